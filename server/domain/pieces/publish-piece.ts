import { type ChecklistItem, type PieceStep, mayStep } from '#contract/rules/staff/piece-steps.ts'
import type { Db, Tx } from '#server/db/database.ts'
import type { Actor } from '#server/domain/audit/run-action.ts'
import { readChecklist } from '#server/domain/pieces/checklist.ts'
import { type LockedPiece, refusal, runOnPiece } from '#server/domain/pieces/piece-action.ts'
import { findKnownSerials } from '#server/domain/pieces/serials.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { type MovedBy, requestNextVisitMove } from '#server/domain/visits/request-visit-moves.ts'

export type ShownAs = 'available' | 'incoming'
type Asked = { id: number; version: number; as: ShownAs; reason?: string | undefined }

/** Publishes a draft at once. If items of the checklist are missing, throws an error that lists them. */
export function publishPiece(ctx: ShopContext, actor: Actor, { id, version, as, reason }: Asked): Promise<string> {
  return runOnPiece(ctx, actor, { name: 'piece.publish', id, version, reason }, async (tx, piece) => {
    assertStep('publish', piece)
    await assertPublishable(tx, id, reason)
    await show(tx, piece, as, new Date(ctx.now()))
  })
}

/** Makes an incoming piece available after its arrival. */
export function markPieceArrived(ctx: ShopContext, actor: Actor, { id, version, reason }: Omit<Asked, 'as'>): Promise<string> {
  return runOnPiece(ctx, actor, { name: 'piece.arrive', id, version, reason }, async (tx, piece) => {
    assertStep('arrive', piece)
    if ((await findOpenMatches(tx, [id])).has(id)) throw refusal('piece-register-match')
    await show(tx, piece, 'available', new Date(ctx.now()))
  })
}

/**
 * Lists a withdrawn piece again. If a customer's next visit to see the piece is in another office, requests the transfer to that office.
 */
export function restorePiece(ctx: ShopContext, actor: Actor, { id, version, as, reason }: Asked): Promise<string> {
  return runOnPiece(ctx, actor, { name: 'piece.restore', id, version, reason }, async (tx, piece) => {
    assertStep('restore', piece)
    await assertPublishable(tx, id, reason)
    await show(tx, piece, as, new Date(ctx.now()))
    await requestNextVisitMove(tx, id, { ctx, staffId: actor.kind === 'staff' ? actor.staffId : null })
  })
}

/** Publishes a draft or restores a withdrawn piece, within an action. */
export async function putInShop(tx: Tx, piece: LockedPiece, { as, ...by }: { as: ShownAs } & MovedBy): Promise<void> {
  const isWithdrawn = piece.status === 'withdrawn'
  assertStep(isWithdrawn ? 'restore' : 'publish', piece)
  await assertPublishable(tx, piece.id, undefined)
  await show(tx, piece, as, new Date(by.ctx.now()))
  if (isWithdrawn) await requestNextVisitMove(tx, piece.id, by)
}

/** Throws if the status of the piece does not allow the step. */
export function assertStep(step: PieceStep, { status }: LockedPiece): void {
  if (!mayStep(step, status)) throw refusal('piece-step-impossible', { values: { status } })
}

/** Lists a piece, and clears its scheduled publication. */
export async function show(tx: Tx, { id, stock, published_at }: LockedPiece, as: ShownAs, now: Date): Promise<void> {
  const plan = { publish_at: null, publish_as: null, publish_by: null }
  await tx
    .updateTable('piece')
    .set({ status: as, published_at: published_at ?? now, stock: Math.max(stock, 1), ...plan })
    .where('id', '=', id)
    .execute()
}

/**
 * Throws if a required item is missing, or if a register lists the piece as stolen. Without a reason, also throws if another record has the
 * same serial number.
 */
export async function assertPublishable(db: Db, id: number, reason: string | undefined): Promise<void> {
  const missing = await findMissing(db, id)
  if (missing.length) throw refusal('piece-lacks', { values: { missing: { items: missing } }, body: { missing } })
  if ((await findOpenMatches(db, [id])).has(id)) throw refusal('piece-register-match')
  if (reason) return
  const known = await findKnownSerials(db, id)
  if (known.length) throw refusal('piece-serial-known', { body: { known } })
}

async function findMissing(db: Db, id: number): Promise<ChecklistItem[]> {
  const items = await readChecklist(db, id)
  return items.filter(({ isRequired, isDone }) => isRequired && !isDone).map(({ item }) => item)
}

/** Returns the pieces whose latest check in some register is a match that no owner has waived. */
export async function findOpenMatches(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (!ids.length) return new Set()
  const checks = await db
    .selectFrom('register_check')
    .select(['piece_id', 'register', 'result', 'waived_at'])
    .distinctOn(['piece_id', 'register'])
    .where('piece_id', 'in', ids)
    .orderBy('piece_id')
    .orderBy('register')
    .orderBy('checked_at', 'desc')
    .execute()
  return new Set(checks.flatMap(({ piece_id, result, waived_at }) => (result === 'match' && !waived_at ? [piece_id] : [])))
}
