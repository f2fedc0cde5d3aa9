import type { CallApi } from '#app/client/call-api.ts'
import type { PolicyName, TextPageName } from '#contract/rules/page-texts.ts'

export const listBanners = (call: CallApi) => call('GET /api/banners/')
/** Loads the layout of the home page; with a preview token, the draft. */
export const getHome = (call: CallApi, preview: string | null) =>
  preview === null ? call('GET /api/home/') : call('GET /api/home/draft/', { query: { token: preview } })
export const getPageText = (call: CallApi, name: TextPageName, preview: string | null) =>
  preview === null
    ? call('GET /api/page-text/', { query: { name } })
    : call('GET /api/page-text/draft/', { query: { name, token: preview } })
export const getPolicyVersion = (call: CallApi, name: PolicyName, version: string) =>
  call('GET /api/policy-version/', { query: { name, version } })
export const listFaqs = (call: CallApi) => call('GET /api/faqs/')
export const listReviews = (call: CallApi) => call('GET /api/reviews/')
export const listSpecialists = (call: CallApi) => call('GET /api/specialists/')

export const listVideos = (call: CallApi, pageSize: number) => call('GET /api/videos/', { query: { page_size: pageSize } })
export const listMoreVideos = (call: CallApi, next: string) => call('GET /api/videos/', { url: next })
