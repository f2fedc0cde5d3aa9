import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeAvif } from '#server/ports/encode-photo.ts'
import { cardBytesMax } from '#server/ports/photo-sizes.ts'
import { seededRandom } from '#test/concurrent-buyers.ts'

const raw = { width: 400, height: 500, channels: 3 } as const

/** Gray with nearly Gaussian grain, the same in every run. Each value is the sum of four random bytes, scaled to a deviation of 14. */
function createGrain(): Uint8Array {
  const random = seededRandom(1)
  const noise = () => (random(256) + random(256) + random(256) + random(256) - 510) / 10.5
  return Uint8Array.from({ length: raw.width * raw.height * raw.channels }, () => 128 + noise())
}

test('OPS-09 a card picture has at most 12 kB even with strong grain; a larger picture keeps its grain', async () => {
  const grain = createGrain()
  expect((await encodeAvif(() => sharp(grain, { raw }), 400)).length).toBeLessThanOrEqual(cardBytesMax)
  expect((await encodeAvif(() => sharp(grain, { raw }), 800)).length).toBeGreaterThan(cardBytesMax)
})
