import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type OffersOf = { thread: number } | { piece: number } | { person: number }
export type StaffOffer = StaffResponseOf<'GET /api/staff/offers/'>['results'][number]

export const offersQuery = (of: OffersOf) =>
  queryOptions({ queryKey: queryKeys.threads.offers(of), queryFn: () => callStaff('GET /api/staff/offers/', { query: of }) })
