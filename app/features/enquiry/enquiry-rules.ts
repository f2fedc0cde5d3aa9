import type { MessageKey } from '#app/i18n/messages.ts'
import { limits } from '#contract/limits.ts'
import { isEmail } from '#contract/rules/email.ts'
import { latestYear } from '#contract/rules/latest-year.ts'
import { isPhone } from '#contract/rules/phone.ts'

/** Error of a field: the last part of its message key. */
export type Problem = MessageKey extends infer Key ? (Key extends `enquiry.validation.${infer Name}` ? Name : never) : never

/** Validates the text of a field; null if valid. `all` contains the texts of all fields. */
export type Rule = (text: string, all: Readonly<Record<string, string>>) => Problem | null

/** Initial fields of every enquiry. `consent` is `yes` when ticked; `website` is a honeypot. */
export const emptyContact = { name: '', phone: '', email: '', message: '', consent: '', website: '' }
type ContactDetails = typeof emptyContact

const requireText =
  (problem: Problem): Rule =>
  (text) =>
    text.trim() ? null : problem

export const rules = {
  required: requireText,
  name: requireText('name'),
  wholeName: (text: string) => (text.trim().length < limits.orderNameMinChars ? 'nameShort' : null),
  phone: (text: string) => (isPhone(text) ? null : 'phone'),
  email: (text: string) => (text.trim() === '' || isEmail(text) ? null : 'email'),
  question: requireText('question'),
  consent: (text: string) => (text === 'yes' ? null : 'consent'),
  year: (text: string) => (text.trim() === '' || isYear(text.trim()) ? null : 'year'),
  price: (text: string) => (/^[\s\d.,$]*$/.test(text) ? null : 'price'),
} as const satisfies Record<string, Rule | typeof requireText>

export const contactRules = { name: rules.name, phone: rules.phone, email: rules.email, consent: rules.consent }

export const questionRules = { ...contactRules, message: rules.question }

function isYear(text: string): boolean {
  return /^\d{4}$/.test(text) && Number(text) >= limits.yearMin && Number(text) <= latestYear(Date.now())
}

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

export function bodyOf({ name, phone, website }: Pick<ContactDetails, 'name' | 'phone' | 'website'>, page: string) {
  return { name: name.trim(), phone: phone.trim(), consent: true, website, page }
}

export function filledOf<Name extends string>(fields: Readonly<Record<Name, string>>): Partial<Record<Name, string>> {
  const filled: Partial<Record<Name, string>> = {}
  for (const name in fields) {
    const text = fields[name].trim()
    if (text) filled[name] = text
  }
  return filled
}
