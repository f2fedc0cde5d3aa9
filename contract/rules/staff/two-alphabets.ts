const adjacent = /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u

/** Returns the first word that mixes Latin and Cyrillic letters, as a wrong encoding does to «Hermès». */
export function findTwoAlphabets(text: string): string | undefined {
  const letters = text.normalize('NFC').replaceAll(/\p{M}/gu, '')
  return adjacent.test(letters) ? letters.split(/[^\p{L}]/u).find((word) => adjacent.test(word)) : undefined
}
