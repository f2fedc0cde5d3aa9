import { isPhone, phoneKey } from '#contract/rules/phone.ts'

type Person = { phone: string | null; email: string | null }

/** Whether the contact of a hold, as the staff typed it, contains the person's phone or email. */
export function isHeldFor(contact: string, { phone, email }: Person): boolean {
  const parts = contact.split(/[,;\n]/).flatMap((part) => part.trim() || [])
  const isPhoneOf = (part: string) => phone !== null && isPhone(part) && phoneKey(part) === phoneKey(phone)
  return parts.some((part) => isPhoneOf(part) || part.toLowerCase() === email?.toLowerCase())
}
