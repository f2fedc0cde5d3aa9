import type { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { servicesOf } from '#app/client/services.ts'
import { eventually } from '#test/eventually.ts'
import { addPiece } from '#test/factories.ts'
import { fillCart, pickup } from '#test/orders.ts'
import { signIn } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'
import { openTwoShops, type TwoShops } from '#test/two-shops.ts'
import { ageWallet, walletAddresses, walletCalls } from '#test/wallets.ts'

type Person = Awaited<ReturnType<typeof createStaff>>
const settings = {
  CRYPTO_BTC_ADDRESS: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  CRYPTO_RATES: 'ETH=3400',
  CRYPTO_RATES_AT: '2026-11-21T09:00:00Z',
  STAFF_TELEGRAM_CHAT: '-100500',
}
const [bitcoin] = walletAddresses.BTC
const [ethereum, laterEthereum] = walletAddresses.ETH

let shops: TwoShops
let shop: TwoShops['shop']
let other: TwoShops['other']
let origin = ''
let ada: Person
let bo: Person
let manager: Person
let calls: ReturnType<typeof walletCalls>

beforeAll(async () => {
  shops = await openTwoShops(settings)
  ;({ shop, other } = shops)
  origin = await shops.listen(renderPage)
  calls = walletCalls(shop)
  ada = await createStaff(shop, { name: 'Ada', email: 'ada@shop.example' })
  manager = await createStaff(shop, { name: 'Max', roles: ['manager'] })
})
afterAll(() => shops.close())

async function renderPage(_request: Request, context: Readonly<RouterContextProvider>): Promise<Response> {
  const coins = servicesOf(context).cryptoWallets.map(({ coin, address }) => `${coin} ${address}`)
  return Response.json(coins, { headers: { 'content-type': 'text/html' } })
}
const expectPage = () => eventually(async () => (await fetch(`${origin}/terms`)).json())
const detailOf = (response: { json: () => { detail: string; errors?: object } }) => response.json().detail
const today = async (by: Person) => (await shop.app.inject({ url: '/api/staff/today/', headers: by.headers })).json().wallets

async function placeOrder() {
  const buyer = await signIn(other)
  await fillCart(other.db, buyer.customerId, [await addPiece(other.db)])
  const payload = { ...pickup, mode: 'crypto' }
  const placed = await other.app.inject({ method: 'POST', url: '/api/orders/create_from_cart/', headers: buyer.headers, payload })
  const read = () => other.app.inject({ url: `/api/orders/${placed.json().id}/`, headers: buyer.headers })
  return async (coin: string) =>
    (await read()).json().coin_quotes.find((quote: { coin: string; address: string }) => quote.coin === coin)?.address
}

test('OWN-106 with one owner, wallets come from the settings only, and none can be proposed', async () => {
  const refused = await calls.propose(manager, 'ETH', ethereum)
  expect([refused.statusCode, detailOf(refused)]).toEqual([409, expect.stringContaining('There is one owner')])
  const { owners, coins } = await calls.list(ada)
  expect([owners, coins.map(({ in_force }) => in_force?.address ?? null)]).toEqual([1, [settings.CRYPTO_BTC_ADDRESS, null, null, null]])
  expect(coins[0]?.in_force).toMatchObject({ id: null, since: null, qr_size: expect.any(Number) })
})

async function runJobs(): Promise<void> {
  shop.clock.now += 60_000
  await shop.runJobs()
}

let seen = 0

async function readMessages() {
  await runJobs()
  const all = shop.outbox()
  const fresh = all.slice(seen).filter(({ text }) => text?.includes(ethereum))
  seen = all.length
  const to = (kind: 'mail' | 'telegram') => fresh.filter((message) => message.kind === kind).map((message) => message.to)
  return { mail: to('mail').toSorted(), telegram: to('telegram').toSorted(), text: fresh.map(({ text }) => text).join('\n') }
}
const everybody = { mail: ['ada@shop.example', 'bo@shop.example'], telegram: ['-100500', '777'] }

test('OWN-106 SEC-C13 a wallet needs two people and a day to be in force, and owners are notified of each step', async () => {
  bo = await createStaff(shop, { name: 'Bo', email: 'bo@shop.example' })
  const chat = { channels: '{}', telegram_chat: '777', quiet_from: 0, quiet_to: 1439, quiet_zone: 'Europe/Moscow' }
  await shop.db
    .insertInto('staff_notice_settings')
    .values({ staff_id: bo.staffId, ...chat })
    .execute()
  await readMessages()
  const wrong = await calls.propose(manager, 'ETH', bitcoin)
  expect([wrong.statusCode, wrong.json().errors.address]).toEqual([400, [expect.stringContaining('no address of Ethereum')]])
  const { id } = (await calls.propose(manager, 'ETH', ethereum)).json()
  expect(await readMessages()).toEqual({
    ...everybody,
    text: expect.stringMatching(/Max proposes to take ETH \(network Ethereum\)[^]*0x5aAeb6053F/),
  })
  const again = await calls.propose(ada, 'ETH', laterEthereum)
  expect([again.statusCode, detailOf(again)]).toEqual([409, expect.stringContaining('Another address waits')])
  expect([await today(ada), await today(manager)]).toEqual([{ proposed: 1, approved: 0 }, undefined])
  expect((await calls.approve(manager, id)).statusCode).toBe(403)

  expect((await calls.approve(bo, id)).statusCode).toBe(200)
  expect(await today(ada)).toEqual({ proposed: 0, approved: 1 })
  expect(await readMessages()).toEqual({ ...everybody, text: expect.stringContaining('Bo has approved the address') })
  // The waiting time is measured by the database's clock, so advancing the shop's clock does not end it.
  shop.clock.now += 48 * 3_600_000
  expect(await readMessages()).toMatchObject({ mail: [], telegram: [] })
  await expectPage().toEqual([`BTC ${settings.CRYPTO_BTC_ADDRESS}`])
  const before = await placeOrder()

  await ageWallet(shop.db, id, 24)
  expect(await readMessages()).toEqual({ ...everybody, text: expect.stringContaining('New orders in ETH') })
  await expectPage().toEqual([`BTC ${settings.CRYPTO_BTC_ADDRESS}`, `ETH ${ethereum}`])
  expect([await before('ETH'), await (await placeOrder())('ETH')]).toEqual([undefined, ethereum])
  const buyer = await signIn(other)
  expect((await other.app.inject({ url: '/api/crypto-wallets/', headers: buyer.headers })).json().results).toMatchObject([
    { coin: 'BTC', address: settings.CRYPTO_BTC_ADDRESS },
    { coin: 'ETH', address: ethereum, rate_usd: 3400 },
  ])
})

test('OWN-106 OWN-77 a replaced or stopped wallet stays in the orders that showed it, and a stopped coin is not accepted', async () => {
  const owner = await createStaff(shop)
  const { in_force: inForce } = (await calls.ofCoin(owner, 'ETH')) ?? {}
  const shown = await placeOrder()
  const { id } = (await calls.propose(owner, 'ETH', laterEthereum)).json()
  expect((await calls.approve(await createStaff(shop), id)).statusCode).toBe(200)
  await ageWallet(shop.db, id, 24)
  await runJobs()
  await expectPage().toEqual([`BTC ${settings.CRYPTO_BTC_ADDRESS}`, `ETH ${laterEthereum}`])
  expect(await shown('ETH')).toBe(inForce?.address)
  expect((await calls.stop(owner, inForce?.id ?? '')).statusCode).toBe(409)
  // simulates a process that does not know yet that the wallet was stopped
  const { cryptoWallets } = other.ctx
  const known = cryptoWallets()
  other.ctx.cryptoWallets = () => known
  expect((await calls.stop(owner, id)).statusCode).toBe(200)
  expect([await shown('ETH'), await (await placeOrder())('ETH')]).toEqual([inForce?.address, undefined])
  other.ctx.cryptoWallets = cryptoWallets
  await expectPage().toEqual([`BTC ${settings.CRYPTO_BTC_ADDRESS}`])
  expect(await calls.ofCoin(owner, 'ETH')).toMatchObject({ in_force: null, is_stopped: true, pending: null })
  expect((await calls.list(owner)).history.map(({ state }) => state)).toEqual(['stopped', 'replaced'])
})

test('OWN-106 a stopped coin disappears from pages and FAQ; with one owner left, the settings apply again', async () => {
  const [owner, second] = [await createStaff(shop), await createStaff(shop)]
  const { id } = (await calls.propose(owner, 'BTC', bitcoin)).json()
  await calls.approve(second, id)
  await ageWallet(shop.db, id, 24)
  await runJobs()
  await expectPage().toEqual([`BTC ${bitcoin}`])
  await calls.stop(second, id)
  await expectPage().toEqual([])
  const faqs = async () => (await other.get('/api/faqs/?page_size=96')).body
  await eventually(faqs).toContain('We are not accepting cryptocurrency')
  const block = { blocked_at: new Date(shop.clock.now) }
  await shop.db.updateTable('staff').set(block).where('id', '<>', owner.staffId).execute()
  await expectPage().toEqual([`BTC ${settings.CRYPTO_BTC_ADDRESS}`])
  await eventually(faqs).toContain('We accept cryptocurrency')
  expect(await calls.ofCoin(owner, 'BTC')).toMatchObject({ in_force: { address: settings.CRYPTO_BTC_ADDRESS, id: null } })
})
