import { sql } from 'kysely'
import type { Kind, PieceStatus } from '#contract/piece.ts'
import type { ActionName } from '#contract/staff/actions.ts'
import { CodedError, type SentenceValues } from '#server/context/coded-error.ts'
import type { PieceReason } from '#server/context/piece-reasons.ts'
import type { Tx } from '#server/db/database.ts'
import { createEditConflict } from '#server/domain/audit/edit-conflict.ts'
import { type Actor, runAction } from '#server/domain/audit/run-action.ts'
import { pieceEdits } from '#server/domain/pieces/last-edit.ts'
import { readPieceLabel } from '#server/domain/pieces/piece-label.ts'
import { readFacts } from '#server/domain/pieces/read-facts.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** A locked piece. Money in cents. */
export type LockedPiece = {
  id: number
  kind: Kind
  status: PieceStatus
  version: number
  published_at: Date | null
  publish_at: Date | null
  publish_as: 'available' | 'incoming' | null
  publish_by: string | null
  withdraw_by: string | null
  withdraw_at: Date | null
  price_cents: number | null
  previous_price_cents: number | null
  price_on_request: boolean
  takes_offers: boolean
  brand_id: number
  city_id: number
  stock: number
  held: number
}

/** An action on a piece. If `version` is given, throws `conflict` when the piece was edited since that version. */
export type PieceAction = {
  name: ActionName
  id: number
  version?: number
  reason?: string | undefined
  /** Reads the current values for the error of a version conflict; by default, the facts. */
  current?: (tx: Tx, piece: LockedPiece) => Promise<object>
}

/** Runs an action on a piece, which is locked for the duration of the action. Returns the id of the audit entry. */
export async function runOnPiece(
  ctx: ShopContext,
  actor: Actor,
  { name, id, version, reason, current = (tx, { kind }) => readFacts(tx, kind, id) }: PieceAction,
  body: (tx: Tx, piece: LockedPiece) => Promise<void>,
): Promise<string> {
  const subject = { kind: 'piece' as const, id: String(id), label: await readPieceLabel(ctx.db, id) }
  const { actionId } = await runAction(ctx, actor, { name, subject, ...(reason ? { reason } : {}) }, async (tx) => {
    const piece = await lockPiece(tx, id)
    if (version !== undefined && version !== piece.version)
      throw await createEditConflict(tx, pieceEdits(id), 'piece-edited-meanwhile', {
        current: await current(tx, piece),
        version: piece.version,
      })
    await body(tx, piece)
    if (version !== undefined) await raiseVersion(tx, id)
  })
  return actionId
}

/** Reads and locks a piece: orders and other actions wait until the transaction ends. Throws `not-found`. */
export async function lockPiece(tx: Tx, id: number): Promise<LockedPiece> {
  const piece = (await lockPieces(tx, [id])).get(id)
  if (!piece) throw new CodedError('not-found')
  return piece
}

/** Reads and locks pieces in the order of their ids, as orders do, to prevent deadlocks. */
export async function lockPieces(tx: Tx, ids: readonly number[]): Promise<Map<number, LockedPiece>> {
  const { rows } = await sql<LockedPiece>`
    select id, kind, status, edit_version as version, published_at, publish_at, publish_as, publish_by, withdraw_at, withdraw_by, price_cents,
      previous_price_cents, price_on_request, takes_offers, brand_id, city_id, stock, held
    from piece where id = any(${[...ids]}::int[]) order by id for no key update`.execute(tx)
  return new Map(rows.map((piece) => [piece.id, piece]))
}

async function raiseVersion(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('piece')
    .set((eb) => ({ edit_version: eb('edit_version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Creates a `conflict` error whose response body also contains the reason, so that pages can read it. */
export function refusal(reason: PieceReason, details: { values?: SentenceValues; body?: object } = {}): CodedError {
  const { values, body } = details
  return new CodedError('conflict', { reason, ...(values ? { values } : {}), body: { reason, ...body } })
}
