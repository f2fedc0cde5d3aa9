import type { StaffPieceRow } from '#backoffice/client/pieces.ts'
import type { MessageKey } from '#backoffice/i18n/messages.ts'
import { readMoney } from '#backoffice/ui/field/typed-numbers.ts'
import { latestYear } from '#contract/rules/latest-year.ts'

export const gridColumns = ['model_name', 'reference', 'production_year', 'condition_id', 'full_set', 'price_usd'] as const
export type GridColumn = (typeof gridColumns)[number]
export type GridValue = string | number | boolean | null
export type ReadCell = { value: GridValue } | { problem: MessageKey }

export type GridLabels = {
  conditions: readonly { id: number; name_ru: string; name_en: string }[]
  language: 'ru' | 'en'
  yes: string
  no: string
  yesWords: readonly string[]
  noWords: readonly string[]
}

const lineMax = 200
const yearMin = 1700

export function valueOf(row: StaffPieceRow, column: GridColumn): GridValue {
  return row[column]
}

/** Returns the text of a value in the cell editor and in the clipboard. */
export function textOf(column: GridColumn, value: GridValue, labels: GridLabels): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? labels.yes : labels.no
  if (column === 'condition_id') return labels.conditions.find(({ id }) => id === value)?.[`name_${labels.language}`] ?? ''
  if (column !== 'price_usd') return String(value)
  const plain = String(value).replace(/\.00$/, '')
  return labels.language === 'ru' ? plain.replace('.', ',') : plain
}

export function readCell(column: GridColumn, typed: string, labels: GridLabels): ReadCell {
  const text = typed.trim()
  const folded = text.toLowerCase()
  switch (column) {
    case 'model_name':
      return text ? readLine(text) : { problem: 'grid.problems.required' }
    case 'reference':
      return text ? readLine(text) : { value: null }
    case 'production_year':
      return readYear(text)
    case 'condition_id': {
      if (!text) return { value: null }
      const found = labels.conditions.find((entry) => [entry.name_ru, entry.name_en].some((name) => name.toLowerCase() === folded))
      return found ? { value: found.id } : { problem: 'grid.problems.condition' }
    }
    case 'full_set':
      if (labels.yesWords.includes(folded)) return { value: true }
      return !text || labels.noWords.includes(folded) ? { value: false } : { problem: 'grid.problems.yesNo' }
    case 'price_usd': {
      const value = readMoney(text)
      return value === undefined ? { problem: 'grid.problems.money' } : { value }
    }
  }
}

const readLine = (text: string): ReadCell =>
  text.length > lineMax || /[\r\n\t]/.test(text) ? { problem: 'grid.problems.long' } : { value: text }

function readYear(text: string): ReadCell {
  if (!text) return { value: null }
  const year = Number(text)
  return Number.isInteger(year) && year >= yearMin && year <= latestYear(Date.now()) ? { value: year } : { problem: 'grid.problems.year' }
}
