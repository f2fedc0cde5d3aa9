/** The body of a response from its text: JSON, or the text where it is none; undefined where it is empty. */
export function parseResponse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return text
  }
}
