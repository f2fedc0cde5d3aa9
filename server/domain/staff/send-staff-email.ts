import type { Language } from '#contract/language.ts'
import { fillTemplate } from '#contract/rules/fill-template.ts'
import { composeEmail } from '#server/domain/mail/compose-email.ts'
import type { Email } from '#server/domain/mail/email.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { staffEmailTexts } from '#server/domain/staff/staff-email-texts.ts'
import type { StaffEmailPayload } from '#server/domain/staff/staff-email.ts'
import { linkUrl } from '#server/domain/staff/staff-links.ts'

type MailContext = Pick<ShopContext, 'db' | 'digest' | 'origins' | 'ports' | 'company'>

/**
 * Sends an email to a staff member or an invited person. Skips a person who no longer exists, and an invitation that was already used or
 * withdrawn.
 */
export async function sendStaffEmail(
  ctx: MailContext,
  payload: StaffEmailPayload,
  { id, signal }: { id: string; signal: AbortSignal },
): Promise<void> {
  const recipient = await findRecipient(ctx, payload)
  if (!recipient) return
  const composed = composeEmail(staffEmail(ctx, payload, recipient.language), ctx)
  await ctx.ports.mail.send({ id, to: recipient.email, ...composed }, signal)
}

async function findRecipient(
  { db }: MailContext,
  { to, link, language }: StaffEmailPayload,
): Promise<{ email: string; language: Language } | null> {
  if (to) return (await db.selectFrom('staff').select(['email', 'language']).where('id', '=', to).executeTakeFirst()) ?? null
  if (!link) return null
  const invitation = await db
    .selectFrom('staff_link')
    .select('email')
    .where('id', '=', link)
    .where('spent_at', 'is', null)
    .executeTakeFirst()
  return invitation?.email ? { email: invitation.email, language: language ?? 'ru' } : null
}

function staffEmail(
  { digest, company }: MailContext,
  { notice, link, origin, about: named }: StaffEmailPayload,
  language: Language,
): Email {
  const shop = company().name
  const about = { inviter: shop, by: shop, ...named }
  const { why, notices } = staffEmailTexts[language]
  const { subject, text, button, path = '/', note } = notices[notice]
  const url = link ? linkUrl(digest, origin, link) : `${origin}/staff${path}`
  return {
    language,
    subject: fillTemplate(subject, about),
    preview: fillTemplate(text, about),
    heading: fillTemplate(subject, about),
    parts: [
      { kind: 'paragraph', text: fillTemplate(text, about) },
      ...(button ? [{ kind: 'button' as const, label: button, url }] : []),
      ...(note ? [{ kind: 'note' as const, text: fillTemplate(note, about) }] : []),
    ],
    why,
    isToStaff: true,
  }
}
