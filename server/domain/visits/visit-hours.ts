import type { OfficeKey } from '#contract/offices.ts'
import { visitTimestamp } from '#contract/rules/visit-times.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Db } from '#server/db/database.ts'
import { mergeTouched } from '#server/domain/audit/merge-touched.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

export type VisitHours = Awaited<ReturnType<typeof readVisitHours>>
type Hours = { seats: number; break_from: string | null; break_to: string | null }
type Capacity = Hours & { office: OfficeKey; was?: Hours | undefined }
const free: Hours = { seats: 1, break_from: null, break_to: null }
/** Dates and times are local to the office. */
type Closure = { office: OfficeKey; from_date: string; from_time: string; to_date: string; to_time: string; reason: string }

/** Reads seats and breaks of each office, and its current and future closures. */
export async function readVisitHours(db: Db, now: number) {
  const [capacities, closures] = await Promise.all([
    db.selectFrom('visit_capacity').selectAll().execute(),
    db.selectFrom('visit_closure').selectAll().where('ends_at', '>', new Date(now)).orderBy('starts_at').limit(200).execute(),
  ])
  return { capacities, closures }
}

/** Sets the seats and the break of an office. Keeps booked visits. */
export async function setVisitCapacity(ctx: ShopContext, actor: StaffActor, capacity: Capacity): Promise<{ actionId: string }> {
  const { office, was, ...wanted } = capacity
  const { actionId } = await runAction(ctx, actor, action('visit.capacity', office), async (tx) => {
    await tx
      .insertInto('visit_capacity')
      .values({ office, ...free })
      .onConflict((conflict) => conflict.column('office').doNothing())
      .execute()
    const stored = await tx
      .selectFrom('visit_capacity')
      .select(['seats', 'break_from', 'break_to'])
      .where('office', '=', office)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const merged = await mergeTouched(tx, { tables: ['visit_capacity'], rowId: office }, { was, wanted, stored })
    await tx.updateTable('visit_capacity').set(merged).where('office', '=', office).execute()
  })
  return { actionId }
}

/** Closes an office for a period, in which no visit can be booked. Keeps existing bookings. */
export async function closeOffice(ctx: ShopContext, actor: StaffActor, closure: Closure): Promise<{ actionId: string }> {
  const { office: city, reason } = closure
  const starts_at = new Date(visitTimestamp({ city, date: closure.from_date, time: closure.from_time }))
  const ends_at = new Date(visitTimestamp({ city, date: closure.to_date, time: closure.to_time }))
  if (ends_at <= starts_at) throw new CodedError('invalid', { fields: { to_time: 'plan-past' } })
  const { actionId } = await runAction(ctx, actor, action('visit.close', city), async (tx) => {
    await tx.insertInto('visit_closure').values({ office: city, starts_at, ends_at, reason }).execute()
  })
  return { actionId }
}

/** Deletes a closure. Throws `not-found`. */
export async function openOffice(ctx: ShopContext, actor: StaffActor, id: number): Promise<{ actionId: string }> {
  const known = await ctx.db.selectFrom('visit_closure').select('office').where('id', '=', id).executeTakeFirst()
  if (!known) throw new CodedError('not-found')
  const { actionId } = await runAction(ctx, actor, action('visit.open', known.office), async (tx) => {
    const deletedClosure = await tx.deleteFrom('visit_closure').where('id', '=', id).returning('id').executeTakeFirst()
    if (!deletedClosure) throw new CodedError('not-found')
  })
  return { actionId }
}

const action = (name: 'visit.capacity' | 'visit.close' | 'visit.open', office: OfficeKey) =>
  ({ name, subject: { kind: 'visit', id: office } }) as const
