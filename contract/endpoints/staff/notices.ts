import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { ChosenNotices, NoticeChoice, NoticeSettings, ReadNotices, StaffNotices, UnreadNotices } from '#contract/staff/notices.ts'

export const staffNoticeEndpoints = {
  'GET /api/staff/notices/': { response: { 200: StaffNotices } },
  'POST /api/staff/notices/read/': { body: ReadNotices, response: { 200: UnreadNotices } },
  'GET /api/staff/notices/settings/': { response: { 200: NoticeSettings } },
  'PUT /api/staff/notices/settings/': { body: NoticeChoice, response: { 200: ChosenNotices } },
} as const satisfies Endpoints
