import { sql } from 'kysely'
import type { z } from 'zod'
import { isSameValue } from '#contract/rules/staff/merge-fields.ts'
import type { SetHandRate } from '#contract/staff/exchange-rates.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { createEditConflict } from '#server/domain/audit/edit-conflict.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { rateDay } from '#server/domain/exchange-rates/current-rate.ts'
import { shortRate } from '#server/domain/exchange-rates/stored-rates.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Wish = z.output<typeof SetHandRate>

/**
 * Sets today's rates by hand, or removes them if both are empty. Returns the id of the action. Throws `conflict` if somebody has changed a
 * rate since `was`.
 */
export async function setHandRate(ctx: Pick<ShopContext, 'db' | 'now'>, actor: StaffActor, { was, ...wanted }: Wish): Promise<string> {
  const action = { name: 'shop.set-rate', subject: { kind: 'shop', id: 'rates' } } as const
  const { actionId } = await runAction(ctx, actor, action, async (tx) => {
    const row = await tx.selectFrom('hand_rate').select(['rub_per_usd', 'aed_per_usd']).forUpdate().executeTakeFirstOrThrow()
    const stored = { rub: shortRate(row.rub_per_usd), aed: shortRate(row.aed_per_usd) }
    // compare the rates as a pair, because a person who sets one rate has seen and confirmed the other
    const isOutdated = was !== undefined && !isSameValue(was, stored) && !isSameValue(wanted, stored)
    if (isOutdated) throw await createEditConflict(tx, { tables: ['hand_rate'] }, 'value-edited-meanwhile', { current: stored })
    const { rub, aed } = wanted
    const set = { day: rateDay(ctx.now()), rub_per_usd: rub, aed_per_usd: aed, set_by: actor.staffId, set_at: new Date(ctx.now()) }
    const unset = { day: null, rub_per_usd: null, aed_per_usd: null, set_by: null, set_at: null }
    await tx
      .updateTable('hand_rate')
      .set(rub && aed ? set : unset)
      .where(sql<boolean>`id = 1`)
      .execute()
  })
  return actionId
}
