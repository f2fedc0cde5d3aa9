const adjacent = /\p{Script=Latin}\p{M}*\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{M}*\p{Script=Latin}/u

/** The first word with both Latin and Cyrillic letters side by side, as a wrong encoding makes of «Hermès». */
export function findTwoAlphabets(text: string): string | undefined {
  return adjacent.test(text) ? text.split(/[^\p{L}\p{M}]+/u).find((word) => adjacent.test(word)) : undefined
}
