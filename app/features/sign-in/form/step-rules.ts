import type { Language } from '#contract/language.ts'
import { limits } from '#contract/limits.ts'
import { isEmail, normalizeEmail } from '#contract/rules/email.ts'
import { callingCode, homeCountries, internationalPhone, isCountryKnown, isPhone } from '#contract/rules/phone.ts'

/** Error of a field: the last part of its message key. */
export type FieldProblem =
  | 'phoneEmpty'
  | 'phoneWrong'
  | 'phoneNeedsCode'
  | 'emailEmpty'
  | 'emailWrong'
  | 'passwordEmpty'
  | 'passwordShort'
  | 'passwordMismatch'

/**
 * Returns the error of a phone number, or null. On Russian pages, ten digits without + are a Russian number. Other pages ask for the
 * country code; without it, the shop might call a stranger in Russia.
 */
export function phoneProblem(phone: string, language: Language): 'phoneEmpty' | 'phoneWrong' | 'phoneNeedsCode' | null {
  if (!phone.trim()) return 'phoneEmpty'
  if (!isPhone(phone)) return 'phoneWrong'
  return isCountryKnown(phone, ['RU']) && !isCountryKnown(phone, homeCountries(language)) ? 'phoneNeedsCode' : null
}

export function emailProblem(email: string): 'emailEmpty' | 'emailWrong' | null {
  if (!email.trim()) return 'emailEmpty'
  return isEmail(normalizeEmail(email)) ? null : 'emailWrong'
}

/**
 * Whether the shop can call a number. False only if the number's country code is known and missing from `callingCodes`. An empty list
 * allows every number.
 */
export function isCallable(phone: string, callingCodes: readonly string[]): boolean {
  const hasCountryCode = /^(tel:\s*)?(\+|00)/.test(phone.trimStart()) && isPhone(phone)
  return !hasCountryCode || callingCodes.length === 0 || callingCodes.includes(callingCode(internationalPhone(phone)))
}

export function passwordProblem(password: string): 'passwordEmpty' | null {
  return password.trim() ? null : 'passwordEmpty'
}

export function newPasswordProblem(password: string): 'passwordEmpty' | 'passwordShort' | null {
  if (password.length >= limits.passwordMinChars) return passwordProblem(password)
  return password ? 'passwordShort' : 'passwordEmpty'
}

export function repeatProblem(password: string, again: string): 'passwordMismatch' | null {
  return password === again ? null : 'passwordMismatch'
}
