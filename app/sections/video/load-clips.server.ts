import type { CallApi } from '#app/client/call-api.ts'
import { listVideos } from '#app/client/content.ts'
import { clipsOf } from '#app/features/video/clips.ts'
import type { ClipPage } from '#app/features/video/use-more-clips.ts'
import { limits } from '#contract/limits.ts'

const pageSize = 12
const pagesMax = Math.floor(limits.referencePageSizeMax / pageSize)

/** The videos up to the page an address asks for, so that "more" without script adds to what was there; null when they fail. */
export async function loadClips(callApi: CallApi, asked: string | null): Promise<{ page: number; first: ClipPage | null }> {
  const page = Math.min(Math.max(1, Math.floor(Number(asked)) || 1), pagesMax)
  try {
    const { count, results } = await listVideos(callApi, `/api/videos/?page_size=${page * pageSize}`)
    const next = count > page * pageSize ? `/api/videos/?page_size=${pageSize}&page=${page + 1}` : null
    const lastPage = Math.max(1, Math.ceil(count / pageSize))
    return { page: Math.min(page, lastPage), first: { clips: clipsOf(results), next } }
  } catch {
    return { page, first: null }
  }
}
