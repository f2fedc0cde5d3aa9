import { useState } from 'react'
import { callApi } from '#app/client/call-api.ts'
import { listMoreVideos } from '#app/client/content.ts'
import { type PlayableVideo, listPlayableVideos } from '#app/features/video/playable-videos.ts'

export type PlayableVideoPage = { videos: PlayableVideo[]; next: string | null }

/** Videos of the first page and of the pages loaded since. A failure is only logged, and the loaded videos stay. */
export function useMoreVideos(first: PlayableVideoPage) {
  const [added, setAdded] = useState<PlayableVideoPage>({ videos: [], next: first.next })
  const [isLoading, setLoading] = useState(false)
  const loadMore = async () => {
    if (isLoading || added.next === null) return
    setLoading(true)
    try {
      const page = await listMoreVideos(callApi, added.next)
      setAdded({ videos: [...added.videos, ...listPlayableVideos(page.results)], next: page.next })
    } catch (error) {
      // the page works without more videos, so only developers see the failure
      // oxlint-disable-next-line no-console
      console.warn('more videos could not be loaded', error)
    } finally {
      setLoading(false)
    }
  }
  return { videos: [...first.videos, ...added.videos], addedCount: added.videos.length, hasMore: added.next !== null, isLoading, loadMore }
}
