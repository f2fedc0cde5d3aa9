import { expect, test } from 'vitest'
import { dictionary as en } from '#app/i18n/en/dictionary.ts'
import { dictionary as ru } from '#app/i18n/ru/dictionary.ts'
import { createTranslator } from '#app/i18n/translator.ts'
import { type Product, productCondition, productPrice } from '#app/sections/product/product.ts'
import { inOneSentence, specificationsOf } from '#app/sections/product/specifications.ts'
import type { Watch } from '#contract/watch.ts'

const russian = createTranslator('ru', ru)
const english = createTranslator('en', en)

const bare: Watch = {
  id: 1,
  brand: { id: 1, name: 'Omega' },
  model_name: 'Speedmaster',
  reference: null,
  price_usd: '10900.00',
  price_on_request: false,
  previous_price_usd: null,
  original_price_usd: null,
  photos: [],
  full_set: false,
  condition_name: null,
  city_name: 'Dubai',
  size_text: null,
  status: 'available',
  reserved_until: null,
  moving_to_city_name: null,
  collection: null,
  watch_type_name: null,
  production_year: null,
  is_limited_edition: false,
  dial_color: null,
  case_diameter_mm: null,
  case_thickness_mm: null,
  water_resistance_m: null,
  caliber: null,
  power_reserve_hours: null,
  limited_edition_pieces: null,
  case_material_name: null,
  glass_type_name: null,
  movement_type_name: null,
  function_description: '',
  strap_material_name: null,
  condition_description: 'Отличное. Едва заметные следы. Полировки не было.',
  availability_city_name: 'Москва',
  workshop_name: null,
  kit_description: 'Коробка.',
  description: '',
  takes_offers: false,
  stock: 1,
}
const watch = (more: Partial<Watch>): Product => ({ kind: 'watch', piece: { ...bare, ...more } })

test('PDP-01 only known values become rows', () => {
  expect(specificationsOf(watch({}), russian)).toEqual([])
  expect(specificationsOf(watch({ production_year: 2021, caliber: '3235' }), russian)).toEqual([
    { key: 'product.spec.year', value: '2021' },
    { key: 'product.spec.caliber', value: '3235' },
  ])
})

test('PDP-01 numbers are formatted for the language, with a no-break space before the unit', () => {
  const sizes = watch({ case_diameter_mm: 40.5, power_reserve_hours: 70, water_resistance_m: 1220 })
  expect(specificationsOf(sizes, russian).map(({ value }) => value)).toEqual(['40,5\u00A0мм', '70\u00A0ч', '1\u00A0220\u00A0м'])
  expect(specificationsOf(sizes, english).map(({ value }) => value)).toEqual(['40.5\u00A0mm', '70\u00A0h', '1,220\u00A0m'])
})

test('PDP-01 a limited edition shows its number, or that it is limited', () => {
  const edition = (pieces: number | null) =>
    specificationsOf(watch({ is_limited_edition: true, limited_edition_pieces: pieces }), russian).map(({ value }) => value)
  expect(edition(101)).toEqual(['101\u00A0экземпляр'])
  expect(edition(500)).toEqual(['500\u00A0экземпляров'])
  expect(edition(null)).toEqual(['Лимитированная серия'])
})

test('PDP-01 functions are joined into one sentence', () => {
  expect(inOneSentence('Малая секундная стрелка, Фазы Луны, GMT')).toBe('Малая секундная стрелка, фазы Луны, GMT')
})

test('PDP-01 the condition has a name and a meaning', () => {
  expect(productCondition(watch({}))).toEqual({
    condition: 'Отличное',
    meaning: 'Едва заметные следы. Полировки не было.',
    set: 'Коробка.',
  })
})

test('CAT-12 PROM-04 a limited edition has a former price only if there was one', () => {
  expect(productPrice(watch({ is_limited_edition: true, original_price_usd: '13080.00' }))).toEqual({ cents: 1_090_000, former: null })
  expect(productPrice(watch({ is_limited_edition: true, previous_price_usd: '12000.00' })).former).toBe(1_200_000)
})

test('CAT-02 a price on request has no amount', () => {
  expect(productPrice(watch({ price_on_request: true, is_limited_edition: true }))).toEqual({ cents: null, former: null })
})
