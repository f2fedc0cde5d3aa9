import { videoId } from '#contract/rules/video-id.ts'

const hosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com']

/** Parses a YouTube URL into the video's id and orientation. Null for any other URL. */
export function readVideoAddress(text: string): { id: string; isVertical: boolean } | null {
  const address = /^https?:\/\//i.test(text.trim()) ? text.trim() : `https://${text.trim()}`
  if (!URL.canParse(address)) return null
  const { hostname, pathname } = new URL(address)
  const id = hosts.includes(hostname) ? videoId(address) : null
  return id === null ? null : { id, isVertical: pathname.startsWith('/shorts/') }
}

export const videoAddress = (id: string) => `https://www.youtube.com/watch?v=${id}`
