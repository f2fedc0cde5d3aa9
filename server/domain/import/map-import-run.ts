import { isDeepStrictEqual } from 'node:util'
import type { NewStatus } from '#contract/rules/staff/new-status.ts'
import { dateColumns, foldHead, isImportColumn } from '#contract/rules/staff/piece-csv-columns.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { ImportReason } from '#server/context/import-reasons.ts'
import type { DayOrders, WholeFile } from '#server/db/tables/imports.ts'
import { foldValue } from '#server/domain/import/meanings.ts'
import { getImportRun, type ImportRunRow } from '#server/domain/import/read-import-runs.ts'
import { nothingConfirmed, proposeChoices, rememberChoices } from '#server/domain/import/supplier-choices.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type MappingChoice = {
  mapping: readonly (string | null)[]
  hasNewNames: boolean
  newStatus: NewStatus
  dayOrders: DayOrders
  supplier: string
  wholeFile: WholeFile
}

/**
 * Sets the column of each header, the supplier, and the defaults for the whole file. Stores these choices for later files. Throws `invalid`
 * for a wrong mapping, and for pieces on consignment without a supplier, because the supplier becomes the consignor.
 */
export async function mapImportRun(
  ctx: ShopContext,
  id: string,
  { mapping, hasNewNames, newStatus, dayOrders, supplier, wholeFile }: MappingChoice,
): Promise<ImportRunRow> {
  const run = await getImportRun(ctx.db, id)
  if (run.appliedAt) throw new CodedError('conflict', { reason: 'import-applied' })
  const columns = mapping.filter((name) => name !== null)
  const mappingError = (reason: ImportReason) => new CodedError('invalid', { reason, fields: { mapping: reason } })
  if (mapping.length !== run.head.length || !columns.every(isImportColumn)) throw mappingError('import-column-unknown')
  if (new Set(columns).size !== columns.length) throw mappingError('import-column-twice')
  if (!columns.length) throw mappingError('import-no-columns')
  if (typeof wholeFile.consignor_share === 'number' && !supplier)
    throw new CodedError('invalid', { reason: 'import-no-consignor', fields: { supplier: 'import-no-consignor' } })
  await rememberHeads(ctx, run.head, mapping)
  const isSameSupplier = foldValue(supplier) === foldValue(run.supplier)
  await ctx.db
    .updateTable('import_run')
    .set({
      mapping: JSON.stringify(mapping),
      // discards confirmations if the columns or the supplier have changed, because the rows may then match other pieces
      ...(isDeepStrictEqual(mapping, run.mapping) && isSameSupplier ? {} : nothingConfirmed),
      has_new_names: hasNewNames,
      new_status: newStatus,
      day_orders: JSON.stringify(ofDateColumns(dayOrders)),
      supplier,
      // replaces the meanings of texts, because they were chosen for another supplier
      ...(isSameSupplier ? {} : { meanings: (await proposeChoices(ctx.db, run.head, supplier)).meanings }),
      whole_file: JSON.stringify(wholeFile),
    })
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .execute()
  const mapped = await getImportRun(ctx.db, id)
  if (supplier) await rememberChoices(ctx, mapped)
  return mapped
}

async function rememberHeads(ctx: ShopContext, head: readonly string[], mapping: readonly (string | null)[]): Promise<void> {
  const chosen = new Map(head.map((each, at) => [foldHead(each), mapping[at] ?? null]))
  chosen.delete('')
  const heads = [...chosen].map(([each, column_name]) => ({ head: each, column_name, chosen_at: new Date(ctx.now()) }))
  if (!heads.length) return
  await ctx.db
    .insertInto('import_head')
    .values(heads)
    .onConflict((conflict) =>
      conflict
        .column('head')
        .doUpdateSet((eb) => ({ column_name: eb.ref('excluded.column_name'), chosen_at: eb.ref('excluded.chosen_at') })),
    )
    .execute()
}

const ofDateColumns = (orders: DayOrders): DayOrders =>
  Object.fromEntries(dateColumns.flatMap((column) => (orders[column] ? [[column, orders[column]]] : [])))
