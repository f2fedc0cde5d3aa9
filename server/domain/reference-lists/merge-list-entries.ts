import { sql } from 'kysely'
import type { FacetGroup } from '#contract/rules/filter-definitions.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Tx } from '#server/db/database.ts'
import { type Actor, runAction } from '#server/domain/audit/run-action.ts'
import { facetColumns } from '#server/domain/catalog/facet-columns.ts'
import { refusal } from '#server/domain/pieces/piece-action.ts'
import {
  getEntry,
  isBrandLike,
  type ListEntryRow,
  lockEntry,
  readListEntries,
  subjectOf,
} from '#server/domain/reference-lists/list-entries.ts'
import { findNearNames } from '#server/domain/reference-lists/near-names.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

type Merge = { list: FacetGroup; id: number; into: number }

/**
 * Merges an entry into another entry: its pieces move to the other entry, and URLs with its id still work. If a brand or collection is
 * merged, its names become spellings of the other entry. One undo reverts the whole merge.
 */
export async function mergeListEntries(
  ctx: ShopContext,
  actor: Actor,
  { list, id, into }: Merge,
): Promise<{ entry: ListEntryRow; actionId: string }> {
  if (list === 'cities') throw new CodedError('forbidden')
  if (id === into) throw new CodedError('invalid', { fields: { into: 'fact-entry-unknown' } })
  const { nameEn } = await getEntry(ctx.db, list, into)
  const { actionId } = await runAction(ctx, actor, { name: 'list.merge', subject: subjectOf(list, into, nameEn) }, async (tx) => {
    const [first, second] = [await lockEntry(tx, list, Math.min(id, into)), await lockEntry(tx, list, Math.max(id, into))]
    const [from, target] = id < into ? [first, second] : [second, first]
    if (list === 'collections' && from.brandId !== target.brandId) throw refusal('fact-collection-of-other-brand')
    if (list === 'brands') {
      await moveCollections(tx, id, into)
      await tx.updateTable('assignment_rule').set({ brand_id: into }).where('brand_id', '=', id).execute()
    }
    await mergeWithin(tx, list, from, target)
  })
  return { entry: await getEntry(ctx.db, list, into), actionId }
}

async function mergeWithin(tx: Tx, list: FacetGroup, from: ListEntryRow, target: ListEntryRow): Promise<void> {
  await movePieces(tx, list, from.id, target.id)
  if (list === 'workshops') await moveRecordsOfWorkshop(tx, from.id, target.id)
  await tx.updateTable('list_merge').set({ into_id: target.id }).where('list', '=', list).where('into_id', '=', from.id).execute()
  await sql`delete from ${sql.table(facetColumns[list].table)} where id = ${from.id}`.execute(tx)
  await tx.insertInto('list_merge').values({ list, from_id: from.id, into_id: target.id }).execute()
  if (!isBrandLike(list)) return
  const spellings = [...new Set([...(target.spellings ?? []), from.nameEn, ...(from.spellings ?? [])])].filter(
    (name) => name !== target.nameEn,
  )
  await sql`update ${sql.table(facetColumns[list].table)} set spellings = ${spellings}, edit_version = edit_version + 1 where id = ${target.id}`.execute(
    tx,
  )
}

async function moveRecordsOfWorkshop(tx: Tx, from: number, into: number): Promise<void> {
  await tx.updateTable('shop_order').set({ pickup_workshop_id: into }).where('pickup_workshop_id', '=', from).execute()
  await tx.updateTable('service_entry').set({ workshop_id: into }).where('workshop_id', '=', from).execute()
  await tx.updateTable('timing_run').set({ workshop_id: into }).where('workshop_id', '=', from).execute()
}

async function movePieces(tx: Tx, list: FacetGroup, from: number, into: number): Promise<void> {
  if (list === 'functions') {
    await sql`insert into piece_function (piece_id, function_id) select piece_id, ${into}::int from piece_function where function_id = ${from}
      on conflict do nothing`.execute(tx)
    await tx.deleteFrom('piece_function').where('function_id', '=', from).execute()
    return
  }
  const [alias = '', column = ''] = facetColumns[list].column.split('.')
  const table = { p: 'piece', w: 'watch', j: 'jewelry' }[alias] ?? 'piece'
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${into} where ${sql.ref(column)} = ${from}`.execute(tx)
}

/**
 * Moves the collections of a brand to another brand. If the other brand has a collection with the same or nearly the same name, merges the
 * two collections.
 */
async function moveCollections(tx: Tx, from: number, into: number): Promise<void> {
  const moved = (await readListEntries(tx, 'collections')).filter(({ brandId }) => brandId === from)
  for (const collection of moved) {
    // reads the collections again each time, because a merge adds spellings
    const own = (await readListEntries(tx, 'collections')).filter(({ brandId }) => brandId === into)
    const named = own.map(({ id, nameEn, spellings }) => ({ id, names: [nameEn, ...(spellings ?? [])] }))
    const same = findNearNames(named, [collection.nameEn]).map(({ id }) => own.find((each) => each.id === id))[0]
    if (same) await mergeWithin(tx, 'collections', collection, same)
    else await tx.updateTable('collection').set({ brand_id: into }).where('id', '=', collection.id).execute()
  }
}
