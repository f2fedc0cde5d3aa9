import type { Generated } from 'kysely'
import type { OfficeKey } from '#contract/offices.ts'
import type { AssignedKind } from '#contract/rules/staff/thread-enums.ts'

export type AssignmentTables = {
  /** Ordered by `place`. An empty condition matches everything. */
  assignment_rule: {
    id: Generated<number>
    place: number
    kinds: AssignedKind[]
    office: OfficeKey | null
    brand_id: number | null
    staff_id: string
  }
  assignment_edit: { id: Generated<number>; edit_version: Generated<number> }
}
