import { expect, test } from 'vitest'
import { languages } from '#contract/language.ts'
import { messengerText } from '#contract/rules/staff/messenger-texts.ts'

const values = {
  shop: 'Vitrine',
  number: '12',
  pieces: 'Rolex Solstice',
  until: 'FINAL DAY',
  when: 'VISIT TIME',
  address: 'OFFICE',
  link: 'https://shop.example/x',
}

test('KNOW-02 a message greets the person, names the shop, and ends with the link', () => {
  expect(messengerText('ru', 'quote', { ...values, name: 'Вера' })).toBe(
    'Здравствуйте, Вера! Это Vitrine. Подготовили для вас личное предложение: Rolex Solstice. Оно действует до FINAL DAY, цена и условия по ссылке:\nhttps://shop.example/x',
  )
  expect(messengerText('en', 'thread', { ...values, name: ' ' })).toBe(
    'Hello, this is Vitrine. We are writing about your request No.\u00A012.',
  )
})

test.each(
  languages.flatMap((language) => (['piece', 'quote', 'album', 'visit', 'buyback'] as const).map((kind) => [language, kind] as const)),
)('KNOW-02 the message in %s about a %s has the link on its own last line, and no placeholder', (language, kind) => {
  const text = messengerText(language, kind, { ...values, name: null })
  expect(text.split('\n').at(-1)).toBe('https://shop.example/x')
  expect(text).not.toMatch(/[{}]/)
})
