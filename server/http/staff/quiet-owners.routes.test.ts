import { afterAll, beforeAll, expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { notifyOfHoldEnd } from '#server/domain/pieces/expire-holds.ts'
import { addPiece } from '#test/factories.ts'
import { openTestShop, type TestShop, testNow } from '#test/shop.ts'
import { createStaff, staffCalls } from '#test/staff.ts'
import { walletAddresses, walletCalls } from '#test/wallets.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ STAFF_MAIL: 'common@vitrine.example' })
})
afterAll(() => shop.close())

const jobs = (kind: 'staff-email' | 'staff-message' | 'mail') =>
  shop.db.selectFrom('job').select(['payload', 'run_at']).where('kind', '=', kind).orderBy('id').execute()

test('OWN-106 SAFE-05 owners are notified of new wallets, the oldest account first; a blocked owner gets no message', async () => {
  const [ada, bo] = [await createStaff(shop, { name: 'Ada' }), await createStaff(shop, { name: 'Bo' })]
  shop.clock.now += 1000
  const cy = await createStaff(shop, { name: 'Cy' })
  for (const [index, { staffId }] of [ada, bo].entries())
    await shop.db
      .insertInto('staff_notice_settings')
      .values({ staff_id: staffId, channels: '{}', telegram_chat: `77${index}` })
      .execute()
  await shop.db
    .updateTable('staff')
    .set({ blocked_at: new Date(testNow) })
    .where('id', '=', bo.staffId)
    .execute()
  // PostgreSQL moves a changed row behind the others, so only the sort keeps Ada first
  await shop.db.updateTable('staff').set({ theme: 'dark' }).where('id', '=', ada.staffId).execute()
  expect((await walletCalls(shop).propose(ada, 'BTC', walletAddresses.BTC[0])).statusCode).toBe(201)
  for (const kind of ['staff-email', 'staff-message'] as const)
    expect((await jobs(kind)).map(({ payload }) => (payload as { to: string }).to)).toEqual(
      kind === 'staff-email' ? [ada.staffId, cy.staffId] : [ada.staffId],
    )
})

test('OWN-32 OWN-42 the email about a hold that ends soon waits for the end of its author’s quiet hours', async () => {
  const night = Date.UTC(2026, 10, 21, 20, 30)
  shop.clock.now = night
  const eva = await createStaff(shop, { name: 'Eva' })
  const quiet = { quiet_from: 22 * 60, quiet_to: 8 * 60, quiet_zone: 'Europe/Moscow' }
  await shop.db
    .insertInto('staff_notice_settings')
    .values({ staff_id: eva.staffId, channels: '{}', ...quiet })
    .execute()
  const piece = await addPiece(shop.db)
  await shop.catalog.refresh()
  const until = new Date(night + 24 * hourMs)
  const body = { name: 'Nina', contact: '', reason: 'word', until: until.toISOString() }
  const made = await staffCalls(shop, eva).call('POST', `/pieces/${piece}/hold/`, body)
  expect([made.statusCode, made.body]).toEqual([201, expect.anything()])
  const { id } = await shop.db.selectFrom('piece_hold').select('id').where('piece_id', '=', piece).executeTakeFirstOrThrow()
  await notifyOfHoldEnd(shop.ctx, { hold: id, until: until.toISOString() })
  const times = Object.fromEntries((await jobs('mail')).map(({ payload, run_at: at }) => [(payload as { to: string }).to, at]))
  expect(times).toEqual({ [eva.email]: new Date(Date.UTC(2026, 10, 22, 5)), 'common@vitrine.example': new Date(night) })
})
