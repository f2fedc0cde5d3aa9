import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type ActionName, type ActionRule, actions } from '#contract/staff/actions.ts'
import { inverseActions } from '#server/domain/audit/inverse-actions.ts'
import { openTestShop, testNow } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'
import { undoCases, watchedRows } from '#test/undo-cases.ts'

const shop = await openTestShop()
const owner = await createStaff(shop)
afterAll(() => shop.close())
beforeEach(() => void (shop.clock.now = testNow))

const rules: [string, ActionRule][] = Object.entries(actions)
const undoable = rules
  .filter(([, { undo: way }]) => way !== 'never')
  .map(([name]) => name as ActionName)
  .toSorted()

const readState = async (): Promise<Record<string, unknown[]>> => ({
  ...(await watchedRows(shop.db)),
  emails: await shop.db
    .selectFrom('job')
    .select('payload')
    .where('kind', 'in', ['mail', 'send-document'])
    .where('done_at', 'is', null)
    .orderBy('id')
    .execute(),
})

test('OWN-26 every undoable action has a test case, and every action undone by an inverse has that inverse', () => {
  expect(Object.keys(undoCases).toSorted()).toEqual(undoable)
  const inverse = rules.filter(([, { undo: way }]) => way === 'inverse').map(([name]) => name)
  expect(Object.keys(inverseActions).toSorted()).toEqual(inverse)
})

test.each(undoable)('OWN-26 the undo of %s restores every row and removes its queued emails', async (name) => {
  const { prepare, act, keeps = [] } = undoCases[name] ?? { act: () => Promise.reject(new Error('There is no case')) }
  await prepare?.(shop, owner)
  const before = await readState()
  await act(shop, owner)
  expect(await readState()).not.toEqual(before)
  const { id } = await shop.db
    .selectFrom('audit_entry')
    .select('id')
    .where('action', '=', name)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const url = `/api/staff/audit/${id}/undo/`
  const response = await shop.app.inject({ method: 'POST', url, headers: owner.headers, payload: {} })
  expect([response.statusCode, response.body]).toEqual([200, expect.stringContaining('action_id')])
  const after = await readState()
  for (const table of keeps) {
    const added = after[table]?.filter((row) => !before[table]?.includes(row))
    expect([table, added?.length]).toEqual([table, 1])
    after[table] = after[table]?.filter((row) => !added?.includes(row)) ?? []
  }
  expect(after).toEqual(before)
  expect((await sql`select * from broken_seals()`.execute(shop.db)).rows).toEqual([])
})
