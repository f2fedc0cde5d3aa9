import type { ActionName } from '#contract/staff/actions.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { type Actor, runAction } from '#server/domain/audit/run-action.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** Runs an action on the photographs of a piece, which is locked meanwhile; returns the id of its entry in the audit log. */
export async function runOnPhotos(
  ctx: Pick<ShopContext, 'db' | 'now'>,
  actor: Actor,
  { name, pieceId }: { name: ActionName; pieceId: number },
  body: (tx: Tx) => Promise<void>,
): Promise<string> {
  const label = await pieceName(ctx.db, pieceId)
  const { actionId } = await runAction(ctx, actor, { name, subject: { kind: 'piece', id: String(pieceId), label } }, async (tx) => {
    const piece = await tx.selectFrom('piece').select('id').where('id', '=', pieceId).forNoKeyUpdate().executeTakeFirst()
    if (!piece) throw new CodedError('not-found')
    await body(tx)
  })
  return actionId
}

/** Brand, model and reference of a piece. Throws `not-found`. */
export async function pieceName(db: Db, id: number): Promise<string> {
  const row = await db
    .selectFrom('piece')
    .innerJoin('brand', 'brand.id', 'piece.brand_id')
    .select(['brand.name', 'piece.model_name', 'piece.reference'])
    .where('piece.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new CodedError('not-found')
  return [row.name, row.model_name, row.reference].filter(Boolean).join(' ')
}

/** What somebody else changed since the person began: the page shows it, and asks again (OWN-24). */
export async function photosEditedMeanwhile(db: Db, pieceId: number): Promise<CodedError> {
  const last = await db
    .selectFrom('audit_change')
    .innerJoin('audit_entry', 'audit_entry.id', 'audit_change.entry_id')
    .leftJoin('staff', 'staff.id', 'audit_entry.staff_id')
    .select(['staff.name', 'audit_entry.at'])
    .where('audit_change.subject_kind', '=', 'piece')
    .where('audit_change.subject_id', '=', String(pieceId))
    .where('audit_change.table_name', '=', 'photo')
    .orderBy('audit_change.entry_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const body = { reason: 'edited-meanwhile', by: last?.name ?? null, at: last?.at.toISOString() ?? null }
  return new CodedError('conflict', { reason: 'photos-edited-meanwhile', body })
}
