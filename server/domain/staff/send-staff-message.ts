import { fillTemplate } from '#contract/rules/fill-template.ts'
import { throwRetryable } from '#server/context/delivery-error.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { staffEmailTexts } from '#server/domain/staff/staff-email-texts.ts'
import type { StaffMessagePayload } from '#server/domain/staff/staff-email.ts'

/** Sends a notice to an owner's Telegram chat, or to the shop's chat. Does nothing if there is no chat. */
export async function sendStaffMessage(
  ctx: Pick<ShopContext, 'db' | 'ports' | 'company' | 'staff'>,
  { notice, to, origin, about: named }: StaffMessagePayload,
  signal: AbortSignal,
): Promise<void> {
  const { chat, language } = to === null ? { chat: ctx.staff.telegramChat, language: 'ru' as const } : await findChat(ctx, to)
  if (!chat) return
  const about = { by: ctx.company().name, ...named }
  const { subject, text, path = '/', note } = staffEmailTexts[language].notices[notice]
  const lines = [subject, text, ...(note ? [note] : [])].map((line) => fillTemplate(line, about))
  await ctx.ports.telegram.send(chat, [...lines, `${origin}/staff${path}`].join('\n\n'), signal).catch(throwRetryable)
}

async function findChat({ db }: Pick<ShopContext, 'db'>, staffId: string) {
  const person = await db
    .selectFrom('staff')
    .leftJoin('staff_notice_settings as s', 's.staff_id', 'staff.id')
    .select(['staff.language', 's.telegram_chat as chat'])
    .where('staff.id', '=', staffId)
    .executeTakeFirst()
  return { language: person?.language ?? 'ru', chat: person?.chat }
}
