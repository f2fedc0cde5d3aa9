import type { CallApi } from '#app/client/call-api.ts'
import type { Banner, Faq, Video } from '#contract/content.ts'
import type { Page } from '#contract/paging.ts'

export const listBanners = (call: CallApi) => call<Page<Banner>>('/api/banners/')
export const listFaqs = (call: CallApi) => call<Page<Faq>>('/api/faqs/')

/** A page of videos; `next` is the path an earlier page gave. */
export const listVideos = (call: CallApi, next = '/api/videos/') => call<Page<Video>>(next)
