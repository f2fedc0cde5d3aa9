import { expect, test } from 'vitest'
import { translators } from '#app/i18n/translators.server.ts'

test('I18N-04 Russian plural forms follow the number', () => {
  const texts = [1, 2, 5, 11, 21, 22, 105].map((count) => translators.ru.t('catalog.found', { count }).replace('\u00A0', ' '))
  expect(texts).toEqual(['1 предмет', '2 предмета', '5 предметов', '11 предметов', '21 предмет', '22 предмета', '105 предметов'])
})

test('I18N-04 a value replaces its placeholder', () => {
  expect(translators.en.t('common.addToFavorites', { name: 'Nautilus' })).toContain('Nautilus')
})
