import type { MessageKey } from '#app/i18n/messages.ts'
import { limits } from '#contract/limits.ts'
import { isEmail } from '#contract/rules/email.ts'
import { isPhone } from '#contract/rules/phone.ts'

/** The error of a field, as the key of its message. */
export type Problem = MessageKey extends infer Key ? (Key extends `enquiry.validation.${infer Name}` ? Name : never) : never

/** Validates a field's text: returns the error or null. `all` holds all fields. */
export type Rule = (text: string, all: Readonly<Record<string, string>>) => Problem | null

/** The fields that every enquiry starts with. `consent` is `yes` when ticked; `website` is a honeypot. */
export const emptyContact = { name: '', phone: '', email: '', message: '', consent: '', website: '' }
type ContactDetails = typeof emptyContact

const requireText =
  (problem: Problem): Rule =>
  (text) =>
    text.trim() ? null : problem

/** Rules of fields that several forms share. */
export const rules = {
  required: requireText,
  name: requireText('name'),
  /** At least two characters. */
  wholeName: (text: string) => (text.trim().length < limits.orderNameMinChars ? 'nameShort' : null),
  phone: (text: string) => (isPhone(text) ? null : 'phone'),
  email: (text: string) => (text.trim() === '' || isEmail(text) ? null : 'email'),
  consent: (text: string) => (text === 'yes' ? null : 'consent'),
  year: (text: string) => (text.trim() === '' || isYear(text.trim()) ? null : 'year'),
  price: (text: string) => (/^[\s\d.,$]*$/.test(text) ? null : 'price'),
} as const satisfies Record<string, Rule | typeof requireText>

/** Name, phone and consent are required; an e-mail must be valid if given. */
export const contactRules = { name: rules.name, phone: rules.phone, email: rules.email, consent: rules.consent }

function isYear(text: string): boolean {
  return /^\d{4}$/.test(text) && Number(text) >= limits.yearMin && Number(text) <= limits.yearMax
}

/** The errors that block a form, by field. */
export function problemsOf<Name extends string>(
  values: Readonly<Record<Name, string>>,
  checks: Readonly<Partial<Record<Name, Rule>>>,
): Partial<Record<Name, Problem>> {
  const found: Partial<Record<Name, Problem>> = {}
  for (const name in checks) {
    const problem = checks[name]?.(values[name], values)
    if (problem) found[name] = problem
  }
  return found
}

/** The fields of every enquiry; `page` is the path of the page with the form. */
export function bodyOf({ name, phone, website }: Pick<ContactDetails, 'name' | 'phone' | 'website'>, page: string) {
  return { name: name.trim(), phone: phone.trim(), consent: true, website, page }
}

/** The filled fields, trimmed, without the empty ones. */
export function filledOf<Name extends string>(fields: Readonly<Record<Name, string>>): Partial<Record<Name, string>> {
  const filled: Partial<Record<Name, string>> = {}
  for (const name in fields) {
    const text = fields[name].trim()
    if (text) filled[name] = text
  }
  return filled
}
