const bitsMin = 80

/**
 * Whether people could guess a secret, however long it is: one letter over and over, a repeated phrase, letters or digits in a row. Counts the
 * characters that neither repeat three in a row from before nor continue a sequence, and weighs them by how varied they are. Text
 * from a random generator of 32 characters has 100 bits or more.
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

/** The entropy of one character, by how often each occurs. */
function bitsOfCharacter(characters: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const character of characters) counts.set(character, (counts.get(character) ?? 0) + 1)
  return [...counts.values()].reduce((sum, count) => sum - (count / characters.length) * Math.log2(count / characters.length), 0)
}
