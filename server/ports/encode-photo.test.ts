import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeAvif } from '#server/ports/encode-photo.ts'
import { cardBytesMax } from '#server/ports/photo-sizes.ts'

test('OPS-09 a card picture has at most 12 kB even with strong grain; a larger picture keeps its grain', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 14 } as const
  const grain = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer()
  expect((await encodeAvif(() => sharp(grain), 400)).length).toBeLessThanOrEqual(cardBytesMax)
  expect((await encodeAvif(() => sharp(grain), 800)).length).toBeGreaterThan(cardBytesMax)
})
