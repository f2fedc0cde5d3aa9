import type { Language } from '#contract/language.ts'
import { emailContact } from '#server/domain/mail/email-contact.ts'
import { emailHtml } from '#server/domain/mail/email-html.ts'
import { emailText } from '#server/domain/mail/email-text.ts'
import type { Email, EmailFooter } from '#server/domain/mail/email.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import type { MailMessage } from '#server/ports/mail.ts'

const texts: Record<Language, Record<'why' | 'whyStaff' | 'seller', string>> = {
  ru: {
    why: 'Вы получили это письмо, потому что обратились в магазин.',
    whyStaff: 'Служебное письмо: на этот адрес приходят уведомления магазина.',
    seller: 'Продавец',
  },
  en: {
    why: 'You are receiving this email because you contacted us.',
    whyStaff: 'An internal email: this address receives the shop’s notices.',
    seller: 'Seller',
  },
}

/** Composes an email for sending: the subject, and the content both as HTML in the style of the shop and as plain text. */
export function composeEmail(email: Email, { origins, company: read }: Pick<ShopContext, 'origins' | 'company'>): Omit<MailMessage, 'to'> {
  const { language, isToStaff, contact = {}, why } = email
  const site = origins[language]
  const company = read()
  const footer: EmailFooter = {
    shop: company.name,
    contact: isToStaff ? null : emailContact(company, language, contact),
    seller: isToStaff ? null : `${texts[language].seller}: ${company.legal.name[language]}, ${company.offices[0].address[language]}`,
    why: why ?? texts[language][isToStaff ? 'whyStaff' : 'why'],
    site,
    siteName: site.replace(/^https?:\/\//, ''),
  }
  const subject = email.subject.replace(/\s+/g, ' ').trim().slice(0, 200)
  return { subject, language, html: emailHtml(email, footer), text: emailText(email, footer) }
}
