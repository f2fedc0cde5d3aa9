import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAction } from '#server/domain/audit/run-action.ts'
import { updateVersioned } from '#server/domain/audit/update-versioned.ts'
import { addPiece } from '#test/factories.ts'
import { openTestShop, testNow, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('OWN-24 a save based on the current version succeeds once; another gets the stored values, their author and time', async () => {
  const id = await addPiece(shop.db, { model_name: 'Before' })
  const ada = await createStaff(shop, { name: 'Ada' })
  const subject = { kind: 'piece', id: String(id) } as const
  const save = (version: number, model_name: string) =>
    runAction(shop.ctx, { kind: 'staff', ...ada, requestId: 'a-request' }, { name: 'piece.edit', subject }, (tx) =>
      updateVersioned(tx, { table: 'piece', id, version, subject }, { model_name }, () =>
        tx.selectFrom('piece').select('model_name').where('id', '=', id).executeTakeFirst(),
      ),
    )
  expect((await save(1, 'First')).result).toBe(2)
  await expect(save(1, 'Second')).rejects.toMatchObject({
    code: 'conflict',
    details: {
      reason: 'edited-meanwhile',
      body: { current: { model_name: 'First' }, version: 2, by: 'Ada', at: new Date(testNow).toISOString() },
    },
  })
  const both = await Promise.allSettled([save(2, 'Third'), save(2, 'Fourth')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await shop.db.deleteFrom('piece').where('id', '=', id).execute()
  await expect(save(3, 'Fifth')).rejects.toMatchObject({ code: 'not-found' })
})
