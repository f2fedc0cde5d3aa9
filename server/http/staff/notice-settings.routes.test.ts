import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

type Staff = Awaited<ReturnType<typeof createStaff>>

let shop: TestShop
let manager: Staff
let editor: Staff
beforeAll(async () => {
  shop = await openTestShop()
  manager = await createStaff(shop, { roles: ['manager'] })
  editor = await createStaff(shop, { roles: ['editor'] })
})
afterAll(() => shop.close())

const call = (who: Staff, method: 'GET' | 'PUT', payload?: object) =>
  shop.app.inject({ method, url: '/api/staff/notices/settings/', headers: who.headers, ...(payload ? { payload } : {}) })

test('OWN-32 settings offer only the kinds that a role may receive, and refuse invalid values', async () => {
  const settings = async (who: Staff) => (await call(who, 'GET')).json()
  expect(await settings(editor)).toMatchObject({
    kinds: ['text-plan-failed', 'mention'],
    channels: { mention: ['page'] },
    telegram_chat: null,
    quiet_hours: null,
  })
  expect((await settings(manager)).channels['order-placed']).toEqual(['page'])
  const quiet_hours = { from: '22:00', to: '08:00', time_zone: 'Asia/Dubai' }
  const choice = { channels: { 'order-placed': [] }, telegram_chat: '-1001', quiet_hours }
  expect((await call(manager, 'PUT', choice)).statusCode).toBe(200)
  expect(await settings(manager)).toMatchObject(choice)
  const wrong = [
    { telegram_chat: '@ada' },
    { quiet_hours: { ...quiet_hours, to: '22:00' } },
    { quiet_hours: { ...quiet_hours, from: '24:00' } },
    { quiet_hours: { ...quiet_hours, time_zone: 'Mars/Base' } },
    { channels: { 'order-placed': ['pigeon'] } },
    { channels: { nothing: ['page'] } },
  ]
  for (const each of wrong) {
    const response = await call(manager, 'PUT', { channels: {}, telegram_chat: null, quiet_hours: null, ...each })
    expect([each, response.statusCode]).toEqual([each, 400])
  }
})

test('OWN-26 OWN-32 a choice of notices is undone only by the person who made it', async () => {
  const choice = { channels: { mention: [] }, telegram_chat: null, quiet_hours: null }
  const { action_id: action } = (await call(editor, 'PUT', choice)).json()
  const undo = (who: Staff) =>
    shop.app.inject({ method: 'POST', url: `/api/staff/audit/${action}/undo/`, headers: who.headers, payload: {} })
  expect((await undo(manager)).statusCode).toBe(403)
  expect((await call(editor, 'GET')).json().channels).toMatchObject({ mention: [] })
  expect((await undo(editor)).statusCode).toBe(200)
  expect((await call(editor, 'GET')).json().channels).toMatchObject({ mention: ['page'] })
})
