import type { Language } from '#contract/language.ts'
import { phoneDigits } from '#contract/rules/phone.ts'
import type { EmailPerson } from '#server/domain/mail/email-contact.ts'
import type { SpecialistRow } from '#server/domain/specialists/read-specialists.ts'

/** Returns the URLs of a specialist's own chats. Null for a chat that they do not have. */
export function ownChats({ telegram, whatsapp }: SpecialistRow): { telegram: string | null; whatsapp: string | null } {
  return {
    telegram: telegram ? `https://t.me/${telegram}` : null,
    whatsapp: whatsapp ? `https://wa.me/${phoneDigits(whatsapp)}` : null,
  }
}

/** Returns a specialist as the contact of an email. */
export const emailPerson = (specialist: SpecialistRow, language: Language): EmailPerson => ({
  name: specialist[`name_${language}`],
  telegram: ownChats(specialist).telegram,
})
