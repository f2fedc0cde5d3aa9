import { expect, test } from 'vitest'
import { addPiece } from '#test/factories.ts'
import { signIn } from '#test/shop.ts'
import { addSpecialist } from '#test/specialists.ts'
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

test('TRST-01 a thread has the specialist of its assignee, otherwise of its office and piece; a reply names its writer’s', async () => {
  const buyer = await signIn(calls.shop)
  const piece = await addPiece(calls.shop.db)
  await calls.shop.catalog.refresh()
  const id = await ask({ watch: piece }, '/api/price-requests/', buyer.headers)
  const specialist = async () => (await calls.shop.get(`/api/messages/${id}/`, buyer.headers)).json().specialist
  expect(await specialist()).toBeNull()
  await addSpecialist(calls.shop, { name_en: 'Bella', piece_kinds: ['bag'] })
  await addSpecialist(calls.shop, { name_en: 'Omar', office: 'dubai' })
  await addSpecialist(calls.shop, { name_en: 'Wendy', piece_kinds: ['watch'], office: 'moscow' })
  await addSpecialist(calls.shop, {
    name_ru: 'Марк Орлов',
    name_en: 'Mark Orlov',
    staff_id: calls.manager.staffId,
    telegram: 'mark_vitrine',
  })
  expect(await specialist()).toMatchObject({ name: 'Wendy' })
  await reply(id, 'It is here.')
  await calls.pass(inTime)
  expect(calls.emails().at(-1)?.text).toMatch(/Марк Орлов, Vitrine|Mark Orlov, Vitrine/)
  expect(calls.emails().at(-1)?.text).toContain('https://t.me/mark_vitrine')
  const assigned = await calls.call('PUT', `/threads/${id}/assignee/`, { staff_id: calls.manager.staffId })
  expect(assigned.statusCode).toBe(200)
  expect(await specialist()).toMatchObject({ name: 'Mark Orlov', telegram_url: 'https://t.me/mark_vitrine' })
  await calls.shop.db.deleteFrom('specialist').execute()
})

test('TRST-01 the reply time is measured from the enquiries of 30 days, and hidden while many have no reply', async () => {
  // a Friday, at noon in Moscow
  calls.shop.clock.now = Date.parse('2026-11-20T12:00:00+03:00')
  await calls.stayAwake()
  await addSpecialist(calls.shop)
  const measure = async () => {
    await calls.shop.db
      .updateTable('job')
      .set({ run_at: new Date(calls.shop.clock.now) })
      .where('kind', '=', 'measure-reply-speed')
      .execute()
    await calls.pass(0)
    await calls.shop.catalog.refresh()
    return (await calls.shop.get('/api/specialists/')).json().results[0].reply_time
  }
  const ids: number[] = []
  for (let at = 0; at < 10; at++) ids.push(await ask({ name: `Visitor ${at}` }))
  expect(await measure()).toBeNull()
  calls.shop.clock.now += 12 * 60_000
  await calls.stayAwake()
  for (const id of ids) await reply(id, 'Yes')
  await calls.pass(inTime)
  expect((await measure()).replaceAll('\u00A0', ' ')).toBe('We usually reply within 15 minutes in opening hours')
  for (let at = 0; at < 2; at++) await ask({ name: `Waiting ${at}` })
  expect(await measure()).toBeNull()
  await calls.shop.db.deleteFrom('specialist').execute()
})
