import fc from 'fast-check'
import { expect, test } from 'vitest'
import { generateOrderNumber, isOrderNumber, normalizeOrderNumber } from '#contract/rules/order-number.ts'

const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const generated = fc.array(fc.integer({ min: 0, max: 31 }), { minLength: 7, maxLength: 7 }).map((values) => {
  const left = [...values]
  return generateOrderNumber(() => left.shift() ?? 0)
})

test('SEC-C11 an order number is two groups of four Crockford base-32 characters, the last of which is a check character', () => {
  fc.assert(
    fc.property(generated, (number) => {
      expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
      expect(isOrderNumber(number)).toBe(true)
    }),
  )
})

test('SEC-C11 a single misread character is detected', () => {
  fc.assert(
    fc.property(generated, fc.nat(7), fc.nat(31), (number, at, other) => {
      const plain = number.replace('-', '')
      const character = characters[other] ?? ''
      fc.pre(character !== plain[at])
      expect(isOrderNumber(plain.slice(0, at) + character + plain.slice(at + 1))).toBe(false)
    }),
  )
})

test('SEC-C11 a number is read as people type it', () => {
  const number = generateOrderNumber(() => 0)
  expect(number).toBe('0000-0000')
  expect(isOrderNumber(' oooo ooOO ')).toBe(true)
  expect(normalizeOrderNumber('k7q2-il')).toBe('K7Q211')
  expect(isOrderNumber('0000-000')).toBe(false)
  expect(isOrderNumber('')).toBe(false)
})
