import { expect, test } from 'vitest'
import { translators } from '#app/i18n/translators.server.ts'
import { catalogErrorText } from '#app/sections/catalog/catalog-error-text.ts'

const errors = { min_price: ['Укажите число.'], page: ['Укажите целое число.'] }

test.each([
  [{ detail: 'Подробность', message: 'Сообщение', errors }, 'Подробность'],
  [{ detail: '', message: 'Сообщение', errors }, 'Сообщение'],
  [{ detail: '', errors }, 'Укажите число. Укажите целое число.'],
  [{}, 'Произошла непредвиденная ошибка'],
  [{ isNetwork: true }, 'Неизвестная ошибка сети'],
])('CAT-11 the text is detail, else message, else all errors, else the shop’s own: %j', (error, expected) => {
  expect(catalogErrorText(error, translators.ru.t)).toBe(expected)
})

test('CAT-11 the text is in English too', () => {
  expect(catalogErrorText({}, translators.en.t)).toBe('An unexpected error occurred')
  expect(catalogErrorText({ isNetwork: true }, translators.en.t)).toBe('Unknown network error')
})
