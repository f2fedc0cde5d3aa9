import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { formatEntriesTable, formatSealReport } from '#server/cli/audit-table.ts'
import { listEntries } from '#server/domain/audit/list-entries.ts'
import { recordAction } from '#server/domain/audit/record-action.ts'
import { type Action, type Actor, runAction } from '#server/domain/audit/run-action.ts'
import { hasSeal, verifySeals } from '#server/domain/audit/verify-seals.ts'
import { erasePersonalValues } from '#test/audit-actions.ts'
import { addPiece } from '#test/factories.ts'
import { fillCart, pickup } from '#test/orders.ts'
import { openTestShop, signIn, testNow, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

let shop: TestShop
let owner: Awaited<ReturnType<typeof createStaff>>
let manager: typeof owner
let expert: typeof owner
let editor: typeof owner
beforeAll(async () => {
  shop = await openTestShop()
  owner = await createStaff(shop, { name: 'Ada' })
  manager = await createStaff(shop, { name: 'Max', roles: ['manager'] })
  expert = await createStaff(shop, { roles: ['expert'] })
  editor = await createStaff(shop, { name: 'Eve', roles: ['editor'] })
})
afterAll(() => shop.close())

const get = (path: string, who = owner) => shop.app.inject({ url: `/api/staff/audit/${path}`, headers: who.headers })
const actorOf = ({ staffId, sessionId }: typeof owner): Actor => ({ kind: 'staff', staffId, sessionId, requestId: 'a-request' })

async function editPiece(who = owner, more: Partial<Action> = {}) {
  const id = await addPiece(shop.db, { price_cents: 100_000 })
  const action: Action = { name: 'piece.import', subject: { kind: 'piece', id: String(id), label: 'Submariner' }, ...more }
  const { actionId } = await runAction(shop.ctx, actorOf(who), action, async (tx) => {
    await tx.updateTable('piece').set({ price_cents: 90_000 }).where('id', '=', id).execute()
    await tx.updateTable('piece_private').set({ serial: 'S-123456', cost_cents: 70_000 }).where('piece_id', '=', id).execute()
  })
  return { id, actionId }
}

async function editOrder() {
  const customer = await signIn(shop)
  const pieceId = await addPiece(shop.db)
  await fillCart(shop.db, customer.customerId, [pieceId])
  const url = '/api/orders/create_from_cart/'
  const { id } = (await shop.app.inject({ method: 'POST', url, headers: customer.headers, payload: pickup })).json()
  const action: Action = { name: 'order.confirm', subject: { kind: 'order', id, label: 'K7Q2-M9XD' } }
  const { actionId } = await runAction(shop.ctx, actorOf(owner), action, async (tx) => {
    await tx.updateTable('shop_order').set({ first_name: 'Мария', status: 'confirmed' }).where('id', '=', id).execute()
    await tx.updateTable('piece').set({ full_set: true }).where('id', '=', pieceId).execute()
  })
  return { id, pieceId, actionId }
}

describe('OWN-27 the audit log', () => {
  test('OWN-27 an entry shows who did what to which record, when and why, and each column before and after', async () => {
    const { id, actionId } = await editPiece(owner, { reason: 'a slow month' })
    const response = await get(`${actionId}/`)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({
      id: actionId,
      at: new Date(testNow).toISOString(),
      actor: 'staff',
      staff: { id: owner.staffId, name: 'Ada' },
      account: null,
      session_id: owner.sessionId,
      action: 'piece.import',
      subject: { kind: 'piece', id: String(id), label: 'Submariner' },
      reason: 'a slow month',
      undoes: null,
      undone_by: null,
      can_undo: true,
      change_count: 2,
      changes: [
        {
          table: 'piece',
          row_id: String(id),
          subject: { kind: 'piece', id: String(id) },
          label: expect.stringMatching(/\w+ \w+/),
          before: { price_cents: 100_000 },
          after: { price_cents: 90_000 },
          erased: [],
        },
        {
          table: 'piece_private',
          row_id: String(id),
          subject: { kind: 'piece', id: String(id) },
          label: expect.stringMatching(/\w+ \w+/),
          before: { serial: null, cost_cents: null },
          after: { serial: 'S-123456', cost_cents: 70_000 },
          erased: [],
        },
      ],
      changes_left_off: 0,
    })
  })

  test('OWN-27 the log is filtered by person, actor, record, action and day', async () => {
    const { id, actionId } = await editPiece(manager)
    shop.clock.now = testNow + 3 * dayMs
    const later = await recordAction(
      shop.ctx,
      { kind: 'terminal', user: 'ada' },
      { name: 'backup.take', subject: { kind: 'shop', id: 'shop' } },
    )
    shop.clock.now = testNow
    const ids = async (query: string) => (await get(`?${query}`)).json().results.map((entry: { id: string }) => entry.id)
    expect(await ids(`staff_id=${manager.staffId}`)).toEqual([actionId])
    expect(await ids('actor=terminal')).toEqual([later])
    expect(await ids(`subject_kind=piece&subject_id=${id}`)).toEqual([actionId])
    expect(await ids('action=backup.take')).toEqual([later])
    const day = (days: number) => new Date(testNow + days * dayMs).toISOString()
    expect(await ids(`from=${day(2)}&to=${day(4)}`)).toEqual([later])
    expect(await ids(`from=${day(4)}`)).toEqual([])
    expect((await get('?subject_id=1')).statusCode).toBe(400)
    expect((await get('?from=yesterday')).statusCode).toBe(400)
    expect((await get('999999999/')).statusCode).toBe(404)
  })

  test('OWN-27 the log is paged from newest to oldest, with at most three queries a page', async () => {
    for (let made = 0; made < 5; made++) await editPiece()
    const seen: string[] = []
    for (let path: string | null = '/api/staff/audit/?page_size=3'; path;) {
      const url: string = path
      const count = await shop.countQueries(async () => {
        const page: { results: { id: string }[]; next: string | null } = (await shop.app.inject({ url, headers: owner.headers })).json()
        seen.push(...page.results.map(({ id }) => id))
        path = page.next
      })
      expect(count).toBeLessThanOrEqual(3)
    }
    const all = await shop.db.selectFrom('audit_entry').select('id').orderBy('id', 'desc').execute()
    expect(seen).toEqual(all.map(({ id }) => String(id)))
  })
})

describe('OWN-27 the history of a record', () => {
  test('OWN-27 the history is open to anybody who may read the record; the whole log is for owners', async () => {
    const { id } = await editPiece()
    const history = `?subject_kind=piece&subject_id=${id}`
    const order = await editOrder()
    const statuses = async (path: string) => Promise.all([owner, manager, editor].map(async (who) => (await get(path, who)).statusCode))
    expect(await statuses('')).toEqual([200, 403, 403])
    expect(await statuses('?subject_kind=piece')).toEqual([200, 403, 403])
    expect(await statuses(history)).toEqual([200, 200, 200])
    expect(await statuses(`?subject_kind=order&subject_id=${order.id}`)).toEqual([200, 200, 403])
    expect(await statuses(`${order.actionId}/`)).toEqual([200, 200, 403])
    expect(await statuses('seals/')).toEqual([200, 403, 403])
  })

  test('OWN-27 the history includes actions on other records that changed this one, if the reader may see those records', async () => {
    const { pieceId, actionId } = await editOrder()
    const ids = async (who: typeof owner) =>
      (await get(`?subject_kind=piece&subject_id=${pieceId}`, who)).json().results.map((entry: { id: string }) => entry.id)
    expect(await ids(manager)).toEqual([actionId])
    expect(await ids(editor)).toEqual([])
  })

  test('OWN-03 an entry omits the session and the columns that the reader may not see', async () => {
    const { actionId } = await editPiece()
    const keys = async (who: typeof owner) => {
      const entry = (await get(`${actionId}/`, who)).json()
      const columns = entry.changes.flatMap(({ after }: { after: object }) => Object.keys(after))
      return [columns.toSorted().join(), 'session_id' in entry]
    }
    expect(await keys(owner)).toEqual(['cost_cents,price_cents,serial', true])
    expect(await keys(manager)).toEqual(['cost_cents,price_cents,serial', false])
    expect(await keys(expert)).toEqual(['price_cents,serial', false])
    expect(await keys(editor)).toEqual(['price_cents', false])
  })

  test('OWN-29 an entry names the columns whose personal values were erased', async () => {
    const { actionId } = await editOrder()
    const change = async () => (await get(`${actionId}/`)).json().changes[0]
    expect(await change()).toMatchObject({ before: { first_name: 'Анна' }, after: { first_name: 'Мария' }, erased: [] })
    await erasePersonalValues(shop.db)
    const after = await change()
    expect(after).toMatchObject({ before: { status: 'pending' }, after: { status: 'confirmed' }, erased: ['first_name'] })
    expect(JSON.stringify(after)).not.toContain('digest')
  })
})

test('OWN-28 the page and the terminal show whether all seals are valid, and the last seal', async () => {
  await editPiece()
  const { count, last, problems } = (await get('seals/')).json()
  expect([count, problems]).toEqual([(await shop.db.selectFrom('audit_entry').select('id').execute()).length, []])
  const report = await verifySeals(shop.db, shop.ctx)
  expect(formatSealReport(report)).toBe(
    `All ${count} seals fit, ${count} of them keyed.\nThe last seal, of entry ${last.entry_id}: ${last.hash}`,
  )
  expect([await hasSeal(shop.db, last.hash), await hasSeal(shop.db, 'ab'.repeat(32))]).toEqual([true, false])
  const broken = formatSealReport({ count: 3, keyedCount: 3, keyedAfter: 0, last: null, problems: [{ entryId: 2, problem: 'content' }] })
  expect(broken).toBe('Entry 2: it or what it changed was altered.')
  const { entries } = await listEntries(shop.db, {}, 1)
  expect(formatEntriesTable(entries).split('\n').at(-1)).toMatch(/Ada +piece\.import +piece \d+ Submariner +2$/)
})
