import { randomUUID } from 'node:crypto'
import type { Tx } from '#server/db/database.ts'
import { type Action, type Actor, runAction } from '#server/domain/audit/run-action.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'db' | 'now'>

const subject = { kind: 'shop', id: 'first-days' } as const

async function change(ctx: Ctx, actor: Actor, name: Action['name'], body: (tx: Tx) => Promise<unknown>): Promise<string> {
  const { actionId } = await runAction(ctx, actor, { name, subject }, body)
  return actionId
}

/** Records that the owner has confirmed the offices' addresses and hours. Returns the id of the action. */
export function confirmOffices(ctx: Ctx, actor: Actor): Promise<string> {
  return change(ctx, actor, 'shop.confirm-offices', (tx) =>
    tx
      .updateTable('first_days')
      .set({ offices_confirmed_at: new Date(ctx.now()) })
      .execute(),
  )
}

/** Hides the checklist of the first days from all staff. Returns the id of the action. */
export function hideFirstDays(ctx: Ctx, actor: Actor): Promise<string> {
  return change(ctx, actor, 'shop.hide-first-days', (tx) =>
    tx
      .updateTable('first_days')
      .set({ hidden_at: new Date(ctx.now()) })
      .execute(),
  )
}

/**
 * Queues a test email to the staff member who requests it, through the regular transport. A new request replaces the previous one. Returns
 * the id of the action.
 */
export function requestTestEmail(ctx: Ctx, actor: Actor & { kind: 'staff' }): Promise<string> {
  return change(ctx, actor, 'shop.test-email', async (tx) => {
    const id = randomUUID()
    await tx
      .updateTable('first_days')
      .set({ test_email_id: id, test_email_to: actor.staffId, test_email_sent_at: null, test_email_transport: null })
      .execute()
    await enqueue(tx, 'test-email', { id }, { key: id })
  })
}
