import type { Video } from '#contract/content.ts'
import { videoId } from '#contract/rules/video-id.ts'

export type PlayableVideo = { id: number; title: string; description: string; videoId: string; isVertical: boolean }

/** Returns the videos whose URL contains an 11-character id; skips the others. */
export function listPlayableVideos(videos: readonly Video[]): PlayableVideo[] {
  return videos.flatMap(({ id, title, description, video_url, format }) => {
    const found = videoId(video_url)
    return found === null ? [] : [{ id, title, description, videoId: found, isVertical: format === 'vertical' }]
  })
}
