import type { CallApi } from '#app/client/call-api.ts'
import { listVideos } from '#app/client/content.ts'
import { callUrl } from '#app/client/create-call-api.ts'
import { listPlayableVideos } from '#app/features/video/playable-videos.ts'
import type { PlayableVideoPage } from '#app/features/video/use-more-videos.ts'
import { limits } from '#contract/limits.ts'

const pageSize = 12
const pagesMax = Math.floor(limits.referencePageSizeMax / pageSize)

/** Loads all videos up to the page in the URL, so that the link to more videos extends the list even without scripts. Null on failure. */
export async function loadVideos(callApi: CallApi, asked: string | null): Promise<{ page: number; first: PlayableVideoPage | null }> {
  const page = Math.min(Math.max(1, Math.floor(Number(asked)) || 1), pagesMax)
  try {
    const { count, results } = await listVideos(callApi, page * pageSize)
    const next = count > page * pageSize ? callUrl('GET /api/videos/', { query: { page_size: pageSize, page: page + 1 } }) : null
    const lastPage = Math.max(1, Math.ceil(count / pageSize))
    return { page: Math.min(page, lastPage), first: { videos: listPlayableVideos(results), next } }
  } catch {
    return { page, first: null }
  }
}
