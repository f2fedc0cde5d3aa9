import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Actor } from '#server/domain/audit/run-action.ts'
import { runActionIn } from '#server/domain/audit/run-action.ts'
import { enqueue, insertJobs } from '#server/domain/jobs/enqueue.ts'
import { dropPiecePlans } from '#server/domain/pieces/drop-piece-plans.ts'
import { type LockedPiece, lockPiece, refusal, runOnPiece } from '#server/domain/pieces/piece-action.ts'
import { readPieceLabel } from '#server/domain/pieces/piece-label.ts'
import { planFailureJobs } from '#server/domain/pieces/plan-failure.ts'
import { assertPublishable, type ShownAs, show } from '#server/domain/pieces/publish-piece.ts'
import { withdraw } from '#server/domain/pieces/withdraw-piece.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { type StaffNotice, notifyStaff } from '#server/domain/staff-notices/notify-staff.ts'
import { mayStaff } from '#server/domain/staff/may-staff.ts'

type Plan = { id: number; version: number; publish_at: Date | null; publish_as: ShownAs; withdraw_at: Date | null }

/** Schedules the publication of a draft and the withdrawal of a piece. A null date cancels the plan. */
export function planPiece(ctx: ShopContext, actor: Actor, { id, version, publish_at, publish_as, withdraw_at }: Plan): Promise<string> {
  return runOnPiece(ctx, actor, { name: 'piece.plan', id, version }, async (tx, piece) => {
    const now = ctx.now()
    if (publish_at && piece.status !== 'draft') throw refusal('piece-step-impossible', { values: { status: piece.status } })
    if (withdraw_at && piece.status === 'sold') throw refusal('piece-step-impossible', { values: { status: piece.status } })
    for (const [name, at] of Object.entries({ publish_at, withdraw_at }))
      if (at && at.getTime() <= now) throw new CodedError('invalid', { fields: { [name]: 'plan-past' } })
    if (publish_at && withdraw_at && withdraw_at <= publish_at) throw new CodedError('invalid', { fields: { withdraw_at: 'plan-past' } })
    const by = actor.kind === 'staff' ? actor.staffId : null
    await tx
      .updateTable('piece')
      .set({ publish_at, publish_as: publish_at && publish_as, publish_by: publish_at && by, withdraw_at, withdraw_by: withdraw_at && by })
      .where('id', '=', id)
      .execute()
    for (const at of [publish_at, withdraw_at])
      if (at) await enqueue(tx, 'run-piece-plan', { piece: id }, { runAt: at, key: `${id} ${at.toISOString()}` })
  })
}

/**
 * Executes the due publication and withdrawal of a piece. Locks the piece, so that it is safe to run twice, even in two processes at once.
 */
export async function runPiecePlan(ctx: ShopContext, id: number): Promise<void> {
  const label = await readPieceLabel(ctx.db, id).catch(() => null)
  if (label === null) return
  await transaction(ctx.db, async (tx) => {
    const planned = await lockPiece(tx, id)
    const now = new Date(ctx.now())
    const running = { actor: { kind: 'shop' } as const, at: now }
    const subject = { kind: 'piece' as const, id: String(id), label }
    // cancels the plans of an author who no longer has the permission to publish
    for (const author of new Set([planned.publish_by, planned.withdraw_by]))
      if (author !== null && !(await mayStaff(tx, author, 'piece.publish')))
        await runActionIn(tx, { ...running, action: { name: 'piece.plan', subject } }, () => dropPiecePlans(tx, author, [id]))
    const piece = await lockPiece(tx, id)
    if (piece.publish_at && piece.publish_at <= now && piece.status === 'draft')
      await runActionIn(tx, { ...running, action: { name: 'piece.publish', subject } }, () => publishAsPlanned(tx, ctx, piece, label))
    const current = await lockPiece(tx, id)
    if (current.withdraw_at && current.withdraw_at <= now && ['incoming', 'available', 'reserved'].includes(current.status))
      await runActionIn(tx, { ...running, action: { name: 'piece.withdraw', subject } }, () => withdrawAsPlanned(tx, ctx, current, subject))
    const overtaken = overtakenPlans(await lockPiece(tx, id), now)
    if (overtaken)
      await runActionIn(tx, { ...running, action: { name: 'piece.plan', subject } }, () =>
        tx.updateTable('piece').set(overtaken).where('id', '=', id).execute(),
      )
  })
}

/**
 * Returns the columns that clear due plans that could not be executed, for example because the piece was sold. Returns null if no plan is
 * due.
 */
function overtakenPlans({ publish_at: publishAt, withdraw_at: withdrawAt }: LockedPiece, now: Date) {
  const cleared = {
    ...(publishAt && publishAt <= now ? { publish_at: null, publish_as: null, publish_by: null } : {}),
    ...(withdrawAt && withdrawAt <= now ? { withdraw_at: null, withdraw_by: null } : {}),
  }
  return Object.keys(cleared).length ? cleared : null
}

/**
 * Publishes a scheduled draft. If the draft may not be published, it stays a draft, and the author of the plan and the staff are notified.
 */
async function publishAsPlanned(tx: Tx, ctx: ShopContext, piece: LockedPiece, label: string): Promise<void> {
  try {
    await assertPublishable(tx, piece.id, undefined)
    await show(tx, piece, piece.publish_as ?? 'available', new Date(ctx.now()))
  } catch (error) {
    if (!(error instanceof CodedError)) throw error
    await tx.updateTable('piece').set({ publish_at: null, publish_as: null, publish_by: null }).where('id', '=', piece.id).execute()
    const jobs = await planFailureJobs(tx, ctx, { piece, label, error })
    if (jobs.length) await insertJobs(tx, jobs).execute()
    const subject = { kind: 'piece' as const, id: String(piece.id), label }
    const key = `plan-failed ${piece.id} ${String(piece.publish_at?.toISOString())}`
    await notifyStaff(tx, ctx, { kind: 'plan-failed', key, subject, mailed: piece.publish_by })
  }
}

/** Withdraws a piece as scheduled. If the piece is in an order, it stays listed, and the staff are notified. */
async function withdrawAsPlanned(tx: Tx, ctx: ShopContext, piece: LockedPiece, subject: StaffNotice['subject']): Promise<void> {
  try {
    await withdraw(tx, piece, new Date(ctx.now()))
  } catch (error) {
    if (!(error instanceof CodedError)) throw error
    await tx.updateTable('piece').set({ withdraw_at: null, withdraw_by: null }).where('id', '=', piece.id).execute()
    const key = `withdrawal-stopped ${piece.id} ${String(piece.withdraw_at?.toISOString())}`
    await notifyStaff(tx, ctx, { kind: 'withdrawal-stopped', key, subject })
  }
}

const overdueMax = 200

/** Executes due plans that are still open, for example after their job failed for good. */
export async function runPiecePlans(ctx: ShopContext): Promise<void> {
  const now = new Date(ctx.now())
  const due = await ctx.db
    .selectFrom('piece')
    .select('id')
    .where((eb) => eb.or([eb('publish_at', '<=', now), eb('withdraw_at', '<=', now)]))
    .limit(overdueMax)
    .execute()
  for (const { id } of due)
    await runPiecePlan(ctx, id).catch((error: unknown) => ctx.log.error({ piece: id, err: error }, 'the plan of a piece could not be done'))
}
