import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Order, OrderConflict, OrderPage } from '#contract/order.ts'
import { isOrderNumber } from '#contract/rules/order-number.ts'
import { advanceOrder } from '#server/domain/orders/advance-order.ts'
import { addPiece } from '#test/factories.ts'
import { brokenInvariants, delivery, fillCart, pickup } from '#test/orders.ts'
import { openTestShop, signIn, testNow, type TestShop } from '#test/shop.ts'

const hour = 3_600_000

let shop: TestShop
let buyer: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.now = testNow
  buyer = await signIn(shop)
  await shop.db.deleteFrom('attempt').execute()
})

type Who = { headers: Record<string, string> }
const call = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, headers: Record<string, string> = {}, who: Who = buyer) =>
  shop.app.inject({ method, url, headers: { ...who.headers, ...headers }, ...(payload ? { payload } : {}) })
const submit = (body: object = pickup, headers: Record<string, string> = {}, who: Who = buyer) =>
  call('POST', '/api/orders/create_from_cart/', body, headers, who)
const piece = (id: number) => shop.db.selectFrom('piece').select(['status', 'stock', 'held']).where('id', '=', id).executeTakeFirstOrThrow()
const cartLines = (customerId = buyer.customerId) =>
  shop.db
    .selectFrom('cart_line')
    .innerJoin('cart', 'cart.id', 'cart_line.cart_id')
    .select('piece_id')
    .where('customer_id', '=', customerId)
    .execute()

/** A piece in the cart of the buyer, a watch of 10,000 USD unless told otherwise. */
async function inCart(given: Parameters<typeof addPiece>[1] = {}, quantity = 1): Promise<number> {
  const id = await addPiece(shop.db, given)
  await fillCart(shop.db, buyer.customerId, [id], quantity)
  return id
}

/** An order of one watch. */
async function placed(body: object = pickup): Promise<Order> {
  await inCart()
  const answer = await submit(body)
  expect(answer.statusCode).toBe(201)
  return Order.parse(answer.json())
}

