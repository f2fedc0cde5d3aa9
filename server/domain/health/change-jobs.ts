import { sql } from 'kysely'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { type Action, type Actor, runAction } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'db' | 'now'>
type Done = { actionId: string; count: number }

/**
 * Restarts dead jobs from their first attempt. Ignores jobs that are not dead or were dropped. Throws `not-found` if no job was restarted.
 */
export function retryJobs(ctx: Ctx, actor: Actor, ids: readonly number[]): Promise<Done> {
  return change(ctx, { actor, name: 'shop.retry-jobs' }, async (tx) => {
    const { numUpdatedRows } = await givenUp(tx, ids)
      .set({ dead_at: null, attempts: 0, last_error: null, run_at: new Date(ctx.now()) })
      .executeTakeFirst()
    // wake the workers explicitly, because the database trigger notifies only on inserts
    await sql`notify job`.execute(tx)
    return Number(numUpdatedRows)
  })
}

/**
 * Hides dead jobs from the lists of dead jobs. The record of a job, such as an order, still shows the failure. Throws `not-found` if no job
 * was hidden.
 */
export function dropJobs(ctx: Ctx, actor: Actor, ids: readonly number[]): Promise<Done> {
  return change(ctx, { actor, name: 'shop.drop-jobs' }, async (tx) => {
    const { numUpdatedRows } = await givenUp(tx, ids)
      .set({ dropped_at: new Date(ctx.now()) })
      .executeTakeFirst()
    return Number(numUpdatedRows)
  })
}

const givenUp = (tx: Tx, ids: readonly number[]) =>
  tx
    .updateTable('job')
    .where('id', 'in', [...ids])
    .where('dead_at', 'is not', null)
    .where('dropped_at', 'is', null)

type Change = { actor: Actor; name: Action['name'] }

async function change(ctx: Ctx, { actor, name }: Change, act: (tx: Tx) => Promise<number>): Promise<Done> {
  const { actionId, result: count } = await runAction(ctx, actor, { name, subject: { kind: 'shop', id: 'health' } }, async (tx) => {
    const changed = await act(tx)
    if (changed === 0) throw new CodedError('not-found')
    return changed
  })
  return { actionId, count }
}
