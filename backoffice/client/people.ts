import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { StaffResponseOf } from '#contract/staff-endpoints.ts'

export type StaffPerson = StaffResponseOf<'GET /api/staff/people/:id/'>
export type ListedPerson = StaffResponseOf<'GET /api/staff/people/'>['results'][number]
export type PersonTags = StaffResponseOf<'GET /api/staff/people/'>['tags']
export type LikelyDuplicate = StaffResponseOf<'GET /api/staff/people/:id/erase/'>['twins'][number]
export type PersonCounts = StaffResponseOf<'GET /api/staff/people/'>['counts']

export const personQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.people.record(id),
    queryFn: () => callStaff('GET /api/staff/people/:id/', { params: { id } }),
  })

export function cachePerson(person: StaffPerson): void {
  void queryClient.invalidateQueries({ queryKey: queryKeys.people.all })
  queryClient.setQueryData(personQuery(person.id).queryKey, person)
}
