import { expect, test } from 'vitest'
import { readMoney, readNumber } from '#backoffice/ui/field/typed-numbers.ts'

test.each([
  ['', null],
  ['12500', '12500.00'],
  ['12 500', '12500.00'],
  ['12\u00A0500 $', '12500.00'],
  ['$12,500', '12500.00'],
  ['12,500.50', '12500.50'],
  ['12.500,5', '12500.50'],
  ['12,5', '12.50'],
  ['1,250,000', '1250000.00'],
  ['007', '7.00'],
  ['12 500 ₽', undefined],
  ['12,50,0', undefined],
  ['-5', undefined],
  ['twelve', undefined],
  ['1'.repeat(13), undefined],
])('OWN-40 «%s» as dollars is %s', (text, value) => expect(readMoney(text)).toBe(value))

test.each([
  ['', null],
  ['41', '41'],
  ['41,5', '41.5'],
  ['-0.5', '-0.5'],
  ['+4', '4'],
  ['\u221225', '-25'],
  ['\u20130,5', '-0.5'],
  ['+', undefined],
  ['+-4', undefined],
  ['1 000', '1000'],
  ['41 мм', undefined],
])('OWN-37 «%s» as a number is %s', (text, value) => expect(readNumber(text)).toBe(value))
