import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { StaffPerson } from '#contract/staff/people.ts'
import type { Logger } from '#server/start/logger.ts'
import { erasePerson } from '#test/erase-person.ts'
import { addPiece } from '#test/factories.ts'
import { fillCart, pickup } from '#test/orders.ts'
import { openTestShop, testNow, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'
import { visitorForms } from '#test/visitor-forms.ts'

type Method = 'GET' | 'POST' | 'PATCH'
type Headers = Record<string, string>
type Written = { person: StaffPerson; action_id: string }

/** Returns helpers for tests of people. All tests of a file share one shop, and each test begins without people. */
export function peopleCalls(settings: Record<string, string> = {}, log?: Logger) {
  let shop: TestShop
  let manager: Awaited<ReturnType<typeof createStaff>>
  let owner: Awaited<ReturnType<typeof createStaff>>
  beforeAll(async () => {
    shop = await openTestShop(settings, log)
    manager = await createStaff(shop, { roles: ['manager'], name: 'Mark' })
    owner = await createStaff(shop, { roles: ['owner'], name: 'Olga' })
  })
  afterAll(() => shop.close())
  beforeEach(() => clearPeople(shop))

  const call = (method: Method, path: string, payload?: object, headers: Headers = manager.headers) =>
    shop.app.inject({ method, url: `/api/staff${path}`, headers, ...(payload ? { payload } : {}) })
  const card = async (id: number): Promise<StaffPerson> => {
    const response = await call('GET', `/people/${id}/`)
    expect([response.statusCode, response.body]).toEqual([200, expect.anything()])
    return response.json()
  }
  const ask = visitorForms(() => shop, { name: 'Vera', phone: '+7 916 700-10-20' })

  return {
    call,
    card,
    /** Sends a form of the storefront and returns the number in the response. Each call comes from another network. */
    ask: (form: object = {}, headers: Headers = {}, path?: string): Promise<number> => ask(form, path, headers),
    cardOfThread: async (number: number): Promise<StaffPerson> => {
      const { person_id: id } = await shop.db.selectFrom('thread').select('person_id').where('id', '=', number).executeTakeFirstOrThrow()
      return card(id ?? 0)
    },
    list: async (query = '') => (await call('GET', `/people/?${query}`)).json(),
    order: async (customerId: string, headers: Headers, contact: object = {}): Promise<{ id: string; number: string }> => {
      await fillCart(shop.db, customerId, [await addPiece(shop.db)])
      const response = await shop.app.inject({
        method: 'POST',
        url: '/api/orders/create_from_cart/',
        headers,
        payload: 'delivery_method' in contact ? contact : { ...pickup, ...contact },
      })
      expect([response.statusCode, response.body]).toEqual([201, expect.anything()])
      return response.json()
    },
    write: async (id: number, part: string, body: object = {}, headers?: Headers): Promise<Written> => {
      const response =
        part === 'vip'
          ? await call('PATCH', `/people/${id}/`, { version: (await card(id)).version, ...body }, headers)
          : await call('POST', `/people/${id}/${part}/`, body, headers)
      expect(response.json()).toMatchObject({ person: { id }, action_id: expect.any(String) })
      return response.json()
    },
    erase: (id: number | null) => erasePerson(shop, id, owner.headers),
    undo: (actionId: string) => call('POST', `/audit/${actionId}/undo/`, {}),
    get shop() {
      return shop
    },
    get owner() {
      return owner
    },
  }
}

/** Removes all people with their messages, orders and sessions, and the consignors of pieces. Resets the clock. */
async function clearPeople(shop: TestShop): Promise<void> {
  shop.clock.now = testNow
  const { db } = shop
  await sql`update piece_private set ownership = 'own', consignor_name = '', consignor_contact = '', consignor_share = null, consignor_cents = null`.execute(
    db,
  )
  for (const table of [
    'buyback',
    'enquiry',
    'thread',
    'attempt',
    'promo_use',
    'order_coin_quote',
    'order_email',
    'order_listing',
    'order_note',
    'order_payment',
    'order_return',
  ])
    await sql`delete from ${sql.table(table)}`.execute(db)
  await sql`alter table order_event disable trigger order_event_kept`.execute(db)
  await sql`alter table document disable trigger document_kept`.execute(db)
  for (const table of ['document', 'order_event', 'order_line', 'shop_order', 'customer', 'person'])
    await sql`delete from ${sql.table(table)}`.execute(db)
  await sql`alter table order_event enable trigger order_event_kept`.execute(db)
  await sql`alter table document enable trigger document_kept`.execute(db)
}
