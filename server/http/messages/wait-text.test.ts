import { expect, test } from 'vitest'
import { waitText } from '#server/http/messages/wait-text.ts'

test.each([
  [undefined, 'позже', 'later'],
  [1, 'через минуту', 'in a minute'],
  [60, 'через минуту', 'in a minute'],
  [61, 'через 2 минуты', 'in 2 minutes'],
  [534, 'через 9 минут', 'in 9 minutes'],
  [1260, 'через 21 минуту', 'in 21 minutes'],
  [3600, 'через 60 минут', 'in 60 minutes'],
  [3601, 'через 2 часа', 'in 2 hours'],
  [86_400, 'через 24 часа', 'in 24 hours'],
  [90_000, 'через 2 дня', 'in 2 days'],
] as const)('API-09 a wait of %s seconds is «%s», “%s”', (seconds, ru, en) => {
  expect([waitText('ru', seconds), waitText('en', seconds)]).toEqual([ru, en])
})
