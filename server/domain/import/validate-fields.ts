import { type Kind, kinds } from '#contract/piece.ts'
import { type Field, type FieldContext, UnusableValueError } from '#server/domain/import/field-types.ts'
import type { ImportTexts } from '#server/domain/import/import-texts.ts'
import { fieldsByKind } from '#server/domain/import/piece-fields.ts'
import type { KnownPiece } from '#server/domain/import/read-pieces.ts'
import type { Row } from '#server/domain/import/read-rows.ts'
import { parseKind } from '#server/domain/import/reference-fields.ts'
import type { Parts } from '#server/domain/import/verdict.ts'

/**
 * Returns the kind in a row, or the kind of its existing piece if the cell is empty. Returns null and adds a problem if both are missing,
 * or if the existing piece has another kind.
 */
export function validateKind({ cells }: Row, known: KnownPiece | undefined, problems: string[], texts: ImportTexts): Kind | null {
  const cell = cells.get('kind') ?? ''
  const kind = cell ? parseKind(cell) : (known?.kind ?? null)
  const at = (sentence: string) => void problems.push(`${texts.column('kind')}: ${sentence}.`)
  if (!kind) at(cell ? texts.noneOf(cell.slice(0, 40), kinds) : texts.missing)
  else if (known && known.kind !== kind) at(texts.otherKind(known.kind))
  else return kind
  return null
}

/** Returns the columns of a piece before its row is applied: those of the existing piece, or defaults. */
export function createParts(known: KnownPiece | undefined, kind: Kind): Parts {
  const parts: Parts = { piece: {}, piece_private: {}, watch: {}, jewelry: {}, bag: {} }
  for (const { table, db, defaultValue } of fieldsByKind[kind]) parts[table][db] = known?.parts[table]?.[db] ?? defaultValue ?? null
  return parts
}

type FieldsInput = {
  row: Row
  kind: Kind
  known: KnownPiece | undefined
  parts: Parts
  problems: string[]
  context: Omit<FieldContext, 'brandId'>
}

/** Writes the values of a row to `parts`. Returns the columns with unusable cells, and adds a message per column to `problems`. */
export function validateFields({ row, kind, known, parts, problems, context }: FieldsInput): Set<string> {
  const { texts } = context
  const unusable = new Set<string>()
  const at = (column: string, sentence: string) => {
    unusable.add(column)
    problems.push(`${texts.column(column)}: ${sentence}.`)
  }
  const own = new Set(['key', 'kind', 'functions', 'photos', ...fieldsByKind[kind].map(({ column }) => column)])
  for (const [column, cell] of row.cells) if (cell && !own.has(column)) at(column, texts.notOfKind(kind))
  for (const field of fieldsByKind[kind]) {
    const cell = row.cells.get(field.column)
    const value = cell === '' && !field.mayBeEmpty ? undefined : cell
    if (value === undefined) {
      if (!known && field.defaultValue === undefined && !hasDefault(field, kind)) at(field.column, texts.missing)
      continue
    }
    try {
      const brandId = typeof parts.piece.brand_id === 'number' ? parts.piece.brand_id : null
      parts[field.table][field.db] = value === '' ? (field.defaultValue ?? null) : field.parse(value, { ...context, brandId })
    } catch (error) {
      if (!(error instanceof UnusableValueError)) throw error
      at(field.column, error.message)
    }
  }
  if (kind !== 'watch' && parts.piece.city_id === null) parts.piece.city_id = getOnlyCity(context)
  return unusable
}

/** Whether a missing value has a default. A new piece of jewelry or a new bag without a city is in Dubai. */
const hasDefault = ({ column }: Field, kind: Kind) => column === 'city' && kind !== 'watch'
const getOnlyCity = ({ names }: Omit<FieldContext, 'brandId'>): number | null =>
  [...(names.lists.city.byName.get('dubai') ?? [])][0] ?? null
