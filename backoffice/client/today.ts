import { useQuery } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type Today = StaffResponseOf<'GET /api/staff/today/'>

/** The tasks of today in one response; every live change invalidates it. */
export function useToday() {
  return useQuery({ queryKey: queryKeys.today, queryFn: ({ signal }) => callStaff('GET /api/staff/today/', { signal }) })
}
