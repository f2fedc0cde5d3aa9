import type { PlayableVideo } from '#app/features/video/playable-videos.ts'
import type { StructuredData } from '#app/sections/seo/structured-data.server.ts'

/** Structured data of videos. Browsers do not load the video URLs in it. */
export function videoList(videos: readonly PlayableVideo[]): StructuredData {
  const itemListElement = videos.map(({ title, description, videoId }, at) => ({
    '@type': 'VideoObject',
    position: at + 1,
    name: title,
    description,
    embedUrl: `https://www.youtube-nocookie.com/embed/${videoId}`,
    thumbnailUrl: `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`,
  }))
  return { '@type': 'ItemList', itemListElement }
}
