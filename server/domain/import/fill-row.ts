import { foldHead } from '#contract/rules/staff/piece-csv-columns.ts'
import type { Row } from '#server/domain/import/read-rows.ts'

const onRequest = new Set(['по запросу', 'цена по запросу', 'on request', 'upon request', 'price on request', 'por', 'p o r'])
/** A text that the price column accepts besides amounts. */
export const onRequestText = 'on request'

/**
 * Reads «по запросу» in the price column as an empty price and, unless the row says otherwise, as a price on request.
 */
export function readOnRequest(row: Row): Row {
  if (!onRequest.has(foldHead(row.cells.get('price') ?? ''))) return row
  const cells = new Map(row.cells).set('price', '')
  if (!cells.get('price_on_request')) cells.set('price_on_request', 'yes')
  return { ...row, cells }
}

/** Fills the empty cells of a new piece's row with the values of the whole file. `wholeFile`: cells by column. */
export function fillRow(row: Row, wholeFile: ReadonlyMap<string, string>): Row {
  const missing = [...wholeFile].filter(([column]) => !row.cells.get(column))
  if (!missing.length) return row
  return { ...row, cells: new Map([...row.cells, ...missing]), filled: new Set(missing.map(([column]) => column)) }
}
