import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextPath, relayNextPath } from '#contract/rules/next-path.ts'

test.each(['/', '/checkout', '/catalog?search=a%20b&page=2', '/about#contacts', '/product/42?x=https://else.example/'])(
  'AUTH-15 %s is a page of this site',
  (next) => {
    expect(nextPath(next)).toBe(next)
  },
)

describe('SEC-B1 AUTH-15 a path to another site is replaced by the profile', () => {
  test.each([
    null,
    undefined,
    '',
    'checkout',
    'https://else.example/',
    '//else.example',
    '///else.example',
    '/\\else.example',
    '\\\\else.example',
    '/\t/else.example',
    '/\n/else.example',
    ' /checkout',
    '/check out',
    '/.//else.example',
    '/x/..//else.example',
    '/%2e//else.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\u200B/else.example',
    '/\u0000',
    '@else.example',
    '/login?next=/login',
    '/auth/relay#access=x',
    '/api/users/me/',
  ])('%j', (next) => {
    expect(nextPath(next)).toBe('/profile')
  })

  test('whatever `next` is, the browser stays on the site', () => {
    const characters = fc.array(
      fc.constantFrom('/', '\\', '.', '..', '%2e', '%5c', '@', ':', '#', '?', '\t', '\n', ' ', 'x', 'else.example', 'https:'),
    )
    fc.assert(
      fc.property(characters, (parts) => {
        const path = nextPath(parts.join(''))
        expect(path).toMatch(/^\/(?!\/)/)
        expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example')
      }),
    )
  })
})

test('AUTH-12 through the relay a full URL of this site is accepted, of another site it is not', () => {
  expect(relayNextPath('https://shop.example/checkout?a=1', 'https://shop.example')).toBe('/checkout?a=1')
  expect(relayNextPath('/cart', 'https://shop.example')).toBe('/cart')
  expect(relayNextPath('https://shop.example.evil.example/x', 'https://shop.example')).toBe('/profile')
  expect(relayNextPath('https://shop.example@evil.example/x', 'https://shop.example')).toBe('/profile')
  expect(relayNextPath('https://shop.example//evil.example', 'https://shop.example')).toBe('/profile')
  expect(relayNextPath('http://shop.example/x', 'https://shop.example')).toBe('/profile')
})
