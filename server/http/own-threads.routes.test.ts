import { expect, test } from 'vitest'
import { addPiece } from '#test/factories.ts'
import { signIn } from '#test/shop.ts'
import { threadCalls } from '#test/thread-calls.ts'

const calls = threadCalls()
const { reply, ask, read, write } = calls
const inTime = 10_000

test('OWN-82 the list of threads shows piece, price, state and the latest message, but no reply that can still be undone', async () => {
  const buyer = await signIn(calls.shop)
  const piece = await addPiece(calls.shop.db, { price_cents: 1_250_000 })
  await calls.shop.catalog.refresh()
  const id = await ask({ watch: piece, message: 'Is it\n\nthere?' }, '/api/price-requests/', buyer.headers)
  const listed = async () => (await calls.shop.app.inject({ url: '/api/messages/', headers: buyer.headers })).json().results
  const asked = { state: 'waiting', latest: { is_own: true, excerpt: 'Is it there?' } }
  expect(await listed()).toMatchObject([{ number: id, ...asked, piece: { id: piece, status: 'available', price_usd: '12500.00' } }])
  await reply(id, 'It is.', 'page')
  expect(await listed()).toMatchObject([asked])
  await calls.pass(inTime)
  expect(await listed()).toMatchObject([{ state: 'answered', latest: { is_own: false, excerpt: 'It is.' } }])
  await write(id, 'status', { version: (await read(id)).version, status: 'done' })
  expect(await listed()).toMatchObject([{ state: 'closed' }])
})
