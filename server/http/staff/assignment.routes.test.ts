import { expect, test } from 'vitest'
import { minuteMs } from '#contract/rules/durations.ts'
import { mergeListEntries } from '#server/domain/reference-lists/merge-list-entries.ts'
import { notifyOfLateReplies } from '#server/domain/threads/notify-of-late-replies.ts'
import { addPiece } from '#test/factories.ts'
import { signIn } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'
import { threadCalls } from '#test/thread-calls.ts'

const calls = threadCalls()
const { ask, call, read, undo } = calls
const any = { kinds: [], office: null, brand_id: null }
type Rule = { id?: number; kinds: string[]; office: string | null; brand_id: number | null; staff_id: string }

const rules = async () => (await call('GET', '/assignment-rules/')).json()
const set = async (...wanted: Rule[]) => {
  const response = await call('PUT', '/assignment-rules/', { version: (await rules()).version, rules: wanted })
  expect([response.statusCode, response.body]).toEqual([200, expect.anything()])
  return response.json().action_id as string
}
const assigneeOf = async (id: number) => (await read(id, calls.owner.headers)).assignee?.name ?? null

test('OWN-80 the first rule that matches kind, office and brand assigns a new thread, even if the brand is only typed', async () => {
  const { db } = calls.shop
  const { brand_id: brand } = await db
    .selectFrom('piece')
    .select('brand_id')
    .where('id', '=', await addPiece(db))
    .executeTakeFirstOrThrow()
  const { name } = await db.selectFrom('brand').select('name').where('id', '=', brand).executeTakeFirstOrThrow()
  const piece = await addPiece(db, { brand_id: brand })
  await calls.shop.catalog.refresh()
  const { owner, manager, expert } = calls
  await set(
    { ...any, kinds: ['appointment'], office: 'dubai', staff_id: owner.staffId },
    { ...any, brand_id: brand, staff_id: expert.staffId },
    { ...any, kinds: ['contact', 'buyback'], staff_id: manager.staffId },
  )
  const visit = { email: undefined, date: '2026-11-24', time: '15:30' }
  expect(await assigneeOf(await ask({ ...visit, city: 'dubai' }, '/api/appointments/'))).toBe('Olga')
  expect(await assigneeOf(await ask({ ...visit, city: 'moscow' }, '/api/appointments/'))).toBeNull()
  expect(await assigneeOf(await ask({ kind: 'watch', piece_id: piece }, '/api/price-requests/'))).toBe('Egor')
  expect(await assigneeOf(await ask({ brand: name.toUpperCase(), model: 'Any' }, '/api/missing-model-requests/'))).toBe('Egor')
  expect(await assigneeOf(await ask({ email: undefined, brand: 'Nobody', model: 'Any' }, '/api/buyback-requests/'))).toBe('Mark')
  expect(await assigneeOf(await ask())).toBe('Mark')
  await set()
  expect(await assigneeOf(await ask())).toBeNull()
})

test('OWN-80 OWN-32 a staff member is notified once of a thread that a rule assigns to them', async () => {
  const expert = await createStaff(calls.shop, { roles: ['expert'] })
  await set({ ...any, staff_id: expert.staffId })
  const id = await ask()
  const { results } = (await call('GET', '/notices/', undefined, expert.headers)).json()
  expect(results.map(({ kind, subject }: { kind: string; subject: { id: string } }) => [kind, subject.id])).toEqual([
    ['thread-assigned', String(id)],
  ])
  await set()
})

test('OWN-18 OWN-32 an expert gets no email about a thread that was reassigned before the email was sent', async () => {
  const [first, second] = await Promise.all(['a', 'b'].map(() => createStaff(calls.shop, { roles: ['expert'] })))
  const id = await ask()
  const assign = async (to: typeof first) => {
    const choice = { channels: { 'thread-assigned': ['mail'] }, telegram_chat: null, quiet_hours: null }
    expect((await call('PUT', '/notices/settings/', choice, to?.headers)).statusCode).toBe(200)
    expect((await call('PUT', `/threads/${id}/assignee/`, { staff_id: to?.staffId })).statusCode).toBe(200)
  }
  await assign(first)
  await assign(second)
  await calls.shop.runJobs()
  const recipients = calls.shop.outbox('mail').map(({ to }) => to)
  expect([recipients.includes(first?.email ?? ''), recipients.includes(second?.email ?? '')]).toEqual([false, true])
})

