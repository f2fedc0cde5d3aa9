import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { readyViews } from '#contract/rules/staff/ready-views.ts'
import type { StaffView } from '#contract/staff/views.ts'
import { addPiece } from '#test/factories.ts'
import { openTestShop, testNow, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

type Staff = Awaited<ReturnType<typeof createStaff>>

let shop: TestShop
let owner: Staff
let manager: Staff
let editor: Staff
beforeAll(async () => {
  shop = await openTestShop()
  owner = await createStaff(shop, { name: 'Olga' })
  manager = await createStaff(shop, { name: 'Mark', roles: ['manager'] })
  editor = await createStaff(shop, { name: 'Eva', roles: ['editor'] })
})
afterAll(() => shop.close())

const call = (who: Staff, method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  shop.app.inject({ method, url: `/api/staff/views/${path}`, headers: who.headers, ...(payload ? { payload } : {}) })
const read = async (who: Staff): Promise<{ results: StaffView[]; start: Record<string, string | null> }> =>
  (await call(who, 'GET', '')).json()
const names = async (who: Staff) => (await read(who)).results.map(({ name }) => name)
const add = async (who: Staff, view: object) => {
  const response = await call(who, 'POST', '', { list: 'pieces', query: 'status=draft', ...view })
  expect(response.statusCode, response.body).toBe(201)
  return response.json()
}

test('OWN-31 a view is private until shared; then others can read it, and only its author or an owner can change it', async () => {
  const { id } = await add(manager, { name: 'Cheap', query: 'status=available&max_price=5000&sort=price&columns=piece,price' })
  expect(await names(manager)).toEqual(['Cheap'])
  expect(await names(editor)).toEqual([])
  expect((await call(editor, 'PATCH', `${id}/`, { version: 1, name: 'Mine' })).statusCode).toBe(404)
  expect((await call(owner, 'DELETE', `${id}/`)).statusCode).toBe(404)
  await call(manager, 'PATCH', `${id}/`, { version: 1, is_shared: true })
  expect((await read(editor)).results).toEqual([
    {
      id,
      list: 'pieces',
      name: 'Cheap',
      query: 'status=available&max_price=5000&sort=price&columns=piece,price',
      is_shared: true,
      by: 'Mark',
      may_edit: false,
      version: 2,
    },
  ])
  expect((await call(editor, 'DELETE', `${id}/`)).statusCode).toBe(403)
  expect((await call(owner, 'PATCH', `${id}/`, { version: 1, name: 'Late' })).json().reason).toBe('edited-meanwhile')
  expect((await call(owner, 'PATCH', `${id}/`, { version: 2, name: 'Up to 5,000' })).statusCode).toBe(200)
  expect(await names(manager)).toEqual(['Up to 5,000'])
  await call(owner, 'DELETE', `${id}/`)
  expect(await names(manager)).toEqual([])
})

test('OWN-31 each person chooses the view that a list starts with; once the view is gone, the list starts with everything', async () => {
  const { id } = await add(manager, { name: 'First', is_shared: true })
  const start = (who: Staff, view: string | null, list = 'pieces') => call(who, 'PUT', 'start/', { list, view })
  await start(editor, id)
  await start(manager, 'incoming')
  expect((await read(editor)).start).toEqual({ pieces: id, orders: null })
  expect((await read(manager)).start.pieces).toBe('incoming')
  expect((await start(manager, id, 'orders')).statusCode).toBe(404)
  expect((await start(manager, 'incoming', 'orders')).statusCode).toBe(404)
  expect((await start(manager, randomUUID())).statusCode).toBe(404)
  await start(manager, null)
  expect((await read(manager)).start.pieces).toBeNull()
  const { action_id: deleted } = (await call(manager, 'DELETE', `${id}/`)).json()
  expect((await read(editor)).start.pieces).toBeNull()
  await shop.app.inject({ method: 'POST', url: `/api/staff/audit/${deleted}/undo/`, headers: manager.headers, payload: {} })
  expect((await read(editor)).start.pieces).toBe(id)
  await call(manager, 'PATCH', `${id}/`, { version: 1, is_shared: false })
  expect((await read(editor)).start.pieces).toBeNull()
})

test('OWN-26 OWN-31 others cannot undo what a person did with a view; an owner can if the view is shared', async () => {
  const undo = async (who: Staff, action: string) => {
    const { can_undo: isOffered } = (await shop.app.inject({ url: `/api/staff/audit/${action}/`, headers: owner.headers })).json()
    const url = `/api/staff/audit/${action}/undo/`
    const { statusCode } = await shop.app.inject({ method: 'POST', url, headers: who.headers, payload: {} })
    return who === owner ? [isOffered, statusCode] : statusCode
  }
  const { id, action_id: added } = await add(manager, { name: 'Mine alone' })
  const { action_id: chosen } = (await call(manager, 'PUT', 'start/', { list: 'pieces', view: id })).json()
  expect([await undo(editor, added), await undo(owner, added), await undo(owner, chosen)]).toEqual([403, [false, 403], [false, 403]])
  const { action_id: shared } = (await call(manager, 'PATCH', `${id}/`, { version: 1, is_shared: true })).json()
  expect([await undo(editor, shared), await undo(owner, chosen), await undo(owner, shared)]).toEqual([403, [false, 403], [true, 200]])
  expect(await undo(manager, chosen)).toBe(200)
  const { action_id: deleted } = (await call(manager, 'DELETE', `${id}/`)).json()
  expect([await undo(owner, deleted), await undo(manager, deleted)]).toEqual([[false, 403], 200])
})

test('OWN-31 OWN-03 the views of a list need the permission to read it, and an invalid view is refused', async () => {
  const orders = { list: 'orders', name: 'Waiting', query: 'status=pending', is_shared: true }
  expect((await call(editor, 'POST', '', orders)).statusCode).toBe(403)
  await add(manager, orders)
  expect(await names(owner)).toContain('Waiting')
  expect(await names(editor)).not.toContain('Waiting')
  for (const wrong of [{ name: ' ' }, { query: '<b>=1' }, { query: 'q=%00' }, { query: 'x'.repeat(2001) }, { list: 'people' }])
    expect((await call(manager, 'POST', '', { list: 'pieces', name: 'Wrong', query: '', ...wrong })).statusCode).toBe(400)
})

test('OWN-31 each built-in view finds a matching piece, and not a complete piece', async () => {
  const day = (days: number) => new Date(testNow + days * dayMs).toISOString().slice(0, 10)
  const draft = { status: 'draft', published_at: null } as const
  const plain = { description_en: 'A text' }
  const found = {
    'drafts-without-photographs': await addPiece(shop.db, { ...plain, ...draft }),
    'price-on-request': await addPiece(shop.db, { ...plain, price_on_request: true }),
    'held-long': await addPiece(shop.db, plain, { private: { acquired_on: day(-181) } }),
    'consignment-ending': await addPiece(shop.db, plain, {
      private: { ownership: 'consignment', consignor_name: 'Ivan', consignor_cents: 500_000, consigned_until: day(13) },
    }),
    'missing-english': await addPiece(shop.db, { description_en: '' }),
    'missing-serial': await addPiece(shop.db, plain),
    'missing-report': await addPiece(shop.db, plain),
    'register-check-due': await addPiece(shop.db, plain),
    incoming: await addPiece(shop.db, { ...plain, status: 'incoming' }),
  }
  const whole = await addPiece(shop.db, plain, { private: { serial: 'WHOLE 1', acquired_on: day(-10) }, photos: 3 })
  const at = new Date(shop.clock.now)
  await shop.db
    .insertInto('condition_report')
    .values({
      piece_id: whole,
      stage: 'intake',
      staff_id: owner.staffId,
      written_at: at,
      signed_by: owner.staffId,
      signed_at: at,
    })
    .execute()
  await shop.db
    .insertInto('register_check')
    .values({ piece_id: whole, register: 'A', result: 'clear', staff_id: owner.staffId, checked_at: at })
    .execute()
  const moving = await addPiece(shop.db, plain)
  const asked = { to_city_id: 2, reason: 'viewing' }
  await shop.app.inject({ method: 'POST', url: `/api/staff/pieces/${moving}/moves/`, headers: owner.headers, payload: asked })
  for (const [key, id] of Object.entries({ ...found, 'on-its-way': moving })) {
    const { sort, ...filters } = Object.fromEntries(new URLSearchParams(readyViews[key as keyof typeof readyViews]))
    const query = new URLSearchParams({ ...filters, page_size: '200', ...(sort ? { ordering: sort } : {}) })
    const ids: number[] = []
    for (let page = 1, count = 1; ids.length < count && page < 9; page++) {
      const response = await shop.app.inject({ url: `/api/staff/pieces/?${query}&page=${page}`, headers: owner.headers })
      expect(response.statusCode, response.body).toBe(200)
      count = response.json().count
      ids.push(...response.json().results.map((row: { id: number }) => row.id))
    }
    expect([key, ids.includes(id), ids.includes(whole)]).toEqual([key, true, false])
  }
})
