const adjacent = /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u

/**
 * Returns the first word with adjacent Latin and Cyrillic letters, or undefined. Reading «Hermès» in a wrong encoding produces such a word.
 */
export function findTwoAlphabets(text: string): string | undefined {
  const letters = text.normalize('NFC').replaceAll(/\p{M}/gu, '')
  return adjacent.test(letters) ? letters.split(/[^\p{L}]/u).find((word) => adjacent.test(word)) : undefined
}
