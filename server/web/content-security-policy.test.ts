import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { SignInOptions } from '#contract/auth.ts'
import { contentSecurityPolicy } from '#server/web/content-security-policy.ts'
import { signInSources } from '#server/web/sign-in-sources.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const directives = (policy: string) => new Map(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))

test('SEC-B6 allows files of the shop and inline scripts written by the server', () => {
  expect(directives(contentSecurityPolicy(['one()', 'two()'], undefined)).get('script-src')).toEqual([
    "'self'",
    hashOf('one()'),
    hashOf('two()'),
  ])
})

test('SEC-B5 SEC-B7 forbids by default inline code, eval, framing, and foreign bases and form targets', () => {
  const policy = contentSecurityPolicy([], undefined)
  expect(policy).not.toMatch(/unsafe|\*|http:|blob:/)
  const parsed = directives(policy)
  expect(parsed.get('default-src')).toEqual(["'none'"])
  expect(parsed.get('frame-ancestors')).toEqual(["'none'"])
  expect(parsed.get('base-uri')).toEqual(["'none'"])
  expect(parsed.get('form-action')).toEqual(["'self'"])
  expect(parsed.get('style-src')).toEqual(["'self'"])
  expect(parsed.get('connect-src')).toEqual(["'self'"])
})

test('SEC-B6 pictures may come from the shop itself and its configured store only', () => {
  expect(directives(contentSecurityPolicy([], undefined)).get('img-src')).toEqual(["'self'", 'data:'])
  expect(directives(contentSecurityPolicy([], 'https://cdn.example')).get('img-src')).toEqual(["'self'", 'data:', 'https://cdn.example'])
})

test('SEC-B6 maps may be framed from the configured provider only', () => {
  const frames = (origins: readonly string[]) => directives(contentSecurityPolicy([], undefined, origins)).get('frame-src')
  expect(frames([])).toEqual(['https://www.youtube-nocookie.com'])
  expect(frames(['https://maps.example'])).toEqual(['https://www.youtube-nocookie.com', 'https://maps.example'])
})

test('SEC-B6 the sign-in may use Telegram and Google only if configured', () => {
  const firebase = { api_key: 'k', auth_domain: 'shop.firebaseapp.com', project_id: 'shop', emulator_url: null }
  const policyOf = (options: Partial<SignInOptions>) =>
    directives(contentSecurityPolicy([], undefined, [], signInSources({ telegram: null, firebase: null, ...options })))
  expect(policyOf({})).toEqual(directives(contentSecurityPolicy([], undefined)))
  const telegram = policyOf({ telegram: { bot_id: 1, bot_name: 'shop_bot' } })
  expect(telegram.get('script-src')).toEqual(["'self'", 'https://telegram.org/js/'])
  expect(telegram.get('connect-src')).toEqual(["'self'", 'https://oauth.telegram.org'])
  const google = policyOf({ firebase })
  expect(google.get('script-src')).toContain('https://apis.google.com')
  expect(google.get('frame-src')).toContain('https://shop.firebaseapp.com')
  expect(google.get('connect-src')).toContain('https://identitytoolkit.googleapis.com')
  const all = contentSecurityPolicy([], undefined, [], signInSources({ telegram: { bot_id: 1, bot_name: 'b' }, firebase }))
  expect(all).not.toMatch(/unsafe|\*|http:|blob:/)
})
