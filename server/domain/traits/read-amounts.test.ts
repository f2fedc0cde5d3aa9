import { expect, test } from 'vitest'
import { readAmounts } from '#server/domain/traits/read-amounts.ts'

const read = (typed: string) => readAmounts(typed).map(({ from, to, trait }) => [typed.slice(from, to).trim(), trait.numbers ?? 'size'])

test.each([
  ['до 5000', { price: { max: 5000 } }],
  ['не дороже 5 000 $', { price: { max: 5000 } }],
  ['under 10k', { price: { max: 10_000 } }],
  ['up to $7,500', { price: { max: 7500 } }],
  ['до 2,5 тыс.', { price: { max: 2500 } }],
  ['от 3000', { price: { min: 3000 } }],
  ['over 50k usd', { price: { min: 50_000 } }],
  ['до 1 млн', { price: { max: 1_000_000 } }],
  ['5-10 тысяч', { price: { min: 5000, max: 10_000 } }],
  ['от 5 до 10 тыс', { price: { min: 5000, max: 10_000 } }],
  ['between 500 and 2k', { price: { min: 500, max: 2000 } }],
  ['$5,000–$10,000', { price: { min: 5000, max: 10_000 } }],
  ['5000-10000', { price: { min: 5000, max: 10_000 } }],
  ['2000–3000', { price: { min: 2000, max: 3000 } }],
  ['до 5000 долларов США', { price: { max: 5000 } }],
  ['40 мм', { diameter: { min: 40, max: 40 } }],
  ['36-38mm', { diameter: { min: 36, max: 38 } }],
  ['до 37,5 мм', { diameter: { max: 37.5 } }],
  ['30 см', { width: { min: 29.5, max: 30.5 } }],
  ['размер 52', 'size'],
  ['17 размер', 'size'],
])('FIND-01 «%s» is a budget or a size', (typed, numbers) => {
  expect(read(typed)).toEqual([[typed, numbers]])
  expect(read(`rolex ${typed} steel`)).toEqual([[typed, numbers]])
})

test.each([
  '5711',
  '126610-0001',
  '5205-010',
  'rm 11-03',
  'до 5',
  'birkin 25',
  '300m',
  'до 500 тыс руб',
  'от 2015',
  '1950-2000',
  'до 100000 €',
  'dodo 5000',
  '',
])('FIND-01 «%s» is no budget and no size', (typed) => expect(read(typed)).toEqual([]))

test('FIND-01 a size and a budget beside each other are two', () =>
  expect(read('40 мм до 10000')).toEqual([
    ['40 мм', { diameter: { min: 40, max: 40 } }],
    ['до 10000', { price: { max: 10_000 } }],
  ]))
