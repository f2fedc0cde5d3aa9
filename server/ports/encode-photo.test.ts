import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeAvif } from '#server/ports/encode-photo.ts'
import { cardBytesMax } from '#server/ports/photo-sizes.ts'

const raw = { width: 400, height: 500, channels: 3 } as const

/** Gray with nearly Gaussian grain, the same in every run. Each value is the sum of four uniform bytes, scaled to a deviation of 14. */
function drawGrain(): Uint8Array {
  const length = raw.width * raw.height * raw.channels
  const noise = new DataView(
    createHash('shake256', { outputLength: length * 4 })
      .update('grain')
      .digest().buffer,
  )
  const sumAt = (at: number) => [0, 1, 2, 3].reduce((sum, byte) => sum + noise.getUint8(at * 4 + byte), 0)
  return Uint8Array.from({ length }, (_value, at) => 128 + (sumAt(at) - 510) / 10.5)
}

test('OPS-09 a card picture has at most 12 kB even with strong grain; a larger picture keeps its grain', async () => {
  const grain = drawGrain()
  expect((await encodeAvif(() => sharp(grain, { raw }), 400)).length).toBeLessThanOrEqual(cardBytesMax)
  expect((await encodeAvif(() => sharp(grain, { raw }), 800)).length).toBeGreaterThan(cardBytesMax)
})
