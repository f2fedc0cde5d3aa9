import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import {
  ChangePageText,
  PageTextDone,
  PageTextList,
  PageTextParams,
  PageTextPreview,
  PageTextRecord,
  PageTextSaved,
  PageTextVersion,
  PageTextVersionParams,
  PlanPageText,
  VersionTexts,
} from '#contract/staff/page-texts.ts'

const params = PageTextParams
const ofVersion = PageTextVersionParams
const done = { 200: PageTextDone }

export const staffPageTextEndpoints = {
  'GET /api/staff/page-texts/': { response: { 200: PageTextList } },
  'GET /api/staff/page-texts/:page/': { params, response: { 200: PageTextRecord } },
  'PATCH /api/staff/page-texts/:page/': { params, body: ChangePageText, response: { 200: PageTextSaved } },
  'POST /api/staff/page-texts/:page/discard/': { params, body: PageTextVersion, response: done },
  'POST /api/staff/page-texts/:page/preview/': { params, response: { 200: PageTextPreview } },
  'POST /api/staff/page-texts/:page/publish/': { params, body: PageTextVersion, response: done },
  'POST /api/staff/page-texts/:page/plan/': { params, body: PlanPageText, response: done },
  'GET /api/staff/page-texts/:page/versions/:number/': { params: ofVersion, response: { 200: VersionTexts } },
  'POST /api/staff/page-texts/:page/versions/:number/restore/': { params: ofVersion, body: PageTextVersion, response: done },
} as const satisfies Endpoints
