/** Whether a typed text is rather a reference, such as `126610LN` or `IW 3714`, than the name of a model: digits, and no longer word. */
export function isReferenceLike(text: string): boolean {
  return /\d/.test(text) && !/\p{L}{4}/u.test(text)
}
