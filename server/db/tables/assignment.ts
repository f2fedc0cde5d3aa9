import type { Generated } from 'kysely'
import type { OfficeKey } from '#contract/offices.ts'
import type { AssignedKind } from '#contract/rules/staff/thread-enums.ts'

export type AssignmentTables = {
  /** Rules apply in the order of `place`. A condition that is null or empty matches all threads. */
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
