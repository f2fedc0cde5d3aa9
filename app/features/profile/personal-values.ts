import type { Me } from '#contract/profile.ts'
import { isEmail } from '#contract/rules/email.ts'
import { formatPhone, isPhone, phoneDigits } from '#contract/rules/phone.ts'

export type PersonalValues = { firstName: string; lastName: string; email: string; phone: string }
export type PersonalField = keyof PersonalValues
export type PersonalProblem = 'email' | 'phone'

export const personalFields = ['firstName', 'lastName', 'email', 'phone'] as const satisfies readonly PersonalField[]

/** What the form shows of a saved customer. */
export function personalValues(me: Me): PersonalValues {
  const phone = me.phone ?? me.pending_phone
  return { firstName: me.first_name, lastName: me.last_name, email: me.email ?? '', phone: phone ? formatPhone(`+${phone}`) : '' }
}

/** The phone can be given only by who came through a messenger and has none (PROF-01). */
export function mayGivePhone(me: Me): boolean {
  return me.telegram_id !== null && !me.phone
}

/** The fields that differ from what is saved; how a phone is spaced is no difference. */
export function changedFields(saved: PersonalValues, values: PersonalValues): PersonalField[] {
  const told = ({ phone, ...rest }: PersonalValues) => ({ ...rest, phone: phoneDigits(phone) })
  const [before, now] = [told(saved), told(values)]
  return personalFields.filter((field) => before[field].trim() !== now[field].trim())
}

/** What keeps the form from being saved. Both may be left empty. */
export function personalProblems({ email, phone }: PersonalValues): PersonalProblem[] {
  const problems: [PersonalProblem, boolean][] = [
    ['email', email.trim() !== '' && !isEmail(email)],
    ['phone', phone.trim() !== '' && !isPhone(phone)],
  ]
  return problems.filter(([, isWrong]) => isWrong).map(([problem]) => problem)
}

/** What is sent: only what changed. */
export function personalChange(values: PersonalValues, changed: readonly PersonalField[]) {
  const { firstName, lastName, email, phone } = values
  const body = { first_name: firstName.trim(), last_name: lastName.trim(), email: email.trim(), phone: formatPhone(phone) }
  const names = { firstName: 'first_name', lastName: 'last_name', email: 'email', phone: 'phone' } as const
  return Object.fromEntries(changed.map((field) => [names[field], body[names[field]]]))
}
