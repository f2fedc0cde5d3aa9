import { expect, test } from 'vitest'
import { messengerLinks } from '#contract/rules/staff/messenger-links.ts'

test.each([
  ['+7 916 123-45-67', '79161234567'],
  ['+79161234567', '79161234567'],
  ['89161234567', '79161234567'],
  ['+971 50 123 4567', '971501234567'],
  ['+44 (0)20 7946 0958', '442079460958'],
])('KNOW-02 the phone %s is dialed by its international digits', (phone, digits) => {
  expect(messengerLinks({ phone, telegram: null }, '')).toEqual({
    whatsapp: `https://wa.me/${digits}`,
    telegram: `tg://resolve?phone=${digits}`,
  })
})

test.each(['', 'call me', '123-45-67', '020 7946 0958', '+7 916 123', '+7 916 123-45-67 or ask Anna'])(
  'KNOW-02 there is no link to the phone “%s”, which cannot be dialed',
  (phone) => expect(messengerLinks({ phone, telegram: null }, 'Hello')).toEqual({ whatsapp: null, telegram: null }),
)

test('KNOW-02 the links carry the whole text, encoded', () => {
  const { whatsapp, telegram } = messengerLinks({ phone: '+79161234567', telegram: null }, 'Часы & цена?\nhttps://shop.example/quote/a#b ')
  const text = '%D0%A7%D0%B0%D1%81%D1%8B%20%26%20%D1%86%D0%B5%D0%BD%D0%B0%3F%0Ahttps%3A%2F%2Fshop.example%2Fquote%2Fa%23b'
  expect(whatsapp).toBe(`https://wa.me/79161234567?text=${text}`)
  expect(telegram).toBe(`tg://resolve?phone=79161234567&text=${text}`)
})

test('KNOW-02 a broken character in the text breaks no link', () => {
  expect(messengerLinks({ phone: '+79161234567', telegram: null }, 'a\uD83D').whatsapp).toBe('https://wa.me/79161234567?text=a%EF%BF%BD')
})

test.each(['vera_p', '@vera_p'])('KNOW-02 the Telegram name %s takes precedence over the phone and needs none', (telegram) => {
  expect(messengerLinks({ phone: '', telegram }, 'Hi')).toEqual({ whatsapp: null, telegram: 'https://t.me/vera_p?text=Hi' })
  expect(messengerLinks({ phone: '+79161234567', telegram }, '').telegram).toBe('https://t.me/vera_p')
})

test.each(['ve', 'vera/../x', 'https://evil.example', '1vera'])('KNOW-02 “%s” is no Telegram name', (telegram) => {
  expect(messengerLinks({ phone: '', telegram }, '').telegram).toBeNull()
})
