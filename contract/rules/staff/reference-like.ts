/**
 * Whether a text looks like a reference number (`126610LN`, `IW 3714`) rather than a model name: it has a digit, and no four consecutive
 * letters.
 */
export function isReferenceLike(text: string): boolean {
  return /\d/.test(text) && !/\p{L}{4}/u.test(text)
}
