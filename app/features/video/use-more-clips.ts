import { useState } from 'react'
import { callApi } from '#app/client/call-api.ts'
import { listVideos } from '#app/client/content.ts'
import { type Clip, clipsOf } from '#app/features/video/clips.ts'

export type ClipPage = { clips: Clip[]; next: string | null }

/** The first page with those that were asked for since; a failure leaves what is shown and is only logged (INFO-09). */
export function useMoreClips(first: ClipPage) {
  const [added, setAdded] = useState<ClipPage>({ clips: [], next: first.next })
  const [isLoading, setLoading] = useState(false)
  const loadMore = async () => {
    if (isLoading || added.next === null) return
    setLoading(true)
    try {
      const page = await listVideos(callApi, added.next)
      setAdded({ clips: [...added.clips, ...clipsOf(page.results)], next: page.next })
    } catch (error) {
      // The page is whole without them: nothing to tell the person, something for whoever looks into it.
      // oxlint-disable-next-line no-console
      console.warn('more videos could not be loaded', error)
    } finally {
      setLoading(false)
    }
  }
  return { clips: [...first.clips, ...added.clips], addedCount: added.clips.length, hasMore: added.next !== null, isLoading, loadMore }
}
