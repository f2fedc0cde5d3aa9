import type { Visit } from '#contract/rules/visit-times.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { visitStart } from '#server/domain/enquiries/visit-start.ts'
import { refusal } from '#server/domain/pieces/piece-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import type { PreviewedEmail } from '#server/domain/staff-orders/preview-step.ts'
import { findVisit } from '#server/domain/visits/linked-visit.ts'
import { assertAhead } from '#server/domain/visits/lock-visit.ts'
import { visitEmail, visitSentence, visitTelegram } from '#server/domain/visits/send-visit-notification.ts'

type Asked = { id: number; version: number; text?: string | undefined; to?: Visit }

/**
 * Returns the message that would be sent to confirm a visit, or to announce its move to the time `to`. Returns null if the visitor can only
 * be called. Readers who may not see contacts get neither the address nor the link. Changes nothing. Throws like `confirmVisit` or
 * `moveVisit`, but not for a taken time or for unavailable pieces.
 */
export async function previewVisitLetter(
  ctx: ShopContext,
  { permissions }: StaffActor,
  { id, version, text, to }: Asked,
): Promise<PreviewedEmail | null> {
  const found = await findVisit(ctx.db, id)
  if (!found) throw new CodedError('not-found')
  if (found.version !== version) throw refusal('visit-edited-meanwhile')
  assertAhead(found, ctx.now())
  const { language, reach } = found
  if (!reach.email && !reach.telegramChat) return null
  const notification = to ? 'moved' : 'confirmed'
  const moved = to ? { office: to.city, starts_at: visitStart(ctx, to) } : {}
  const visit = { ...found, ...moved, notice_text: text ?? null }
  const maySeeContacts = permissions.has('person.contact')
  const shown = { ...ctx, ...(maySeeContacts ? {} : { visitUrl: () => ctx.origins[language] }) }
  const { subject, text: body } = visitEmail(shown, visit, notification)
  const letter = { language, subject, text: visitSentence(ctx, visit, notification) }
  if (!reach.email) return { ...letter, to: 'Telegram', body: visitTelegram(shown, visit, notification) }
  return { ...letter, to: maySeeContacts ? reach.email : '', body }
}
