import { sql } from 'kysely'
import type { Customer } from '#server/context/customer.ts'
import { findRow } from '#server/domain/catalog/find-row.ts'
import type { OwnList } from '#server/domain/own-lists/own-list.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'

/** The ids of all pieces in a customer's lists, in one query: what a page of cards needs to show its marks. */
export async function ownMarks(ctx: ShopContext, { customerId }: Customer): Promise<Record<OwnList, number[]>> {
  const { rows } = await sql<{ list: OwnList; id: number }>`
    select 'favorite' as list, piece_id as id from favorite where customer_id = ${customerId}
    union all
    select 'comparison_entry', piece_id from comparison_entry where customer_id = ${customerId}
    order by list, id`.execute(ctx.db)
  const catalog = ctx.catalog.current()
  const idsIn = (wanted: OwnList) => rows.filter(({ list, id }) => list === wanted && findRow(catalog, id)).map(({ id }) => id)
  return { favorite: idsIn('favorite'), comparison_entry: idsIn('comparison_entry') }
}
