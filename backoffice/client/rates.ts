import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type StaffRates = StaffResponseOf<'GET /api/staff/rates/'>

/** Refetches at most once a minute. Staff who may change the shop also learn of a new rate from a live event. */
export const ratesQuery = queryOptions({
  queryKey: queryKeys.shop.rates,
  queryFn: ({ signal }) => callStaff('GET /api/staff/rates/', { signal }),
  staleTime: minuteMs,
})
