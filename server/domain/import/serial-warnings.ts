import type { Db } from '#server/db/database.ts'
import type { ImportTexts } from '#server/domain/import/import-texts.ts'
import type { KnownPiece } from '#server/domain/import/read-pieces.ts'
import type { Row } from '#server/domain/import/read-rows.ts'
import { findSerialRecords, serialKeyOf } from '#server/domain/pieces/serials.ts'

type Numbered = { row: Row; known: KnownPiece | undefined }
const shownMax = 3

/**
 * Returns a function that warns about the serial numbers of a row's piece: if another record of the shop has one of these numbers, or if an
 * earlier row of the file has the same serial number. `firstRows`: the first row per serial number, shared by all batches.
 */
export async function readSerialWarnings(
  db: Db,
  batch: readonly Numbered[],
  { firstRows, texts }: { firstRows: Map<string, number>; texts: ImportTexts },
): Promise<(one: Numbered) => string[]> {
  const records = await findSerialRecords(db, [...new Set(batch.flatMap((one) => numbersOf(one).map(serialKeyOf)))])
  return (one) => {
    const ofShop = numbersOf(one).flatMap((number) => {
      const others = (records.get(serialKeyOf(number)) ?? []).filter(({ pieceId }) => pieceId === null || pieceId !== one.known?.id)
      const labels = [...new Set(others.map(({ label }) => label))].slice(0, shownMax)
      return labels.length ? [texts.serialKnown(number, labels)] : []
    })
    return [...ofShop, ...warnOfEarlierRow(one.row, firstRows, texts)]
  }
}

function warnOfEarlierRow({ row, cells }: Row, firstRows: Map<string, number>, texts: ImportTexts): string[] {
  const serial = cells.get('serial') ?? ''
  const key = serialKeyOf(serial)
  if (!key) return []
  const first = firstRows.get(key)
  firstRows.set(key, first ?? row)
  return first === undefined ? [] : [texts.serialTwice(serial, first)]
}

function numbersOf({ row, known }: Numbered): string[] {
  const own = known?.parts.piece_private
  return [row.cells.get('serial') ?? own?.serial, own?.movement_serial].map((number) => String(number ?? '')).filter(serialKeyOf)
}
