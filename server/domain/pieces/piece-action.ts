import { sql } from 'kysely'
import type { Kind, PieceStatus } from '#contract/piece.ts'
import type { ActionName } from '#contract/staff/actions.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { PieceReason } from '#server/context/reasons.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { type Actor, runAction } from '#server/domain/audit/run-action.ts'
import { readLastEdit } from '#server/domain/pieces/last-edit.ts'
import { readFacts } from '#server/domain/pieces/read-facts.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** A piece as an action has it: read and locked. Money in cents. */
export type LockedPiece = {
  id: number
  kind: Kind
  status: PieceStatus
  version: number
  published_at: Date | null
  publish_at: Date | null
  publish_as: 'available' | 'incoming' | null
  publish_by: string | null
  withdraw_at: Date | null
  price_cents: number | null
  previous_price_cents: number | null
  price_on_request: boolean
  brand_id: number
  city_id: number
  stock: number
  held: number
}

/** What is done to which piece. With a `version` it is refused where somebody else has changed the piece since (OWN-24). */
export type PieceAction = {
  name: ActionName
  id: number
  version?: number
  reason?: string | undefined
  /** What a save that came too late is answered with: the values as they are now; the facts by default. */
  current?: (tx: Tx, piece: LockedPiece) => Promise<object>
}

/** The brand, the model and the reference of a piece, as the audit log names it. */
export async function pieceLabel(db: Db, id: number): Promise<string> {
  const row = await db
    .selectFrom('piece')
    .innerJoin('brand', 'brand.id', 'piece.brand_id')
    .select(['brand.name', 'piece.model_name', 'piece.reference'])
    .where('piece.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new CodedError('not-found')
  return [row.name, row.model_name, row.reference].filter(Boolean).join(' ')
}

/** Runs an action on a piece that is locked meanwhile; returns the id of its entry in the audit log. */
export async function runOnPiece(
  ctx: ShopContext,
  actor: Actor,
  { name, id, version, reason, current = (tx, { kind }) => readFacts(tx, kind, id) }: PieceAction,
  body: (tx: Tx, piece: LockedPiece) => Promise<void>,
): Promise<string> {
  const subject = { kind: 'piece' as const, id: String(id), label: await pieceLabel(ctx.db, id) }
  const { actionId } = await runAction(ctx, actor, { name, subject, ...(reason ? { reason } : {}) }, async (tx) => {
    const piece = await lockPiece(tx, id)
    if (version !== undefined && version !== piece.version) throw await editedMeanwhile(tx, piece, await current(tx, piece))
    await body(tx, piece)
    if (version !== undefined) await raiseVersion(tx, id)
  })
  return actionId
}

/** The names of many pieces, by their ids. */
export async function labelsOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; label: string }>`
    select p.id, concat_ws(' ', b.name, p.model_name, p.reference) as label from piece p join brand b on b.id = p.brand_id
    where p.id = any(${[...ids]}::int[])`.execute(db)
  return new Map(rows.map(({ id, label }) => [id, label]))
}

/** Reads and locks a piece: orders and other actions wait until the transaction ends. */
export async function lockPiece(tx: Tx, id: number): Promise<LockedPiece> {
  const piece = (await lockPieces(tx, [id])).get(id)
  if (!piece) throw new CodedError('not-found')
  return piece
}

/** Reads and locks pieces in the order of their ids, as orders do: no two wait for each other in a circle. */
export async function lockPieces(tx: Tx, ids: readonly number[]): Promise<Map<number, LockedPiece>> {
  const { rows } = await sql<LockedPiece>`
    select id, kind, status, edit_version as version, published_at, publish_at, publish_as, publish_by, withdraw_at, price_cents,
      previous_price_cents, price_on_request, brand_id, city_id, stock, held
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

/** The piece as it is now, and who changed it last: the page merges what it can, and asks about the rest. */
async function editedMeanwhile(tx: Tx, { id, version }: LockedPiece, current: object): Promise<CodedError> {
  const last = await readLastEdit(tx, id)
  const body = { reason: 'edited-meanwhile', current, version, by: last?.by ?? null, at: last?.at.toISOString() ?? null }
  return new CodedError('conflict', { reason: 'piece-edited-meanwhile', body })
}

/** A refusal whose reason pages read as well. */
export function refusal(reason: PieceReason, details: { values?: Record<string, string | number>; body?: object } = {}): CodedError {
  const { values, body } = details
  return new CodedError('conflict', { reason, ...(values ? { values } : {}), body: { reason, ...body } })
}
