import { expect, test } from 'vitest'
import type { StaffRole } from '#contract/staff/permissions.ts'
import { buybackCalls } from '#test/buyback-calls.ts'
import { createStaff } from '#test/staff.ts'

const desk = buybackCalls()
const { calls, get, offer, request, step, stepUntil } = desk

const staffAs = (role: StaffRole) => createStaff(calls.shop, { roles: [role], name: `The ${role}` })
const assign = (id: number, staffId: string) => calls.call('PUT', `/threads/${id}/assignee/`, { staff_id: staffId })

test('OWN-03 OWN-89 the history of a buyback has its sums, its serial and the texts of messages only for those who may read them', async () => {
  const id = await offer({ expected_price: '77123' })
  const text = 'We offer $8,000'
  await step(id, { step: 'estimate', low_usd: '8000', high_usd: '9000', valid_until: '2026-12-10', message: { channel: 'mail', text } })
  await step(id, { step: 'accept' })
  await step(id, { step: 'receive', serial: 'V123456', office: 'moscow', brought_by: 'Boris Bringer' })
  await step(id, { step: 'inspect', zones: [], offered_usd: '8500' })
  await step(id, { step: 'agree' })
  await step(id, { step: 'pay', method: 'transfer', reference: 'PAY-5150', identity_seen: true })
  const readAll = async (headers: Record<string, string>) => {
    const { results } = (await request('GET', `/audit/?subject_kind=buyback&subject_id=${id}`, undefined, headers)).json()
    const entries = await Promise.all(results.map((entry: { id: string }) => request('GET', `/audit/${entry.id}/`, undefined, headers)))
    return entries.map(({ body }) => body).join('\n')
  }
  const secrets = /800000|900000|850000|8,000|PAY-5150|payout_|identity_seen_at/
  const seller = await readAll((await staffAs('seller')).headers)
  expect(seller).not.toMatch(secrets)
  expect(seller).toContain('"state":"paid"')
  const expert = await readAll((await staffAs('expert')).headers)
  expect(expert).not.toMatch(secrets)
  expect(expert).not.toMatch(/Boris Bringer|vera@example/)
  const editor = await request('GET', `/audit/?subject_kind=buyback&subject_id=${id}`, undefined, (await staffAs('editor')).headers)
  expect(editor.statusCode).toBe(403)
  const manager = await readAll(calls.manager.headers)
  for (const shown of ['850000', '8,000', 'PAY-5150', 'V123456']) expect(manager).toContain(shown)
})

test('OWN-03 OWN-89 an assignee without the permission for prices sees neither the payout’s reference nor sums in a proposed message', async () => {
  const seller = await staffAs('seller')
  const id = await offer({ expected_price: '77123' })
  await assign(id, seller.staffId)
  await stepUntil(id, 'agree')
  const preview = await request('POST', `/buybacks/${id}/messages/`, { step: 'accept' }, seller.headers)
  expect([preview.statusCode, preview.json().text]).toEqual([200, expect.not.stringMatching(/[89],000/)])
  expect((await request('POST', `/buybacks/${id}/messages/`, { step: 'accept' })).json().text).toMatch(/8,000/)
  await step(id, { step: 'pay', method: 'transfer', reference: 'PAY-5150', identity_seen: true })
  expect(JSON.stringify(await get(id, seller.headers))).not.toMatch(/PAY-5150|8500|77.?123/)
  expect(JSON.stringify(await get(id))).toMatch(/PAY-5150/)
})
