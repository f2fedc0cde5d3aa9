import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { StaffBodyOf, StaffResponseOf } from '#contract/staff-endpoints.ts'

export type StaffNotice = StaffResponseOf<'GET /api/staff/notices/'>['results'][number]
export type NoticeSettings = StaffResponseOf<'GET /api/staff/notices/settings/'>
export type NoticeChoice = StaffBodyOf<'PUT /api/staff/notices/settings/'>

export const noticesQuery = queryOptions({
  queryKey: queryKeys.notices.list,
  queryFn: ({ signal }) => callStaff('GET /api/staff/notices/', { signal }),
})

export const noticeSettingsQuery = queryOptions({
  queryKey: queryKeys.staff.noticeSettings,
  queryFn: ({ signal }) => callStaff('GET /api/staff/notices/settings/', { signal }),
})
