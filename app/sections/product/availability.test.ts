import { expect, test } from 'vitest'
import { availabilityText } from '#app/sections/product/availability.server.ts'
import type { Product } from '#app/sections/product/product.ts'

const reserved = (city: string, reserved_until: string | null) =>
  // only the fields that the function reads
  // oxlint-disable-next-line typescript/consistent-type-assertions
  ({ kind: 'watch', piece: { status: 'reserved', reserved_until, availability_city_name: city, moving_to_city_name: null } }) as Product
const available = (stock: number) =>
  // oxlint-disable-next-line typescript/consistent-type-assertions
  ({ kind: 'watch', piece: { status: 'available', stock, availability_city_name: 'Москва', moving_to_city_name: null } }) as Product
const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ')

test('PDP-07 PROM-01 the page of a reserved piece says until when, by the named clock of its office, and offers the bell', () => {
  const { title, bell, isForSale } = availabilityText(reserved('Дубай', '2026-11-23T09:00:00.000Z'), 'ru')
  expect(plain(title)).toBe('Отложен до 23 ноября 2026 г. в 13:00 по времени Дубая')
  expect(bell?.ask).toBe('Сообщить, если освободится')
  expect(isForSale).toBe(false)
  expect(plain(availabilityText(reserved('Moscow', '2026-11-23T09:00:00.000Z'), 'en').title)).toBe(
    'On hold until November 23, 2026 at 12:00 Moscow time',
  )
  expect(availabilityText(reserved('Moscow', null), 'en')).toMatchObject({
    title: 'Reserved',
    bell: { ask: 'Notify me if it is released' },
  })
})

test('PROM-04 the page states the stock if there is more than one unit', () => {
  expect(plain(availabilityText(available(1), 'ru').title)).toBe('В наличии: Москва')
  expect(plain(availabilityText(available(2), 'ru').title)).toBe('В наличии: Москва, 2 шт.')
})
