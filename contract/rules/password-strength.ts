const bestChars = 12
const goodChars = 8

/** A requirement that a password does not meet. `longer` is only a tip and does not affect the strength. */
export type PasswordLack = 'length' | 'upper' | 'lower' | 'digitOrSymbol' | 'longer'

/** From 0 (very weak) to 4 (strong). */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4

const steps = [0, 1, 2, 3, 4] as const

/**
 * Rates a password. Gives one point each for eight characters, an upper-case letter, a lower-case letter, and a digit or symbol. Letters of
 * any alphabet count.
 */
export function passwordStrength(password: string): { strength: PasswordStrength; lacks: PasswordLack[] } {
  const { length } = Array.from(password)
  const has = {
    length: length >= goodChars,
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
  if (has.length && length < bestChars) lacks.push('longer')
  return { strength: steps[points] ?? 0, lacks }
}
