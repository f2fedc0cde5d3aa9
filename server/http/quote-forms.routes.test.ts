import { expect, test } from 'vitest'
import { codeOf } from '#test/browser.ts'
import { brokenInvariants } from '#test/orders.ts'
import { quoteCalls } from '#test/quote-calls.ts'

const calls = quoteCalls()
const { call, see } = calls
let people = 0

const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', 'accept-language': 'ru', host: 'vitrine.example' }
const contact = { first_name: 'Вера', last_name: 'Иванова', email: 'vera@example.com' }
const pickup = { ...contact, delivery_method: 'pickup', pickup_city_id: '1', comment: '' }
const address = { country: 'RU', state: '', address_city: 'Казань', postal_code: '420000', address_line1: 'Баумана, 1', address_line2: '' }

async function quotedAnew(more: object = {}) {
  const phone = `7917${String(5_000_000 + people++)}`
  const made = await calls.quoted(more)
  await calls.shop.db
    .updateTable('thread')
    .set({ phone: `+${phone}` })
    .where('id', '=', made.thread)
    .execute()
  const remoteAddress = `10.78.0.${people}`
  const send = (part: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    calls.shop.app.inject({
      method: 'POST',
      url: `/api/quotes/${made.token}/${part}/`,
      payload: new URLSearchParams(fields).toString(),
      headers: { ...form, ...headers },
      remoteAddress,
    })
  return { ...made, phone, send, page: `/quote/${made.token}` }
}

test('OWN-86 without script, a call proves the phone, and its code orders once at the price of the quote', async () => {
  const { send, phone, page, token, thread, pieceId } = await quotedAnew({ delivery_usd: '120' })
  const asked = await send('code', { delivery_method: 'delivery' })
  expect([asked.statusCode, asked.headers.location]).toEqual([303, `${page}?buy=delivery#buy`])
  expect(asked.headers['cache-control']).toBe('no-store')
  expect((await call('GET', `/quotes/?thread=${thread}`)).json().results).toMatchObject([{ opened_at: expect.any(String) }])
  const order = { ...contact, delivery_method: 'delivery', ...address, code: codeOf(calls.shop, phone) }
  const placed = await send('order_by_code', order)
  expect([placed.statusCode, placed.headers.location]).toEqual([303, `${page}#state`])
  expect((await see(token)).json()).toMatchObject({ state: 'ordered' })
  const [quote] = (await call('GET', `/quotes/?thread=${thread}`)).json().results
  const written = await calls.shop.db
    .selectFrom('shop_order')
    .selectAll()
    .where('number', '=', quote.order.number)
    .executeTakeFirstOrThrow()
  expect(written).toMatchObject({ total_cents: 962_000, delivery_cents: 12_000, phone: `+${phone}` })
  expect(await calls.statusOf(pieceId)).toMatchObject({ status: 'reserved', price_on_request: true })
  expect((await send('order_by_code', order)).statusCode).toBe(400)
  expect((await send('code', {})).statusCode).toBe(409)
  expect((await brokenInvariants(calls.shop.db)).filter((text) => !text.includes('one job waits'))).toEqual([])
})

test('OWN-86 a wrong code orders nothing; if the order is refused, the code stays valid', async () => {
  const { send, phone, token } = await quotedAnew()
  const early = await send('order_by_code', { ...pickup, code: '0000' })
  expect([early.statusCode, early.headers['content-type']]).toEqual([400, expect.stringContaining('text/html')])
  await send('code', {})
  const code = codeOf(calls.shop, phone)
  const wrong = await send('order_by_code', { ...pickup, code: code === '0000' ? '1111' : '0000' })
  expect([wrong.statusCode, wrong.body]).toEqual([400, expect.stringContaining('Вернитесь назад')])
  expect((await send('order_by_code', { ...pickup, pickup_city_id: '999', code })).statusCode).toBe(400)
  expect((await see(token)).json()).toMatchObject({ state: 'open' })
  expect((await send('order_by_code', { ...pickup, code })).statusCode).toBe(303)
})

test('OWN-86 a code is valid only for the quote it was requested for', async () => {
  const first = await quotedAnew()
  const second = await quotedAnew()
  await calls.shop.db
    .updateTable('thread')
    .set({ phone: `+${first.phone}` })
    .where('id', '=', second.thread)
    .execute()
  await first.send('code', {})
  expect((await second.send('order_by_code', { ...pickup, code: codeOf(calls.shop, first.phone) })).statusCode).toBe(400)
})

test('OWN-86 a quote is declined by a plain form of this site only; an expired quote says so', async () => {
  const { send, page, token, thread } = await quotedAnew()
  for (const part of ['decline', 'code', 'order_by_code'])
    expect((await send(part, {}, { origin: 'https://evil.example' })).statusCode).toBe(403)
  const declined = await send('decline', { words: 'Дорого' })
  expect([declined.statusCode, declined.headers.location]).toEqual([303, `${page}#state`])
  expect((await see(token)).json()).toMatchObject({ state: 'declined' })
  expect(await calls.read(thread)).toMatchObject({ messages: [{}, { direction: 'in', body: 'Дорого' }] })
  const late = await send('code', {})
  expect([late.statusCode, late.body]).toEqual([409, expect.stringContaining('уже закрыто')])
})
