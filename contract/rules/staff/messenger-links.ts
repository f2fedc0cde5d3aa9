import { internationalPhone, isCountryKnown, isPhone } from '#contract/rules/phone.ts'

export const messengers = ['whatsapp', 'telegram'] as const
export type Messenger = (typeof messengers)[number]

/** `phone`: a stored phone number, empty if unknown. `telegram`: a Telegram user name. */
export type MessengerContact = { phone: string; telegram: string | null }

const telegramName = /^@?([a-z]\w{3,31})$/i

/**
 * Returns links that open a chat with a prepared text. Null for a messenger in which the person cannot be found. Both messengers find a
 * person by a phone number whose country is known. For Telegram, a user name takes precedence.
 */
export function messengerLinks({ phone, telegram }: MessengerContact, text: string): Record<Messenger, string | null> {
  const digits = isPhone(phone) && isCountryKnown(phone) ? internationalPhone(phone, []) : null
  const name = telegramName.exec(telegram ?? '')?.[1]
  const written = text.trim() ? `text=${encodeURIComponent(text.trim().toWellFormed())}` : ''
  const withText = (url: string, joint: '?' | '&') => (written ? `${url}${joint}${written}` : url)
  const telegramByPhone = digits && withText(`tg://resolve?phone=${digits}`, '&')
  return {
    whatsapp: digits && withText(`https://wa.me/${digits}`, '?'),
    telegram: name ? withText(`https://t.me/${name}`, '?') : telegramByPhone,
  }
}
