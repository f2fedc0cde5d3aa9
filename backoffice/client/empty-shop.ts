import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type EmptyShopPreview = StaffResponseOf<'GET /api/staff/empty-shop/'>

/** What “start with an empty shop” would delete, and what it would keep. */
export const emptyShopQuery = queryOptions({
  queryKey: queryKeys.shop.emptyShop,
  queryFn: ({ signal }) => callStaff('GET /api/staff/empty-shop/', { signal }),
  refetchOnMount: 'always',
})
