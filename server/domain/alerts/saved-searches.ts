import type { z } from 'zod'
import type { ChangeSavedSearch, SaveSearch } from '#contract/alerts.ts'
import type { CatalogMode, CatalogQuery } from '#contract/catalog-query.ts'
import { parseCatalogParams } from '#contract/rules/catalog-params.ts'
import { formatCatalogParams } from '#contract/rules/format-catalog-params.ts'
import { listPath } from '#contract/rules/list-path.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'
import type { Tx } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { findSearchMatches } from '#server/domain/alerts/find-search-matches.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

export const savedSearchesMax = 50

export type SavedSearchRow = {
  id: string
  name: string
  mode: CatalogMode
  query: string
  pace: 'daily' | 'at-once'
  paused_at: Date | null
}

const columns = ['id', 'name', 'mode', 'query', 'pace', 'paused_at'] as const

const viewOf = (query: string): CatalogQuery => parseCatalogParams(new URLSearchParams(query))

export const searchPath = ({ mode, query }: Pick<SavedSearchRow, 'mode' | 'query'>): string => listPath(mode, viewOf(query))

/**
 * Saves a search, or reactivates it if the customer has already saved it. Throws `conflict` if the customer already has `savedSearchesMax`
 * searches.
 */
export async function saveSearch(ctx: ShopContext, { customerId }: Customer, asked: z.output<typeof SaveSearch>): Promise<SavedSearchRow> {
  const { mode } = asked
  const { page: _page, page_size: _size, seed: _seed, ordering: _ordering, category: _category, ...filters } = viewOf(asked.query)
  if (mode === 'brand' && !filters.brand) throw new CodedError('invalid')
  const query = formatCatalogParams(filters).toString()
  const row = { customer_id: customerId, name: asked.name, mode, query, created_at: new Date(ctx.now()) }
  return transaction(ctx.db, async (tx) => {
    await assertSearchLimit(tx, row)
    return tx
      .insertInto('saved_search')
      .values({ ...row, ...(asked.pace ? { pace: asked.pace } : {}) })
      .onConflict((conflict) =>
        conflict
          .columns(['customer_id', 'mode', 'query'])
          .doUpdateSet({ name: asked.name, paused_at: null, ...(asked.pace ? { pace: asked.pace } : {}) }),
      )
      .returning(columns)
      .executeTakeFirstOrThrow()
  })
}

/** Locks the customer's row, so that two concurrent calls cannot both save the last allowed search. */
async function assertSearchLimit(tx: Tx, saved: { customer_id: string; mode: SavedSearchRow['mode']; query: string }): Promise<void> {
  await tx.selectFrom('customer').select('id').where('id', '=', saved.customer_id).forUpdate().execute()
  const { count } = await tx
    .selectFrom('saved_search')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('customer_id', '=', saved.customer_id)
    .where((eb) => eb.or([eb('mode', '!=', saved.mode), eb('query', '!=', saved.query)]))
    .executeTakeFirstOrThrow()
  if (Number(count) >= savedSearchesMax)
    throw new CodedError('conflict', { reason: 'saved-searches-full', values: { limit: savedSearchesMax } })
}

export function listSavedSearches({ db }: Pick<ShopContext, 'db'>, { customerId }: Customer): Promise<SavedSearchRow[]> {
  const own = db.selectFrom('saved_search').select(columns).where('customer_id', '=', customerId)
  return own.orderBy('created_at', 'desc').orderBy('id').execute()
}

export function countSearchMatches(ctx: Pick<ShopContext, 'catalog'>, search: SavedSearchRow): number {
  return findSearchMatches(ctx.catalog.current(), search).count
}

/** Renames a search, changes its pace, or switches its alerts on or off. Throws `not-found` for another customer's search. */
export async function changeSavedSearch(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  { customerId }: Customer,
  id: string,
  { name, pace, is_on }: z.output<typeof ChangeSavedSearch>,
): Promise<SavedSearchRow> {
  const paused = is_on === undefined ? {} : { paused_at: is_on ? null : new Date(now()) }
  const changed = { ...(name ? { name } : {}), ...(pace ? { pace } : {}), ...paused }
  const own = db.updateTable('saved_search').where('id', '=', id).where('customer_id', '=', customerId)
  const row = Object.keys(changed).length
    ? await own.set(changed).returning(columns).executeTakeFirst()
    : await db.selectFrom('saved_search').select(columns).where('id', '=', id).where('customer_id', '=', customerId).executeTakeFirst()
  if (!row) throw new CodedError('not-found')
  return row
}

/** Deletes a search. Throws `not-found` for another customer's search. */
export async function deleteSavedSearch({ db }: Pick<ShopContext, 'db'>, { customerId }: Customer, id: string): Promise<void> {
  const own = db.deleteFrom('saved_search').where('id', '=', id).where('customer_id', '=', customerId)
  if (!(await own.returning('id').executeTakeFirst())) throw new CodedError('not-found')
}
