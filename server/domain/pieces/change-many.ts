import { sql } from 'kysely'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import type { LockedPiece } from '#server/domain/pieces/piece-action.ts'
import { lockPieces } from '#server/domain/pieces/piece-action.ts'

/** A piece to change. If `version` is given, the change is refused for a piece that was edited since this version. */
export type WantedPiece = { id: number; version?: number }
type Run = (tx: Tx, piece: LockedPiece) => Promise<void>
export type Work =
  | { runOf: (id: number) => Run }
  | { runTogether: (tx: Tx, pieces: readonly LockedPiece[]) => Promise<Map<number, CodedError>> }

/**
 * Changes pieces in the order of their ids. If the change fails for a piece, that piece stays unchanged and the other pieces are still
 * changed. Returns the errors by piece id.
 */
export async function changeMany(tx: Tx, wanted: readonly WantedPiece[], work: Work): Promise<Map<number, CodedError>> {
  const refused = new Map<number, CodedError>()
  const versions = new Map(wanted.map(({ id, version }) => [id, version]))
  const pieces = await lockPieces(
    tx,
    wanted.map(({ id }) => id),
  )
  for (const { id } of wanted) if (!pieces.has(id)) refused.set(id, new CodedError('not-found'))
  const current = [...pieces.values()].filter(({ id, version }) => (versions.get(id) ?? version) === version)
  for (const { id, version } of pieces.values())
    if ((versions.get(id) ?? version) !== version) refused.set(id, new CodedError('conflict', { reason: 'piece-edited-meanwhile' }))
  if ('runTogether' in work) return new Map([...refused, ...(await work.runTogether(tx, current))])
  for (const piece of current) {
    const refusal = await attempt(tx, piece, work.runOf(piece.id))
    if (refusal) refused.set(piece.id, refusal)
  }
  return refused
}

async function attempt(tx: Tx, piece: LockedPiece, run: Run): Promise<CodedError | null> {
  await sql`savepoint one_piece`.execute(tx)
  try {
    await run(tx, piece)
    await tx
      .updateTable('piece')
      .set((eb) => ({ edit_version: eb('edit_version', '+', 1) }))
      .where('id', '=', piece.id)
      .execute()
    await sql`release savepoint one_piece`.execute(tx)
    return null
  } catch (error) {
    if (!(error instanceof CodedError)) throw error
    await sql`rollback to savepoint one_piece`.execute(tx)
    return error
  }
}
