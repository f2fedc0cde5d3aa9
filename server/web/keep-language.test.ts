import { expect, test } from 'vitest'
import { redirectInLanguage } from '#server/web/keep-language.ts'

const page = { language: 'en', chosen: 'en', canonicalOrigin: 'https://shop.ru', path: '/search', key: '' } as const

test.each([
  ['/catalog?search=rolex', '/catalog?search=rolex&lang=en'],
  ['/catalog', '/catalog?lang=en'],
  ['https://other.example/x', 'https://other.example/x'],
  ['//other.example/x', '//other.example/x'],
])('EDN-03 I18N-01 a redirect to %s becomes %s', (location, redirected) => {
  expect(redirectInLanguage(location, page)).toBe(redirected)
})

test('I18N-01 a redirect of a URL without a language is unchanged', () => {
  expect(redirectInLanguage('/catalog', { ...page, chosen: null })).toBe('/catalog')
})
