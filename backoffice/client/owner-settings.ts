import { queryOptions, useQuery } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { recordOf } from '#contract/rules/record-of.ts'
import { definitionOf, ownerSettingNames, type OwnerSettings } from '#contract/rules/staff/owner-setting-definitions.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type StaffOwnerSettings = StaffResponseOf<'GET /api/staff/thresholds/'>

export const ownerSettingsQuery = queryOptions({
  queryKey: queryKeys.shop.ownerSettings,
  queryFn: ({ signal }) => callStaff('GET /api/staff/thresholds/', { signal }),
})

/** Returns the time limits and thresholds set by the owner; defaults until the query has loaded. */
export function useOwnerSettings(): OwnerSettings {
  const { data } = useQuery(ownerSettingsQuery)
  return recordOf(ownerSettingNames.map((name) => [name, data?.changed[name] ?? data?.defaults[name] ?? definitionOf(name).usual] as const))
}
