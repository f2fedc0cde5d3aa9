import { afterEach, describe, expect, test } from 'vitest'
import { brokenInvariants, delivery } from '#test/orders.ts'
import { readPdf } from '#test/read-pdf.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'
import { createStaff } from '#test/staff.ts'

const calls = staffOrderCalls()
const { call, place, step, read, piece, pass } = calls
const cdek = { carrier: 'cdek', tracking_number: '1523 456-789' }
const subjects = () => calls.emails().map((mail) => String(mail.subject))
afterEach(async () => expect(await brokenInvariants(calls.shop.db)).toEqual([]))

describe('OWN-70 a step', () => {
  test('OWN-70 the preview of a step shows its email in the customer’s language and changes nothing', async () => {
    const { id, order_number: number } = await place()
    const preview = await step(id, 'confirm', { preview: true })
    expect(preview).toMatchObject({
      action_id: null,
      returning: [],
      order: { status: 'pending', version: 1 },
      email: { to: 'anna@example.com', language: 'en', subject: `Order ${number} confirmed` },
    })
    expect(preview.email?.text).toMatch(/^Анна, your order is confirmed\./)
    expect(preview.email?.body).toContain('$10,000')
    expect((await read(id)).status).toBe('pending')
  })

  test('OWN-70 the email of a confirmation leaves after ten seconds with the edited text', async () => {
    const { id, order_number: number } = await place()
    const result = await step(id, 'confirm', { email_text: 'Dear Anna,\nsee you on Monday.' })
    expect(result).toMatchObject({
      order: { status: 'confirmed', next_steps: ['ship', 'cancel'] },
      email: { text: 'Dear Anna,\nsee you on Monday.' },
    })
    await pass(9000)
    expect(subjects()).not.toContain(`Order ${number} confirmed`)
    await pass(1000)
    const email = calls.emails().find(({ subject }) => subject === `Order ${number} confirmed`)
    expect(email?.text).toContain('Dear Anna,\nsee you on Monday.')
    expect(email?.text).not.toContain('your order is confirmed')
  })

  test('OWN-70 a step with its email skipped sends nothing', async () => {
    const { id, order_number: number } = await place()
    expect((await step(id, 'confirm', { email: 'skip' })).email).toBeNull()
    await pass(60_000)
    expect(subjects()).not.toContain(`Order ${number} confirmed`)
  })

  test('OWN-70 shipping to an address requires a carrier and a valid tracking number; the customer gets the tracking link', async () => {
    const { id, order_number: number, buyer } = await place(delivery)
    await step(id, 'confirm')
    expect((await call('POST', `/orders/${id}/ship/`, {})).json()).toMatchObject({ errors: { carrier: ['Choose who brings the parcel.'] } })
    const wrong = await call('POST', `/orders/${id}/ship/`, { carrier: 'cdek', tracking_number: 'abc' })
    expect([wrong.statusCode, wrong.json().errors.tracking_number[0]]).toEqual([400, expect.stringContaining('1523456789')])
    const { order } = await step(id, 'ship', { ...cdek, insured_usd: '12000' })
    const tracking_url = 'https://www.cdek.ru/ru/tracking?order_id=1523456789'
    expect(order.shipment).toEqual({ carrier: 'cdek', tracking_number: '1523456789', tracking_url, insured_usd: '12000.00' })
    await pass(10_000)
    const email = calls.emails().find(({ subject }) => subject === `Order ${number} shipped`)
    for (const part of ['CDEK', '1523456789', tracking_url]) expect(email?.text).toContain(part)
    const own = await calls.shop.app.inject({ url: `/api/orders/${id}/`, headers: buyer.headers })
    expect(own.json().shipment).toEqual({ carrier: 'CDEK', tracking_number: '1523456789', tracking_url })
  })

  test('OWN-70 a handover at an office requires a checked identity document', async () => {
    const { id } = await place()
    await step(id, 'confirm')
    await step(id, 'ship')
    expect((await call('POST', `/orders/${id}/deliver/`, { identity_seen: false })).json().errors).toHaveProperty('identity_seen')
    const { order, email } = await step(id, 'deliver', { identity_seen: true })
    expect([order.status, order.identity_seen, email]).toEqual(['delivered', true, null])
  })

  test('OWN-70 a cancellation requires a reason and names the pieces that return to stock', async () => {
    const { id, pieceIds } = await place()
    expect((await call('POST', `/orders/${id}/cancel/`, {})).statusCode).toBe(400)
    const preview = await step(id, 'cancel', { preview: true, reason: 'asked by phone' })
    expect(preview.returning).toMatchObject([{ id: pieceIds[0], name: expect.stringContaining('Test model') }])
    const { order } = await step(id, 'cancel', { reason: 'asked by phone' })
    expect([order.status, order.cancel_reason, await piece(pieceIds[0] ?? 0)]).toEqual([
      'cancelled',
      'asked by phone',
      { status: 'available', stock: 1, held: 0 },
    ])
    expect(order.events.at(-1)).toMatchObject({
      kind: 'status',
      to_status: 'cancelled',
      actor: 'staff',
      by: 'Mark',
      reason: 'asked by phone',
    })
  })

  test.each(['ship', 'deliver'])('ORD-02 OWN-70 %s is refused for a pending order, in the preview as well', async (name) => {
    const { id } = await place()
    const body = { identity_seen: true }
    for (const preview of [true, false])
      expect((await call('POST', `/orders/${id}/${name}/`, name === 'deliver' ? { ...body, preview } : { preview })).statusCode).toBe(409)
  })

  test('OWN-70 a bulk step runs for each order separately and reports failures by row', async () => {
    const orders = [await place(), await place(), await place()]
    await step(orders[1]?.id ?? '', 'confirm')
    const response = await call('POST', '/orders/bulk/', { step: 'confirm', orders: orders.map(({ id }) => ({ id })) })
    const { done, failed } = response.json()
    expect(done.map(({ id }: { id: string }) => id)).toEqual([orders[0]?.id, orders[2]?.id])
    expect(failed).toEqual([
      { id: orders[1]?.id, number: orders[1]?.order_number, detail: 'An order cannot go from confirmed to confirmed.' },
    ])
  })

  test('OWN-70 a bulk step previews the email of each order and sends the chosen ones with their edited text', async () => {
    const [first, second] = [await place(), await place()]
    const previewed = await call('POST', '/orders/bulk/', { step: 'confirm', preview: true, orders: [{ id: first.id }, { id: second.id }] })
    expect(previewed.json()).toMatchObject({
      done: [
        { id: first.id, number: first.order_number, action_id: null, email: { subject: `Order ${first.order_number} confirmed` } },
        { id: second.id, email: { subject: `Order ${second.order_number} confirmed` } },
      ],
      failed: [],
    })
    expect((await read(first.id)).status).toBe('pending')
    const rows = [
      { id: first.id, email_text: 'Dear Anna, come on Monday.' },
      { id: second.id, email: 'skip' },
    ]
    const { done } = (await call('POST', '/orders/bulk/', { step: 'confirm', orders: rows })).json()
    expect(done).toMatchObject([{ action_id: expect.any(String) }, { action_id: expect.any(String), email: null }])
    await pass(10_000)
    expect(calls.emails().find(({ subject }) => subject === `Order ${first.order_number} confirmed`)?.text).toContain('come on Monday')
    expect(subjects()).not.toContain(`Order ${second.order_number} confirmed`)
  })

  test('OWN-70 a bulk step ships each order with its own parcel, delivers, and cancels with a shared reason', async () => {
    const [parcel, bare, office] = [await place(delivery), await place(delivery), await place()]
    for (const { id } of [parcel, bare, office]) await step(id, 'confirm', { email: 'skip' })
    const rows = [{ id: parcel.id, ...cdek, reason: 'Pays by card at the door' }, { id: bare.id }, { id: office.id }]
    const { done, failed } = (await call('POST', '/orders/bulk/', { step: 'ship', orders: rows })).json()
    expect(done.map(({ id }: { id: string }) => id)).toEqual([parcel.id, office.id])
    expect(failed).toMatchObject([{ id: bare.id, number: bare.order_number, detail: 'Choose who brings the parcel.' }])
    expect((await read(parcel.id)).shipment).toMatchObject({ tracking_number: '1523456789' })
    const delivered = (
      await call('POST', '/orders/bulk/', { step: 'deliver', reason: 'Paid in cash', orders: [{ id: office.id, identity_seen: true }] })
    ).json()
    expect(delivered.done).toHaveLength(1)
    const cancelled = await call('POST', '/orders/bulk/', { step: 'cancel', reason: 'asked by phone', orders: [{ id: bare.id }] })
    expect(cancelled.json().failed).toEqual([])
    expect(await read(bare.id)).toMatchObject({ status: 'cancelled', cancel_reason: 'asked by phone' })
  })
})

