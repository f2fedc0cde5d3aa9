import type { Language } from '#contract/language.ts'
import { composeEmail } from '#server/domain/mail/compose-email.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

const texts: Record<Language, { heading: string; text: string; why: string }> = {
  ru: {
    heading: 'Почта работает',
    text: 'Это проверочное письмо магазина. Раз оно дошло, дойдут и письма покупателям.',
    why: 'Вы получили это письмо, потому что попросили его на странице «Сегодня».',
  },
  en: {
    heading: 'Emails arrive',
    text: 'This is a test email of the shop. As it has arrived, emails to customers will as well.',
    why: 'You are receiving this email because you asked for it on the page “Today”.',
  },
}

/**
 * Sends the test email and records which transport accepted it. Does nothing if the email was already sent, or if a newer request has
 * replaced this one.
 */
export async function sendTestEmail(ctx: ShopContext, asked: { id: string }, run: { id: string; signal: AbortSignal }): Promise<void> {
  const person = await ctx.db
    .selectFrom('first_days')
    .innerJoin('staff', 'staff.id', 'first_days.test_email_to')
    .select(['staff.email', 'staff.language'])
    .where('test_email_id', '=', asked.id)
    .where('test_email_sent_at', 'is', null)
    .executeTakeFirst()
  if (!person) return
  const { language, email: to } = person
  const { heading, text, why } = texts[language]
  const parts = [{ kind: 'paragraph' as const, text }]
  const message = composeEmail({ language, subject: heading, preview: text, heading, parts, why }, ctx)
  await ctx.ports.mail.send({ id: run.id, to, ...message }, run.signal)
  await ctx.db
    .updateTable('first_days')
    .set({ test_email_sent_at: new Date(ctx.now()), test_email_transport: ctx.ports.mail.name })
    .where('test_email_id', '=', asked.id)
    .execute()
}
