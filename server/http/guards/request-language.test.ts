import { expect, test } from 'vitest'
import { requestLanguage } from '#server/http/guards/request-language.ts'

test.each([
  [undefined, 'ru'],
  ['', 'ru'],
  ['en', 'en'],
  ['EN-us', 'en'],
  ['ru,en;q=0.9', 'ru'],
  ['en;q=0.5, ru;q=0.7', 'ru'],
  ['de, en;q=0.1', 'en'],
  ['de-DE,fr', 'ru'],
  ['*', 'ru'],
  ['en;q=0', 'ru'],
  ['en;q=0.9,ru;q=0', 'en'],
  [';;;,,,=q', 'ru'],
  ['english', 'ru'],
  [`${'de,'.repeat(5000)}en`, 'ru'],
])('I18N-05 Accept-Language "%s" gets %s', (header, language) => {
  expect(requestLanguage(header)).toBe(language)
})
