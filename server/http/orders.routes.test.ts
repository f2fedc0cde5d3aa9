import { describe, expect, test } from 'vitest'
import { OrderPage } from '#contract/order.ts'
import { addPhoto } from '#test/factories.ts'
import { orderCalls } from '#test/order-calls.ts'
import { advanceOrder, brokenInvariants, pickup } from '#test/orders.ts'
import { signIn } from '#test/shop.ts'

const calls = orderCalls()
const { call, submit, inCart, placeOrder, cancel, piece } = calls

describe('a customer’s order', () => {
  test('API-06 is read by its id', async () => {
    const order = await placeOrder()
    expect((await call('GET', `/api/orders/${order.id}/`)).json()).toEqual(order)
  })

  test('API-11 SEC-C8 of another customer or with an unknown id is not found, whatever the call', async () => {
    const order = await placeOrder()
    const stranger = await signIn(calls.shop)
    for (const id of [order.id, '00000000-0000-4000-8000-000000000000', '1', 'create_from_cart', "x'--"]) {
      const url = `/api/orders/${encodeURIComponent(id)}/`
      expect((await call('GET', url, undefined, {}, stranger)).statusCode).toBe(404)
      expect((await call('PATCH', url, { status: 'cancelled' }, {}, stranger)).statusCode).toBe(404)
    }
    expect((await call('GET', `/api/orders/${order.id}/`)).json().status).toBe('pending')
    expect((await call('GET', '/api/orders/', undefined, {}, stranger)).json()).toMatchObject({ count: 0, results: [] })
  })

  test('API-11 without a session every call gets 401', async () => {
    const nobody = { headers: {} }
    expect((await call('GET', '/api/orders/', undefined, {}, nobody)).statusCode).toBe(401)
    expect((await submit(pickup, {}, nobody)).statusCode).toBe(401)
    expect((await call('POST', '/api/orders/validate_promo/', { code: 'SAVE10' }, {}, nobody)).statusCode).toBe(401)
  })

  test('ORD-02 can be cancelled, which releases its pieces at once', async () => {
    const id = await inCart()
    const order = (await submit()).json()
    const response = await cancel(order.id)
    expect(response.json()).toMatchObject({ status: 'cancelled', expires_at: null, can_cancel: false })
    expect(await piece(id)).toEqual({ status: 'available', stock: 1, held: 0 })
    expect((await cancel(order.id)).statusCode).toBe(200)
    expect(await piece(id)).toEqual({ status: 'available', stock: 1, held: 0 })
    await calls.shop.catalog.refresh()
    expect((await calls.shop.get(`/api/watches/${id}/`)).json().status).toBe('available')
    expect(await brokenInvariants(calls.shop.db)).toEqual([])
  })

  test('ORD-01 shows the photographs of its piece after the piece is sold', async () => {
    const id = await inCart()
    await addPhoto(calls.shop.db, id)
    const order = (await submit()).json()
    for (const to of ['confirmed', 'shipped'] as const) await advanceOrder(calls.shop.ctx, order.id, to)
    await calls.shop.catalog.refresh()
    expect((await piece(id)).status).toBe('sold')
    const { items } = (await call('GET', `/api/orders/${order.id}/`)).json()
    expect(items).toMatchObject([{ watch: { id, photos: [{ is_primary: true }] } }])
  })

  test('SEC-C9 cannot get any other status from its owner', async () => {
    const order = await placeOrder()
    for (const body of [{ status: 'delivered' }, { status: 'cancelled', total_price: '1' }, {}, { total_price: '1' }, { status: null }])
      expect((await call('PATCH', `/api/orders/${order.id}/`, body)).statusCode).toBe(400)
    expect((await call('GET', `/api/orders/${order.id}/`)).json()).toEqual(order)
  })
})

describe('the staff', () => {
  test('ORD-02 confirms, ships and delivers: the piece is sold, and the owner can no longer cancel', async () => {
    const id = await inCart({ stock: 2 }, 2)
    const order = (await submit()).json()
    const status = async () => (await call('GET', `/api/orders/${order.id}/`)).json()
    await advanceOrder(calls.shop.ctx, order.id, 'confirmed')
    expect(await status()).toMatchObject({ status: 'confirmed', expires_at: null, can_cancel: true })
    await advanceOrder(calls.shop.ctx, order.id, 'shipped')
    expect(await status()).toMatchObject({ status: 'shipped', can_cancel: false })
    expect(await piece(id)).toEqual({ status: 'sold', stock: 0, held: 0 })
    const late = await cancel(order.id)
    expect([late.statusCode, late.json().detail]).toEqual([409, 'This order can no longer be canceled.'])
    await advanceOrder(calls.shop.ctx, order.id, 'delivered')
    expect((await status()).status).toBe('delivered')
    expect(await brokenInvariants(calls.shop.db)).toEqual([])
  })

  test.each(['shipped', 'delivered'] as const)('ORD-02 cannot make a pending order %s', async (to) => {
    const { id } = await placeOrder()
    await expect(advanceOrder(calls.shop.ctx, id, to)).rejects.toMatchObject({
      code: 'conflict',
      details: { reason: 'order-cannot-change' },
    })
  })

  test('ORD-02 records every step in a history that never changes', async () => {
    const { id } = await placeOrder()
    await advanceOrder(calls.shop.ctx, id, 'confirmed')
    await cancel(id)
    const events = await calls.shop.db
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
    await expect(calls.shop.db.updateTable('order_event').set({ actor: 'staff' }).where('order_id', '=', id).execute()).rejects.toThrow(
      /never changed/,
    )
    await expect(calls.shop.db.deleteFrom('order_event').where('order_id', '=', id).execute()).rejects.toThrow(/never changed/)
  })
})

describe('the list', () => {
  const list = async (query = '') => OrderPage.strict().parse((await call('GET', `/api/orders/${query}`)).json())
  const ids = async (query: string) => (await list(query)).results.map(({ id }) => id)

  test('ORD-01 API-06 is a page in the requested order, filtered and searched', async () => {
    const orders: string[] = []
    for (const [model_name, price_cents] of [
      ['Nautilus', 3_000_000],
      ['Aquanaut 100%', 1_000_000],
      ['Calatrava Éclipse', 2_000_000],
    ] as const) {
      await inCart({ model_name, price_cents, reference: `R-${price_cents}` })
      orders.push((await submit()).json().id)
      calls.shop.clock.now += 1000
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
    expect(await ids('?search=eclipse')).toEqual([third])
    expect(await ids(`?search=${encodeURIComponent('наутилус')}`)).toEqual([first])
    expect(await ids('?search=r2000000')).toEqual([third])
    expect(await ids('?search=eclipse%20nautilus')).toEqual([])
    const number = (await call('GET', `/api/orders/${second}/`)).json().order_number
    expect(await ids(`?search=${number.toLowerCase()}`)).toEqual([second])
    expect(await ids(`?search=${number.replace('-', '')}`)).toEqual([second])
    expect(await ids(`?search=${number.slice(0, 6)}`)).toEqual([second])
    await cancel(second)
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
