import { z } from 'zod'
import { Id } from '#contract/id.ts'
import { offices } from '#contract/offices.ts'
import { assignedKinds } from '#contract/rules/staff/thread-enums.ts'
import { Version } from '#contract/staff/amounts.ts'
import { staffLimits } from '#contract/staff/limits.ts'

const fields = {
  kinds: z.array(z.enum(assignedKinds)).max(assignedKinds.length).meta({ description: 'Empty for every kind.' }),
  office: z.enum(offices.map(({ key }) => key)).nullable(),
  brand_id: Id.nullable(),
  staff_id: z.uuid(),
}

/** Rules that assign new threads to staff members. The first matching rule wins. */
export const AssignmentRules = z.object({
  version: z.int(),
  results: z.array(
    z.object({
      id: Id,
      ...fields,
      brand: z.string().nullable(),
      staff: z.string(),
      is_fit: z.boolean().meta({ description: 'False if the staff member may no longer read threads; the rule is then skipped.' }),
    }),
  ),
})
export type AssignmentRules = z.output<typeof AssignmentRules>

/** `PUT /api/staff/assignment-rules/`: replaces all rules. The array order is the order of the rules. A rule without `id` is new. */
export const WriteAssignmentRules = z.strictObject({
  version: Version,
  rules: z.array(z.strictObject({ id: Id.optional(), ...fields })).max(staffLimits.assignmentRulesMax),
})
export type WriteAssignmentRules = z.output<typeof WriteAssignmentRules>
