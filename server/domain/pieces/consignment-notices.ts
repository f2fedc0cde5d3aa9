import { sql } from 'kysely'
import { dayMs } from '#contract/rules/durations.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { shopToday } from '#server/domain/shop-today.ts'
import { notifyStaff } from '#server/domain/staff-notices/notify-staff.ts'

const noticeDays = 14
/**
 * Maximum delay of a notice in days, for example after a downtime. Must be shorter than the retention of finished jobs, because their keys
 * prevent duplicate notices.
 */
const catchUpDays = 6

/** Notifies the staff that a consignment ends in two weeks, once for each end date. Safe to run twice. */
export async function notifyOfConsignments(ctx: ShopContext): Promise<void> {
  const day = (days: number) => shopToday(ctx.now() + days * dayMs)
  const { rows } = await sql<{ id: number; label: string; until: string }>`
    select p.id, concat_ws(' ', b.name, p.model_name, p.reference) as label, s.consigned_until::text as until
    from piece_private s join piece p on p.id = s.piece_id join brand b on b.id = p.brand_id
    where s.ownership = 'consignment' and p.status in ('draft', 'incoming', 'available', 'reserved')
      and s.consigned_until between ${day(noticeDays - catchUpDays)}::date and ${day(noticeDays)}::date
    order by p.id`.execute(ctx.db)
  for (const { id, label, until } of rows) {
    const subject = { kind: 'piece' as const, id: String(id), label }
    await notifyStaff(ctx.db, ctx, { kind: 'consignment-ending', key: `consignment-ending ${id} ${until}`, subject })
  }
}
