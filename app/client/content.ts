import type { CallApi } from '#app/client/call-api.ts'

export const listBanners = (call: CallApi) => call('GET /api/banners/')
export const listFaqs = (call: CallApi) => call('GET /api/faqs/')

/** The first so many videos. */
export const listVideos = (call: CallApi, pageSize: number) => call('GET /api/videos/', { query: { page_size: pageSize } })
/** Another page of videos, by the path that an earlier one gave. */
export const listMoreVideos = (call: CallApi, next: string) => call('GET /api/videos/', { url: next })
