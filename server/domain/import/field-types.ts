import type { Kind } from '#contract/piece.ts'
import { readDays } from '#contract/rules/staff/day-order.ts'
import type { TableCell } from '#contract/rules/staff/spreadsheet-cell.ts'
import type { DayOrders } from '#server/db/tables/imports.ts'
import { type ImportTexts, isWordFor } from '#server/domain/import/import-texts.ts'
import type { NameLookup } from '#server/domain/import/name-lookup.ts'

/** A value of a database column. */
export type Value = string | number | boolean | null
export type PartTable = 'piece' | 'piece_private' | Kind

/**
 * The context for parsing a cell. `brandId`: the brand of the row, if it is already parsed. `addNames`: whether new brands and collections
 * may be added.
 */
export type FieldContext = {
  names: NameLookup
  brandId: number | null
  addNames: boolean
  dayOrders: DayOrders
  now: number
  texts: ImportTexts
}

/** A column of the file and the database column that it fills. */
export type Field = {
  column: string
  table: PartTable
  db: string
  defaultValue: Value | undefined
  /** If true, an empty cell clears the value. If false, an empty cell leaves the value unchanged. */
  mayBeEmpty: boolean
  parse: (cell: string, context: FieldContext) => Value
  show: (value: Value, names: NameLookup, texts: ImportTexts) => string
  /** Formats a non-empty value as a cell. `parse` reads the same value from this cell. */
  write: (value: Value, names: NameLookup, texts: ImportTexts) => TableCell
  /** The values of a closed list. `value`: a text that `parse` accepts, whatever the language. `label`: the name that the staff sees. */
  choices?: (names: NameLookup, texts: ImportTexts) => Choice[]
}
export type Choice = { value: string; label: string }

/** Thrown for a cell that cannot be used. The message completes a sentence that begins with the name of the column. */
export class UnusableValueError extends Error {}

export type FieldTarget = readonly [column: string, table: PartTable, db?: string]

export const showPlain = (value: Value, texts: ImportTexts) => (value === null || value === '' ? texts.nothing : texts.quote(String(value)))
export const fieldTarget = ([column, table, db = column]: FieldTarget) => ({ column, table, db })

/** A text of at most `max` characters. An empty cell is stored as `defaultValue`; if that is undefined, a new piece needs a text. */
export function textField(at: FieldTarget, max: number, defaultValue: '' | null | undefined): Field {
  return {
    ...fieldTarget(at),
    defaultValue,
    mayBeEmpty: defaultValue !== undefined,
    parse: (cell, { texts }) => checkText(cell.replaceAll('\r\n', '\n'), max, texts),
    show: (value, _names, texts) => showPlain(value, texts),
    write: String,
  }
}

export function checkText(cell: string, max: number, texts: ImportTexts): string {
  if (/[^\P{Cc}\n\t]/u.test(cell)) throw new UnusableValueError(texts.controls)
  if (cell.length > max) throw new UnusableValueError(texts.long(max))
  return cell
}

/**
 * A date: 2026-11-22, 22.11.2026, 22/11/2026 or 11/22/2026. Refuses an ambiguous date unless the order of day and month is known for the
 * column.
 */
export function dateField(at: FieldTarget): Field {
  return {
    ...fieldTarget(at),
    defaultValue: null,
    mayBeEmpty: true,
    parse: (cell, { dayOrders, texts }) => {
      const { dmy, mdy } = readDays(cell)
      const order = dayOrders[at[0]]
      if (!order && dmy && mdy && dmy !== mdy) throw new UnusableValueError(texts.twoDays(cell, dmy, mdy))
      const day = (order === 'mdy' ? mdy : dmy) ?? dmy ?? mdy
      if (!day) throw new UnusableValueError(texts.notDay(cell))
      return day
    },
    show: (value, _names, texts) => String(value ?? texts.nothing),
    write: (value) => ({ day: String(value) }),
  }
}

const yes = new Set([
  'yes',
  'y',
  'true',
  '1',
  '+',
  'да',
  'д',
  'есть',
  'истина',
  'wahr',
  'ja',
  'vrai',
  'oui',
  'verdadero',
  'sí',
  'vero',
  '✓',
  '✔',
])
const no = new Set(['no', 'n', 'false', '0', '-', '–', '—', '−', 'нет', 'н', 'ложь', 'falsch', 'nein', 'faux', 'non', 'falso'])

/** A boolean: a word for yes or no in one of several languages, or a sign such as + or −. */
export function yesNoField(at: FieldTarget, defaultValue = false): Field {
  return {
    ...fieldTarget(at),
    defaultValue,
    mayBeEmpty: false,
    parse: (cell, { texts }) => {
      const word = cell.toLowerCase()
      if (yes.has(word)) return true
      if (no.has(word)) return false
      throw new UnusableValueError(texts.notYesNo(cell))
    },
    show: (value, _names, texts) => (value ? texts.yes : texts.no),
    write: (value, _names, texts) => (value ? texts.yes : texts.no),
    choices: (_names, texts) => [
      { value: 'yes', label: texts.yes },
      { value: 'no', label: texts.no },
    ],
  }
}

/** One of the given words, in English or Russian. */
export function enumField(at: FieldTarget, words: readonly string[], defaultValue: string): Field {
  return {
    ...fieldTarget(at),
    defaultValue,
    mayBeEmpty: false,
    parse: (cell, { texts }) => {
      const word = words.find((each) => isWordFor(cell.toLowerCase(), each))
      if (word === undefined) throw new UnusableValueError(texts.noneOf(cell, words))
      return word
    },
    show: (value, _names, texts) => texts.word(String(value)),
    write: (value, _names, texts) => texts.word(String(value)),
    choices: (_names, texts) => words.map((value) => ({ value, label: texts.word(value) })),
  }
}
