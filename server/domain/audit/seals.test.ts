import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Action, runAction } from '#server/domain/audit/run-action.ts'
import { openAuditLog, pieceAction, tamper, terminal } from '#test/audit-actions.ts'
import { addPiece } from '#test/factories.ts'
import { fillCart, pickup } from '#test/orders.ts'
import { openTestShop, signIn, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const brokenSeals = async () => (await sql<{ problem: string; entry_id: number }>`select * from broken_seals()`.execute(shop.db)).rows
const { entryCount, changesOf } = openAuditLog(() => shop)
const setPrice = (id: number, cents: number) =>
  runAction(shop.ctx, terminal, pieceAction(id), (tx) => tx.updateTable('piece').set({ price_cents: cents }).where('id', '=', id).execute())

describe('OWN-28 the audit log', () => {
  test.each([
    'update audit_entry set reason = null',
    'delete from audit_entry',
    'truncate audit_entry cascade',
    'update audit_change set after = null',
    'delete from audit_change',
    'truncate audit_change cascade',
    'update audit_seal set hash = previous',
    'delete from audit_seal',
    'truncate audit_seal cascade',
    'update audit_personal set after = null',
    'truncate audit_personal',
  ])('OWN-28 refuses: %s', async (statement) => {
    const id = await addPiece(shop.db)
    await setPrice(id, 70_000)
    await changeOrderName()
    await expect(sql.raw(statement).execute(shop.db)).rejects.toThrow(/never (changed|deleted)/)
  })

  test('OWN-28 refuses a change that is added to an entry later', async () => {
    const { actionId } = await setPrice(await addPiece(shop.db), 70_000)
    const added = sql`insert into audit_change (entry_id, table_name, row_id, subject_kind, subject_id) values (${actionId}, 'x', '1', 'x', '1')`
    await expect(added.execute(shop.db)).rejects.toThrow(/is sealed/)
  })

  test('OWN-28 is sealed in one chain by concurrent actions', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => addPiece(shop.db)))
    await Promise.all(ids.map((id) => setPrice(id, 60_000)))
    const seals = await shop.db.selectFrom('audit_seal').select(['previous', 'hash']).orderBy('id').execute()
    expect(seals.length).toBe(await entryCount())
    for (const [at, seal] of seals.entries()) expect(Buffer.from(seal.previous)).toEqual(Buffer.from(seals[at - 1]?.hash ?? []))
    expect(await brokenSeals()).toEqual([])
  })

  test('OWN-28 reports an altered entry, change, seal or personal value, also one altered with the triggers disabled', async () => {
    const { actionId } = await setPrice(await addPiece(shop.db), 65_000)
    const { actionId: named } = await changeOrderName()
    await setPrice(await addPiece(shop.db), 66_000)
    const problemsAfter = async (table: string, statement: string, undo: string) => {
      await tamper(shop.db, table, statement)
      const problems = await brokenSeals()
      await tamper(shop.db, table, undo)
      expect(await brokenSeals()).toEqual([])
      return problems.map(({ problem, entry_id }) => [problem, entry_id])
    }
    const entry = `update audit_entry set account = '%' where id = ${actionId}`
    expect(await problemsAfter('audit_entry', entry.replace('%', 'eve'), entry.replace('%', 'ada'))).toEqual([
      ['content', Number(actionId)],
    ])
    const change = `update audit_change set after = '{"price_cents": %}' where entry_id = ${actionId}`
    expect(await problemsAfter('audit_change', change.replace('%', '1'), change.replace('%', '65000'))).toEqual([
      ['content', Number(actionId)],
    ])
    const personal = `update audit_personal set after = '{"first_name": "%"}' where change_id = (select id from audit_change where entry_id = ${named})`
    const forged = await problemsAfter('audit_personal', personal.replace('%', 'Eve'), personal.replace('%', 'Anna-Maria'))
    expect(forged).toEqual([['personal', Number(named)]])
  })

  test('OWN-29 keeps personal values outside the chain: after their erasure every seal is still valid', async () => {
    const { actionId } = await changeOrderName()
    const [change] = await changesOf(actionId)
    expect(JSON.stringify(change)).not.toMatch(/Anna/)
    const personal = () => shop.db.selectFrom('audit_personal').select('after').where('change_id', '=', Number(change?.id)).execute()
    expect(await personal()).toEqual([{ after: { first_name: 'Anna-Maria' } }])
    await shop.db.deleteFrom('audit_personal').execute()
    expect(await personal()).toEqual([])
    expect(await brokenSeals()).toEqual([])
  })
})

async function changeOrderName() {
  const customer = await signIn(shop)
  await fillCart(shop.db, customer.customerId, [await addPiece(shop.db)])
  const { id } = (
    await shop.app.inject({ method: 'POST', url: '/api/orders/create_from_cart/', headers: customer.headers, payload: pickup })
  ).json()
  const action: Action = { name: 'order.confirm', subject: { kind: 'order', id } }
  return runAction(shop.ctx, terminal, action, (tx) =>
    tx.updateTable('shop_order').set({ first_name: 'Anna-Maria' }).where('id', '=', id).execute(),
  )
}
