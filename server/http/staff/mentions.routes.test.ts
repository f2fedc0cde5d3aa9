import { expect, test } from 'vitest'
import { sendNotice } from '#server/domain/staff-notices/send-notice.ts'
import { createStaff } from '#test/staff.ts'
import { threadCalls } from '#test/thread-calls.ts'

const calls = threadCalls()
const { call } = calls

const mentionsOf = async ({ headers }: { headers: Record<string, string> }) =>
  (await call('GET', '/notices/', undefined, headers)).json().results.filter(({ kind }: { kind: string }) => kind === 'mention')

test('OWN-59 OWN-85 staff who may read only their own threads are not notified of a mention in another thread', async () => {
  const expert = await createStaff(calls.shop, { roles: ['expert'], name: 'Xenia' })
  const number = await calls.ask()
  const note = () => call('POST', `/threads/${number}/notes/`, { body: '@Xenia, what do you think?' })
  expect((await note()).statusCode).toBeLessThan(300)
  expect(await mentionsOf(expert)).toEqual([])
  const given = await calls.shop.app.inject({
    method: 'PUT',
    url: `/api/staff/threads/${number}/assignee/`,
    headers: calls.owner.headers,
    payload: { staff_id: expert.staffId },
  })
  expect(given.statusCode, given.body).toBe(200)
  expect((await note()).statusCode).toBeLessThan(300)
  expect(await mentionsOf(expert)).toMatchObject([{ subject: { kind: 'thread', id: String(number) } }])
})

test('OWN-59 a queued email notice is not sent if its recipient may no longer read the record', async () => {
  const { shop } = calls
  const { staffId } = await createStaff(shop, { roles: ['manager'], name: 'Roma', email: 'roma@vitrine.example' })
  const sent: string[] = []
  const mail = { ...shop.ctx.ports.mail, send: async ({ to }: { to: string }) => void sent.push(to) }
  const ctx = { ...shop.ctx, ports: { ...shop.ctx.ports, mail } }
  const notice = { to: staffId, by: 'mail' as const, kind: 'mention' as const, subject: { kind: 'person', id: '1', label: '№ 1' } }
  const send = () => sendNotice(ctx, notice, { id: 'job-1', signal: AbortSignal.timeout(5000) })
  await send()
  expect(sent).toHaveLength(1)
  await shop.db
    .updateTable('staff')
    .set({ roles: ['editor'] })
    .where('id', '=', staffId)
    .execute()
  await send()
  expect(sent).toHaveLength(1)
})
