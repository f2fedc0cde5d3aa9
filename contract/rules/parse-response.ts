/** Parses the body of a response: JSON, or the text if it is not JSON; undefined if it is empty. */
export function parseResponse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return text
  }
}
