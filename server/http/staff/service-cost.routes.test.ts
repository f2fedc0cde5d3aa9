import { expect, test } from 'vitest'
import { serviceEntry, staffPieceCalls } from '#test/staff-pieces.ts'
import { createStaff } from '#test/staff.ts'

const calls = staffPieceCalls()
const { call, ok, newDraft, record } = calls

test('OWN-61 a service entry with a cost adds an expense in the same action, and one undo removes both', async () => {
  const { id } = await newDraft()
  const { action_id: action } = await ok('POST', `/pieces/${id}/service/`, { ...serviceEntry, cost_usd: '320.50' })
  expect(await record(id)).toMatchObject({
    expenses: [{ kind: 'service', amount_usd: '320.50', note: 'The bench', spent_on: '2026-11-01' }],
    books: { expenses_usd: '320.50' },
  })
  await ok('POST', `/audit/${action}/undo/`, {})
  expect((await record(id)).expenses).toEqual([])
  expect((await ok('GET', `/pieces/${id}/reports/`)).services).toEqual([])
})

test('OWN-03 OWN-61 an expert can add a service entry, but not its cost', async () => {
  const { id } = await newDraft()
  const expert = await createStaff(calls.shop, { roles: ['expert'] })
  expect((await call('POST', `/pieces/${id}/service/`, { ...serviceEntry, cost_usd: '320.50' }, expert)).statusCode).toBe(403)
  await ok('POST', `/pieces/${id}/service/`, serviceEntry, expert)
  expect((await record(id)).expenses).toEqual([])
})