describe('OWN-70 several orders', () => {
  test('OWN-70 each of several orders gets a packing slip without prices', async () => {
    const orders = [await place(), await place()]
    const body = { kind: 'packing-slip', with_prices: false, ids: orders.map(({ id }) => id) }
    const { numbers } = (await call('POST', '/orders/documents/', body)).json()
    expect(numbers).toHaveLength(2)
    for (const [at, number] of numbers.entries()) {
      expect((await call('GET', `/documents/${number}/`)).json()).toMatchObject({
        kind: 'packing-slip',
        order_id: orders[at]?.id,
        body: { with_prices: false },
      })
      const { text } = readPdf((await call('GET', `/documents/${number}/pdf/?language=en`)).rawPayload)
      expect(text).toContain(orders[at]?.order_number)
      expect(text).not.toMatch(/\$|10,000/)
    }
    const priced = (await call('POST', '/orders/documents/', { ...body, with_prices: true })).json().numbers[0]
    expect(readPdf((await call('GET', `/documents/${priced}/pdf/?language=en`)).rawPayload).text).toContain('$10,000')
  })

  test('OWN-70 OWN-12 SEC-D9 an export has the chosen or found orders, needs a fresh factor, escapes formulas and is audited', async () => {
    const evil = await place({ first_name: '=HYPERLINK("x")', last_name: 'Orlova' })
    const other = await place()
    const download = (query: string, headers = calls.manager.headers, language = 'en') =>
      calls.shop.app.inject({ url: `/api/staff/orders/export/?${query}`, headers: { ...headers, 'accept-language': language } })
    const stale = await createStaff(calls.shop, { roles: ['manager'], isSteppedUp: false })
    expect((await download('', stale.headers)).json()).toMatchObject({ reason: 'step-up' })
    const chosen = await download(`ids=${evil.id}`)
    expect(chosen.headers['content-disposition']).toMatch(/filename="orders-.*\.csv"/)
    expect(chosen.body).toContain(`"'=HYPERLINK(""x"") Orlova"`)
    expect(chosen.body).not.toContain(other.order_number)
    const found = await download(`search=${other.order_number}`, calls.manager.headers, 'ru')
    expect(found.body).toContain('"Номер";')
    expect(found.body).toContain(`"${other.order_number}";`)
    expect(found.body).not.toContain(evil.order_number)
    const entries = await calls.shop.db.selectFrom('audit_entry').selectAll().where('action', '=', 'order.export').execute()
    expect(entries.map(({ subject_label }) => subject_label)).toEqual(['1', '1'])
  })
})