test('OWN-80 a rule skips staff who are blocked or cannot answer threads, and such staff cannot be added to a rule', async () => {
  const { manager } = calls
  const leaver = await createStaff(calls.shop, { roles: ['expert'], name: 'Lev' })
  const editor = await createStaff(calls.shop, { roles: ['editor'] })
  await set({ ...any, staff_id: leaver.staffId }, { ...any, staff_id: manager.staffId })
  expect(await assigneeOf(await ask())).toBe('Lev')
  await calls.shop.db
    .updateTable('staff')
    .set({ blocked_at: new Date(calls.shop.clock.now) })
    .where('id', '=', leaver.staffId)
    .execute()
  expect(await assigneeOf(await ask())).toBe('Mark')
  const { version, results } = await rules()
  expect(results.map(({ is_fit: isAssignable }: { is_fit: boolean }) => isAssignable)).toEqual([false, true])
  const stored = results.map(({ id, staff_id }: { id: number; staff_id: string }) => ({ ...any, id, staff_id }))
  expect((await call('PUT', '/assignment-rules/', { version, rules: stored.toReversed() })).statusCode).toBe(200)
  for (const staff_id of [editor.staffId, leaver.staffId]) {
    const refused = await call('PUT', '/assignment-rules/', { version: (await rules()).version, rules: [{ ...any, staff_id }] })
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['staff_id']])
  }
  await set()
})

test('OWN-80 OWN-32 if the assignee has left, a new message and a missed reply deadline notify everybody who may reply', async () => {
  const leaver = await createStaff(calls.shop, { roles: ['expert'] })
  const buyer = await signIn(calls.shop)
  const id = await ask({}, '/api/contacts/', buyer.headers)
  expect((await call('PUT', `/threads/${id}/assignee/`, { staff_id: leaver.staffId })).statusCode).toBe(200)
  const kinds = async () => {
    const { results } = (await call('GET', '/notices/')).json()
    return results.flatMap(({ kind, subject }: { kind: string; subject: { id: string } }) => (subject.id === String(id) ? [kind] : []))
  }
  const write = (body: string) => {
    const payload = { body, key: crypto.randomUUID() }
    return calls.shop.app.inject({ method: 'POST', url: `/api/messages/${id}/`, headers: buyer.headers, payload })
  }
  await write('To the assignee')
  expect(await kinds()).toEqual([])
  await calls.shop.db
    .updateTable('staff')
    .set({ blocked_at: new Date(calls.shop.clock.now) })
    .where('id', '=', leaver.staffId)
    .execute()
  await write('Is anybody there?')
  expect(await kinds()).toEqual(['thread-message'])
  calls.shop.clock.now = Date.parse((await read(id)).due_at ?? '') + minuteMs
  await calls.stayAwake()
  await notifyOfLateReplies(calls.shop.ctx, new Date(calls.shop.clock.now))
  expect((await kinds()).toSorted()).toEqual(['thread-late', 'thread-message'])
})

test('OWN-80 OWN-24 of two concurrent edits the second is refused and names the first editor; an undo restores the rules', async () => {
  const { owner, manager } = calls
  await set({ ...any, staff_id: manager.staffId })
  const { version } = await rules()
  const edit = (staff_id: string, headers: Record<string, string>) =>
    call('PUT', '/assignment-rules/', { version, rules: [{ ...any, kinds: ['contact'], staff_id }] }, headers)
  const responses = await Promise.all([edit(owner.staffId, owner.headers), edit(manager.staffId, manager.headers)])
  const [first, second] = responses.toSorted((one, other) => one.statusCode - other.statusCode)
  const firstName = responses[0] === first ? 'Olga' : 'Mark'
  expect([first?.statusCode, second?.statusCode]).toEqual([200, 409])
  expect(second?.json()).toMatchObject({ reason: 'edited-meanwhile', by: firstName, detail: expect.stringContaining('rules') })
  expect((await undo(first?.json().action_id, owner.headers)).statusCode).toBe(200)
  expect((await rules()).results).toMatchObject([{ kinds: [], staff_id: manager.staffId, staff: 'Mark', is_fit: true }])
  await set()
})

test('OWN-80 OWN-51 after a merge of brands the rules name the remaining brand; a rule with an unknown brand is refused', async () => {
  const { db } = calls.shop
  const [from, into] = await db.selectFrom('brand').select('id').orderBy('id').limit(2).execute()
  await set({ ...any, brand_id: from?.id ?? 0, staff_id: calls.manager.staffId })
  await mergeListEntries(calls.shop.ctx, { kind: 'shop' }, { list: 'brands', id: from?.id ?? 0, into: into?.id ?? 0 })
  expect((await rules()).results).toMatchObject([{ brand_id: into?.id }])
  const gone = [{ ...any, brand_id: from?.id, staff_id: calls.manager.staffId }]
  const refused = await call('PUT', '/assignment-rules/', { version: (await rules()).version, rules: gone })
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['brand_id']])
  await set()
})
