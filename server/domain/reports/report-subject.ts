import type { Kind } from '#contract/piece.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Db } from '#server/db/database.ts'

export type ReportedPiece = { id: number; kind: Kind; name: string }

/** Returns a piece with its name, even if it is a draft. Throws `not-found`. */
export async function getReportedPiece(db: Db, id: number): Promise<ReportedPiece> {
  const row = await db
    .selectFrom('piece')
    .innerJoin('brand', 'brand.id', 'piece.brand_id')
    .select(['piece.id', 'piece.kind', 'piece.model_name', 'piece.reference', 'brand.name as brand'])
    .where('piece.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new CodedError('not-found')
  return { id: row.id, kind: row.kind, name: [row.brand, row.model_name, row.reference].filter(Boolean).join(' ') }
}

export const pieceSubject = ({ id, name }: ReportedPiece) => ({ kind: 'piece', id: String(id), label: name }) as const

/** Throws `invalid` for the id of an unknown workshop. */
export async function assertWorkshop(db: Db, id: number | null | undefined): Promise<void> {
  if (!id) return
  const known = await db.selectFrom('workshop').select('id').where('id', '=', id).executeTakeFirst()
  if (!known) throw new CodedError('invalid', { fields: { workshop_id: 'report-workshop-unknown' } })
}
