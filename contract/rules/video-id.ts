/** Returns the 11-character video id in a YouTube URL, or null. */
export function videoId(url: string): string | null {
  const match = /(?:youtu\.be\/|[?&]v=|\/(?:embed|shorts|live|v)\/)([\w-]{11})(?![\w-])/.exec(url)
  return match?.[1] ?? null
}
