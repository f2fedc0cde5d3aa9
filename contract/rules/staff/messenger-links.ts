import { internationalPhone, isCountryKnown, isPhone } from '#contract/rules/phone.ts'

export const messengers = ['whatsapp', 'telegram'] as const
export type Messenger = (typeof messengers)[number]

/** A stored phone, empty if unknown, and a Telegram name. */
export type MessengerContact = { phone: string; telegram: string | null }

const telegramName = /^@?([a-z]\w{3,31})$/i

/**
 * Returns the links that open a chat with a text filled in; null for a messenger in which the person cannot be found. WhatsApp needs a
 * phone whose country is known; Telegram needs a name or such a phone, and the name takes precedence.
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
