import { limits } from '#contract/limits.ts'
import { isPhone } from '#contract/rules/phone.ts'

/** What is wrong with a phone number (AUTH-03, AUTH-06): null when nothing is. */
export function phoneProblem(phone: string): 'phoneEmpty' | 'phoneWrong' | null {
  if (!phone.trim()) return 'phoneEmpty'
  return isPhone(phone) ? null : 'phoneWrong'
}

/** A password one has: whatever it is, it is not blank (AUTH-06). */
export function passwordProblem(password: string): 'passwordEmpty' | null {
  return password.trim() ? null : 'passwordEmpty'
}

/** A password one chooses, and the same again (AUTH-07). */
export function newPasswordProblem(password: string): 'passwordEmpty' | 'passwordShort' | null {
  if (password.length >= limits.passwordMinChars) return passwordProblem(password)
  return password ? 'passwordShort' : 'passwordEmpty'
}

export function repeatProblem(password: string, again: string): 'passwordMismatch' | null {
  return password === again ? null : 'passwordMismatch'
}
