import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type StaffDeal = StaffResponseOf<'GET /api/staff/deals/'>
export type DealOf = { piece: number } | { buyback: number }

export const dealQuery = (of: DealOf) =>
  queryOptions({
    queryKey: [...queryKeys.pieces.all, 'deal', of],
    queryFn: () => callStaff('GET /api/staff/deals/', { query: of }),
  })
