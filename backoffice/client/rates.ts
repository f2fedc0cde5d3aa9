import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type StaffRates = StaffResponseOf<'GET /api/staff/rates/'>

/** Refetches at most once a minute. Staff with the permission `shop.edit` also get a live event when the rate changes. */
export const ratesQuery = queryOptions({
  queryKey: queryKeys.shop.rates,
  queryFn: ({ signal }) => callStaff('GET /api/staff/rates/', { signal }),
  staleTime: minuteMs,
})
