/** Whether a text looks like a reference, such as `126610LN` or `IW 3714`, not like a model name: digits, and no four letters in a row. */
export function isReferenceLike(text: string): boolean {
  return /\d/.test(text) && !/\p{L}{4}/u.test(text)
}
