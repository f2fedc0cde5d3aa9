import { expect, test } from 'vitest'
import { quoteCalls } from '#test/quote-calls.ts'

const calls = quoteCalls()

test('OWN-86 if the author of a declined quote may no longer make quotes, everybody who may is notified', async () => {
  const { token, thread } = await calls.quoted()
  const { db } = calls.shop
  const [author] = await db.selectFrom('quote').select('staff_id').execute()
  await db
    .updateTable('staff')
    .set({ roles: ['expert'] })
    .where('id', '=', author?.staff_id ?? '')
    .execute()
  expect((await calls.post(token, 'decline', { words: 'Too dear for me' })).json()).toMatchObject({ state: 'declined' })
  const notices = await db.selectFrom('staff_notice').select(['staff_id', 'subject_id']).where('kind', '=', 'quote-declined').execute()
  expect(notices.map(({ staff_id: id }) => id)).not.toContain(author?.staff_id)
  expect(notices).toContainEqual({ staff_id: calls.owner.staffId, subject_id: String(thread) })
})
