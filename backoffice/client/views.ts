import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type SavedView = StaffResponseOf<'GET /api/staff/views/'>['results'][number]

export const viewsQuery = queryOptions({
  queryKey: queryKeys.views.list,
  queryFn: ({ signal }) => callStaff('GET /api/staff/views/', { signal }),
})
