import type { Meanings } from '#server/db/tables/imports.ts'

/** Folds a text of a file for comparison: ignores case, extra spaces and Unicode compatibility variants of characters. */
export const foldValue = (cell: string): string => cell.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ').toLowerCase()

/** Splits a cell with several functions of a watch, such as date|gmt or «дата, GMT». */
export const splitFunctions = (cell: string): string[] =>
  cell
    .split(/[|,;\n]/)
    .map((word) => word.trim())
    .filter(Boolean)

/** Splits a cell into the texts that the staff can map to values: one text per watch function; in other columns, the whole cell. */
export const textsOf = (column: string, cell: string): string[] => (column === 'functions' ? splitFunctions(cell) : [cell])

/** Returns the value to which the staff mapped a text of a column. Undefined if the text is not mapped. */
export function meaningOf(meanings: Meanings, column: string, text: string): string | undefined {
  const ofColumn = Object.hasOwn(meanings, column) ? (meanings[column] ?? {}) : {}
  const folded = foldValue(text)
  return Object.hasOwn(ofColumn, folded) ? ofColumn[folded] : undefined
}

/** Replaces the mapped texts of a cell with their values. */
export function translateCell(meanings: Meanings, column: string, cell: string): string {
  if (!Object.hasOwn(meanings, column)) return cell
  return textsOf(column, cell)
    .map((text) => meaningOf(meanings, column, text) ?? text)
    .join('|')
}

/** Merges two mappings of texts to values. For a text in both, takes the value from `over`. */
export function joinMeanings(under: Meanings, over: Meanings): Meanings {
  const columns = new Set([...Object.keys(under), ...Object.keys(over)])
  return Object.fromEntries([...columns].map((column) => [column, { ...under[column], ...over[column] }]))
}

/** Returns `meanings` without the entries of the texts in `forgotten`. */
export function withoutMeanings(meanings: Meanings, forgotten: Meanings): Meanings {
  const rest = (column: string, texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).filter(([text]) => !Object.hasOwn(forgotten[column] ?? {}, text)))
  return Object.fromEntries(Object.entries(meanings).map(([column, texts]) => [column, rest(column, texts)]))
}
