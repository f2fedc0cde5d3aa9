import type { Language } from '#contract/language.ts'
import { fillTemplate } from '#contract/rules/fill-template.ts'
import { composeEmail } from '#server/domain/mail/compose-email.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import type { MailMessage } from '#server/ports/mail.ts'

const texts: Record<Language, Record<'subject' | 'preview' | 'heading' | 'text' | 'note' | 'why', string>> = {
  ru: {
    subject: 'Код для входа: {{code}}',
    preview: 'Действует пять минут.',
    heading: 'Код для входа',
    text: 'Введите этот код на странице, где вы его запросили. Он действует пять минут и подходит только для того же браузера.',
    note: 'Если вы не запрашивали код, ничего делать не нужно. Никому его не сообщайте: мы никогда не спрашиваем код по телефону или в переписке.',
    why: 'Письмо пришло, потому что для этого адреса запросили код.',
  },
  en: {
    subject: 'Your sign-in code: {{code}}',
    preview: 'Valid for five minutes.',
    heading: 'Your sign-in code',
    text: 'Enter this code on the page where you requested it. It is valid for five minutes and works only in that browser.',
    note: 'If you did not request a code, you can ignore this email. Never share the code: we do not ask for it by phone or in chat.',
    why: 'You are receiving this email because a code was requested for this address.',
  },
}

export function codeEmail(code: string, language: Language, shop: Pick<ShopContext, 'origins' | 'company'>): Omit<MailMessage, 'to'> {
  const { subject, preview, heading, text, note, why } = texts[language]
  return composeEmail(
    {
      language,
      subject: fillTemplate(subject, { code }),
      preview,
      heading,
      why,
      parts: [
        { kind: 'code', text: code },
        { kind: 'paragraph', text },
        { kind: 'note', text: note },
      ],
    },
    shop,
  )
}
