import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPiece } from '#test/factories.ts'
import { openUndoShop } from '#test/undo-calls.ts'

let staff: Awaited<ReturnType<typeof openUndoShop>>
beforeAll(async () => {
  staff = await openUndoShop()
})
afterAll(() => staff.close())

test('OWN-26 the undo of an action with too many rows is refused, not done by half', async () => {
  const { db } = staff.shop
  const id = await addPiece(db, { price_cents: 100_000 })
  const action = await staff.edit(id, async (tx) => {
    // in 20 parts, because one statement for all 50,000 rows may exceed the statement timeout on a busy machine
    for (let part = 0; part < 20; part++)
      await sql`insert into audit_change (entry_id, table_name, row_id, subject_kind, subject_id, before, after)
        select current_setting('vitrine.audit_entry')::bigint, 'piece', ${String(id)}, 'piece', ${String(id)},
          '{"price_cents": 1}', '{"price_cents": 90000}' from generate_series(1, 2500)`.execute(tx)
    await tx.updateTable('piece').set({ price_cents: 90_000 }).where('id', '=', id).execute()
  })
  const refused = await staff.undo(action)
  expect([refused.statusCode, refused.json().reason, await staff.priceOf(id)]).toEqual([409, 'undo-too-large', 90_000])
})
