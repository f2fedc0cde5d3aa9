import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type EmptyShopPreview = StaffResponseOf<'GET /api/staff/empty-shop/'>

/** Counts the records that the action “start with an empty shop” would delete and keep. */
export const emptyShopQuery = queryOptions({
  queryKey: queryKeys.shop.emptyShop,
  queryFn: ({ signal }) => callStaff('GET /api/staff/empty-shop/', { signal }),
  refetchOnMount: 'always',
})