describe('an order from the cart', () => {
  test('API-06 CHK-10 is written with what was in the cart, whose pieces it takes, and the cart is empty', async () => {
    const watch = await inCart({ model_name: 'Submariner', reference: '126610LN' }, 1)
    const bag = await addPiece(shop.db, { kind: 'bag', price_cents: 250_050 })
    await fillCart(shop.db, buyer.customerId, [bag])
    const answer = await submit({ ...pickup, comment: 'Позвоните заранее', pickup_workshop_id: 1 })
    expect(answer.statusCode).toBe(201)
    expect(answer.headers['cache-control']).toBe('no-store')
    const order = Order.strict().parse(answer.json())
    expect(order).toMatchObject({
      user: buyer.customerId,
      status: 'pending',
      mode: 'reserve',
      created_at: new Date(testNow).toISOString(),
      expires_at: new Date(testNow + 48 * hour).toISOString(),
      goods_price: '12500.50',
      discount: '0.00',
      delivery_price: '0.00',
      total_price: '12500.50',
      promo_code: null,
      contact: { first_name: 'Анна', last_name: 'Иванова', phone: '+79161234567', email: 'anna@example.com' },
      delivery: { method: 'pickup', city: 'Moscow', workshop: 'Petrovka workshop' },
      comment: 'Позвоните заранее',
      can_cancel: true,
      items: [
        { quantity: 1, price: '10000.00', watch: { id: watch, model_name: 'Submariner', reference: '126610LN', price_usd: '10000.00' } },
        { quantity: 1, price: '2500.50', bag: { id: bag } },
      ],
    })
    expect([await piece(watch), await piece(bag)]).toEqual([
      { status: 'reserved', stock: 1, held: 1 },
      { status: 'reserved', stock: 1, held: 1 },
    ])
    expect(await cartLines()).toEqual([])
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('SEC-C11 has an opaque id, and a drawn number with a check sign', async () => {
    const [one, other] = [await placed(), await placed()]
    expect(one.id).toMatch(/^[0-9a-f-]{36}$/)
    for (const { order_number } of [one, other]) expect(isOrderNumber(order_number)).toBe(true)
    expect(one.order_number.slice(0, 5)).not.toBe(other.order_number.slice(0, 5))
  })

  test('SEC-C1 a piece of which there are several is reserved when the last is taken', async () => {
    const id = await inCart({ stock: 3 }, 2)
    expect((await submit()).statusCode).toBe(201)
    expect(await piece(id)).toEqual({ status: 'available', stock: 3, held: 2 })
    const other = await signIn(shop)
    await fillCart(shop.db, other.customerId, [id], 2)
    expect((await submit(pickup, {}, other)).statusCode).toBe(409)
    await shop.db.updateTable('cart_line').set({ quantity: 1 }).where('piece_id', '=', id).execute()
    expect((await submit(pickup, {}, other)).statusCode).toBe(201)
    expect(await piece(id)).toEqual({ status: 'reserved', stock: 3, held: 3 })
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('CHK-05 SEC-C7 delivery abroad costs 50 USD, also when the country is written small', async () => {
    expect(await placed({ ...delivery, country: ' fr ', state: 'Île-de-France', address_line2: '' })).toMatchObject({
      delivery_price: '50.00',
      total_price: '10050.00',
      delivery: { method: 'delivery', country: { code: 'FR', name: 'France' }, city: 'Paris', address_line2: null },
    })
    expect(await placed({ ...delivery, country: 'ru' })).toMatchObject({ delivery_price: '0.00', total_price: '10000.00' })
  })

  test('CHK-03 mode pay is an order that nobody was charged for', async () => {
    expect(await placed({ ...pickup, mode: 'pay' })).toMatchObject({ mode: 'pay', status: 'pending' })
    expect(await cartLines()).toEqual([])
  })

  test('CHK-10 paid by coin the cart keeps its lines until the order is confirmed', async () => {
    const order = await placed({ ...pickup, mode: 'crypto' })
    expect(await cartLines()).toHaveLength(1)
    const again = await submit({ ...pickup, mode: 'crypto' })
    expect(again.statusCode).toBe(409)
    await advanceOrder(shop.ctx, order.id, 'confirmed')
    expect(await cartLines()).toEqual([])
  })

  test('CHK-13 SEC-C4 with an empty cart is refused', async () => {
    const answer = await submit()
    expect([answer.statusCode, answer.json().detail]).toEqual([409, 'The cart is empty: there is nothing to order.'])
  })
})

describe('a cart that cannot be ordered', () => {
  test.each([
    ['sold', { status: 'sold' }],
    ['reserved', { status: 'reserved' }],
    ['of a price on request', { price_on_request: true }],
    ['without a price', { price_on_request: true, price_cents: null }],
  ] as const)('CHK-13 SEC-C4 for a piece is %s is refused whole, by name, and nothing is taken', async (_what, given) => {
    const good = await inCart({ model_name: 'Good one' })
    const bad = await inCart({ model_name: 'Bad one', ...given })
    for (const [language, said] of [
      ['en', /some pieces became unavailable: .*Bad one\./],
      ['ru', /недоступна: .*Bad one\./],
    ] as const) {
      const answer = await submit(pickup, { 'accept-language': language })
      expect(answer.statusCode).toBe(409)
      const { detail, unavailable } = OrderConflict.parse(answer.json())
      expect(detail).toMatch(said)
      expect(detail).not.toContain('Good one')
      expect(unavailable).toEqual([bad])
    }
    expect(await piece(good)).toEqual({ status: 'available', stock: 1, held: 0 })
    expect(await cartLines()).toHaveLength(2)
  })

  test('SEC-C12 for a piece was withdrawn is ordered without it, but not at another total than the person saw', async () => {
    await inCart()
    const draft = await inCart({ status: 'draft', published_at: null })
    expect((await submit({ ...pickup, expected_total: '20000.00' })).statusCode).toBe(409)
    const order = (await submit({ ...pickup, expected_total: '10000.00' })).json()
    expect(order.items).toHaveLength(1)
    expect(await piece(draft)).toMatchObject({ held: 0 })
  })

  test('SEC-C5 for there are not that many is refused', async () => {
    await inCart({ stock: 2 }, 3)
    expect((await submit()).statusCode).toBe(409)
  })
})

describe('money', () => {
  test('SEC-C3 that comes from outside is refused, the price is the database’s', async () => {
    const id = await inCart()
    for (const extra of [{ total_price: '1.00' }, { price: 1 }, { discount: 5 }, { delivery_price: '0' }, { items: [] }])
      expect((await submit({ ...pickup, ...extra })).statusCode).toBe(400)
    await shop.db.updateTable('piece').set({ price_cents: 2_000_000 }).where('id', '=', id).execute()
    expect((await submit()).json().total_price).toBe('20000.00')
  })

  test('SEC-C3 SEC-C6 that changed since the person saw it is told, and nothing is bought', async () => {
    const id = await inCart()
    await shop.db.updateTable('piece').set({ price_cents: 1_250_000 }).where('id', '=', id).execute()
    const refused = await submit({ ...pickup, expected_total: '10000.00' })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toEqual({ detail: expect.stringContaining('$12,500'), total_price: '12500.00' })
    expect(await piece(id)).toMatchObject({ held: 0 })
    expect((await submit({ ...pickup, expected_total: '12500.00' })).statusCode).toBe(201)
  })

  test('SEC-C4 an order that would cost nothing is refused', async () => {
    await shop.db.insertInto('promo').values({ code: 'ALLOFF', type: 'percent', value: 10_000, uses_max: null }).execute()
    await inCart()
    expect((await submit({ ...pickup, promo_code: 'ALLOFF' })).statusCode).toBe(400)
    expect(await shop.db.selectFrom('promo').select('used_count').where('code', '=', 'ALLOFF').executeTakeFirst()).toEqual({
      used_count: 0,
    })
  })
})

describe('a promo', () => {
  const promo = (code: string, more: object = {}) =>
    shop.db
      .insertInto('promo')
      .values({ code, type: 'percent', value: 1000, uses_max: null, ...more })
      .execute()
  const used = async (code: string) =>
    (await shop.db.selectFrom('promo').select('used_count').where('code', '=', code).executeTakeFirstOrThrow()).used_count
  const validate = (code: unknown, who: Who = buyer) => call('POST', '/api/orders/validate_promo/', { code }, {}, who)

  test('API-06 CHK-06 is told what it gives, spaces and case aside', async () => {
    expect((await validate('  save10 ')).json()).toEqual({ code: 'SAVE10', type: 'percent', value: 10 })
    expect((await validate('FIX50')).json()).toEqual({ code: 'FIX50', type: 'fixed', value: 50 })
  })

  test.each([
    ['unknown', 'NOBODY', {}],
    ['over', 'OVER', { valid_until: new Date(testNow - 1) }],
    ['not yet', 'SOON', { valid_from: new Date(testNow + 1) }],
    ['switched off', 'OFF', { is_active: false }],
    ['used up', 'USEDUP', { uses_max: 1, used_count: 1 }],
  ])('CHK-06 that is %s is refused with 400', async (_what, code, more) => {
    if (code !== 'NOBODY') await promo(code, more)
    const answer = await validate(code)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ detail: 'Invalid promo code', errors: { code: ['Invalid promo code'] } })
    await shop.db.deleteFrom('promo').where('code', '=', code).execute()
  })

  test.each([[''], ['   '], [7], [null], ['x'.repeat(41)]])('API-09 that is no text is refused: %o', async (code) => {
    expect((await validate(code)).statusCode).toBe(400)
  })

  test('SEC-C6 may be tried ten times an hour', async () => {
    for (let at = 0; at < 10; at++) expect((await validate('GUESS')).statusCode).toBe(400)
    const refused = await validate('SAVE10')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
    expect((await validate('SAVE10', await signIn(shop))).statusCode).toBe(200)
  })

  test('SEC-C6 may not be guessed by orders either', async () => {
    await inCart()
    for (let at = 0; at < 10; at++) expect((await submit({ ...pickup, promo_code: 'GUESS' })).statusCode).toBe(409)
    expect((await submit({ ...pickup, promo_code: 'SAVE10' })).statusCode).toBe(429)
    expect((await submit()).statusCode).toBe(201)
  })

  test('CHK-05 CHK-06 takes its share off the goods, and its use comes back with a cancelled order', async () => {
    await promo('ONCE', { uses_max: 1 })
    const order = await placed({ ...pickup, promo_code: ' once ', expected_total: '9000.00' })
    expect(order).toMatchObject({ promo_code: 'ONCE', discount: '1000.00', total_price: '9000.00' })
    expect(await used('ONCE')).toBe(1)
    expect((await call('PATCH', `/api/orders/${order.id}/`, { status: 'cancelled' })).statusCode).toBe(200)
    expect(await used('ONCE')).toBe(0)
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('SEC-C6 that does not hold any more refuses the order with the new total', async () => {
    await promo('GONE', { uses_max: 1, used_count: 1 })
    const id = await inCart()
    const answer = await submit({ ...pickup, promo_code: 'GONE', expected_total: '9000.00' })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({ detail: expect.stringContaining('$10,000'), total_price: '10000.00' })
    expect(await piece(id)).toMatchObject({ held: 0 })
    await shop.db.deleteFrom('promo').where('code', '=', 'GONE').execute()
  })
})

describe('the same submit again', () => {
  const key = { 'idempotency-key': 'submit-0001' }

  test('CHK-13 SEC-C2 after a lost answer is answered with the same order', async () => {
    await inCart()
    const [first, again] = [await submit(pickup, key), await submit(pickup, key)]
    expect([first.statusCode, again.statusCode]).toEqual([201, 201])
    expect(again.json()).toEqual(first.json())
  })

  test('CHK-13 SEC-C2 with other details is refused', async () => {
    await inCart()
    await submit(pickup, key)
    await inCart()
    const answer = await submit({ ...pickup, first_name: 'Мария' }, key)
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      'This order was already sent with other details. Refresh the page and check your purchase history.',
    ])
  })

  test('SEC-C2 after a refusal may be mended under the same name', async () => {
    const bad = await inCart({ status: 'sold' })
    expect((await submit(pickup, key)).statusCode).toBe(409)
    await shop.db.updateTable('piece').set({ status: 'available' }).where('id', '=', bad).execute()
    expect((await submit({ ...pickup, first_name: 'Мария' }, key)).statusCode).toBe(201)
  })

  test('SEC-C2 is another person’s own affair under the same name', async () => {
    await inCart()
    const first = await submit(pickup, key)
    const other = await signIn(shop)
    const id = await addPiece(shop.db)
    await fillCart(shop.db, other.customerId, [id])
    const second = await submit(pickup, key, other)
    expect(second.statusCode).toBe(201)
    expect(second.json().id).not.toBe(first.json().id)
  })

  test('SEC-C2 CHK-10 finds the cart ordered as long as nobody changed it, also where its lines stayed and there are more of the piece', async () => {
    const id = await inCart({ stock: 5 })
    const coin = { ...pickup, mode: 'crypto' }
    const order = (await submit(coin, key)).json()
    for (const again of [await submit(coin), await submit(coin, { 'idempotency-key': 'submit-0002' })]) {
      expect([again.statusCode, again.json().detail]).toEqual([
        409,
        'This cart has been ordered already. Please check your purchase history.',
      ])
    }
    await call('PATCH', `/api/orders/${order.id}/`, { status: 'cancelled' })
    expect((await submit(coin)).statusCode).toBe(201)
    await call('PATCH', '/api/cart/0/', { watch_id: id, quantity: 2 })
    expect((await submit(coin)).statusCode).toBe(201)
    expect(await piece(id)).toMatchObject({ held: 3 })
  })

  test('SEC-C2 without a name finds the cart used up', async () => {
    await inCart()
    expect((await submit()).statusCode).toBe(201)
    expect((await submit()).statusCode).toBe(409)
    expect(await shop.db.selectFrom('shop_order').select('id').where('customer_id', '=', buyer.customerId).execute()).toHaveLength(1)
  })

  test.each(['short', 'with space 1', 'x'.repeat(101)])('API-09 under a name that is none is refused: %s', async (name) => {
    await inCart()
    expect((await submit(pickup, { 'idempotency-key': name })).statusCode).toBe(400)
  })
})

describe('a form that is filled in wrongly', () => {
  test.each([
    ['first_name', pickup, { first_name: '  ' }],
    ['last_name', pickup, { last_name: undefined }],
    ['phone', pickup, { phone: '123456' }],
    ['email', pickup, { email: 'anna@example' }],
    ['mode', pickup, { mode: 'free' }],
    ['delivery_method', pickup, { delivery_method: 'pigeon' }],
    ['pickup_city_id', pickup, { pickup_city_id: undefined }],
    ['pickup_city_id', pickup, { pickup_city_id: 999 }],
    ['pickup_city_id', pickup, { pickup_city_id: 1.5 }],
    ['pickup_workshop_id', pickup, { pickup_workshop_id: 3 }],
    ['country', delivery, { country: 'XX' }],
    ['country', delivery, { country: 'АЕ' }],
    ['country', delivery, { country: 'ıd' }],
    ['country', delivery, { country: '' }],
    ['address_city', delivery, { address_city: '' }],
    ['postal_code', delivery, { postal_code: ' ' }],
    ['address_line1', delivery, { address_line1: undefined }],
    ['status', pickup, { status: 'delivered' }],
    ['user', pickup, { user: 'somebody' }],
    ['expected_total', pickup, { expected_total: '-1' }],
  ])('CHK-02 SEC-C7 SEC-C9 API-09 is told about %s', async (field, body, wrong) => {
    const said = await Promise.all(['en', 'ru'].map((language) => submit({ ...body, ...wrong }, { 'accept-language': language })))
    for (const answer of said) {
      expect(answer.statusCode).toBe(400)
      expect(Object.keys(answer.json().errors)).toEqual([field])
    }
    expect(said[0]?.body).not.toMatch(/[а-яё]/i)
    expect(said[1]?.body).toMatch(/[а-яё]/i)
  })
})

describe('an order of their own', () => {
  test('API-06 is read by its id', async () => {
    const order = await placed()
    expect((await call('GET', `/api/orders/${order.id}/`)).json()).toEqual(order)
  })

  test('API-11 SEC-C8 another’s is not found, nor is one that is not there, whatever is asked of it', async () => {
    const order = await placed()
    const stranger = await signIn(shop)
    for (const id of [order.id, '00000000-0000-4000-8000-000000000000', '1', 'create_from_cart', "x'--"]) {
      const url = `/api/orders/${encodeURIComponent(id)}/`
      expect((await call('GET', url, undefined, {}, stranger)).statusCode).toBe(404)
      expect((await call('PATCH', url, { status: 'cancelled' }, {}, stranger)).statusCode).toBe(404)
    }
    expect((await call('GET', `/api/orders/${order.id}/`)).json().status).toBe('pending')
    expect((await call('GET', '/api/orders/', undefined, {}, stranger)).json()).toMatchObject({ count: 0, results: [] })
  })

  test('API-11 nobody is answered without being signed in', async () => {
    const nobody = { headers: {} }
    expect((await call('GET', '/api/orders/', undefined, {}, nobody)).statusCode).toBe(401)
    expect((await submit(pickup, {}, nobody)).statusCode).toBe(401)
    expect((await call('POST', '/api/orders/validate_promo/', { code: 'SAVE10' }, {}, nobody)).statusCode).toBe(401)
  })

  test('ORD-02 is cancelled, and its pieces are free at once', async () => {
    const id = await inCart()
    const order = (await submit()).json()
    const answer = await call('PATCH', `/api/orders/${order.id}/`, { status: 'cancelled' })
    expect(answer.json()).toMatchObject({ status: 'cancelled', expires_at: null, can_cancel: false })
    expect(await piece(id)).toEqual({ status: 'available', stock: 1, held: 0 })
    expect((await call('PATCH', `/api/orders/${order.id}/`, { status: 'cancelled' })).statusCode).toBe(200)
    expect(await piece(id)).toEqual({ status: 'available', stock: 1, held: 0 })
    await shop.catalog.refresh()
    expect((await shop.get(`/api/watches/${id}/`)).json().status).toBe('available')
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('SEC-C9 cannot be made anything else of by its owner', async () => {
    const order = await placed()
    for (const body of [{ status: 'delivered' }, { status: 'cancelled', total_price: '1' }, {}, { total_price: '1' }, { status: null }])
      expect((await call('PATCH', `/api/orders/${order.id}/`, body)).statusCode).toBe(400)
    expect((await call('GET', `/api/orders/${order.id}/`)).json()).toEqual(order)
  })
})

describe('the staff', () => {
  test('ORD-02 confirms, ships and hands over: the piece is sold, and the owner can no longer cancel', async () => {
    const id = await inCart({ stock: 2 }, 2)
    const order = (await submit()).json()
    const status = async () => (await call('GET', `/api/orders/${order.id}/`)).json()
    await advanceOrder(shop.ctx, order.id, 'confirmed')
    expect(await status()).toMatchObject({ status: 'confirmed', expires_at: null, can_cancel: true })
    await advanceOrder(shop.ctx, order.id, 'shipped')
    expect(await status()).toMatchObject({ status: 'shipped', can_cancel: false })
    expect(await piece(id)).toEqual({ status: 'sold', stock: 0, held: 0 })
    const late = await call('PATCH', `/api/orders/${order.id}/`, { status: 'cancelled' })
    expect([late.statusCode, late.json().detail]).toEqual([409, 'This order can no longer be cancelled.'])
    await advanceOrder(shop.ctx, order.id, 'delivered')
    expect((await status()).status).toBe('delivered')
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test.each(['shipped', 'delivered', 'pending'] as const)('ORD-02 cannot make a pending order %s', async (to) => {
    const { id } = await placed()
    await expect(advanceOrder(shop.ctx, id, to)).rejects.toMatchObject({ code: 'conflict', details: { reason: 'order-cannot-change' } })
  })

  test('ORD-02 every step is written down, and stays as it was written', async () => {
    const { id } = await placed()
    await advanceOrder(shop.ctx, id, 'confirmed')
    await call('PATCH', `/api/orders/${id}/`, { status: 'cancelled' })
    const events = await shop.db
      .selectFrom('order_event')
      .select(['from_status', 'to_status', 'actor'])
      .where('order_id', '=', id)
      .orderBy('id')
      .execute()
    expect(events).toEqual([
      { from_status: null, to_status: 'pending', actor: 'customer' },
      { from_status: 'pending', to_status: 'confirmed', actor: 'staff' },
      { from_status: 'confirmed', to_status: 'cancelled', actor: 'customer' },
    ])
    await expect(shop.db.updateTable('order_event').set({ actor: 'staff' }).where('order_id', '=', id).execute()).rejects.toThrow(
      /never changed/,
    )
    await expect(shop.db.deleteFrom('order_event').where('order_id', '=', id).execute()).rejects.toThrow(/never changed/)
  })
})

describe('the list', () => {
  const list = async (query = '') => OrderPage.strict().parse((await call('GET', `/api/orders/${query}`)).json())
  const ids = async (query: string) => (await list(query)).results.map(({ id }) => id)

  test('ORD-01 API-06 is a page in the order that is asked for, filtered and searched', async () => {
    const orders: string[] = []
    for (const [model_name, price_cents] of [
      ['Nautilus', 3_000_000],
      ['Aquanaut 100%', 1_000_000],
      ['Calatrava', 2_000_000],
    ] as const) {
      await inCart({ model_name, price_cents, reference: `R-${price_cents}` })
      orders.push((await submit()).json().id)
      shop.clock.now += 1000
    }
    const [first = '', second = '', third = ''] = orders
    expect(await ids('')).toEqual([third, second, first])
    expect(await ids('?ordering=oldest')).toEqual([first, second, third])
    expect(await ids('?ordering=total_desc')).toEqual([first, third, second])
    expect(await ids('?ordering=total_asc')).toEqual([second, third, first])
    expect(await ids('?search=nautILus')).toEqual([first])
    expect(await ids('?search=R-2000000')).toEqual([third])
    expect(await ids('?search=100%25')).toEqual([second])
    expect(await ids('?search=%25')).toEqual([second])
    expect(await ids('?search=_')).toEqual([])
    const number = (await call('GET', `/api/orders/${second}/`)).json().order_number
    expect(await ids(`?search=${number.toLowerCase()}`)).toEqual([second])
    expect(await ids(`?search=${number.replace('-', '')}`)).toEqual([second])
    expect(await ids(`?search=${number.slice(0, 6)}`)).toEqual([second])
    await call('PATCH', `/api/orders/${second}/`, { status: 'cancelled' })
    expect(await ids('?status=cancelled')).toEqual([second])
    expect(await ids('?status=pending')).toEqual([third, first])
    const page = await list('?page_size=2')
    expect([page.count, page.results.length, page.previous]).toEqual([3, 2, null])
    expect(page.next).toBe('/api/orders/?page_size=2&page=2')
    expect(await ids(`${page.next?.slice('/api/orders/'.length)}`)).toEqual([first])
  })

  test.each(['?ordering=id', '?status=lost', '?page=0', '?page_size=97', '?user=1', '?search=%00'])(
    'API-09 %s is refused',
    async (query) => {
      expect((await call('GET', `/api/orders/${query}`)).statusCode).toBe(400)
    },
  )
})

test('SEC-C1 nobody holds more than ten orders that wait', async () => {
  for (let at = 0; at < 10; at++) await placed()
  await inCart()
  const answer = await submit()
  expect([answer.statusCode, answer.json().detail]).toEqual([
    409,
    'You already have 10 unconfirmed orders. Wait for them to be confirmed, or cancel some.',
  ])
})

test('CHK-11 the wallets of the shop are those of its settings, none by default', async () => {
  const list = async (of: TestShop, who: Who) => (await of.app.inject({ url: '/api/crypto-wallets/', headers: who.headers })).json().results
  expect(await list(shop, buyer)).toEqual([])
  const other = await openTestShop({
    CRYPTO_ETH_ADDRESS: '0x52908400098527886E0F7030069857D2E4169EE7',
    CRYPTO_USDT_TRC20_ADDRESS: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
    CRYPTO_RATES: 'ETH=3400.5',
  })
  expect(await list(other, await signIn(other))).toEqual([
    { coin: 'ETH', network: 'Ethereum', address: '0x52908400098527886E0F7030069857D2E4169EE7', rate_usd: 3400.5 },
    { coin: 'USDT_TRC20', network: 'Tron', address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', rate_usd: null },
  ])
  await other.close()
})
