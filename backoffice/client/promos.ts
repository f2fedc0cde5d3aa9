import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import type { StaffBodyOf, StaffResponseOf } from '#contract/staff-endpoints.ts'

export type Promo = StaffResponseOf<'GET /api/staff/promos/'>['results'][number]
export type PromoRecord = StaffResponseOf<'GET /api/staff/promos/:id/'>
export type PromoTerms = Omit<StaffBodyOf<'POST /api/staff/promos/'>, 'code'>

export const promoQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.promos.record(id),
    queryFn: ({ signal }) => callStaff('GET /api/staff/promos/:id/', { params: { id }, signal }),
  })

export const termsOf = ({
  type,
  value,
  uses_max,
  per_customer_max,
  valid_from,
  valid_until,
  goods_min_usd,
  discount_max_usd,
  note,
  is_active,
}: Promo): PromoTerms => ({
  type,
  value,
  uses_max,
  per_customer_max,
  valid_from,
  valid_until,
  goods_min_usd,
  discount_max_usd,
  note,
  is_active,
})

export async function finishPromo(sentence: string, actionId: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: queryKeys.promos.all })
  showUndoToast(sentence, actionId)
}
