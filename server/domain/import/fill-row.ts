import { foldHead } from '#contract/rules/staff/piece-csv-columns.ts'
import type { Row } from '#server/domain/import/read-rows.ts'

const onRequest = new Set(['по запросу', 'цена по запросу', 'on request', 'upon request', 'price on request', 'por', 'p o r'])
export const onRequestText = 'on request'

/**
 * Reads «по запросу» in the column `price` as an empty price. Also sets `price_on_request` to yes, unless the row has a value in that
 * column.
 */
export function readOnRequest(row: Row): Row {
  if (!onRequest.has(foldHead(row.cells.get('price') ?? ''))) return row
  const cells = new Map(row.cells).set('price', '')
  if (!cells.get('price_on_request')) cells.set('price_on_request', 'yes')
  return { ...row, cells }
}

/** Fills the empty cells of a new piece's row with default cells. `wholeFile`: the default cells by column. */
export function fillRow(row: Row, wholeFile: ReadonlyMap<string, string>): Row {
  const missing = [...wholeFile].filter(([column]) => !row.cells.get(column))
  if (!missing.length) return row
  return { ...row, cells: new Map([...row.cells, ...missing]), filled: new Set(missing.map(([column]) => column)) }
}
