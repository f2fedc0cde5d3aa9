import type { Me } from '#contract/profile.ts'
import { isEmail } from '#contract/rules/email.ts'
import { formatPhone, isPhone, phoneDigits } from '#contract/rules/phone.ts'

export type PersonalValues = { firstName: string; lastName: string; email: string; phone: string }
export type PersonalField = keyof PersonalValues
export type PersonalProblem = 'email' | 'phone'

export const personalFields = ['firstName', 'lastName', 'email', 'phone'] as const satisfies readonly PersonalField[]

export function personalValues(me: Me): PersonalValues {
  const phone = me.phone ?? me.pending_phone
  return { firstName: me.first_name, lastName: me.last_name, email: me.email ?? '', phone: phone ? formatPhone(`+${phone}`) : '' }
}

/** Whether the customer may set a phone. True only for an account with Telegram and without a verified phone. */
export function mayGivePhone(me: Me): boolean {
  return me.telegram_id !== null && !me.phone
}

/**
 * Message key that explains why the phone field is read-only. Either a verified phone cannot be changed, or the account signs in with
 * Google or email and needs no phone.
 */
export function phoneNote(me: Pick<Me, 'phone' | 'has_google'>): 'phoneFixed' | 'phoneNotNeededGoogle' | 'phoneNotNeededEmail' {
  if (me.phone) return 'phoneFixed'
  return me.has_google ? 'phoneNotNeededGoogle' : 'phoneNotNeededEmail'
}

/** Returns the fields that differ from the saved values. Ignores the formatting of a phone. */
export function changedFields(saved: PersonalValues, values: PersonalValues): PersonalField[] {
  const normalize = ({ phone, ...rest }: PersonalValues) => ({ ...rest, phone: phoneDigits(phone) })
  const [before, now] = [normalize(saved), normalize(values)]
  return personalFields.filter((field) => before[field].trim() !== now[field].trim())
}

export function personalProblems({ email, phone }: PersonalValues): PersonalProblem[] {
  const problems: [PersonalProblem, boolean][] = [
    ['email', email.trim() !== '' && !isEmail(email)],
    ['phone', phone.trim() !== '' && !isPhone(phone)],
  ]
  return problems.filter(([, isWrong]) => isWrong).map(([problem]) => problem)
}

export function personalChange(values: PersonalValues, changed: readonly PersonalField[]) {
  const { firstName, lastName, email, phone } = values
  const body = { first_name: firstName.trim(), last_name: lastName.trim(), email: email.trim(), phone: phone.trim() }
  const names = { firstName: 'first_name', lastName: 'last_name', email: 'email', phone: 'phone' } as const
  return Object.fromEntries(changed.map((field) => [names[field], body[names[field]]]))
}
