import type { Language } from '#contract/language.ts'
import { emailHtml } from '#server/domain/mail/email-html.ts'
import { emailText } from '#server/domain/mail/email-text.ts'
import type { Email, EmailFooter } from '#server/domain/mail/email.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import type { MailMessage } from '#server/ports/mail.ts'

const why: Record<Language, string> = {
  ru: 'Вы получили это письмо, потому что обратились в магазин.',
  en: 'You receive this email because you contacted the shop.',
}

/** Composes an email for sending: the same text as HTML in the style of the shop and as plain text. */
export function composeEmail(email: Email, { origins, company: read }: Pick<ShopContext, 'origins' | 'company'>): Omit<MailMessage, 'to'> {
  const { language } = email
  const site = origins[language]
  const company = read()
  const footer: EmailFooter = {
    shop: company.name,
    why: email.why ?? why[language],
    contacts: `${company.phone.text} · ${company.email}`,
    site,
    siteName: site.replace(/^https?:\/\//, ''),
  }
  // a subject is one line, whatever it was made from
  const subject = email.subject.replace(/\s+/g, ' ').trim().slice(0, 200)
  return { subject, language, html: emailHtml(email, footer), text: emailText(email, footer) }
}
