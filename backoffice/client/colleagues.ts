import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { minuteMs } from '#contract/rules/durations.ts'

export const colleaguesQuery = queryOptions({
  queryKey: queryKeys.staff.colleagues,
  queryFn: ({ signal }) => callStaff('GET /api/staff/colleagues/', { signal }),
  staleTime: minuteMs,
})
