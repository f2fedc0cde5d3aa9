import { useQuery } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type Today = StaffResponseOf<'GET /api/staff/today/'>

/** Returns today's tasks. Every live change invalidates them. */
export function useToday() {
  return useQuery({ queryKey: queryKeys.today, queryFn: ({ signal }) => callStaff('GET /api/staff/today/', { signal }) })
}
