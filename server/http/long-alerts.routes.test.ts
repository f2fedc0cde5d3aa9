import { expect, test } from 'vitest'
import { alertCalls } from '#test/alert-calls.ts'

const calls = alertCalls()

test('OWN-93 a long message about favorites leads to the favorites', async () => {
  const { headers, email } = await calls.customer()
  const ids: number[] = []
  for (let at = 0; at < 14; at++) ids.push(await calls.publish('Longevita'))
  await calls.shop.catalog.refresh()
  for (const id of ids) await calls.ask('POST', '/api/favorites/', headers, { watch_id: id })
  await calls.ask('PATCH', '/api/alerts/favorites/', headers, { is_on: true, pace: 'at-once' })
  await calls.shop.runJobs()
  for (const id of ids) await calls.setPrice(id, 900_000)
  await calls.pass(15)
  const texts = calls.messages(email).map(({ text }) => String(text))
  expect(texts).toEqual([expect.stringMatching(/2 more among your favorites[^]*https:\/\/vitrine\.test\.com\/favorites/)])
  expect(texts[0]).not.toContain('published_at')
})
