import type { Kind } from '#contract/piece.ts'
import type { FieldContext } from '#server/domain/import/field-types.ts'
import { labelIn } from '#server/domain/import/name-lookup.ts'
import { fieldsByKind } from '#server/domain/import/piece-fields.ts'
import type { Row } from '#server/domain/import/read-rows.ts'
import { newNameId } from '#server/domain/import/reference-fields.ts'
import type { Parts, ShownCell } from '#server/domain/import/verdict.ts'

type Planned = { kind: Kind; parts: Parts; functionIds: readonly number[]; unusable: ReadonlySet<string> }
type Context = Pick<FieldContext, 'names' | 'texts'>

/**
 * Returns the cells of a row with their resulting values: first the cells of the file in order, then the cells that were filled with
 * defaults. `planned` is undefined for a row that could not be read.
 */
export function showCells({ cells, read = cells, filled = new Set() }: Row, planned: Planned | undefined, context: Context): ShownCell[] {
  const columns = [...new Set([...read.keys(), ...filled])]
  return columns.map((column) => ({
    column,
    read: read.get(column) ?? '',
    value: planned ? showValue(column, cells.get(column) ?? '', planned, context) : null,
    isFilled: filled.has(column),
  }))
}

function showValue(
  column: string,
  cell: string,
  { kind, parts, functionIds, unusable }: Planned,
  { names, texts }: Context,
): string | null {
  if (unusable.has(column)) return null
  if (column === 'key') return cell
  if (column === 'kind') return texts.word(kind)
  if (column === 'price' && parts.piece.price_cents === null && parts.piece.price_on_request) return texts.onRequest
  if (column === 'functions') return functionIds.map((id) => labelIn(names.lists.watch_function, id, texts.language) ?? '').join(', ')
  const field = fieldsByKind[kind].find((each) => each.column === column)
  const value = field && (parts[field.table][field.db] ?? null)
  if (field === undefined || value === undefined || value === null || value === '') return ''
  if ((column === 'brand' || column === 'collection') && value === newNameId) return cell
  return typeof value === 'string' && !field.choices ? value : field.show(value, names, texts).replace(quotes, '$1')
}

const quotes = /^[«“](.*)[»”]$/su
