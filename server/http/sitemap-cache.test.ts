import { expect, test } from 'vitest'
import { createSitemapCache } from '#server/http/sitemap-cache.ts'

test('SEO-05 a part of the sitemap whose compression failed is compressed again on the next request', async () => {
  let runs = 0
  const compress = async (bytes: Buffer) => {
    if (++runs === 1) throw new Error('no memory')
    return bytes
  }
  const cache = createSitemapCache({ onChange: () => {} }, compress)
  await expect(cache.getGzipped('a part', () => 'urls')).rejects.toThrow('no memory')
  for (const _time of [1, 2]) expect(String(await cache.getGzipped('a part', () => 'urls'))).toBe('urls')
  expect(runs).toBe(2)
})
