import type { Asker } from '#app/features/enquiry/enquiry-rules.ts'
import { formatPhone } from '#contract/rules/phone.ts'

/** What every enquiry carries, tidied; `page` is the path of the page that the form stands on. */
export function bodyOf({ name, phone, website }: Pick<Asker, 'name' | 'phone' | 'website'>, page: string) {
  return { name: name.trim(), phone: formatPhone(phone), consent: true, website, page }
}

/** The fields that hold something, trimmed: what was left empty is not sent. */
export function filledOf<Name extends string>(fields: Readonly<Record<Name, string>>): Partial<Record<Name, string>> {
  const filled: Partial<Record<Name, string>> = {}
  for (const name in fields) {
    const text = fields[name].trim()
    if (text) filled[name] = text
  }
  return filled
}
