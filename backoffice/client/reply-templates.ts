import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type ReplyTemplate = StaffResponseOf<'GET /api/staff/reply-templates/'>['results'][number]

export const replyTemplatesQuery = queryOptions({
  queryKey: queryKeys.replyTemplates,
  queryFn: ({ signal }) => callStaff('GET /api/staff/reply-templates/', { signal }),
})
