import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { alertCalls } from '#test/alert-calls.ts'
import { addPiece } from '#test/factories.ts'
import { createStaff } from '#test/staff.ts'

const calls = alertCalls()
let manager: Awaited<ReturnType<typeof createStaff>>
let expert: Awaited<ReturnType<typeof createStaff>>
beforeAll(async () => {
  manager = await createStaff(calls.shop, { roles: ['manager'], name: 'Mark' })
  expert = await createStaff(calls.shop, { roles: ['expert'], name: 'Egor' })
})

type Method = 'GET' | 'POST' | 'PUT'
const call = (method: Method, path: string, payload?: object, headers = manager.headers) =>
  calls.shop.app.inject({ method, url: `/api/staff${path}`, headers, ...(payload ? { payload } : {}) })
const stayAwake = () =>
  sql`update staff_session set seen_at = ${new Date(calls.shop.clock.now)}, created_at = ${new Date(calls.shop.clock.now)}`.execute(
    calls.shop.db,
  )

test('OWN-93 a piece lists the people who asked for it, also while a draft, and one action notifies each of them once', async () => {
  await calls.want({ brand: 'Rolex', model: 'Auroriana', email: 'one@example.com', name: 'Anna One' })
  await calls.want({ brand: 'Rolex', model: 'Auroriana', email: 'two@example.com', name: 'Boris Two' })
  await calls.want({ brand: 'Rolex', model: 'Auroriana', name: 'Clara Phone' })
  await calls.want({ brand: 'Rolex', model: 'Else', email: 'else@example.com', name: 'Dan Else' })
  await call('PUT', '/wanted/settings/', { tells_by_itself: false })
  const id = await addPiece(calls.shop.db, { model_name: 'Auroriana', status: 'draft', published_at: null })
  await calls.shop.catalog.refresh()
  const read = async () => (await call('GET', `/pieces/${id}/wanted/`)).json()
  const draft = await read()
  expect(draft.results.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Anna One', 'Boris Two', 'Clara Phone'])
  expect(draft.is_listed).toBe(false)
  expect((await call('POST', `/pieces/${id}/wanted/tell/`, { how: 'message' })).statusCode).toBe(409)
  await calls.shop.db
    .updateTable('piece')
    .set({ status: 'available', published_at: new Date(calls.shop.clock.now) })
    .where('id', '=', id)
    .execute()
  await calls.pass(15)
  expect(calls.messages('one@example.com')).toEqual([])
  await stayAwake()
  expect((await call('GET', '/today/')).json().wanted).toEqual({ pieces: 1, first_id: id })
  expect((await call('POST', `/pieces/${id}/wanted/tell/`, { how: 'message' })).json()).toMatchObject({ notified: 2 })
  await calls.pass(2)
  await stayAwake()
  expect((await call('POST', `/pieces/${id}/wanted/tell/`, { how: 'message' })).json()).toMatchObject({ notified: 0 })
  const clara = (await read()).results.find(({ name }: { name: string }) => name === 'Clara Phone')
  expect(clara).toMatchObject({ is_reachable: false, notified_at: null })
  expect((await call('POST', `/pieces/${id}/wanted/tell/`, { how: 'call', person_id: clara.person_id })).json()).toMatchObject({
    notified: 1,
  })
  await calls.pass(120)
  await stayAwake()
  expect((await call('GET', '/today/')).json().wanted).toEqual({ pieces: 0, first_id: null })
  for (const email of ['one@example.com', 'two@example.com']) expect(calls.messages(email)).toHaveLength(1)
  expect(calls.messages('else@example.com')).toEqual([])
})

test('OWN-93 a price request for a sold piece makes its model wanted; one for an available piece does not', async () => {
  const [sold, there] = [await calls.publish('Vesperine', { reference: 'VSP-7' }), await calls.publish('Borealine', { reference: 'BRL-9' })]
  await calls.shop.catalog.refresh()
  for (const [at, piece_id] of [sold, there].entries())
    await calls.shop.app.inject({
      method: 'POST',
      url: '/api/price-requests/',
      remoteAddress: `10.4.0.${at}`,
      payload: { name: 'Petra Price', phone: '+7 916 444-55-66', email: 'petra@example.com', kind: 'watch', piece_id },
    })
  await calls.setStatus(sold, 'sold')
  await calls.pass(2)
  const { results } = (await call('GET', '/wanted/')).json()
  expect(results.map(({ sought }: { sought: string }) => sought)).toEqual([expect.stringContaining('Vesperine VSP-7')])
  await calls.publish('Borealine', { reference: 'BRL-9' })
  const id = await calls.publish('Vesperine', { reference: 'VSP-7' })
  await calls.pass(20)
  await stayAwake()
  expect(calls.messages('petra@example.com').map(({ text }) => text.includes(`/product/${id}`))).toEqual([true])
  const [listed] = (await call('GET', '/wanted/')).json().results
  expect(listed.matches).toEqual([expect.objectContaining({ piece_id: id, notified_at: expect.any(String) })])
})

test('OWN-93 closing a request can be undone, and the list needs the permission to contact people', async () => {
  await calls.want({ brand: 'Rolex', model: 'Solstice', email: 'sol@example.com' })
  const [asked] = (await call('GET', '/wanted/')).json().results
  const closed = await call('POST', `/wanted/${asked.id}/close/`)
  expect((await call('GET', '/wanted/')).json().results).toEqual([])
  const undone = await call('POST', `/audit/${closed.json().action_id}/undo/`, {})
  expect([undone.statusCode, (await call('GET', '/wanted/')).json().count]).toEqual([200, 1])
  expect((await call('POST', '/wanted/1999999/close/')).statusCode).toBe(404)
  expect((await call('GET', '/wanted/', undefined, expert.headers)).statusCode).toBe(403)
  const person = (await call('GET', `/people/${asked.person_id}/`)).json()
  expect(person.wanted).toEqual([{ thread_id: asked.thread_id, sought: 'Rolex Solstice', is_open: true }])
})
