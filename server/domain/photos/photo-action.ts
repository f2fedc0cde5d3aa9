import type { ActionName } from '#contract/staff/actions.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { createEditConflict } from '#server/domain/audit/edit-conflict.ts'
import { type Actor, runAction } from '#server/domain/audit/run-action.ts'
import { readPieceLabel } from '#server/domain/pieces/piece-label.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Runs an action on the photographs of a piece, which is locked for the duration of the action. Returns the id of the audit entry. */
export async function runOnPhotos(
  ctx: Pick<ShopContext, 'db' | 'now'>,
  actor: Actor,
  { name, pieceId }: { name: ActionName; pieceId: number },
  body: (tx: Tx) => Promise<void>,
): Promise<string> {
  const label = await readPieceLabel(ctx.db, pieceId)
  const { actionId } = await runAction(ctx, actor, { name, subject: { kind: 'piece', id: String(pieceId), label } }, async (tx) => {
    const piece = await tx.selectFrom('piece').select('id').where('id', '=', pieceId).forNoKeyUpdate().executeTakeFirst()
    if (!piece) throw new CodedError('not-found')
    await body(tx)
  })
  return actionId
}

/** Creates a `conflict` error with the author and time of the latest edit of the photographs. */
export function createPhotoConflict(db: Db, pieceId: number): Promise<CodedError> {
  const edited = { subject: { kind: 'piece', id: String(pieceId) }, tables: ['photo'] } as const
  return createEditConflict(db, edited, 'photos-edited-meanwhile')
}
