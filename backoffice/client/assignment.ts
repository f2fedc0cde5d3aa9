import { queryOptions } from '@tanstack/react-query'
import { callStaff } from '#backoffice/client/call-staff.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import type { StaffBodyOf, StaffResponseOf } from '#contract/staff-endpoints.ts'

export type AssignmentRules = StaffResponseOf<'GET /api/staff/assignment-rules/'>
export type AssignmentRule = AssignmentRules['results'][number]
export type TypedRule = StaffBodyOf<'PUT /api/staff/assignment-rules/'>['rules'][number]

export const assignmentQuery = queryOptions({
  queryKey: queryKeys.shop.assignment,
  queryFn: ({ signal }) => callStaff('GET /api/staff/assignment-rules/', { signal }),
})

/**
 * Replaces all assignment rules with `rules`, in that order. The server refuses the change unless the stored version is `version`.
 * Refetches the rules in either case.
 */
export async function writeRules(version: number, rules: readonly (TypedRule | AssignmentRule)[]): Promise<string> {
  try {
    const body = { version, rules: rules.map(typedRule) }
    return (await callStaff('PUT /api/staff/assignment-rules/', { body })).action_id
  } finally {
    await queryClient.invalidateQueries({ queryKey: assignmentQuery.queryKey })
  }
}

function typedRule({ id, kinds, office, brand_id, staff_id }: TypedRule | AssignmentRule): TypedRule {
  return { ...(id === undefined ? {} : { id }), kinds, office, brand_id, staff_id }
}
