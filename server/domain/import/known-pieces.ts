import { foldKey, formerKey, isFormerKeyLossless } from '#contract/rules/staff/piece-key.ts'
import type { Db } from '#server/db/database.ts'
import { findEntries, type NameLookup } from '#server/domain/import/name-lookup.ts'
import { type KnownPiece, readPieces } from '#server/domain/import/read-pieces.ts'
import type { Row } from '#server/domain/import/read-rows.ts'
import { compactReference } from '#server/domain/search/normalize-text.ts'

/**
 * Returns a function that finds the existing piece of a row by the row's key. If there is none, looks for a piece that an earlier version
 * of the shop stored under a reduced form of the key (only Latin letters, digits and hyphens). Different keys may have the same reduced
 * form, so the row must not contain another brand or reference than the piece. If the reduction drops letters, the row must contain both.
 */
export async function readKnownPieces(db: Db, rows: readonly Row[], names: NameLookup): Promise<(row: Row) => KnownPiece | undefined> {
  const typed = rows.map(({ cells }) => cells.get('key') ?? '')
  const pieces = await readPieces(db, [...new Set([...typed.map(foldKey), ...typed.map(formerKey)])])
  return (row) => {
    const key = row.cells.get('key') ?? ''
    const former = pieces.get(formerKey(key))
    return pieces.get(foldKey(key)) ?? (former && isOfFormerKey(former, key, row, names) ? former : undefined)
  }
}

function isOfFormerKey({ parts: { piece } }: KnownPiece, key: string, { cells }: Row, names: NameLookup): boolean {
  if (!piece || piece.own_key !== null || piece.origin !== 'import') return false
  const brand = cells.get('brand')
  const reference = cells.get('reference')
  const hasBrand = Boolean(brand) && findEntries(names.lists.brand, brand ?? '').some(({ id }) => id === piece.brand_id)
  const hasReference = Boolean(reference) && compactReference(reference ?? '') === compactReference(String(piece.reference ?? ''))
  if (isFormerKeyLossless(key)) return (!brand || hasBrand) && (!reference || hasReference)
  return hasBrand && hasReference
}
