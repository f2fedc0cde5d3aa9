import type { Language } from '#contract/language.ts'
import { type Kind, kinds } from '#contract/piece.ts'
import { isImportColumn } from '#contract/rules/staff/piece-csv-columns.ts'
import type { Db } from '#server/db/database.ts'
import { findDayOrders } from '#server/domain/import/day-questions.ts'
import { type Choice, type FieldContext, UnusableValueError } from '#server/domain/import/field-types.ts'
import { onRequestText, readOnRequest } from '#server/domain/import/fill-row.ts'
import { type ImportTexts, staffImportTexts } from '#server/domain/import/import-texts.ts'
import { foldValue, meaningOf, textsOf } from '#server/domain/import/meanings.ts'
import { findEntries, readNameLookup } from '#server/domain/import/name-lookup.ts'
import { fieldsByKind } from '#server/domain/import/piece-fields.ts'
import type { ImportRunRow } from '#server/domain/import/read-import-runs.ts'
import type { Row } from '#server/domain/import/read-rows.ts'
import { choicesOf, parseKind } from '#server/domain/import/reference-fields.ts'
import { rowsOf } from '#server/domain/import/rows-of-run.ts'

/** A text of a column. `rows`: the number of rows with this text. `meaning`: the value to which the staff mapped the text; null if none. */
type UnknownValue = { text: string; rows: number; meaning: string | null }
export type UnknownColumn = { column: string; choices: Choice[]; values: UnknownValue[] }

/**
 * Returns the texts of a file that the shop cannot interpret, by column in the order of the file, most frequent texts first. `choices`: the
 * values that a text can be mapped to.
 */
export async function findUnknownValues(at: { db: Db; now: number }, run: ImportRunRow, language: Language): Promise<UnknownColumn[]> {
  const texts = staffImportTexts[language]
  const context = {
    names: await readNameLookup(at.db),
    brandId: null,
    addNames: run.hasNewNames,
    dayOrders: findDayOrders(run),
    now: at.now,
    texts,
  }
  const isUnderstood = createReader(context)
  const columns = new Map<string, { values: Map<string, UnknownValue>; kinds: Set<Kind> }>()
  for (const row of rowsOf(run, texts)) {
    const kind = parseKind(row.cells.get('kind') ?? '') ?? run.wholeFile.kind ?? null
    for (const [column, cell] of row.read ?? [])
      for (const text of textsOf(column, cell).filter(Boolean)) {
        const chosen = meaningOf(run.meanings, column, text)
        // the mapped value may be invalid by now, because its entry in the reference list was deleted or merged
        const meaning = chosen && !isUnderstood(row, kind, column, chosen) ? undefined : chosen
        if (chosen === undefined && isUnderstood(row, kind, column, text)) continue
        const known = columns.get(column) ?? { values: new Map<string, UnknownValue>(), kinds: new Set<Kind>() }
        columns.set(column, known)
        if (kind) known.kinds.add(kind)
        const value = known.values.get(foldValue(text)) ?? { text, rows: 0, meaning: meaning ?? null }
        known.values.set(foldValue(text), { ...value, rows: value.rows + 1 })
      }
  }
  const place = (column: string) => run.mapping.findIndex((each) => each === column)
  const inOrder = [...columns].toSorted(([one], [other]) => place(one) - place(other))
  return inOrder.map(([column, found]) => ({
    column,
    choices: choicesFor(column, found.kinds, context),
    values: [...found.values.values()].toSorted((one, other) => other.rows - one.rows),
  }))
}

type Reader = (row: Row, kind: Kind | null, column: string, text: string) => boolean

function createReader(context: FieldContext): Reader {
  const known = new Map<string, boolean>()
  return (row, kind, column, text) => {
    // never report a key or a collection; collections depend on the brand and have no closed list of choices
    if (column === 'key' || column === 'collection') return true
    const key = JSON.stringify([kind, column, foldValue(text)])
    const held = known.get(key)
    if (held !== undefined) return held
    const answer = canRead(row, { kind, column, text }, context)
    known.set(key, answer)
    return answer
  }
}

type Asked = { kind: Kind | null; column: string; text: string }

function canRead(row: Row, { kind, column, text }: Asked, context: FieldContext): boolean {
  if (column === 'kind') return parseKind(text) !== null
  if (column === 'functions') return findEntries(context.names.lists.watch_function, text).length === 1
  const field = fieldsByKind[kind ?? 'watch'].find((each) => each.column === column)
  const cell = column === 'price' ? readOnRequest({ ...row, cells: new Map([['price', text]]) }).cells.get('price') : text
  // the column may belong to another kind of piece, in which case the validation refuses the row
  if (!field || !cell) return true
  try {
    field.parse(cell, context)
    return true
  } catch (error) {
    if (!(error instanceof UnusableValueError)) throw error
    return false
  }
}

function choicesFor(column: string, ofKinds: ReadonlySet<Kind>, { names, texts }: FieldContext): Choice[] {
  if (!isImportColumn(column)) return []
  if (column === 'kind') return kinds.map((value) => ({ value, label: texts.word(value) }))
  if (column === 'functions') return choicesOf(names, 'watch_function', texts)
  if (column === 'price') return [{ value: onRequestText, label: texts.onRequest }]
  const choices = [...(ofKinds.size ? ofKinds : kinds)].flatMap(
    (kind) => fieldsByKind[kind].find((field) => field.column === column)?.choices?.(names, texts) ?? [],
  )
  return sorted([...new Map(choices.map((choice) => [choice.value, choice])).values()], column, texts)
}

const sorted = (choices: Choice[], column: string, { language }: ImportTexts) =>
  column === 'brand' ? choices.toSorted((one, other) => one.label.localeCompare(other.label, language)) : choices
