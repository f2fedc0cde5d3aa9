import { useQuery } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { StaffCounts } from '#contract/staff/counts.ts'

export function useCounts(): StaffCounts {
  return useQuery({ queryKey: queryKeys.counts, queryFn: () => callStaff('GET /api/staff/counts/') }).data ?? {}
}
