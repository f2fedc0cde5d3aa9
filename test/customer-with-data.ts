import { sql } from 'kysely'
import { Address } from '#contract/address.ts'
import { SavedSearch } from '#contract/alerts.ts'
import { Cart } from '#contract/cart.ts'
import { FavoriteEntry } from '#contract/favorites.ts'
import { OwnOffer } from '#contract/offer.ts'
import { Order } from '#contract/order.ts'
import type { Db } from '#server/db/database.ts'
import { addPiece } from '#test/factories.ts'
import { pickup } from '#test/orders.ts'
import { signIn, type TestShop } from '#test/shop.ts'

export type CustomerWithData = Awaited<ReturnType<typeof createCustomerWithData>>

let customersCreated = 0

/** Creates a customer with one record for each resource in `ids`. `piece` is in the customer's cart, favorites and comparison. */
export async function createCustomerWithData(shop: TestShop, piece: number) {
  const name = `Person-${++customersCreated}-of-this-suite`
  const email = `${name.toLowerCase()}@example.com`
  const { headers, customerId, phone } = await signIn(shop, { first_name: name, email })
  const post = async (url: string, payload: object, remoteAddress = '127.0.0.1'): Promise<unknown> => {
    const response = await shop.app.inject({ method: 'POST', url, headers, payload, remoteAddress })
    if (response.statusCode !== 201) throw new Error(`${url} answered ${response.statusCode} ${response.body}`)
    return response.json()
  }
  const address = Address.parse(await post('/api/addresses/', { city: 1, address_line1: `The house of ${name}` }))
  const ordered = await addPiece(shop.db)
  await shop.catalog.refresh()
  await post('/api/cart/', { watch_id: ordered })
  const order = Order.parse(await post('/api/orders/create_from_cart/', { ...pickup, first_name: name, email }))
  await post('/api/cart/', { watch_id: piece })
  const cart = Cart.parse((await shop.app.inject({ url: '/api/cart/0/', headers })).json())
  const [favorite, compared] = [
    FavoriteEntry.parse(await post('/api/favorites/', { watch_id: piece })),
    FavoriteEntry.parse(await post('/api/comparison/', { watch_id: piece })),
  ]
  const search = SavedSearch.parse(
    await post('/api/saved-searches/', { name: `The search of ${name}`, mode: 'watches', query: 'search=steel' }),
  )
  const form = { name, phone: '+7 800 700-53-59', message: `A question of ${name}` }
  const asked = await shop.app.inject({
    method: 'POST',
    url: '/api/contacts/',
    headers,
    payload: form,
    remoteAddress: `10.1.${customersCreated % 250}.1`,
  })
  const wished = await addPiece(shop.db, { takes_offers: true })
  await shop.catalog.refresh()
  const offer = OwnOffer.parse(
    await post('/api/offers/', { kind: 'watch', piece_id: wished, price_usd: '8200' }, `10.2.${customersCreated % 250}.1`),
  )
  const ids: Record<string, string> = {
    addresses: address.id,
    cart: cart.id,
    comparison: compared.id,
    favorites: favorite.id,
    'saved-searches': search.id,
    orders: order.id,
    messages: String(asked.json().number),
    offers: String(offer.number),
  }
  return {
    customerId,
    headers,
    /** The ids of the customer's records, by resource name as in the routes' paths. */
    ids,
    /** Values that only responses to this customer may contain. */
    // leaves out short ids, such as numbers of threads, because they may occur within other numbers
    secrets: [name, email, phone, customerId, order.order_number, ...Object.values(ids).filter((id) => id.length > 8)],
  }
}

/** Returns all rows that belong to the customer, their cart or their order. */
export async function rowsOf(db: Db, { customerId, ids }: Pick<CustomerWithData, 'customerId' | 'ids'>): Promise<unknown[]> {
  const owners: Record<string, string | undefined> = { customer_id: customerId, cart_id: ids.cart, order_id: ids.orders }
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name in ('customer_id', 'cart_id', 'order_id') order by table_name, column_name`.execute(db)
  const owned = [{ table: 'customer', column: 'id', is: customerId }, ...columns.map((one) => ({ ...one, is: owners[one.column] }))]
  const rows: unknown[] = []
  for (const { table, column, is } of owned) {
    const found = await sql<{ row: unknown }>`
      select to_jsonb(own) as row from ${sql.table(table)} own where ${sql.ref(column)} = ${is} order by to_jsonb(own)::text`.execute(db)
    rows.push(...found.rows.map(({ row }) => ({ table, row })))
  }
  return rows
}
