import { describe, expect, test } from 'vitest'
import { makeCheckout } from '#test/production/checkout.ts'
import { holds, startIn } from '#test/production/every-start.ts'

describe('`npm start` in a folder with a space and Cyrillic letters, on the embedded database', () => {
  let log: { msg: string; pid: number }[] = []
  holds(async () => {
    const started = await startIn(makeCheckout(), 1)
    log = started.shops.flatMap((shop) => shop.log()).map((line) => JSON.parse(line))
    return started
  })

  test('OPS-01 a first start fills the database in a separate process', () => {
    const pidOf = (text: string) => log.find(({ msg }) => msg.includes(text))?.pid
    expect(pidOf('the demo catalog is in the database')).toEqual(expect.any(Number))
    expect(pidOf('the demo catalog is in the database')).not.toBe(pidOf('Vitrine is open'))
  })
})
