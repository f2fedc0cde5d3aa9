import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { listQuery } from '#backoffice/client/pieces.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { showUndoToast } from '#backoffice/client/undo.ts'
import type { StaffBodyOf, StaffResponseOf } from '#contract/staff-endpoints.ts'

export type StaffBrand = StaffResponseOf<'GET /api/staff/brands/'>['results'][number]
export type BrandRecord = StaffResponseOf<'GET /api/staff/brands/:id/'>
export type StaffCollection = BrandRecord['collections'][number]
export type FoundPiece = StaffResponseOf<'POST /api/staff/search/try/'>['results'][number]
export type SearchTrial = StaffBodyOf<'POST /api/staff/search/try/'>

export const brandsQuery = queryOptions({
  queryKey: queryKeys.brands.list,
  queryFn: ({ signal }) => callStaff('GET /api/staff/brands/', { signal }),
})

export const brandQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.brands.record(id),
    queryFn: ({ signal }) => callStaff('GET /api/staff/brands/:id/', { params: { id }, signal }),
  })

/** Previews the shop's search results for a text. Uses the alternative spellings in the form, which are not saved yet. */
export const trialQuery = (trial: SearchTrial) =>
  queryOptions({
    queryKey: queryKeys.brands.trial(trial),
    queryFn: ({ signal }) => callStaff('POST /api/staff/search/try/', { body: trial, signal }),
    enabled: trial.q !== '',
  })

export async function finishBrand(sentence: string, actionId: string): Promise<void> {
  for (const list of ['brands', 'collections'] as const) void queryClient.invalidateQueries({ queryKey: listQuery(list).queryKey })
  await queryClient.invalidateQueries({ queryKey: queryKeys.brands.all })
  showUndoToast(sentence, actionId)
}

export async function orderBrands(was: readonly number[], now: readonly number[], sentence: string): Promise<void> {
  try {
    const { action_id: action } = await callStaff('PUT /api/staff/brands/order/', { body: { was: [...was], now: [...now] } })
    await finishBrand(sentence, action)
  } finally {
    await queryClient.invalidateQueries({ queryKey: queryKeys.brands.all })
  }
}

export const firstBrands = (brands: readonly StaffBrand[]): StaffBrand[] =>
  brands.filter(({ place }) => place !== null).toSorted((one, other) => Number(one.place) - Number(other.place))

export const readSpellings = (text: string): string[] => [...new Set(text.split(/[\n,;]+/).map((word) => word.trim()))].filter(Boolean)
