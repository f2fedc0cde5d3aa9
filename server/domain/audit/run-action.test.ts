import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { subjectPermissions } from '#contract/staff/subjects.ts'
import { transaction } from '#server/db/transaction.ts'
import { findEntry } from '#server/domain/audit/list-entries.ts'
import { type Actor, runAction, runActionIn } from '#server/domain/audit/run-action.ts'
import { openAuditLog, pieceAction, terminal } from '#test/audit-actions.ts'
import { addPiece } from '#test/factories.ts'
import { onPostgres, onServer, openTestShop, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const { entryCount, changesOf } = openAuditLog(() => shop)

describe('OWN-27 an action', () => {
  test('OWN-27 is recorded with who, when, what, why, and each column before and after', async () => {
    const id = await addPiece(shop.db, { price_cents: 100_000 })
    const { result, actionId } = await runAction(shop.ctx, terminal, pieceAction(id, { reason: 'a slow month' }), async (tx) => {
      await tx.updateTable('piece').set({ price_cents: 90_000, full_set: true }).where('id', '=', id).execute()
      return 'done'
    })
    expect(result).toBe('done')
    expect(await findEntry(shop.db, Number(actionId))).toMatchObject({
      at: new Date(shop.clock.now),
      actor: 'terminal',
      account: 'ada',
      staff_id: null,
      action: 'piece.import',
      subject_kind: 'piece',
      subject_id: String(id),
      subject_label: 'Submariner',
      reason: 'a slow month',
    })
    expect(await changesOf(actionId)).toMatchObject([
      {
        table_name: 'piece',
        row_id: String(id),
        subject_kind: 'piece',
        subject_id: String(id),
        before: { price_cents: 100_000, full_set: false },
        after: { price_cents: 90_000, full_set: true },
      },
    ])
  })

  test('OWN-27 within another has its own entry; later changes belong to the outer one', async () => {
    const [outerId, innerId] = [await addPiece(shop.db), await addPiece(shop.db)]
    const { result: inner, actionId: outer } = await runAction(shop.ctx, terminal, pieceAction(outerId), async (tx) => {
      const rename = (id: number) => tx.updateTable('piece').set({ model_name: 'Renamed' }).where('id', '=', id).execute()
      const { actionId } = await runActionIn(tx, { actor: terminal, action: pieceAction(innerId), at: new Date() }, () => rename(innerId))
      await rename(outerId)
      return actionId
    })
    expect(await changesOf(inner)).toMatchObject([{ row_id: String(innerId) }])
    expect(await changesOf(outer)).toMatchObject([{ row_id: String(outerId) }])
  })

  test('OWN-27 that fails leaves nothing', async () => {
    const id = await addPiece(shop.db)
    const before = await entryCount()
    const failing = runAction(shop.ctx, terminal, pieceAction(id), async (tx) => {
      await tx.updateTable('piece').set({ full_set: true }).where('id', '=', id).execute()
      throw new Error('halfway')
    })
    await expect(failing).rejects.toThrow('halfway')
    expect(await entryCount()).toBe(before)
  })

  test('OWN-27 a change by the shop itself, outside of an action, is not logged', async () => {
    const id = await addPiece(shop.db)
    const before = await entryCount()
    await shop.db.updateTable('piece').set({ status: 'reserved', held: 1 }).where('id', '=', id).execute()
    expect(await entryCount()).toBe(before)
  })

  test('OWN-27 a change by SQL from another program is logged as the database, with the role that ran it', async () => {
    const id = await addPiece(shop.db, { price_cents: 100_000 })
    if (onPostgres) {
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.db)
      const url = new URL(String(process.env.TEST_DATABASE_URL))
      url.pathname = `/${rows[0]?.name}`
      await onServer(url.href, `update piece set price_cents = 1 where id = ${id}`)
    } else {
      await transaction(shop.db, async (tx) => {
        await sql`select set_config('vitrine.shop_key', '', true)`.execute(tx)
        await sql`update piece set price_cents = 1 where id = ${id}`.execute(tx)
      })
    }
    const entry = await shop.db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ actor: 'database', account: 'postgres', action: 'database.update', subject_kind: 'piece' })
    expect(await changesOf(String(entry.id))).toMatchObject([{ before: { price_cents: 100_000 }, after: { price_cents: 1 } }])
  })
})

describe('OWN-27 the staff', () => {
  test('OWN-27 is logged, but never with a password, a secret or a token', async () => {
    const { staffId, sessionId } = await createStaff(shop, { name: 'Ada Lovelace' })
    const actor: Actor = { kind: 'staff', staffId, sessionId, requestId: randomUUID() }
    const { actionId } = await runAction(shop.ctx, actor, { name: 'audit.undo', subject: { kind: 'staff', id: staffId } }, async (tx) => {
      await tx
        .updateTable('staff')
        .set({ name: 'Ada', password_hash: 'another-hash', roles: ['manager'] })
        .execute()
      await tx
        .updateTable('staff_session')
        .set({ token_hash: 'another-token', seen_at: new Date(0) })
        .where('id', '=', sessionId)
        .execute()
      await tx
        .updateTable('staff_session')
        .set({ ended_at: new Date(0) })
        .where('id', '=', sessionId)
        .execute()
    })
    const changes = await changesOf(actionId)
    expect(changes.map(({ table_name, subject_kind, subject_id }) => [table_name, subject_kind, subject_id])).toEqual([
      ['staff', 'staff', staffId],
      ['staff_session', 'staff', staffId],
    ])
    expect(changes[0]?.after).toEqual({ roles: ['manager'], name: { digest: expect.stringMatching(/^[0-9a-f]{64}$/) } })
    expect(JSON.stringify(changes)).not.toMatch(/another|Lovelace/)
    const entry = await shop.db.selectFrom('audit_entry').selectAll().where('id', '=', Number(actionId)).executeTakeFirst()
    expect(entry).toMatchObject({ actor: 'staff', staff_id: staffId, session_id: sessionId })
  })
})

test('OWN-27 every watched table has existing key columns, a kind of record, and no generated columns', async () => {
  const { rows } = await sql<{ name: string; arguments: string; columns: string[]; generated: string[] }>`
    select c.relname as name, encode(t.tgargs, 'escape') as arguments,
      array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
      array(select attname::text from pg_attribute where attrelid = c.oid and attgenerated <> '') as generated
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = c.relname || '_watched'`.execute(shop.db)
  expect(rows.length).toBeGreaterThan(25)
  for (const { name, arguments: given, columns, generated } of rows) {
    const [keys = '', ignored = '', personal = '', kind = '', subject = ''] = given.split('\\000')
    const missing = [...keys.split(','), ...personal.split(',').filter(Boolean), subject].filter((column) => !columns.includes(column))
    expect([name, missing, Object.keys(subjectPermissions).includes(kind)]).toEqual([name, [], true])
    expect(ignored.split(',')).toEqual(expect.arrayContaining(generated))
  }
})
