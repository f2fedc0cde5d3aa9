import { sql } from 'kysely'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { createEditConflict } from '#server/domain/audit/edit-conflict.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * Sets which brands come first, and their order. All other brands lose their `place`. Throws `conflict` if the order has changed since
 * `was`.
 */
export async function orderBrands(
  ctx: Pick<ShopContext, 'db' | 'now'>,
  staff: StaffActor,
  { was, now }: { was: readonly number[]; now: readonly number[] },
): Promise<string> {
  const { actionId } = await runAction(ctx, staff, { name: 'brand.order', subject: { kind: 'brand', id: '*' } }, async (tx) => {
    // lock the table, because the order depends on all brands
    await sql`lock table brand in share row exclusive mode`.execute(tx)
    const placedBrands = await tx.selectFrom('brand').select('id').where('place', 'is not', null).orderBy('place').orderBy('id').execute()
    if (placedBrands.map(({ id }) => id).join() !== was.join())
      throw await createEditConflict(tx, { tables: ['brand'] }, 'brands-ordered-meanwhile')
    const { rows } = await sql<{ id: number }>`select id from brand where id = any(${[...now]}::integer[])`.execute(tx)
    if (rows.length !== now.length) throw new CodedError('conflict')
    await sql`
      update brand set place = wanted.place from (
        select brand.id, listed.place - 1 as place from brand
          left join unnest(${[...now]}::integer[]) with ordinality as listed (id, place) on listed.id = brand.id
      ) wanted where wanted.id = brand.id and brand.place is distinct from wanted.place`.execute(tx)
  })
  return actionId
}
