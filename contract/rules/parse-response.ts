/** Parses the body of a response as JSON. Returns the text itself if it is not JSON, and undefined if it is empty. */
export function parseResponse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return text
  }
}
