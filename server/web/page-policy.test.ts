import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pagePolicy } from '#server/web/page-policy.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const directives = (policy: string) => new Map(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))

test('SEC-B6 allows the scripts of the shop and the very inline scripts of this page', () => {
  const html = '<script>one()</script><script src="/assets/a.js"></script><script type="module">two()</script>'
  expect(directives(pagePolicy(html, undefined)).get('script-src')).toEqual(["'self'", hashOf('one()'), hashOf('two()')])
})

test('SEC-B6 data that is no script needs no permission', () => {
  const html = '<script type="application/ld+json">{"@type":"Product"}</script>'
  expect(directives(pagePolicy(html, undefined)).get('script-src')).toEqual(["'self'"])
})

test('SEC-B5 SEC-B7 allows nothing by default: no inline, no eval, no frames around it, no foreign base or form', () => {
  const policy = pagePolicy('', undefined)
  expect(policy).not.toMatch(/unsafe|\*|http:|blob:/)
  const told = directives(policy)
  expect(told.get('default-src')).toEqual(["'none'"])
  expect(told.get('frame-ancestors')).toEqual(["'none'"])
  expect(told.get('base-uri')).toEqual(["'none'"])
  expect(told.get('form-action')).toEqual(["'self'"])
  expect(told.get('style-src')).toEqual(["'self'"])
  expect(told.get('connect-src')).toEqual(["'self'"])
})

test('SEC-B6 photographs may come from the store that is configured', () => {
  expect(directives(pagePolicy('', 'https://cdn.example')).get('img-src')).toContain('https://cdn.example')
})
