import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { keysOfChange, queryKeys } from '#backoffice/client/query-keys.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type StaffVisit = StaffResponseOf<'GET /api/staff/visits/'>['results'][number]
export type StaffVisitPiece = StaffVisit['pieces'][number]

/** Visits from one local day to another, both inclusive. */
export const visitsQuery = (from: string, to: string) => ({
  queryKey: queryKeys.visits.days(from, to),
  queryFn: () => callStaff('GET /api/staff/visits/', { query: { from, to } }),
})

export const visitHoursQuery = { queryKey: queryKeys.visits.hours, queryFn: () => callStaff('GET /api/staff/visit-hours/') }

export const reloadVisits = () => Promise.all(keysOfChange('visit').map((queryKey) => queryClient.invalidateQueries({ queryKey })))
