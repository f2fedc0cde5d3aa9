import type { EnquiryKind } from '#contract/enquiry.ts'
import type { Language } from '#contract/language.ts'
import type { Kind } from '#contract/piece.ts'
import type { Db } from '#server/db/database.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import { getPiece } from '#server/domain/catalog/get-piece.ts'

export type PieceEnquiry = { kind: EnquiryKind; piece: { kind: Kind; id: number }; fields: Record<string, unknown>; language: Language }

/** Keeps what a visitor asks about a piece; a piece that is not shown is not found. */
export async function storeEnquiry(db: Db, catalog: CatalogSnapshot, { kind, piece, fields, language }: PieceEnquiry): Promise<void> {
  const { id } = getPiece(catalog, piece.kind, piece.id)
  await db
    .insertInto('enquiry')
    .values({ kind, piece_id: id, fields: JSON.stringify(fields), language })
    .execute()
}
