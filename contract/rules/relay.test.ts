import { describe, expect, test } from 'vitest'
import { isRelayed, parseRelayFragment, relayLoginUrl, relayTarget, formatRelayUrl } from '#contract/rules/relay.ts'

const origins = { ru: 'https://shop.ru', en: 'https://shop.com' }
const nonce = 'a'.repeat(22)
const relay = `https://shop.com/auth/relay?nonce=${nonce}`

test('AUTH-11 if there are two sites, customers of the English site sign in on the Russian one', () => {
  expect(isRelayed(origins, 'https://shop.com')).toBe(true)
  expect(isRelayed(origins, 'https://shop.ru')).toBe(false)
  expect(isRelayed(origins, 'https://www.shop.com')).toBe(false)
  expect(isRelayed({ ru: 'https://shop.com', en: 'https://shop.com' }, 'https://shop.com')).toBe(false)
})

test('AUTH-11 the sign-in URL names the page to return to, the relay, and the language', () => {
  const url = new URL(relayLoginUrl(origins, { next: '/checkout?a=1', nonce, language: 'en' }))
  expect(url.origin + url.pathname).toBe('https://shop.ru/login')
  expect(Object.fromEntries(url.searchParams)).toEqual({ next: '/checkout?a=1', return_to: relay, lang: 'en' })
  expect(relayTarget(url.searchParams.get('return_to'), 'https://shop.ru', origins)).toBe(relay)
})

describe('SEC-B2 tokens go only to the relay of the configured site, not to', () => {
  test.each([
    ['nothing', null],
    ['a path', '/auth/relay'],
    ['another host', `https://evil.example/auth/relay?nonce=${nonce}`],
    ['a host that begins with the name of the site', `https://shop.com.evil.example/auth/relay?nonce=${nonce}`],
    ['another host after the name of the site as a user name', `https://shop.com@evil.example/auth/relay?nonce=${nonce}`],
    ['the site with credentials', `https://x:y@shop.com/auth/relay?nonce=${nonce}`],
    ['another port', `https://shop.com:8443/auth/relay?nonce=${nonce}`],
    ['a subdomain', `https://www.shop.com/auth/relay?nonce=${nonce}`],
    ['plain http', `http://shop.com/auth/relay?nonce=${nonce}`],
    ['another page', `https://shop.com/auth/relay/x?nonce=${nonce}`],
    ['another page behind dot segments', `https://shop.com/auth/relay/../../photos/x?nonce=${nonce}`],
    ['a relay without a nonce', 'https://shop.com/auth/relay'],
    ['a relay with more than a nonce', `${relay}&x=1`],
    ['a relay with a fragment', `${relay}#access=x`],
    ['a script', 'javascript:alert(1)//https://shop.com/auth/relay'],
    ['this very site', `https://shop.ru/auth/relay?nonce=${nonce}`],
  ])('%s', (_what, returnTo) => {
    expect(relayTarget(returnTo, 'https://shop.ru', origins)).toBeNull()
  })
})

test('AUTH-12 parsing a relay fragment returns the formatted values', () => {
  const relayed = { access: 'a.b-c_d', refresh: 'r+/=&', next: '/checkout?a=1&b=#x' }
  const url = new URL(formatRelayUrl(relay, relayed))
  expect(url.origin + url.pathname + url.search).toBe(relay)
  expect(parseRelayFragment(url.hash)).toEqual(relayed)
})

test('AUTH-12 a fragment without both tokens is rejected', () => {
  expect(parseRelayFragment('')).toBeNull()
  expect(parseRelayFragment('#access=a')).toBeNull()
  expect(parseRelayFragment('#refresh=a&access=')).toBeNull()
})
