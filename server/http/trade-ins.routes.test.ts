import { expect, test } from 'vitest'
import { addPiece } from '#test/factories.ts'
import { signIn } from '#test/shop.ts'
import { threadCalls } from '#test/thread-calls.ts'

const staffMail = 'hello@vitrine.example'
const calls = threadCalls({ STAFF_MAIL: staffMail })
const { ask, call, read } = calls
let buyers = 0

async function nameAPrice(more: object): Promise<number> {
  const { shop } = calls
  const piece = await addPiece(shop.db, { takes_offers: true, price_cents: 1_000_000 })
  await shop.catalog.refresh()
  const { headers } = await signIn(shop, { first_name: 'Anna', verified_email: `anna${buyers++}@example.com` })
  const payload = { kind: 'watch', piece_id: piece, price_usd: '9000', ...more }
  const response = await shop.app.inject({ method: 'POST', url: '/api/offers/', headers, payload })
  expect([response.statusCode, response.body]).toEqual([201, expect.anything()])
  return response.json().number
}

async function askForThePrice(more: object): Promise<number> {
  const piece = await addPiece(calls.shop.db, { price_on_request: true, price_cents: null })
  await calls.shop.catalog.refresh()
  return ask({ kind: 'watch', piece_id: piece, ...more }, '/api/price-requests/')
}

const fact = { label: 'Piece to trade in', value: 'yes' }

test.each([
  ['a price request', askForThePrice],
  ['an offer', nameAPrice],
])('OWN-90 the trade-in option of %s is shown in thread and staff email, and starts a trade-in', async (_name, send) => {
  const number = await send({ trade_in: true })
  const thread = await read(number)
  expect(thread.asked).toMatchObject({ has_trade_in: true, facts: expect.arrayContaining([fact]) })
  await calls.shop.runJobs()
  const email = calls.shop.outbox('mail').findLast(({ to }) => to === staffMail)
  expect([email?.subject, email?.text]).toEqual([expect.stringContaining(`№ ${number}`), expect.stringContaining('Вещь в обмен: да')])
  const begun = await call('POST', `/threads/${number}/buyback/`, { terms: 'trade-in', brand: 'Omega', model: 'Seamaster' })
  expect(begun.json()).toMatchObject({ buyback: { id: number, terms: 'trade-in', state: 'asked' } })
  expect(await read(number)).toMatchObject({ buyback: { id: number } })
})

test.each([
  ['a price request', askForThePrice],
  ['an offer', nameAPrice],
])('OWN-90 without the option, %s does not mention a trade-in', async (_name, send) => {
  for (const more of [{}, { trade_in: false }]) {
    const { asked } = await read(await send(more))
    expect([asked.has_trade_in, asked.facts.map(({ label }) => label)]).toEqual([false, expect.not.arrayContaining([fact.label])])
  }
  await calls.shop.runJobs()
  for (const { text } of calls.shop.outbox('mail').slice(-2)) expect(text).not.toContain('Вещь в обмен')
})

test('OWN-90 a form sent without script stores the option from its checkbox', async () => {
  const piece = await addPiece(calls.shop.db)
  await calls.shop.catalog.refresh()
  const payload = new URLSearchParams({ name: 'Vera', phone: '+79167001020', watch: String(piece), trade_in: 'on' }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' }
  const response = await calls.shop.app.inject({ method: 'POST', url: '/api/price-requests/', payload, headers })
  expect([response.statusCode, response.body]).toEqual([201, expect.anything()])
  expect((await read(response.json().number)).asked.has_trade_in).toBe(true)
})

test('FORM-07 OWN-78 a thread shows where the person wants live photographs', async () => {
  const piece = await addPiece(calls.shop.db)
  await calls.shop.catalog.refresh()
  const number = await ask({ kind: 'watch', piece_id: piece, channel: 'whatsapp' }, '/api/live-photo-requests/')
  expect((await read(number)).asked.facts).toEqual([{ label: 'Send to', value: 'WhatsApp' }])
})
