import type { OfficeKey } from '#contract/offices.ts'
import type { AssignedKind } from '#contract/rules/staff/thread-enums.ts'
import { permissionsOf, type StaffRole } from '#contract/staff/permissions.ts'
import type { Db, Tx } from '#server/db/database.ts'

export type AssignmentRule = {
  id: number
  kinds: AssignedKind[]
  office: OfficeKey | null
  brandId: number | null
  brand: string | null
  staffId: string
  staff: string
  isAssignable: boolean
}

/** Returns the assignment rules in order. An edit sends `version` back, which detects concurrent edits. */
export async function readAssignmentRules(db: Db | Tx): Promise<{ version: number; rules: AssignmentRule[] }> {
  const { edit_version: version } = await db.selectFrom('assignment_edit').select('edit_version').executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('assignment_rule as r')
    .innerJoin('staff as s', 's.id', 'r.staff_id')
    .leftJoin('brand as b', 'b.id', 'r.brand_id')
    .select(['r.id', 'r.kinds', 'r.office', 'r.brand_id as brandId', 'b.name as brand', 'r.staff_id as staffId', 's.name as staff'])
    .select(['s.roles', 's.blocked_at'])
    .orderBy('r.place')
    .orderBy('r.id')
    .execute()
  const rules = rows.map(({ roles, blocked_at: blockedAt, ...rule }) => ({ ...rule, isAssignable: isAssignable({ roles, blockedAt }) }))
  return { version, rules }
}

export const isAssignable = ({ roles, blockedAt }: { roles: readonly StaffRole[]; blockedAt: Date | null }): boolean =>
  blockedAt === null && permissionsOf(roles).includes('thread.answer')
