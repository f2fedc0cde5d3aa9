import type { Kind } from '#contract/piece.ts'
import { UnusableValueError } from '#server/domain/import/field-types.ts'
import type { ImportTexts } from '#server/domain/import/import-texts.ts'
import { splitFunctions } from '#server/domain/import/meanings.ts'
import { findEntries, type NameLookup } from '#server/domain/import/name-lookup.ts'
import type { KnownPiece } from '#server/domain/import/read-pieces.ts'
import type { Row } from '#server/domain/import/read-rows.ts'
import { expectOneEntry, listLabels as knownNames } from '#server/domain/import/reference-fields.ts'

type Input = { kind: Kind; known: KnownPiece | undefined; problems: string[]; names: NameLookup; texts: ImportTexts }

/**
 * Returns the function ids of a watch in ascending order, or the current ids if the file lacks the column. Adds a message per wrong
 * function to `problems`.
 */
export function validateFunctions({ cells }: Row, { kind, known, problems, names, texts }: Input): number[] {
  const cell = cells.get('functions')
  if (cell === undefined) return known?.functionIds ?? []
  if (cell && kind !== 'watch') problems.push(`${texts.column('functions')}: ${texts.notOfKind(kind)}.`)
  const ids = new Set<number>()
  for (const word of splitFunctions(cell)) {
    try {
      ids.add(expectOneEntry(findEntries(names.lists.watch_function, word), word, knownNames(names, 'watch_function', texts), texts))
    } catch (error) {
      if (!(error instanceof UnusableValueError)) throw error
      problems.push(`${texts.column('functions')}: ${error.message}.`)
    }
  }
  return [...ids].toSorted((one, other) => one - other)
}
