import type { ImportTexts } from '#server/domain/import/import-texts.ts'
import type { KnownPiece } from '#server/domain/import/read-pieces.ts'
import type { Parts, Verdict } from '#server/domain/import/verdict.ts'

const hidingStatuses: ReadonlySet<string> = new Set(['draft', 'incoming', 'sold', 'withdrawn'])

/**
 * Keeps the status and stock of a piece that is held or in an order that was not cancelled, because the file may be older than the sale.
 * Adds a note if the file has another status or stock. Refuses the row if its status would take a held piece off sale.
 */
export function preserveOrderedStatus(known: KnownPiece, { piece }: Parts, verdict: Verdict, texts: ImportTexts): void {
  const own = known.parts.piece
  if ((!known.isOrdered && known.held === 0) || !own) return
  if (known.held > 0 && hidingStatuses.has(String(piece.status)))
    verdict.problems.push(`${texts.column('status')}: ${texts.inOrder(String(piece.status))}.`)
  else if (piece.status !== own.status || piece.stock !== own.stock)
    verdict.notes.push(texts.statusStays(String(own.status), Number(own.stock)))
  piece.status = own.status ?? null
  piece.stock = own.stock ?? null
}
