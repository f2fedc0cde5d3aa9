import { expect, test } from 'vitest'
import { bagSize, ringDiameter, watchSize } from '#contract/rules/piece-size.ts'

const watch = (diameter: number | null, thickness: number | null = null, model = 'Submariner') => ({
  case_diameter_mm: diameter,
  case_thickness_mm: thickness,
  model_name: model,
  collection: null,
})

test.each([
  ['25 × 15 × 9\u00A0см', 250, 150],
  ['25,5 × 15,5 × 6,5\u00A0см', 255, 155],
  ['25.5 × 15.5 × 6.5\u00A0cm', 255, 155],
  ['30x22x16 cm', 300, 220],
  ['30 х 22 х 16 СМ', 300, 220],
  ['30 * 22 см', 300, 220],
  ['25 см × 19 см × 7 см', 250, 190],
  ['250 × 150 × 90 мм', 250, 150],
  ['28 × 19 × 4,5 см', 280, 190],
])('TRST-03 a bag of %s is %d mm wide and %d mm high', (text, width, height) => {
  expect(bagSize(text)).toEqual({ width, height })
})

test.each([
  null,
  '',
  '25 см',
  '25 × 15 × 9',
  'M, 25 × 15 см',
  '25–27 × 15 см',
  '25 × × 9 см',
  '25 × 15 × 9 × 3 см',
  '25 см × 150 мм',
  '25 × 15 × 9 cm см',
  '4 × 15 × 9 см',
  '25 × 81 × 9 см',
  '25 × 15 × 90 см',
  '0,25 × 0,15 см',
])('TRST-03 the text %j is no size of a bag', (text) => {
  expect(bagSize(text)).toBeNull()
})

test('TRST-03 a watch has its size only if its case is round and its diameter is plausible', () => {
  expect(watchSize(watch(40.5, 11.9))).toEqual({ diameter: 40.5, thickness: 11.9 })
  expect(watchSize(watch(15))).toEqual({ diameter: 15, thickness: null })
  expect(watchSize(watch(60, 31))).toEqual({ diameter: 60, thickness: null })
  for (const diameter of [null, 0, 14.9, 60.1, 405]) expect(watchSize(watch(diameter))).toBeNull()
  for (const model of ['Tank Louis Cartier', 'Reverso Tribute', 'RM 11-03', 'Santos-Dumont'])
    expect(watchSize(watch(31, 7, model))).toBeNull()
  expect(watchSize({ ...watch(39), collection: { name: 'Monaco' } })).toBeNull()
})

test('TRST-03 a ring has an inner diameter only if its size is the circumference of that diameter', () => {
  expect(ringDiameter('53 (16,9 мм)')).toBe(16.9)
  expect(ringDiameter('55 (17.5\u00A0mm)')).toBe(17.5)
  for (const text of [null, '', '53', '17 см', 'M (17 мм)', 'M (17 см)', '53 (16,9 см)', '53 (19 мм)', '99 (31,5 мм)', 'Цепочка 42 см'])
    expect(ringDiameter(text)).toBeNull()
})
