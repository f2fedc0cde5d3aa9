import type { Clip } from '#app/features/video/clips.ts'
import type { Thing } from '#app/sections/seo/structured-data.server.ts'

/** The videos for search engines. The addresses are only named here; a browser asks for none of them. */
export function videoList(clips: readonly Clip[]): Thing {
  const itemListElement = clips.map(({ title, description, videoId }, at) => ({
    '@type': 'VideoObject',
    position: at + 1,
    name: title,
    description,
    embedUrl: `https://www.youtube-nocookie.com/embed/${videoId}`,
    thumbnailUrl: `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`,
  }))
  return { '@type': 'ItemList', itemListElement }
}
