import { afterEach, describe, expect, test } from 'vitest'
import { minuteMs } from '#contract/rules/durations.ts'
import { brokenInvariants, delivery } from '#test/orders.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'

const calls = staffOrderCalls()
const { call, place, step, read, write, pass } = calls
afterEach(async () => expect(await brokenInvariants(calls.shop.db)).toEqual([]))

describe('OWN-72 an edit', () => {
  const address = {
    delivery_method: 'delivery',
    country: 'FR',
    address_city: 'Paris',
    postal_code: '75001',
    address_line1: '1 rue de Rivoli',
  }

  test('OWN-72 an edit changes contact and comment, and the history keeps the previous values', async () => {
    const { id } = await place({ comment: 'ring twice' })
    const { order } = await write('PATCH', `/orders/${id}/`, { version: 1, first_name: 'Hanna', phone: '8 916 765-43-21', comment: '' })
    expect(order).toMatchObject({ version: 2, comment: null, contact: { first_name: 'Hanna', phone: '+79167654321' } })
    expect(order.events.at(-1)).toMatchObject({
      kind: 'edited',
      by: 'Mark',
      changes: { first_name: ['Анна', 'Hanna'], phone: ['+79161234567', '+79167654321'], comment: ['ring twice', null] },
    })
    await pass(10_000)
    expect((await read(id)).emails.filter(({ notification }) => notification === 'edited')).toEqual([])
  })

  test('OWN-72 CHK-05 a new country changes the delivery fee; the new total must be agreed, and the customer is notified', async () => {
    const { id, order_number: number } = await place()
    const refused = await call('PATCH', `/orders/${id}/`, { version: 1, destination: address })
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { reason: 'total-changed', total_price: '10050.00' }])
    const { order } = await write('PATCH', `/orders/${id}/`, { version: 1, destination: address, is_agreed: true })
    expect(order).toMatchObject({ total_price: '10050.00', delivery_price: '50.00', destination: { country: 'FR', pickup_city_id: null } })
    await pass(10_000)
    const email = calls.emails().find(({ subject }) => subject === `Order ${number} updated`)
    expect(email?.text).toContain('$10,050')
    const back = await write('PATCH', `/orders/${id}/`, {
      version: 2,
      destination: { delivery_method: 'pickup', pickup_city_id: 2 },
      is_agreed: true,
    })
    expect(back.order).toMatchObject({ total_price: '10000.00', destination: { pickup_city_id: 2, country: null, address_city: null } })
  })

  test('OWN-72 OWN-86 a corrected address in the same country keeps the fee that was agreed in a quote', async () => {
    const { id } = await place(delivery)
    const agreed = { delivery_cents: 0, total_cents: 1_000_000 }
    await calls.shop.db.updateTable('shop_order').set(agreed).where('id', '=', id).execute()
    const destination = { ...address, address_line1: '2 rue de Rivoli' }
    const { order } = await write('PATCH', `/orders/${id}/`, { version: 1, destination })
    expect(order).toMatchObject({ delivery_price: '0.00', total_price: '10000.00', destination: { address_line1: '2 rue de Rivoli' } })
  })

  test('KNOW-02 OWN-72 the email about a changed total is shown before it is sent, can be rewritten, and can be left out', async () => {
    const { id, order_number: number } = await place()
    const edit = { version: 1, destination: address }
    const preview = (await call('PATCH', `/orders/${id}/`, { ...edit, preview: true })).json()
    expect(preview).toMatchObject({
      action_id: null,
      order: { version: 1, total_price: '10000.00' },
      email: { subject: `Order ${number} updated` },
    })
    expect(preview.email.body).toContain('$10,050')
    const silent = { version: 1, first_name: 'Hanna', preview: true }
    expect((await call('PATCH', `/orders/${id}/`, silent)).json().email).toBeNull()
    await write('PATCH', `/orders/${id}/`, { ...edit, is_agreed: true })
    await pass(10_000)
    const emails = () => calls.emails().filter(({ subject }) => subject === `Order ${number} updated`)
    expect(emails().map(({ text }) => text)).toEqual([preview.email.body])
    const office = { destination: { delivery_method: 'pickup', pickup_city_id: 2 }, is_agreed: true }
    await write('PATCH', `/orders/${id}/`, { version: 2, ...office, email_text: 'Dubai, as agreed.' })
    await write('PATCH', `/orders/${id}/`, { version: 3, destination: address, is_agreed: true, notify: 'skip' })
    await pass(10_000)
    expect(emails()).toHaveLength(2)
    expect(emails()[1]?.text).toContain('Dubai, as agreed.')
  })

  test('OWN-55 OWN-72 a change to pickup is refused while the piece is on its way; other edits are not', async () => {
    const { id, pieceIds } = await place()
    await write('PATCH', `/orders/${id}/`, { version: 1, destination: address, is_agreed: true })
    const { move } = (await call('POST', `/pieces/${pieceIds[0]}/moves/`, { to_city_id: 2, reason: 'stock' })).json()
    await call('POST', `/moves/${move.id}/send/`, { courier: 'Brinks', tracking: 'B-1', insured_usd: null })
    const destination = { delivery_method: 'pickup', pickup_city_id: 2 }
    const refused = await call('PATCH', `/orders/${id}/`, { version: 2, destination, is_agreed: true })
    expect([refused.statusCode, refused.json().errors]).toEqual([409, { pickup_city_id: [expect.stringContaining('Test model')] }])
    await write('PATCH', `/orders/${id}/`, { version: 2, destination: { ...address, address_city: 'Lyon' } })
    expect((await call('POST', `/moves/${move.id}/receive/`, {})).statusCode).toBe(200)
    const { order } = await write('PATCH', `/orders/${id}/`, { version: 3, destination, is_agreed: true })
    expect(order.destination).toMatchObject(destination)
  })

  test('OWN-55 OWN-72 a pickup order can be edited while its piece travels to that office, but not moved to another', async () => {
    const { id, pieceIds } = await place({ pickup_city_id: 2 })
    const { move } = (await call('POST', `/pieces/${pieceIds[0]}/moves/`, { to_city_id: 2, reason: 'stock' })).json()
    await call('POST', `/moves/${move.id}/send/`, { courier: 'Brinks', tracking: 'B-2', insured_usd: null })
    const same = { delivery_method: 'pickup', pickup_city_id: 2 }
    await write('PATCH', `/orders/${id}/`, { version: 1, comment: 'call first', destination: same })
    const other = { ...same, pickup_city_id: 1 }
    expect((await call('PATCH', `/orders/${id}/`, { version: 2, destination: other })).statusCode).toBe(409)
  })

  test('OWN-72 OWN-77 an edited order in coins keeps its wallets and rates, and its amounts follow the total', async () => {
    const { id, coin_quotes: before } = await place({ mode: 'crypto' })
    const { order } = await write('PATCH', `/orders/${id}/`, { version: 1, destination: address, is_agreed: true })
    expect(order.coin_quotes.map(({ address: wallet, rate_usd }) => [wallet, rate_usd])).toEqual(
      before.map((quote) => [quote.address, quote.rate_usd]),
    )
    expect(Number(order.coin_quotes[0]?.amount)).toBeCloseTo(10_050 / 97_500, 6)
  })

  test('OWN-24 OWN-72 a stale edit is refused and names the person who edited the order', async () => {
    const { id } = await place()
    await write('PATCH', `/orders/${id}/`, { version: 1, comment: 'first' }, calls.owner.headers)
    const response = await call('PATCH', `/orders/${id}/`, { version: 1, comment: 'second' })
    expect([response.statusCode, response.json()]).toMatchObject([409, { reason: 'edited-meanwhile', version: 2, by: 'Olga' }])
    expect((await read(id)).comment).toBe('first')
  })

  test('OWN-24 OWN-72 a stale edit is answered with the current fields, so that the page can merge them', async () => {
    const { id } = await place()
    await write('PATCH', `/orders/${id}/`, { version: 1, first_name: 'Hanna', destination: address, is_agreed: true })
    const { current } = (await call('PATCH', `/orders/${id}/`, { version: 1, comment: 'second' })).json()
    const { contact, comment, destination } = await read(id)
    expect(current).toEqual({ ...contact, comment, destination })
    expect(current).toMatchObject({ first_name: 'Hanna', destination: { country: 'FR', address_city: 'Paris' } })
  })

  test('OWN-26 OWN-72 an edit can be undone until its email leaves: fields, fee, total and coin amounts are restored', async () => {
    const { id, order_number: number, coin_quotes: quotes } = await place({ mode: 'crypto' })
    const before = await read(id)
    const edit = { version: 1, first_name: 'Hanna', comment: 'ring', destination: address, is_agreed: true }
    const { action_id: action } = await write('PATCH', `/orders/${id}/`, edit)
    await pass(9000)
    expect((await call('POST', `/audit/${action}/undo/`, {})).statusCode).toBe(200)
    const { contact, comment, destination, total_price: total, coin_quotes: after, events } = await read(id)
    expect({ contact, comment, destination, total }).toEqual({
      contact: before.contact,
      comment: before.comment,
      destination: before.destination,
      total: '10000.00',
    })
    expect(after).toEqual(quotes)
    expect(events.at(-1)).toMatchObject({ kind: 'undone', by: 'Mark' })
    await pass(60_000)
    expect(calls.emails().map(({ subject }) => subject)).not.toContain(`Order ${number} updated`)
    expect((await call('POST', `/audit/${action}/undo/`, {})).statusCode).toBe(409)
  })

  test('OWN-26 OWN-72 an edit cannot be undone once its email has left, or after a later edit or step', async () => {
    const { id } = await place()
    const notified = await write('PATCH', `/orders/${id}/`, { version: 1, comment: 'one', notify: 'send' })
    await pass(10_000)
    expect((await call('POST', `/audit/${notified.action_id}/undo/`, {})).json().detail).toMatch(/email has been sent/)
    const first = await write('PATCH', `/orders/${id}/`, { version: 2, comment: 'two' })
    const second = await write('PATCH', `/orders/${id}/`, { version: 3, comment: 'three' })
    expect((await call('POST', `/audit/${first.action_id}/undo/`, {})).json().detail).toMatch(/Something else has happened/)
    await step(id, 'confirm', { email: 'skip' })
    expect((await call('POST', `/audit/${second.action_id}/undo/`, {})).statusCode).toBe(409)
    expect((await read(id)).comment).toBe('three')
  })

  test('PROM-02 an edit within one city keeps the promised day and the end of the hold', async () => {
    const dubai = { delivery_method: 'pickup', pickup_city_id: 2 }
    const { id } = await place()
    await write('PATCH', `/orders/${id}/`, { version: 1, destination: dubai })
    const promised = () =>
      calls.shop.db.selectFrom('shop_order').select(['ready_on', 'expires_at']).where('id', '=', id).executeTakeFirstOrThrow()
    await calls.shop.db.updateTable('shop_order').set({ ready_on: '2026-11-25' }).where('id', '=', id).execute()
    const before = await promised()
    await write('PATCH', `/orders/${id}/`, { version: 2, destination: dubai })
    expect(await promised()).toEqual(before)
  })

  test('PROM-02 OWN-26 the undo of an edit does not restore an end of the hold that has passed', async () => {
    const { id } = await place()
    const soon = new Date(calls.shop.clock.now + 10 * minuteMs)
    await calls.shop.db.updateTable('shop_order').set({ expires_at: soon }).where('id', '=', id).execute()
    const destination = { delivery_method: 'pickup', pickup_city_id: 2 }
    const { action_id: action } = await write('PATCH', `/orders/${id}/`, { version: 1, destination })
    calls.shop.clock.now += 20 * minuteMs
    expect((await call('POST', `/audit/${action}/undo/`, {})).statusCode).toBe(200)
    await pass(0)
    expect((await read(id)).status).toBe('pending')
  })

  test('OWN-72 an edit is refused once the order is shipped', async () => {
    const { id } = await place()
    await step(id, 'confirm')
    await step(id, 'ship')
    const { version } = await read(id)
    expect((await call('PATCH', `/orders/${id}/`, { version, comment: 'late' })).statusCode).toBe(409)
  })

  test.each([
    { destination: { delivery_method: 'pickup', pickup_city_id: 99 } },
    { destination: { ...address, country: 'XX' } },
    { email: 'nobody' },
    { phone: 'x' },
    { total: 1 },
  ])('OWN-72 API-09 an edit with %j is refused', async (wrong) => {
    const { id } = await place()
    expect((await call('PATCH', `/orders/${id}/`, { version: 1, is_agreed: true, ...wrong })).statusCode).toBe(400)
  })
})
