import { isDeepStrictEqual } from 'node:util'
import { CodedError } from '#server/context/coded-error.ts'
import type { Meanings } from '#server/db/tables/imports.ts'
import { foldValue, joinMeanings, withoutMeanings } from '#server/domain/import/meanings.ts'
import { getImportRun, type ImportRunRow } from '#server/domain/import/read-import-runs.ts'
import { nothingConfirmed, rememberChoices } from '#server/domain/import/supplier-choices.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/**
 * A text of a column and the value to which it is mapped. `meaning`: a text that the column accepts; empty for no value; null to delete an
 * earlier mapping.
 */
type Meaning = { column: string; text: string; meaning: string | null }

/** Maps texts of a file to values, and stores the mapping for later files of the same supplier. */
export async function setMeanings(ctx: ShopContext, id: string, chosen: readonly Meaning[]): Promise<ImportRunRow> {
  const run = await getImportRun(ctx.db, id)
  if (run.appliedAt) throw new CodedError('conflict', { reason: 'import-applied' })
  const forgotten = toMeanings(chosen.filter(({ meaning }) => meaning === null))
  const meanings = joinMeanings(withoutMeanings(run.meanings, forgotten), toMeanings(chosen.filter(({ meaning }) => meaning !== null)))
  await ctx.db
    .updateTable('import_run')
    .set({ meanings: JSON.stringify(meanings), ...(isDeepStrictEqual(meanings, run.meanings) ? {} : nothingConfirmed) })
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .execute()
  await rememberChoices(ctx, { ...run, meanings }, forgotten)
  return getImportRun(ctx.db, id)
}

function toMeanings(chosen: readonly Meaning[]): Meanings {
  const columns = Map.groupBy(chosen, ({ column }) => column)
  return Object.fromEntries(
    [...columns].map(([column, texts]) => [column, Object.fromEntries(texts.map(({ text, meaning }) => [foldValue(text), meaning ?? '']))]),
  )
}
