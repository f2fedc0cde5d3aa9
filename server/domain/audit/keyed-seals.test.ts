import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hourMs, minuteMs } from '#contract/rules/durations.ts'
import type { SecretRing } from '#server/context/secret-ring.ts'
import { Secret } from '#server/context/secret.ts'
import { setSealSigner } from '#server/db/sign-seals.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { storeSealKeys, settleKeyedStart } from '#server/domain/audit/seal-key-ring.ts'
import { sealSigner } from '#server/domain/audit/seal-keys.ts'
import { verifySeals } from '#server/domain/audit/verify-seals.ts'
import { reapplyErasure } from '#server/domain/people/erase-person.ts'
import { reseal } from '#server/domain/secrets/reseal.ts'
import { createSealer } from '#server/domain/staff/seal-secret.ts'
import { pieceAction, tamper, terminal } from '#test/audit-actions.ts'
import { addPiece } from '#test/factories.ts'
import { openTestShop, type TestShop, testNow } from '#test/shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

async function act(): Promise<number> {
  const id = await addPiece(shop.db)
  const { actionId } = await runAction(shop.ctx, terminal, pieceAction(id), (tx) =>
    tx.updateTable('piece').set({ price_cents: 70_000 }).where('id', '=', id).execute(),
  )
  return Number(actionId)
}
const secretsOf = (...ring: [Secret, ...Secret[]]) => ({ ring: ring as SecretRing, sealer: createSealer(ring) })
const problems = async (secrets: Parameters<typeof verifySeals>[1] = shop.ctx) =>
  (await verifySeals(shop.db, secrets)).problems.map(({ entryId, problem }) => [entryId, problem])

/** Recomputes the whole chain of seals with triggers disabled, as the owner of the database could do. */
const writeChainAnew = () =>
  tamper(
    shop.db,
    'audit_seal',
    `do $$ declare one record; last bytea := ''; begin
      for one in select * from audit_seal order by id loop
        update audit_seal set previous = last, hash = sha256(last || convert_to(sealed_text(one.entry_id), 'UTF8')) where id = one.id
          returning hash into last;
      end loop;
    end $$`,
  )

test('SAFE-08 a chain that was rewritten in the database fails verification, because its seals are keyed', async () => {
  const [first, second, third] = [await act(), await act(), await act()]
  expect(await verifySeals(shop.db, shop.ctx)).toMatchObject({ count: 3, keyedCount: 3, keyedAfter: 0, problems: [] })
  await tamper(shop.db, 'audit_entry', `update audit_entry set account = 'eve' where id = ${second}`)
  await writeChainAnew()
  expect((await sql`select * from broken_seals()`.execute(shop.db)).rows).toEqual([])
  expect(await problems()).toEqual([
    [second, 'key'],
    [third, 'key'],
  ])
  await tamper(shop.db, 'audit_signature', `delete from audit_signature`)
  expect(await problems()).toEqual([first, second, third].map((entry) => [entry, 'unkeyed']))
})

test('SAFE-08 an entry written by SQL under the name of a person is reported; one that names SQL as its author is not', async () => {
  await act()
  const write = async (actor: string) =>
    (
      await sql<{ id: number }>`insert into audit_entry (at, actor, account, action, subject_kind, subject_id)
        values (${new Date(testNow)}, ${actor}, 'eve', 'piece.import', 'piece', '1') returning id`.execute(shop.db)
    ).rows[0]?.id
  await write('database')
  const forged = await write('terminal')
  await act()
  expect(await problems()).toEqual([[forged, 'unkeyed']])
})

test('SAFE-08 a reason or personal value removed by SQL is reported, even if it is marked as erased for another person', async () => {
  const id = await addPiece(shop.db)
  const because = { ...pieceAction(id), reason: 'Promised to Anna' }
  const edit = (note: string) =>
    runAction(shop.ctx, terminal, because, (tx) =>
      tx.updateTable('piece_private').set({ acquired_from: note }).where('piece_id', '=', id).execute(),
    )
  await shop.db
    .insertInto('piece_private')
    .values({ piece_id: id })
    .onConflict((row) => row.doNothing())
    .execute()
  const [reason, value, label] = [await edit('one'), await edit('two'), await edit('three')].map(({ actionId }) => Number(actionId))
  const person = await shop.db
    .insertInto('person')
    .values({ name: 'Eve', last_at: new Date(testNow), created_at: new Date(testNow) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await reapplyErasure(shop.ctx, terminal, person.id)
  expect(await problems()).toEqual([])
  await tamper(shop.db, 'audit_reason', `delete from audit_reason where entry_id = ${reason}`)
  await tamper(
    shop.db,
    'audit_personal',
    `update audit_personal set after = '{}' where change_id in (select id from audit_change where entry_id = ${value})`,
  )
  await tamper(shop.db, 'audit_entry', `update audit_entry set subject_label = '—' where id = ${label}`)
  await tamper(shop.db, 'audit_seal', `update audit_seal set redacted_by = (select max(id) from audit_entry) where entry_id = ${label}`)
  expect(await problems()).toEqual([reason, value, label].map((entry) => [entry, 'redaction']))
})

test('SAFE-08 signatures can be neither changed nor deleted', async () => {
  await act()
  for (const statement of ['update audit_signature set mac = key_id::bytea', 'delete from audit_signature', 'truncate audit_signature'])
    await expect(sql.raw(statement).execute(shop.db)).rejects.toThrow(/never (changed|deleted)/)
})

test('SAFE-08 unsigned seals from before the update are valid; an hour after the first signature every new seal needs one', async () => {
  await act()
  await tamper(shop.db, 'audit_signature', 'delete from audit_signature')
  await tamper(shop.db, 'kept_key', `delete from kept_key where purpose = 'audit'`)
  const settle = (now: number) => settleKeyedStart(shop.db, shop.ctx, now)
  await settle(testNow)
  await act()
  await settle(testNow + hourMs - minuteMs)
  expect(await verifySeals(shop.db, shop.ctx)).toMatchObject({ count: 2, keyedCount: 1, keyedAfter: null, problems: [] })
  await settle(testNow + hourMs + minuteMs)
  expect(await verifySeals(shop.db, shop.ctx)).toMatchObject({ keyedAfter: expect.any(Number), problems: [] })
  const laterAction = await act()
  await tamper(shop.db, 'audit_signature', 'delete from audit_signature')
  expect(await problems()).toEqual([[laterAction, 'unkeyed']])
})

test('SAFE-08 seals of a dropped secret stay valid, and its owner cannot make new ones', async () => {
  const [older, newer] = [new Secret(randomBytes(24).toString('hex')), new Secret(randomBytes(24).toString('hex'))]
  const [before, both, after] = [secretsOf(older), secretsOf(newer, older), secretsOf(newer)]
  await tamper(shop.db, 'kept_key', 'delete from kept_key')
  await settleKeyedStart(shop.db, before, testNow)
  setSealSigner(shop.ctx.db, sealSigner(before.ring))
  const first = await act()
  setSealSigner(shop.ctx.db, sealSigner(both.ring))
  await act()
  expect([await problems(both), await problems(after)]).toEqual([[], [[first, 'key']]])
  await storeSealKeys(shop.db, both, testNow)
  await reseal(shop.db, both.sealer)
  expect(await verifySeals(shop.db, after)).toMatchObject({ keyedCount: 2, keyedAfter: 0, problems: [] })
  setSealSigner(shop.ctx.db, sealSigner(before.ring))
  const late = await act()
  expect(await problems(after)).toEqual([[late, 'key']])
})
