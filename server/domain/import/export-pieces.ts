import type { Language } from '#contract/language.ts'
import type { Kind } from '#contract/piece.ts'
import { type ImportColumn, importColumnNames, importColumns } from '#contract/rules/staff/piece-csv-columns.ts'
import type { TableCell } from '#contract/rules/staff/spreadsheet-cell.ts'
import type { Db } from '#server/db/database.ts'
import type { Field } from '#server/domain/import/field-types.ts'
import { type ImportTexts, staffImportTexts } from '#server/domain/import/import-texts.ts'
import { clearName, type NameLookup, readNameLookup } from '#server/domain/import/name-lookup.ts'
import { fieldsByKind } from '#server/domain/import/piece-fields.ts'
import { type KnownPiece, readPiecesByIds } from '#server/domain/import/read-pieces.ts'

type Exported = { ids: readonly number[]; columns: readonly ImportColumn[]; language: Language }

const batchSize = 500
/** Columns that are always exported: an import finds an existing piece by its key, and needs the kind of a new piece. */
const identity = ['key', 'kind'] as const satisfies readonly ImportColumn[]

/** Exports pieces as a table with a header row in `language`, in the order of `ids`. An import of the table reads the same values. */
export async function exportPieces(db: Db, { ids, columns, language }: Exported): Promise<TableCell[][]> {
  const names = await readNameLookup(db)
  const texts = staffImportTexts[language]
  const wanted = [...identity, ...importColumnNames.filter((column) => columns.includes(column) && !identity.some((own) => own === column))]
  const table: TableCell[][] = [wanted.map((column) => importColumns[column][language])]
  for (let at = 0; at < ids.length; at += batchSize) {
    const batch = ids.slice(at, at + batchSize)
    const pieces = await readPiecesByIds(db, batch)
    for (const id of batch) {
      const piece = pieces.get(id)
      if (piece) table.push(wanted.map((column) => writeCell(piece, column, { names, texts })))
    }
  }
  return table
}

const fieldsOf = (kind: Kind) => new Map(fieldsByKind[kind].map((field) => [field.column, field]))
const fields: Record<Kind, ReadonlyMap<string, Field>> = { watch: fieldsOf('watch'), jewelry: fieldsOf('jewelry'), bag: fieldsOf('bag') }

function writeCell(piece: KnownPiece, column: ImportColumn, { names, texts }: { names: NameLookup; texts: ImportTexts }): TableCell {
  if (column === 'key') return String(piece.parts.piece?.own_key ?? piece.key)
  if (column === 'kind') return texts.word(piece.kind)
  if (column === 'functions') return piece.functionIds.map((id) => clearName(names.lists.watch_function, id, texts.language)).join('|')
  const field = fields[piece.kind].get(column)
  if (!field) return ''
  const value = piece.parts[field.table]?.[field.db] ?? ''
  return value === '' ? '' : field.write(value, names, texts)
}
