import { beforeEach, expect, test } from 'vitest'
import { addPiece } from '#test/factories.ts'
import { delivery, pickup } from '#test/orders.ts'
import { addSpecialist } from '#test/specialists.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'

const calls = staffOrderCalls()
const { place, step } = calls

const read = async ({ id, buyer }: Awaited<ReturnType<typeof place>>, language = 'en') =>
  (await calls.shop.app.inject({ url: `/api/orders/${id}/`, headers: { ...buyer.headers, 'accept-language': language } })).json()
const contactIn = (text: string | undefined) => /YOUR CONTACT\n(.+)/.exec(text ?? '')?.[1]

beforeEach(async () => {
  await calls.shop.db.deleteFrom('specialist').execute()
  await calls.shop.catalog.refresh()
})

test('TRST-01 without specialists an order names nobody', async () => {
  expect((await place()).specialist).toBeNull()
})

test('TRST-01 an order has the first specialist of its office who knows its first piece, in the language of the page', async () => {
  await addSpecialist(calls.shop, { name_en: 'Omar', office: 'dubai' })
  await addSpecialist(calls.shop, { name_en: 'Bella', piece_kinds: ['bag'] })
  await addSpecialist(calls.shop, { name_en: 'Anna', name_ru: 'Анна', office: 'moscow', telegram: 'anna_vitrine' })
  await addSpecialist(calls.shop, { name_en: 'Last' })
  const order = await place(pickup)
  expect(await read(order)).toMatchObject({ specialist: { name: 'Anna', office: 'moscow', telegram_url: 'https://t.me/anna_vitrine' } })
  expect((await read(order, 'ru')).specialist).toMatchObject({ name: 'Анна' })
  const abroad = await place({ ...delivery, country: 'AE', state: 'Dubai', address_city: 'Dubai', postal_code: '' })
  expect(abroad.specialist).toMatchObject({ name: 'Omar', hours: expect.stringMatching(/Dubai time$/) })
})

test('TRST-01 an order has the specialist of the staff member who changed it last, on its page and in its emails', async () => {
  await addSpecialist(calls.shop, { name_en: 'Anna' })
  await addSpecialist(calls.shop, {
    name_en: 'Mark Orlov',
    staff_id: calls.manager.staffId,
    telegram: 'mark_vitrine',
    piece_kinds: ['bag'],
  })
  const order = await place()
  await calls.pass(0)
  await step(order.id, 'confirm')
  await calls.pass(10_000)
  expect((await read(order)).specialist).toMatchObject({ name: 'Mark Orlov' })
  const texts = calls
    .emails(order.contact.email)
    .slice(-2)
    .map(({ text }) => text)
  expect(texts.map(contactIn)).toEqual(['Anna, Vitrine', 'Mark Orlov, Vitrine'])
  expect(texts.map((text) => text.includes('https://t.me/mark_vitrine'))).toEqual([false, true])
})

test('TRST-01 without a specialist an email names the staff member, unless they are blocked', async () => {
  const order = await place(pickup, [await addPiece(calls.shop.db)])
  await calls.pass(0)
  await step(order.id, 'confirm')
  await calls.pass(10_000)
  expect(
    calls
      .emails(order.contact.email)
      .map(({ text }) => contactIn(text))
      .at(-1),
  ).toBe('Mark, Vitrine')
})
