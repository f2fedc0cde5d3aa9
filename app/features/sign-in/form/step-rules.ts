import type { Language } from '#contract/language.ts'
import { limits } from '#contract/limits.ts'
import { isEmail, normalizeEmail } from '#contract/rules/email.ts'
import { callingCode, homeCountries, internationalPhone, isCountryKnown, isPhone } from '#contract/rules/phone.ts'

/** What is wrong with a field of a panel, as the key of its sentence. */
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
 * What is wrong with a phone number: null when nothing is. Ten digits without + are Russian on Russian pages; elsewhere they would call a stranger
 * in Russia.
 */
export function phoneProblem(phone: string, language: Language): 'phoneEmpty' | 'phoneWrong' | 'phoneNeedsCode' | null {
  if (!phone.trim()) return 'phoneEmpty'
  if (!isPhone(phone)) return 'phoneWrong'
  return isCountryKnown(phone, ['RU']) && !isCountryKnown(phone, homeCountries(language)) ? 'phoneNeedsCode' : null
}

/** What is wrong with an email address to sign in with. */
export function emailProblem(email: string): 'emailEmpty' | 'emailWrong' | null {
  if (!email.trim()) return 'emailEmpty'
  return isEmail(normalizeEmail(email)) ? null : 'emailWrong'
}

/** Whether a number may get a call. Only one with a known country that is not on the list may not; without a list every one may. */
export function isCallable(phone: string, callingCodes: readonly string[]): boolean {
  const hasCountryCode = /^(tel:\s*)?(\+|00)/.test(phone.trimStart()) && isPhone(phone)
  return !hasCountryCode || callingCodes.length === 0 || callingCodes.includes(callingCode(internationalPhone(phone)))
}

/** An existing password: only not blank. */
export function passwordProblem(password: string): 'passwordEmpty' | null {
  return password.trim() ? null : 'passwordEmpty'
}

/** A chosen password, and its repetition. */
export function newPasswordProblem(password: string): 'passwordEmpty' | 'passwordShort' | null {
  if (password.length >= limits.passwordMinChars) return passwordProblem(password)
  return password ? 'passwordShort' : 'passwordEmpty'
}

export function repeatProblem(password: string, again: string): 'passwordMismatch' | null {
  return password === again ? null : 'passwordMismatch'
}
