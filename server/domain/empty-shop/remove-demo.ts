import { sql } from 'kysely'
import { hourMs } from '#contract/rules/durations.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { EmptyShopReason } from '#server/context/empty-shop-reasons.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { runAction, withoutRecord } from '#server/domain/audit/run-action.ts'
import { countParts, type PartCounts } from '#server/domain/empty-shop/count-parts.ts'
import { findDemo } from '#server/domain/empty-shop/find-demo.ts'
import { findDemoFiles } from '#server/domain/empty-shop/find-files.ts'
import { removeDemoContent, removeDemoRows, removePersonalValues, removeTraces } from '#server/domain/empty-shop/remove-rows.ts'
import { enqueue } from '#server/domain/jobs/enqueue.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Ctx = Pick<ShopContext, 'db' | 'now' | 'company' | 'backups'>
type Asked = { name: string; withFaq: boolean }

/**
 * Preview of the removal: what is deleted and what stays. `backupAt`: the last backup, or null. `mixed`: orders that prevent the removal.
 * `emptiedAt`: the last removal of the demo, or null.
 */
export type EmptyingPreview = PartCounts & { backupAt: Date | null; mixed: string[]; emptiedAt: Date | null }

const backupMs = hourMs

/** Whether a backup was written within the last hour. */
export const isFreshBackup = (at: Date | null, now: number): boolean => at !== null && at.getTime() >= now - backupMs

/** Returns a preview of `removeDemo`. */
export async function previewEmptying(ctx: Ctx): Promise<EmptyingPreview> {
  const [backup] = (await ctx.backups.list()).files
  return transaction(ctx.db, async (tx) => {
    const demo = await findDemo(tx)
    const { emptied_at: emptiedAt } = await tx.selectFrom('first_days').select('emptied_at').executeTakeFirstOrThrow()
    return { ...(await countParts(tx, demo)), backupAt: backup?.createdAt ?? null, mixed: demo.mixed, emptiedAt }
  })
}

/**
 * Removes the demo and all records made with it, in one transaction. The shop's own records stay. Cannot be undone. Throws `invalid` if
 * `name` is not the shop's name. Throws `conflict` if there is no backup of the last hour, if a backup is being written, or if an open
 * order mixes demo pieces with the shop's own.
 */
export async function removeDemo(ctx: Ctx, actor: StaffActor, { name, withFaq }: Asked): Promise<string> {
  if (name.trim() !== ctx.company().name) throw new CodedError('invalid', { fields: { name: 'empty-shop-name' } })
  const { files, isRunning } = await ctx.backups.list()
  const [backup] = files
  if (isRunning || !isFreshBackup(backup?.createdAt ?? null, ctx.now())) throw refusal('empty-shop-backup')
  const action = { name: 'shop.remove-demo', subject: { kind: 'shop', id: 'demo' } } as const
  const { actionId } = await runAction(ctx, actor, action, async (tx, entry) => {
    await lockShop(tx)
    const demo = await findDemo(tx)
    if (demo.mixed.length) throw refusal('empty-shop-mixed', { orders: demo.mixed.join(', ') })
    const demoFiles = await findDemoFiles(tx, demo)
    // skips the audit log, because its records would keep the demo's data
    await withoutRecord(tx, entry, async () => {
      await sql`select set_config('vitrine.emptying', 'on', true)`.execute(tx)
      await removePersonalValues(tx, entry, demo)
      await removeDemoRows(tx, demo)
      await removeDemoContent(tx, { withFaq })
      await removeTraces(tx)
      await sql`select set_config('vitrine.emptying', '', true)`.execute(tx)
    })
    await beginFirstDays(tx, new Date(ctx.now()))
    await tellPages(tx, actor.staffId)
    await enqueue(tx, 'remove-demo-files', demoFiles, { key: entry })
  })
  return actionId
}

const refusal = (reason: EmptyShopReason, values: Record<string, string> = {}) => new CodedError('conflict', { reason, values })

/** Waits for running transactions, then blocks orders, enquiries and edits until `tx` ends. Does not block reads. */
async function lockShop(tx: Tx): Promise<void> {
  await sql`lock table shop_order, cart, piece, promo, enquiry, thread, customer, person in share row exclusive mode`.execute(tx)
}

/** Resets the checklist of the first days. Records that the demo was removed, so that a restart does not seed the demo again. */
async function beginFirstDays(tx: Tx, now: Date): Promise<void> {
  await tx
    .updateTable('first_days')
    .set({
      hidden_at: null,
      test_email_id: null,
      test_email_to: null,
      test_email_sent_at: null,
      test_email_transport: null,
      emptied_at: now,
    })
    .execute()
}

async function tellPages(tx: Tx, staffId: string): Promise<void> {
  const kinds = ['piece', 'order', 'thread', 'person', 'promo', 'banner', 'video', 'faq', 'visit']
  const events = kinds.map((kind) => ({ subject_kind: kind, subject_id: '*', action: 'shop.remove-demo', staff_id: staffId }))
  await tx.insertInto('staff_event').values(events).execute()
}
