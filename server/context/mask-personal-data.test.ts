import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskPersonalData } from '#server/context/mask-personal-data.ts'

test.each([
  ['write to anna@example.com', 'write to [email]'],
  ['call +7 916 123-45-67 today', 'call [number] today'],
  ['/api/x/eyJhbGciOiJIUzI1.eyJzdWIiOiIx.c2lnbmF0dXJl', '/api/x/[token]'],
])('OPS-10 %s is masked as %s', (text, masked) => {
  expect(maskPersonalData(text)).toBe(masked)
})

test('SAFE-03 OPS-10 a long text is truncated before masking, without the word at the cut', () => {
  const secret = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789'
  const holds = fc.property(fc.integer({ min: 0, max: 220 }), fc.constantFrom(secret, 'anna@example.com', '+79161234567'), (at, word) => {
    const text = `/${'a'.repeat(at)}/${word}/${'b'.repeat(15_000)}`
    const masked = maskPersonalData(text)
    expect(masked.length).toBeLessThanOrEqual(210)
    for (let size = 8; size <= word.length; size++) expect(masked).not.toContain(word.slice(0, size))
  })
  fc.assert(holds, { seed: 3 })
  expect(maskPersonalData('a'.repeat(15_000))).toBe('…')
})
