import { sql } from 'kysely'
import { CodedError } from '#server/context/coded-error.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import { hasFailed, readPieceWanted } from '#server/domain/alerts/read-wanted.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { readPieceLabel } from '#server/domain/pieces/piece-label.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Asked = { pieceId: number; personId: number | undefined; how: 'message' | 'call' }

/**
 * Notifies the people who requested a piece, or only `personId`. Skips requests whose person has already been notified, unless the message
 * has failed. `message` makes alerts due now, except for people without an email or chat; `queueAlerts` then queues the messages. `call`
 * only records that the staff called. Throws `conflict` for an unlisted piece.
 */
export async function notifyOfWanted(
  ctx: ShopContext,
  actor: StaffActor,
  { pieceId, personId, how }: Asked,
): Promise<{ notified: number; actionId: string }> {
  const label = await readPieceLabel(ctx.db, pieceId)
  await ctx.catalog.refresh()
  const { isListed, wanted } = await readPieceWanted(ctx, pieceId)
  if (!isListed) throw new CodedError('conflict', { reason: 'piece-not-listed' })
  const chosen = wanted.filter(({ row, notified }) => !notified?.notified_at && (personId === undefined || row.person_id === personId))
  const people = how === 'call' ? chosen : chosen.filter(({ row }) => row.reachable)
  const now = new Date(ctx.now())
  const told = how === 'call' ? { notified_at: now, staff_id: actor.staffId } : { due_at: now, notified_at: null }
  const state = { ...told, message_id: null }
  const subject = { kind: 'piece' as const, id: String(pieceId), label }
  const { actionId } = await runAction(ctx, actor, { name: 'piece.tell-wanted', subject }, async (tx) => {
    for (const { row } of people)
      await tx
        .insertInto('piece_telling')
        .values({ person_id: row.person_id, piece_id: pieceId, why: 'new', wanted_id: row.id, created_at: now, ...state })
        .onConflict((conflict) =>
          conflict
            .columns(['person_id', 'piece_id', 'why', 'price_cents', 'customer_id', 'wanted_id', 'change_id'])
            .doUpdateSet(state)
            .where(sql<boolean>`(piece_telling.notified_at is null or ${hasFailed(sql`piece_telling`)})`),
        )
        .execute()
  })
  return { notified: new Set(people.map(({ row }) => row.person_id)).size, actionId }
}

/** Closes a request. Returns the id of the audit entry. Throws `not-found`. */
export async function closeWanted(ctx: Pick<ShopContext, 'db' | 'now'>, actor: StaffActor, id: number): Promise<string> {
  const wanted = await ctx.db.selectFrom('wanted_model').select('thread_id').where('id', '=', id).executeTakeFirst()
  if (!wanted) throw new CodedError('not-found')
  const subject = { kind: 'thread' as const, id: String(wanted.thread_id), label: `№ ${wanted.thread_id}` }
  const { actionId } = await runAction(ctx, actor, { name: 'thread.close-wanted', subject }, async (tx) => {
    await tx
      .updateTable('wanted_model')
      .set({ closed_at: new Date(ctx.now()) })
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .execute()
  })
  return actionId
}

/** Sets whether the shop automatically notifies people who requested a model. Returns the id of the audit entry. */
export async function setWantedNotifications(ctx: Pick<ShopContext, 'db' | 'now'>, actor: StaffActor, tells: boolean): Promise<string> {
  const { actionId } = await runAction(ctx, actor, { name: 'shop.wanted', subject: { kind: 'shop', id: 'true' } }, async (tx) => {
    await tx
      .updateTable('alert_setting')
      .set((eb) => ({ tells_wanted: tells, edit_version: eb('edit_version', '+', 1) }))
      .execute()
  })
  return actionId
}
