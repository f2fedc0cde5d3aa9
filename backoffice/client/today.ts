import { useQuery } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

/** What is to do today. */
export type Today = StaffResponseOf<'GET /api/staff/today/'>

/** What is to do today, in one answer; every live change reads it again. */
export function useToday() {
  return useQuery({ queryKey: queryKeys.today, queryFn: ({ signal }) => callStaff('GET /api/staff/today/', { signal }) })
}
