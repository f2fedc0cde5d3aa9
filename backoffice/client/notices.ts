import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import type { StaffBodyOf, StaffResponseOf } from '#contract/staff-endpoints.ts'

export type Notice = StaffResponseOf<'GET /api/staff/notices/'>['results'][number]
export type NoticeSettings = StaffResponseOf<'GET /api/staff/notices/settings/'>
export type NoticeChoice = StaffBodyOf<'PUT /api/staff/notices/settings/'>

/** The person's newest notices, and how many are unread (OWN-32). */
export const noticesQuery = queryOptions({
  queryKey: ['notice', 'list'],
  queryFn: ({ signal }) => callStaff('GET /api/staff/notices/', { signal }),
})

/** How the person is notified. */
export const noticeSettingsQuery = queryOptions({
  queryKey: ['staff', 'notice-settings'],
  queryFn: ({ signal }) => callStaff('GET /api/staff/notices/settings/', { signal }),
})
