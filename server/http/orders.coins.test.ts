import { afterAll, beforeAll, expect, test } from 'vitest'
import { minuteMs } from '#contract/rules/durations.ts'
import { addPiece } from '#test/factories.ts'
import { orderCalls } from '#test/order-calls.ts'
import { advanceOrder, brokenInvariants, coinSettings, fillCart, pickup } from '#test/orders.ts'
import { openTestShop, signIn, type TestShop } from '#test/shop.ts'
import { createStaff, staffCalls } from '#test/staff.ts'

const calls = orderCalls()
const { call, submit, inCart, placeOrder, cartLines } = calls
const coin = { ...pickup, mode: 'crypto' }

const quotes = [
  {
    coin: 'BTC',
    network: 'Bitcoin',
    address: coinSettings.CRYPTO_BTC_ADDRESS,
    rate_usd: 97_500,
    rate_at: '2026-11-21T07:30:00.000Z',
    amount: '0.102565',
  },
  {
    coin: 'USDT_TRC20',
    network: 'Tron',
    address: coinSettings.CRYPTO_USDT_TRC20_ADDRESS,
    rate_usd: null,
    rate_at: null,
    amount: null,
  },
]

test('CHK-11 an order in coins stores amount, rate with its time, and wallet; a later setting changes none of them', async () => {
  const order = await placeOrder(coin)
  expect(order.coin_quotes).toEqual(quotes)
  const { ctx } = calls.shop
  const { coins } = ctx
  ctx.coins = { ...coins, addresses: { BTC: 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh' }, rates: { BTC: 50_000 } }
  expect((await call('GET', `/api/orders/${order.id}/`)).json().coin_quotes).toEqual(quotes)
  expect((await call('GET', '/api/orders/')).json().results[0].coin_quotes).toEqual(quotes)
  ctx.coins = coins
  expect(await brokenInvariants(calls.shop.db)).toEqual([])
})

test('CHK-11 OWN-72 an email of a partly paid order, sent again, asks for the balance in coins', async () => {
  const { id, order_number: number } = await placeOrder(coin)
  await calls.shop.runJobs()
  const { call: staff } = staffCalls(calls.shop, await createStaff(calls.shop))
  const paid = await staff('POST', `/orders/${id}/payments/`, { kind: 'deposit', amount_usd: '4000', method: 'coin' })
  expect(paid.statusCode).toBe(201)
  const [email] = paid.json().order.emails
  expect((await staff('POST', `/orders/${id}/emails/${email.id}/again/`)).statusCode).toBe(200)
  calls.shop.clock.now += minuteMs
  await calls.shop.runJobs()
  const texts = calls.shop.outbox('mail').flatMap(({ to, text }) => (to === coin.email && text?.includes(number) ? [text] : []))
  expect(texts.map((text) => /[\d.]+ BTC/.exec(text)?.[0])).toEqual(['0.102565 BTC', '0.061539 BTC'])
})

test('CHK-11 an order not paid in coins has no rates', async () => {
  expect((await placeOrder(pickup)).coin_quotes).toEqual([])
})

test("CHK-10 the cart shows a piece of the customer's pending order in coins as that order, and orders its other lines", async () => {
  const id = await inCart()
  const order = (await submit(coin)).json()
  const lineOf = async (pieceId: number) => {
    const { items } = (await call('GET', '/api/cart/0/')).json()
    return items.find((item: { watch?: { id: number } }) => item.watch?.id === pieceId)
  }
  expect(await lineOf(id)).toMatchObject({ is_available: false, pending_order: { id: order.id, order_number: order.order_number } })
  const another = await inCart()
  expect(await lineOf(another)).toMatchObject({ is_available: true, pending_order: null })
  const second = await submit(pickup)
  expect(second.statusCode).toBe(201)
  expect(second.json().items).toHaveLength(1)
  expect((await cartLines()).map(({ piece_id }) => piece_id)).toEqual([id])
  await calls.cancel(order.id)
  expect(await lineOf(id)).toMatchObject({ is_available: true, pending_order: null })
  expect(await brokenInvariants(calls.shop.db)).toEqual([])
})

test("CHK-10 SEC-C8 a piece in another customer's order is shown as reserved, not as ordered", async () => {
  const id = await inCart()
  await submit(coin)
  const other = await signIn(calls.shop)
  await fillCart(calls.shop.db, other.customerId, [id])
  const { items } = (await call('GET', '/api/cart/0/', undefined, {}, other)).json()
  expect(items[0]).toMatchObject({ is_available: false, pending_order: null, watch: { status: 'reserved' } })
  expect((await submit(pickup, {}, other)).statusCode).toBe(409)
})

test('CHK-10 once its order is confirmed, the piece leaves the cart', async () => {
  await inCart()
  const order = (await submit(coin)).json()
  await advanceOrder(calls.shop.ctx, order.id, 'confirmed')
  expect((await call('GET', '/api/cart/0/')).json().items).toEqual([])
  expect((await call('GET', `/api/orders/${order.id}/`)).json().coin_quotes).toEqual(quotes)
})

test.each([
  [{}, undefined],
  [{ CRYPTO_RATES: 'BTC=1' }, /CRYPTO_RATES needs CRYPTO_RATES_AT/],
  [{ CRYPTO_RATES: 'BTC=1', CRYPTO_RATES_AT: 'yesterday' }, /CRYPTO_RATES_AT is not usable: must be a moment/],
])('CHK-11 a rate without its time is refused at the start: %o', async (settings, expectedError) => {
  if (expectedError) return expect(openTestShop(settings)).rejects.toThrow(expectedError)
  await (await openTestShop(settings)).close()
})

let walletless: TestShop
beforeAll(async () => {
  walletless = await openTestShop()
})
afterAll(() => walletless.close())

test.each([
  ['en', 'We are not accepting cryptocurrency at the moment. Please choose another way to pay.'],
  ['ru', 'Сейчас мы не принимаем криптовалюту. Выберите другой способ оплаты.'],
])('CHK-11 without wallets an order in coins is refused, in %s', async (language, detail) => {
  const { customerId, headers } = await signIn(walletless)
  await fillCart(walletless.db, customerId, [await addPiece(walletless.db)])
  const order = (payload: object) =>
    walletless.app.inject({
      method: 'POST',
      url: '/api/orders/create_from_cart/',
      headers: { ...headers, 'accept-language': language },
      payload,
    })
  const response = await order(coin)
  expect([response.statusCode, response.json()]).toEqual([400, { detail, errors: { mode: [detail] } }])
  expect((await order(pickup)).statusCode).toBe(201)
})
