import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { firstRowsHeader } from '#contract/rules/staff/first-rows-header.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { tamper } from '#test/audit-actions.ts'
import { addPiece } from '#test/factories.ts'
import { openForFile } from '#test/open-for-file.ts'
import { openTestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

const shop = openForFile(openTestShop)

test('OWN-12 OWN-27 SEC-D9 only an owner with a fresh factor exports the filtered entries, with seals and without formulas', async () => {
  const [owner, tired, manager] = [
    await createStaff(shop),
    await createStaff(shop, { isSteppedUp: false }),
    await createStaff(shop, { roles: ['manager'] }),
  ]
  const id = await addPiece(shop.db, { price_cents: 100_000 })
  const subject = { kind: 'piece', id: String(id), label: '=1+1' } as const
  const actor = { kind: 'staff', staffId: owner.staffId, sessionId: owner.sessionId, requestId: 'a-request' } as const
  await runAction(shop.ctx, actor, { name: 'piece.price', subject, reason: 'A quiet week' }, async (tx) => {
    await tx.updateTable('piece').set({ price_cents: 90_000 }).where('id', '=', id).execute()
  })
  const download = (who: typeof owner, query = '') => shop.app.inject({ url: `/api/staff/audit/export/${query}`, headers: who.headers })

  expect((await download(manager)).statusCode).toBe(403)
  expect((await download(tired)).json()).toMatchObject({ reason: 'step-up' })
  const file = await download(owner, '?action=piece.price')
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename="audit-.*\.csv"$/)
  const [head, ...lines] = file.body.replace('\uFEFF', '').trim().split('\r\n')
  expect(head).toMatch(/^"Entry".*"Seal"$/)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/"piece\.price".*"'=1\+1","A quiet week".*"[0-9a-f]{64}"$/)
  expect((await download(owner, '?action=audit.export')).body).toContain('audit.export')
  expect((await download(owner, '?page_size=5')).statusCode).toBe(400)
})

test('OWN-27 an export of more than 20,000 entries has the newest 20,000 and says so', async () => {
  const { headers } = await createStaff(shop)
  const insert = `insert into audit_entry (at, actor, account, action, subject_kind, subject_id)
    select '2026-11-20T12:00:00Z'::timestamptz, 'terminal', 'ada', 'piece.import', 'piece', '1' from generate_series(1, 20001)`
  await tamper(shop.db, 'audit_entry', insert)
  await sql`analyze audit_entry`.execute(shop.db)
  const download = (query: string) => shop.app.inject({ url: `/api/staff/audit/export/?${query}`, headers })
  const file = await download('action=piece.import')
  expect(file.headers[firstRowsHeader]).toBe('20000')
  expect(file.body.trim().split('\r\n')).toHaveLength(20_001)
  expect((await download('action=piece.price')).headers).not.toHaveProperty(firstRowsHeader)
})
