import { expect, test } from 'vitest'
import { takeOwnScripts } from '#app/own-scripts.server.ts'

test('SEC-B6 only inline scripts with the nonce of the page are taken', () => {
  const page = [
    '<link rel="modulepreload" nonce="N" href="/a.js"/>',
    '<script nonce="N">one()</script>',
    '<p><script>injected()</script></p>',
    '<script nonce="M">guessed()</script>',
    '<script nonce="N" src="/assets/b.js"></script>',
    '<script type="module" async="" nonce="N">two()</script>',
  ].join('')
  const { html, scripts } = takeOwnScripts(page, 'N')
  expect(scripts).toEqual(['one()', 'two()'])
  expect(html).toBe(page.replaceAll(' nonce="N"', ''))
})
