const bitsMin = 80

/**
 * Whether a secret is guessable despite its length, such as a repeated letter, a repeated phrase, or a sequence of digits. Estimates the
 * entropy from characters that neither repeat earlier text nor continue a sequence.
 */
export function isGuessable(secret: string): boolean {
  const text = secret.toLowerCase()
  const fresh = text.split('').filter((_, at) => !isRepeated(text, at) && !isSequence(text, at))
  return fresh.length * bitsOfCharacter(fresh) < bitsMin
}

const isRepeated = (text: string, at: number) => at >= 1 && text.slice(0, at + 1).indexOf(text.slice(Math.max(at - 2, 0), at + 1)) < at - 2

function isSequence(text: string, at: number): boolean {
  const step = text.charCodeAt(at) - text.charCodeAt(at - 1)
  return at >= 2 && Math.abs(step) <= 1 && step === text.charCodeAt(at - 1) - text.charCodeAt(at - 2)
}

function bitsOfCharacter(characters: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const character of characters) counts.set(character, (counts.get(character) ?? 0) + 1)
  return [...counts.values()].reduce((sum, count) => sum - (count / characters.length) * Math.log2(count / characters.length), 0)
}
