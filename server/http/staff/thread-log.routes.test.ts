import { expect, test } from 'vitest'
import type { StaffRole } from '#contract/staff/permissions.ts'
import { runAction } from '#server/domain/audit/run-action.ts'
import { buybackCalls } from '#test/buyback-calls.ts'
import { createStaff } from '#test/staff.ts'

const { calls, offer, request, step } = buybackCalls()

const staffAs = (role: StaffRole) => createStaff(calls.shop, { roles: [role], name: `The ${role}` })
const assign = (id: number, staffId: string) => calls.call('PUT', `/threads/${id}/assignee/`, { staff_id: staffId })

test('OWN-03 OWN-89 the log shows a thread and its changes only to those who may see the thread', async () => {
  const [seller, expert] = [await staffAs('seller'), await staffAs('expert')]
  const id = await offer({ brand: 'Hublot', serial: 'V123456' })
  const contact = await calls.ask({ message: 'Hello' })
  await step(id, { step: 'estimate', low_usd: '8000', high_usd: '9000', valid_until: '2026-12-10' })
  await calls.write(contact, 'notes', { body: 'A regular' })
  const log = async (query: string, who = seller) => request('GET', `/audit/${query}`, undefined, who.headers)
  const newest = async (kind: string, of: number) => {
    const { results } = (await request('GET', `/audit/?subject_kind=${kind}&subject_id=${of}`)).json()
    return `${results[0].id}/`
  }
  const reads = async (who: typeof seller) =>
    Promise.all(
      [
        `?subject_kind=buyback&subject_id=${id}`,
        `?subject_kind=thread&subject_id=${id}`,
        await newest('buyback', id),
        `?subject_kind=thread&subject_id=${contact}`,
        await newest('thread', contact),
      ].map(async (query) => (await log(query, who)).statusCode),
    )
  expect(await reads(seller)).toEqual([403, 403, 403, 200, 200])
  expect(await reads(expert)).toEqual([403, 403, 403, 403, 403])
  expect(await reads(calls.manager)).toEqual([200, 200, 200, 200, 200])
  const undo = async (query: string) => (await request('POST', `/audit/${query}undo/`, {}, seller.headers)).statusCode
  expect([await undo(await newest('buyback', id)), await undo(await newest('thread', contact))]).toEqual([403, 200])

  // An action on a person changes two threads. The reader may see only one of them.
  const { person_id: personId } = await calls.read(id)
  const { actionId } = await runAction(
    calls.shop.ctx,
    { kind: 'shop' },
    { name: 'person.edit', subject: { kind: 'person', id: String(personId) } },
    async (tx) => {
      await tx.updateTable('thread').set({ name: 'Vera Renamed' }).where('id', 'in', [id, contact]).execute()
    },
  )
  const changed = async (who: typeof seller) =>
    (await log(`${actionId}/`, who)).json().changes.map((change: { subject: { id: string } }) => Number(change.subject.id))
  expect(await changed(seller)).toEqual([contact])

  // A seller still finds their own actions on a thread that was then assigned to somebody else.
  await assign(id, seller.staffId)
  await calls.write(id, 'notes', { body: 'Called twice' }, seller.headers)
  const own = async () =>
    (await log(`?staff_id=${seller.staffId}`))
      .json()
      .results.filter((entry: { subject: { id: string } }) => entry.subject.id === String(id))
  expect(await own()).toHaveLength(1)
  await assign(id, expert.staffId)
  expect([await own(), await reads(expert)]).toEqual([[], [200, 200, 200, 403, 403]])
})
