/** Parses the body of a response as JSON; returns the text itself if it is not JSON, undefined if it is empty. */
export function parseResponse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return text
  }
}
