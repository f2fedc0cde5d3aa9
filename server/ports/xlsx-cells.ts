import { attribute, plainText } from '#server/ports/xlsx-workbook.ts'

/** A cell that `read-excel-file` reads as empty, or with a text other than the text shown. Rows and columns are zero-based. */
export type OddCell = { row: number; column: number; text: string; hasNoResult: boolean }
/** Merged cells within one column, from the first to the last row. */
export type MergedCells = { column: number; from: number; to: number }

/**
 * Returns two kinds of cells of a sheet. `cells` are cells with an error, a formula without a cached result, a date as text, or a number
 * shown with leading zeros. `merged` are cells merged within one column.
 */
export function readOddCells(xml: string, formats: readonly (string | undefined)[]): { cells: OddCell[]; merged: MergedCells[] } {
  const cells: OddCell[] = []
  const merged: MergedCells[] = []
  const tags = /<(?:\w{1,20}:)?(row|c|mergeCell)(?=[\s/>])([^<>]*)>/g
  let row = -1
  let column = -1
  for (let found = tags.exec(xml); found; found = tags.exec(xml)) {
    const [tag, name, inside = ''] = found
    if (name === 'row') {
      row = Number(attribute(tag, 'r') ?? row + 2) - 1
      column = -1
    } else if (name === 'mergeCell') merged.push(...mergedColumn(attribute(tag, 'ref') ?? ''))
    else {
      const place = placeOf(attribute(tag, 'r') ?? '')
      row = place?.row ?? row
      column = place?.column ?? column + 1
      if (inside.endsWith('/')) continue
      const end = endOfCell(xml, tags.lastIndex)
      const odd = oddCell(tag, xml.slice(tags.lastIndex, end), formats)
      tags.lastIndex = end
      if (odd) cells.push({ row, column, ...odd })
    }
  }
  return { cells, merged }
}

function endOfCell(xml: string, from: number): number {
  const plain = xml.indexOf('</c>', from)
  if (plain >= 0) return plain
  const prefixed = xml.indexOf(':c>', from)
  return prefixed < 0 ? xml.length : prefixed
}

function oddCell(tag: string, inner: string, formats: readonly (string | undefined)[]): Pick<OddCell, 'text' | 'hasNoResult'> | undefined {
  const type = attribute(tag, 't') ?? 'n'
  const value = elementOf(inner, 'v')
  const formula = elementOf(inner, 'f')
  if (type === 'e') return { text: value || '#N/A', hasNoResult: false }
  // A formula without a value has no cached result. An empty value counts as a result only for `str`, the type of text results.
  if (formula !== undefined && type !== 'inlineStr' && (value === undefined || (value === '' && type !== 'str')))
    return { text: `=${formula || '…'}`, hasNoResult: true }
  if (type === 'd' && value) return { text: value.trim().slice(0, 10), hasNoResult: false }
  const format = formats[Number(attribute(tag, 's') ?? -1)]
  if (type === 'n' && value && format && /^0{2,20}$/.test(format) && /^\d{1,15}$/.test(value))
    return { text: value.padStart(format.length, '0'), hasNoResult: false }
  return undefined
}

function elementOf(inner: string, name: 'v' | 'f'): string | undefined {
  const [, slash, text = ''] = new RegExp(`<(?:\\w{1,20}:)?${name}(?:\\s[^<>]*?)?(?:(/)>|>([^<]*))`).exec(inner) ?? [undefined, undefined]
  if (!new RegExp(`<(?:\\w{1,20}:)?${name}[\\s/>]`).test(inner)) return undefined
  return slash ? '' : plainText(text)
}

function placeOf(reference: string): { row: number; column: number } | undefined {
  const [, letters, digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? []
  if (!letters || !digits) return undefined
  return { row: Number(digits) - 1, column: Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 }
}

function mergedColumn(reference: string): MergedCells[] {
  const [from, to] = reference.split(':').map(placeOf)
  return from && to && from.column === to.column ? [{ column: from.column, from: from.row, to: to.row }] : []
}
