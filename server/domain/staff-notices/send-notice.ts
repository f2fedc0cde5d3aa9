import { composeEmail } from '#server/domain/mail/compose-email.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { noticeReasons, noticeText, type StaffNoticePayload } from '#server/domain/staff-notices/notice-email.ts'

/** Sends a notice by mail or Telegram. One for somebody who is blocked by now, or has no chat any more, is not sent. */
export async function sendNotice(ctx: ShopContext, notice: StaffNoticePayload, run: { id: string; signal: AbortSignal }): Promise<void> {
  const person = await ctx.db
    .selectFrom('staff')
    .leftJoin('staff_notice_settings as s', 's.staff_id', 'staff.id')
    .select(['staff.email', 'staff.language', 's.telegram_chat'])
    .where('staff.id', '=', notice.to)
    .where('staff.blocked_at', 'is', null)
    .executeTakeFirst()
  if (!person) return
  const { language, email, telegram_chat: chat } = person
  const { heading, text } = noticeText(language, notice)
  const url = `${ctx.backOffice.origin ?? ctx.origins[language]}/staff${pathOf(notice.subject)}`
  if (notice.by === 'telegram') {
    if (chat !== null) await ctx.ports.telegram.send(chat, [heading, text, url].join('\n'), run.signal)
    return
  }
  const { why, button } = noticeReasons[language]
  const parts = [
    { kind: 'paragraph' as const, text },
    { kind: 'button' as const, label: button, url },
  ]
  const message = composeEmail({ language, subject: heading, preview: text, heading, parts, why }, ctx)
  await ctx.ports.mail.send({ id: run.id, to: email, ...message }, run.signal)
}

function pathOf({ kind, id }: StaffNoticePayload['subject']): string {
  if (kind === 'order') return `/orders/${id}`
  if (kind === 'thread') return `/inbox/${id}`
  return kind === 'piece' ? `/pieces/${id}` : '/'
}
