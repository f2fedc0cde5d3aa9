import { limits } from '#contract/limits.ts'

/** What a password may lack (PROF-02). `longer` is a tip that costs no strength. */
export type PasswordLack = 'length' | 'upper' | 'lower' | 'digitOrSymbol' | 'longer'

/** 0 very weak, 1 weak, 2 medium, 3 good, 4 strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4

const steps = [0, 1, 2, 3, 4] as const

/** A point each for eight characters, a capital, a small letter, a digit or symbol, in any alphabet; and what would make it better. */
export function passwordStrength(password: string): { strength: PasswordStrength; lacks: PasswordLack[] } {
  const { length } = Array.from(password)
  const has = {
    length: length >= limits.passwordGoodChars,
    upper: /\p{Lu}/u.test(password),
    lower: /\p{Ll}/u.test(password),
    digitOrSymbol: /[\p{N}\p{P}\p{S}]/u.test(password),
  }
  const points = Object.values(has).filter(Boolean).length
  const lacks: PasswordLack[] = []
  if (!has.length) lacks.push('length')
  if (!has.upper) lacks.push('upper')
  if (!has.lower) lacks.push('lower')
  if (!has.digitOrSymbol) lacks.push('digitOrSymbol')
  if (has.length && length < limits.passwordBestChars) lacks.push('longer')
  return { strength: steps[points] ?? 0, lacks }
}
