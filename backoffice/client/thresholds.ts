import { queryOptions, useQuery } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { recordOf } from '#contract/rules/record-of.ts'
import { definitionOf, thresholdNames, type Thresholds } from '#contract/rules/staff/thresholds.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type StaffThresholds = StaffResponseOf<'GET /api/staff/thresholds/'>

/** Times and limits, with their defaults. */
export const thresholdsQuery = queryOptions({
  queryKey: queryKeys.shop.thresholds,
  queryFn: ({ signal }) => callStaff('GET /api/staff/thresholds/', { signal }),
})

/** The times and limits as they are now; the usual ones until they are read. */
export function useThresholds(): Thresholds {
  const { data } = useQuery(thresholdsQuery)
  return recordOf(thresholdNames.map((name) => [name, data?.changed[name] ?? data?.defaults[name] ?? definitionOf(name).usual] as const))
}
