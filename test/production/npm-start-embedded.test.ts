import { describe } from 'vitest'
import { makeCheckout } from '#test/production/checkout.ts'
import { holds, startIn } from '#test/production/every-start.ts'

describe('`npm start` in a folder with a space and Cyrillic letters, on the embedded database', () => {
  holds(() => startIn(makeCheckout(), 1))
})
