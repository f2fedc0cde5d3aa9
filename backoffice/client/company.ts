import { queryOptions, useQuery } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { type Company, companyOf } from '#contract/rules/company.ts'
import { settingsWith } from '#contract/rules/staff/company-facts.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type StaffCompany = StaffResponseOf<'GET /api/staff/company/'>

export const companyQuery = queryOptions({
  queryKey: queryKeys.shop.company,
  queryFn: ({ signal }) => callStaff('GET /api/staff/company/', { signal }),
})

export function useCompany(): Company | undefined {
  const { data } = useQuery(companyQuery)
  return data && companyOf(settingsWith(data.facts))
}
