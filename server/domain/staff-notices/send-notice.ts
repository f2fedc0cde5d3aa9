import { noticePermissions } from '#contract/rules/staff/notices.ts'
import { type Permission, permissionsOf } from '#contract/staff/permissions.ts'
import { throwRetryable } from '#server/context/delivery-error.ts'
import { canReadSubject } from '#server/domain/audit/read-access.ts'
import { composeEmail } from '#server/domain/mail/compose-email.ts'
import { staffUrl } from '#server/domain/mail/staff-url.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { noticeReasons, noticeText, type StaffNoticePayload } from '#server/domain/staff-notices/notice-email.ts'
import { readRecordAccess } from '#server/domain/staff-notices/thread-access.ts'

/** Sends a notice by email or Telegram. Skips a recipient who was blocked, who lost access to the record, or who no longer has a chat. */
export async function sendNotice(ctx: ShopContext, notice: StaffNoticePayload, run: { id: string; signal: AbortSignal }): Promise<void> {
  const person = await ctx.db
    .selectFrom('staff')
    .leftJoin('staff_notice_settings as s', 's.staff_id', 'staff.id')
    .select(['staff.email', 'staff.language', 'staff.roles', 's.telegram_chat'])
    .where('staff.id', '=', notice.to)
    .where('staff.blocked_at', 'is', null)
    .executeTakeFirst()
  if (!person) return
  const permissions = permissionsOf(person.roles)
  const mayReadRecord = await readRecordAccess(ctx.db, notice.subject)
  if (!mayKnow(permissions, notice) || !mayReadRecord(notice.to, permissions)) return
  const { language, email, telegram_chat: chat } = person
  const { heading, text } = noticeText(language, notice)
  const url = staffUrl(ctx, pathOf(notice.subject), language)
  if (notice.by === 'telegram') {
    if (chat !== null) await ctx.ports.telegram.send(chat, [heading, text, url].join('\n'), run.signal).catch(throwRetryable)
    return
  }
  const { why, button } = noticeReasons[language]
  const parts = [
    { kind: 'paragraph' as const, text },
    { kind: 'button' as const, label: button, url },
  ]
  const message = composeEmail({ language, subject: heading, preview: text, heading, parts, why, isToStaff: true }, ctx)
  await ctx.ports.mail.send({ id: run.id, to: email, ...message }, run.signal)
}

const mayKnow = (permissions: readonly Permission[], { kind, subject }: StaffNoticePayload) =>
  permissions.includes(noticePermissions[kind]) && (kind !== 'mention' || canReadSubject(new Set(permissions), subject.kind))

function pathOf({ kind, id }: StaffNoticePayload['subject']): string {
  if (kind === 'order') return `/orders/${id}`
  if (kind === 'thread') return `/inbox/${id}`
  if (kind === 'page-text') return `/content/texts/${id}`
  if (kind === 'person') return `/people/${id}`
  return kind === 'piece' ? `/pieces/${id}` : '/'
}
