import type { Language } from '#contract/language.ts'
import { limits } from '#contract/limits.ts'
import { isEmail, normalizeEmail } from '#contract/rules/email.ts'
import { callingCode, homeCountries, internationalPhone, isCountryKnown, isPhone } from '#contract/rules/phone.ts'

/** Problem of a field, as the last part of its message key. */
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
 * Problem of a phone number, or null. Ten digits without + are read as Russian on Russian pages; other pages require
 * the country code, because the call would reach a stranger in Russia.
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
 * Whether a number may get a call. False only if its country code is known and missing in `callingCodes`; an empty list
 * allows every number.
 */
export function isCallable(phone: string, callingCodes: readonly string[]): boolean {
  const hasCountryCode = /^(tel:\s*)?(\+|00)/.test(phone.trimStart()) && isPhone(phone)
  return !hasCountryCode || callingCodes.length === 0 || callingCodes.includes(callingCode(internationalPhone(phone)))
}

/** Checks an existing password: rejects only a blank one. */
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
