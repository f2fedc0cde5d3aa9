import { describe, expect, test } from 'vitest'
import { chooseEncoding, createAnswerCache, makeAnswer } from '#server/http/answer-cache.ts'

const answer = (text = 'body') => makeAnswer(text, { 'content-type': 'text/plain' })

describe('kept answers', () => {
  test('API-02 are given back until the catalogue changes', () => {
    const cache = createAnswerCache(1_000_000)
    const kept = answer()
    cache.set('a', kept, cache.epoch())
    expect(cache.get('a')).toBe(kept)
    cache.clear()
    expect(cache.get('a')).toBeUndefined()
  })

  test('API-02 that were begun before a change are not kept after it', () => {
    const cache = createAnswerCache(1_000_000)
    const begun = cache.epoch()
    cache.clear()
    cache.set('a', answer(), begun)
    expect(cache.get('a')).toBeUndefined()
  })

  test('SEC-D2 take no more memory than they may: the oldest go first', () => {
    const cache = createAnswerCache(50_000)
    for (const name of ['a', 'b', 'c', 'd']) cache.set(name, answer('x'.repeat(8000)), cache.epoch())
    expect(['a', 'b', 'c', 'd'].map((name) => cache.get(name) !== undefined)).toEqual([false, false, true, true])
    cache.set('huge', answer('x'.repeat(60_000)), cache.epoch())
    expect(cache.get('huge')).toBeUndefined()
  })

  test('API-02 are none where no memory is given', () => {
    const cache = createAnswerCache(0)
    cache.set('a', answer(), cache.epoch())
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

test('API-02 a few bytes are not worth compressing', () => {
  expect(chooseEncoding('br', 500)).toBeUndefined()
})
