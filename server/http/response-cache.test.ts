import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { chooseEncoding, createResponseCache, encodeCachedResponse, createCachedResponse } from '#server/http/response-cache.ts'

const response = (text = 'body') => createCachedResponse(text, { 'content-type': 'text/plain' })

describe('cached responses', () => {
  test('API-02 are returned until the catalog changes', () => {
    const cache = createResponseCache(1_000_000)
    const cached = response()
    cache.set('a', cached, cache.epoch())
    expect(cache.get('a')).toBe(cached)
    cache.clear()
    expect(cache.get('a')).toBeUndefined()
  })

  test('API-02 a response whose rendering began before a change is not cached after it', () => {
    const cache = createResponseCache(1_000_000)
    const begun = cache.epoch()
    cache.clear()
    cache.set('a', response(), begun)
    expect(cache.get('a')).toBeUndefined()
  })

  test.each(['gzip', 'br'] as const)(
    'API-02 a response whose compression to %s failed is compressed again on the next request',
    async (encoding) => {
      const cached = response()
      const { body } = cached
      // makes the compression fail, because zlib accepts only bytes
      Object.assign(cached, { body: 7 })
      await expect(encodeCachedResponse(cached, encoding)).rejects.toThrow()
      Object.assign(cached, { body })
      expect((await encodeCachedResponse(cached, encoding)).length).toBeGreaterThan(0)
    },
  )

  test('API-02 a response with only outdated counts is served for a second while it is rendered again', () => {
    let now = 0
    let renewals = 0
    const cache = createResponseCache(1_000_000, () => now)
    const cached = { ...response(), revalidation: { check: () => 'counts' as const, renew: () => void renewals++ } }
    cache.set('a', cached, cache.epoch())
    cache.outdate()
    expect([cache.get('a'), renewals]).toEqual([cached, 1])
    now = 900
    cache.outdate()
    expect(cache.get('a')).toBe(cached)
    now = 1100
    expect(cache.get('a')).toBeUndefined()
  })

  test('API-02 a response that is unchanged after a catalog change keeps its compressed copies', async () => {
    const cache = createResponseCache(1_000_000)
    const former = response('x'.repeat(5000))
    cache.set('a', former, cache.epoch())
    await encodeCachedResponse(former, 'br')
    cache.outdate()
    expect(cache.get('a')).toBeUndefined()
    expect(cache.set('a', response('x'.repeat(5000)), cache.epoch())).toBe(former)
    expect(cache.get('a')?.encodedBytes).toBeGreaterThan(0)
  })

  test('SEC-D2 stay within the memory limit: the oldest are evicted first', () => {
    const cache = createResponseCache(20_000)
    for (const name of ['a', 'b', 'c', 'd']) cache.set(name, response('x'.repeat(8000)), cache.epoch())
    expect(['a', 'b', 'c', 'd'].map((name) => cache.get(name) !== undefined)).toEqual([false, false, true, true])
    cache.set('huge', response('x'.repeat(60_000)), cache.epoch())
    expect(cache.get('huge')).toBeUndefined()
  })

  test('SEC-D2 count with their compressed copies, which evict older responses', async () => {
    const cache = createResponseCache(30_000)
    // uses random bytes, because they cannot be compressed
    const [first, second] = [response(randomBytes(5000).toString('hex')), response(randomBytes(5000).toString('hex'))]
    cache.set('first', first, cache.epoch())
    cache.set('second', second, cache.epoch())
    const before = cache.bytes()
    const copies = await Promise.all([encodeCachedResponse(second, 'gzip'), encodeCachedResponse(second, 'br')])
    const added = copies.reduce((sum, { length }) => sum + length, 0)
    expect([cache.get('first'), cache.get('second')]).toEqual([undefined, second])
    expect(cache.bytes()).toBe(before / 2 + added + 1)
    expect(cache.bytes()).toBeLessThanOrEqual(30_000)
  })

  test('SEC-D2 count with their headers and cache keys', () => {
    const cache = createResponseCache(1_000_000)
    cache.set('a', response(), cache.epoch())
    const plain = cache.bytes()
    cache.set(`a?${'x'.repeat(10_000)}`, createCachedResponse('body', { 'x-policy': 'p'.repeat(5000) }), cache.epoch())
    expect(cache.bytes()).toBeGreaterThan(plain * 2 + 25_000 - 100)
  })

  test('SEC-D2 hold no memory of larger buffers: bodies and copies are not slices', async () => {
    const small = response('x'.repeat(2000))
    const copies = await Promise.all([encodeCachedResponse(small, 'br'), encodeCachedResponse(small, 'gzip')])
    for (const bytes of [small.body, ...copies]) expect(bytes.buffer.byteLength).toBe(bytes.length)
  })

  test('SEC-D2 a response that was evicted before its compressed copy was ready stays evicted', async () => {
    const cache = createResponseCache(1_000_000)
    const dropped = response('x'.repeat(5000))
    cache.set('a', dropped, cache.epoch())
    cache.clear()
    await encodeCachedResponse(dropped, 'br')
    expect([cache.get('a'), cache.bytes()]).toEqual([undefined, 0])
  })

  test('API-02 are not stored if the memory limit is zero', () => {
    const cache = createResponseCache(0)
    cache.set('a', response(), cache.epoch())
    expect(cache.get('a')).toBeUndefined()
  })
})

test.each([
  [undefined, undefined],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', undefined],
  ['identity', undefined],
  ['brotli', undefined],
])('API-02 Accept-Encoding %s gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted, 5000)).toBe(encoding)
})

test('API-02 tiny responses are not compressed', () => {
  expect(chooseEncoding('br', 500)).toBeUndefined()
})
