const adjacent = /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u

/** The first word with both Latin and Cyrillic letters side by side, as a wrong encoding makes of «Hermès». */
export function findTwoAlphabets(text: string): string | undefined {
  const letters = text.normalize('NFC').replaceAll(/\p{M}/gu, '')
  return adjacent.test(letters) ? letters.split(/[^\p{L}]/u).find((word) => adjacent.test(word)) : undefined
}
