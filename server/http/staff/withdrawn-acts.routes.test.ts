import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { transaction } from '#server/db/transaction.ts'
import { createStaffLink, linkUrl } from '#server/domain/staff/staff-links.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'
import { createStaff, staffCalls, staffHeaders } from '#test/staff.ts'

let shop: TestShop
let ada: Person
let eve: Person
type Person = Awaited<ReturnType<typeof createStaff>>
beforeEach(async () => {
  shop = await openTestShop()
  ada = await createStaff(shop, { name: 'Ada' })
  eve = await createStaff(shop, { name: 'Eve' })
})
afterEach(() => shop.close())

const tokenOf = (link: string) => link.split('#')[1] ?? ''
const accept = (link: string, payload: object = { name: 'Second Self', password: 'quiet harbour lanterns' }) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/staff/links/accept/',
    payload: { token: tokenOf(link), ...payload },
    headers: staffHeaders(),
  })
const invite = async (by: Person, email = 'self@shop.example'): Promise<string> =>
  (await staffCalls(shop, by).call('POST', '/invitations/', { email, roles: ['owner'] })).json().link
const block = (by: Person, whom: Person) => staffCalls(shop, by).call('POST', `/members/${whom.staffId}/block/`, {})
const change = (how: string, by: Person, whom: Person) => {
  const { call } = staffCalls(shop, by)
  if (how === 'demote') return call('PATCH', `/members/${whom.staffId}/`, { roles: ['expert'], version: 1 })
  return call('POST', `/members/${whom.staffId}/${how}/`, how === 'reset' ? { lost: 'password' } : {})
}
/** Turns a piece into a draft, and lets `by` schedule its publication. `read` returns the current state of the piece. */
async function plan(by: Person) {
  const { call } = staffCalls(shop, by)
  const { id, edit_version: version } = await shop.db
    .selectFrom('piece')
    .select(['id', 'edit_version'])
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await shop.db.updateTable('piece').set({ status: 'draft', published_at: null }).where('id', '=', id).execute()
  const at = (hours: number) => new Date(shop.clock.now + hours * hourMs).toISOString()
  const planned = await call('POST', `/pieces/${id}/plan/`, { version, publish_at: at(1), publish_as: 'available', withdraw_at: at(2) })
  expect(planned.statusCode, planned.body).toBe(200)
  return {
    id,
    read: () => shop.db.selectFrom('piece').select(['status', 'publish_at', 'withdraw_at']).where('id', '=', id).executeTakeFirstOrThrow(),
  }
}

describe('SAFE-04 pending acts of a staff member', () => {
  test.each(['block', 'demote', 'reset'])('SAFE-04 a %s by another owner withdraws invitations, links and schedules', async (how) => {
    const [invitation, piece] = [await invite(eve), how === 'demote' ? null : await plan(eve)]
    const max = await createStaff(shop, { roles: ['manager'] })
    const { link: resetLink } = (await change('reset', eve, max)).json()
    const changed = await change(how, ada, eve)
    expect([changed.statusCode, changed.json().withdrawn]).toEqual([
      200,
      { invitations: 1, reset_links: 1, wallets: [], pieces: piece ? [piece.id] : [], pages: [] },
    ])
    expect((await accept(invitation)).statusCode).toBe(404)
    expect((await accept(resetLink, { password: 'quiet harbour lanterns' })).statusCode).toBe(404)
    if (piece) expect(await piece.read()).toEqual({ status: 'draft', publish_at: null, withdraw_at: null })
    const { action_id: entry } = changed.json()
    const rows = await shop.db.selectFrom('audit_change').select('table_name').where('entry_id', '=', Number(entry)).execute()
    expect(rows.map(({ table_name: name }) => name)).toEqual(expect.arrayContaining(['staff_link', ...(piece ? ['piece'] : [])]))
    if (how === 'block') {
      await change('unblock', ada, eve)
      expect((await accept(invitation)).statusCode).toBe(404)
    }
  })

  test('SAFE-04 locking one’s own account by the link in an email withdraws invitations', async () => {
    const invitation = await invite(eve)
    const id = await transaction(shop.db, (tx) => createStaffLink(tx, shop.ctx, { purpose: 'lock', staffId: eve.staffId }))
    expect((await accept(linkUrl(shop.ctx.digest, 'http://localhost', id), {})).json()).toEqual({ state: 'locked' })
    expect((await accept(invitation)).statusCode).toBe(404)
    expect((await staffCalls(shop, ada).call('GET', '/invitations/')).json().results).toEqual([])
  })

  test('SAFE-04 an invitation from a blocked owner opens no account', async () => {
    const invitation = await invite(eve)
    await shop.db
      .updateTable('staff')
      .set({ blocked_at: new Date(shop.clock.now) })
      .where('id', '=', eve.staffId)
      .execute()
    expect((await accept(invitation)).statusCode).toBe(404)
  })

  test('SAFE-04 a schedule whose author has been blocked publishes nothing', async () => {
    const piece = await plan(eve)
    await shop.db
      .updateTable('staff')
      .set({ blocked_at: new Date(shop.clock.now) })
      .where('id', '=', eve.staffId)
      .execute()
    shop.clock.now += 3 * hourMs
    await shop.runJobs()
    expect(await piece.read()).toEqual({ status: 'draft', publish_at: null, withdraw_at: null })
  })

  test('SAFE-04 an invitation cannot be accepted after its author was blocked, even in a race', async () => {
    for (let round = 0; round < 4; round++) {
      const guest = await createStaff(shop, { name: 'Guest' })
      const link = await invite(guest, `self-${round}@shop.example`)
      const [blocked, accepted] = await Promise.all([block(ada, guest), accept(link)])
      expect(blocked.statusCode).toBe(200)
      const withdrawn = blocked.json().withdrawn.invitations
      expect([accepted.statusCode, withdrawn]).toEqual(withdrawn ? [404, 1] : [200, 0])
      expect((await accept(link)).statusCode).toBe(404)
    }
  })
})
