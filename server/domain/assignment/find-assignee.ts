import { sql } from 'kysely'
import type { OfficeKey } from '#contract/offices.ts'
import type { ThreadKind } from '#contract/rules/staff/thread-enums.ts'
import type { StaffRole } from '#contract/staff/permissions.ts'
import type { Tx } from '#server/db/database.ts'
import { isAssignable } from '#server/domain/assignment/read-rules.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { notifyStaff } from '#server/domain/staff-notices/notify-staff.ts'

type Asked = {
  kind: ThreadKind
  office: OfficeKey
  pieceId: number | null
  /** Brand that the person entered; used if the thread has no piece. */
  brandName?: string
}
type Candidate = { staffId: string; roles: StaffRole[]; blockedAt: Date | null }

/** Returns the staff id of the first rule that matches a new thread, or null. Skips rules whose staff member cannot be assigned threads. */
export async function findAssignee(tx: Tx, { kind, office, pieceId, brandName = '' }: Asked): Promise<string | null> {
  const { rows } = await sql<Candidate>`
    select r.staff_id as "staffId", s.roles, s.blocked_at as "blockedAt" from assignment_rule r join staff s on s.id = r.staff_id
    where (cardinality(r.kinds) = 0 or ${kind} = any(r.kinds)) and (r.office is null or r.office = ${office})
      and (r.brand_id is null or r.brand_id = (select brand_id from piece where id = ${pieceId}::integer)
        or (${pieceId}::integer is null and r.brand_id in (
          select id from brand where lower(${brandName}) in (select lower(spelling) from unnest(spellings || name) as spelling))))
    order by r.place, r.id`.execute(tx)
  return rows.find(isAssignable)?.staffId ?? null
}

/** Notifies a staff member of a thread that a rule assigned. `staffId: null`: no rule matched, so nobody is notified. */
export async function notifyAssignee(tx: Tx, ctx: Pick<ShopContext, 'now'>, id: number, staffId: string | null): Promise<void> {
  if (staffId === null) return
  const subject = { kind: 'thread', id: String(id), label: `№ ${id}` } as const
  await notifyStaff(tx, ctx, { kind: 'thread-assigned', key: `thread-assigned by rule ${id}`, subject, to: [staffId] })
}
