import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type Health = StaffResponseOf<'GET /api/staff/health/'>
export type TransportHealth = Health['transports'][number]
export type FailedJob = Health['failed_jobs'][number]
export type Refusal = FailedJob['refusal']

const pollMs = 15_000

export const healthQuery = queryOptions({
  queryKey: queryKeys.shop.health,
  queryFn: ({ signal }) => callStaff('GET /api/staff/health/', { signal }),
  // jobs change without any action in the back office
  refetchOnMount: 'always',
  refetchInterval: pollMs,
})
