import { unquoteFormula } from '#contract/rules/staff/spreadsheet-cell.ts'
import { isTableEncoding } from '#contract/rules/staff/table-encodings.ts'
import type { Db } from '#server/db/database.ts'
import type { ImportTexts } from '#server/domain/import/import-texts.ts'
import { translateCell } from '#server/domain/import/meanings.ts'
import type { ImportRunRow } from '#server/domain/import/read-import-runs.ts'
import type { Row } from '#server/domain/import/read-rows.ts'

const plain = (cell: string) => cell

/**
 * Returns the rows of an import run with their cells by column. `read`: the original texts. `cells`: the texts, replaced with the values to
 * which the staff mapped them.
 */
export function rowsOf(run: ImportRunRow, texts: ImportTexts): Row[] {
  const { rows, head, mapping, encoding, isEncodingChosen, meanings } = run
  const isEncodingGuessed = isTableEncoding(encoding) && !isEncodingChosen
  return rows.map(({ row, cells, unread }) => {
    const read = mapping.flatMap((column, at): [string, string][] => {
      if (!column) return []
      const cell = (encoding === null ? plain : unquoteFormula)((cells[at] ?? '').trim())
      return [[column, cell]]
    })
    const isWider = cells.length > head.length
    const withoutResult = new Set(mapping.flatMap((column, at) => (column && unread?.includes(at) ? [column] : [])))
    return {
      row,
      cells: new Map(read.map(([column, cell]) => [column, translateCell(meanings, column, cell)])),
      read: new Map(read),
      unread: withoutResult,
      isEncodingGuessed,
      ...(isWider ? { problem: texts.cells(cells.length, head.length) } : {}),
    }
  })
}

/** Returns the default values that the staff chose for the whole file, as cells by column. */
export async function cellsOfWholeFile(db: Db, { newStatus, wholeFile }: ImportRunRow): Promise<Map<string, string>> {
  const { kind, city_id: cityId } = wholeFile
  const city = cityId ? await db.selectFrom('city').select('key').where('id', '=', cityId).executeTakeFirst() : undefined
  return new Map([['status', newStatus], ...(kind ? ([['kind', kind]] as const) : []), ...(city ? ([['city', city.key]] as const) : [])])
}
