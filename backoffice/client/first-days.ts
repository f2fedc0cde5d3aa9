import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { StaffEndpointName, StaffResponseOf } from '#contract/staff-endpoints.ts'

export type FirstDaysState = StaffResponseOf<'GET /api/staff/today/first-days/'>
export type FirstStep = FirstDaysState['steps'][number]
export type FirstDaysAct = Extract<StaffEndpointName, `POST /api/staff/today/first-days/${string}`>

const pollMs = 2000

export const firstDaysQuery = queryOptions({
  queryKey: queryKeys.shop.firstDays,
  queryFn: ({ signal }) => callStaff('GET /api/staff/today/first-days/', { signal }),
  // the steps are completed on other pages
  refetchOnMount: 'always',
  refetchInterval: ({ state }) => (state.data?.test_email?.fate === 'waiting' ? pollMs : false),
})
