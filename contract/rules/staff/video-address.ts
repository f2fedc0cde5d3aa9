import { videoId } from '#contract/rules/video-id.ts'

const hosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com']

/** The video that an address of YouTube leads to, and whether it is an upright one; null for any other address. */
export function readVideoAddress(text: string): { id: string; isVertical: boolean } | null {
  const address = /^https?:\/\//i.test(text.trim()) ? text.trim() : `https://${text.trim()}`
  if (!URL.canParse(address)) return null
  const { hostname, pathname } = new URL(address)
  const id = hosts.includes(hostname) ? videoId(address) : null
  return id === null ? null : { id, isVertical: pathname.startsWith('/shorts/') }
}

/** The address under which a video is stored, whatever way it was typed. */
export const videoAddress = (id: string) => `https://www.youtube.com/watch?v=${id}`
