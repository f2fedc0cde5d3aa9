import { afterAll, beforeAll, expect, test } from 'vitest'
import { baseAfterConflict } from '#contract/rules/staff/merge-fields.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

let shop: TestShop
let ada: Awaited<ReturnType<typeof createStaff>>
let bea: typeof ada
beforeAll(async () => {
  shop = await openTestShop()
  ada = await createStaff(shop, { name: 'Ada' })
  bea = await createStaff(shop, { name: 'Bea' })
})
afterAll(() => shop.close())

type Method = 'GET' | 'PATCH' | 'PUT'
const call = async ({ headers }: typeof ada, method: Method, path: string, payload?: object) => {
  const response = await shop.app.inject({ method, url: `/api/staff${path}`, headers, ...(payload ? { payload } : {}) })
  return { status: response.statusCode, body: response.json() }
}
const isLate = (current: object) => ({ status: 409, body: { reason: 'edited-meanwhile', by: 'Ada', current } })

test('OWN-24 changes of different names of a list entry are merged; a conflicting one is refused, and can then be confirmed', async () => {
  const [{ id, name_ru, name_en }] = (await call(ada, 'GET', '/lists/strap_materials/')).body.results
  const was = { name_ru, name_en }
  const path = `/lists/strap_materials/${id}/`
  expect((await call(ada, 'PATCH', path, { name_ru: 'Ада', name_en, was })).status).toBe(200)
  expect((await call(bea, 'PATCH', path, { name_ru, name_en: 'Bea', was })).body).toMatchObject({ name_ru: 'Ада', name_en: 'Bea' })
  const late = await call(bea, 'PATCH', path, { name_ru: 'Беа', name_en, was })
  expect(late).toMatchObject({ status: 409, body: { reason: 'edited-meanwhile', by: 'Bea', current: { name_ru: 'Ада', name_en: 'Bea' } } })
  expect(late.body.detail).not.toBe('')
  expect((await call(bea, 'PATCH', path, { name_ru: 'Беа', name_en: 'Bea', was: late.body.current })).body).toMatchObject({
    name_ru: 'Беа',
    name_en: 'Bea',
  })
})

test('OWN-24 a stale rename of a brand is refused, because the two languages share its name', async () => {
  const [{ id, name_ru, name_en }] = (await call(ada, 'GET', '/lists/brands/')).body.results
  const was = { name_ru, name_en }
  expect((await call(ada, 'PATCH', `/lists/brands/${id}/`, { name_en: 'Ada & Co', was })).status).toBe(200)
  expect(await call(bea, 'PATCH', `/lists/brands/${id}/`, { name_en: 'Bea & Co', was })).toMatchObject(isLate({ name_en: 'Ada & Co' }))
  expect((await call(bea, 'PATCH', `/lists/brands/${id}/`, { name_en: 'Ada & Co', was })).status).toBe(200)
})

test('OWN-24 a save that is confirmed after a conflict keeps what a colleague changed in other fields', async () => {
  const { results } = (await call(ada, 'GET', '/places/')).body
  const { id, city_id: _city, ...place } = results[1]
  const kind = place.kind === 'window' ? 'safe' : 'window'
  expect((await call(ada, 'PATCH', `/places/${id}/`, { ...place, kind, name_en: 'By Ada', was: place })).status).toBe(200)
  const mine = { ...place, name_en: 'By Bea' }
  const { status, body } = await call(bea, 'PATCH', `/places/${id}/`, { ...mine, was: place })
  expect(status).toBe(409)
  const confirmed = await call(bea, 'PATCH', `/places/${id}/`, { ...mine, was: baseAfterConflict(place, mine, body.current) })
  expect(confirmed).toMatchObject({ status: 200, body: { name_en: 'By Bea', kind } })
})

test('OWN-24 a place, the visit hours and the archive merge separate changes and refuse conflicting ones', async () => {
  const [{ id, city_id: _city, ...place }] = (await call(ada, 'GET', '/places/')).body.results
  expect((await call(ada, 'PATCH', `/places/${id}/`, { ...place, name_en: 'By Ada', was: place })).status).toBe(200)
  expect((await call(bea, 'PATCH', `/places/${id}/`, { ...place, name_ru: 'От Беи', was: place })).body).toMatchObject({
    name_en: 'By Ada',
    name_ru: 'От Беи',
  })
  expect((await call(bea, 'PATCH', `/places/${id}/`, { ...place, name_en: 'By Bea', was: place })).body).toMatchObject({
    reason: 'edited-meanwhile',
    current: { name_en: 'By Ada' },
  })

  const hours = '/visit-hours/capacity/'
  const was = { seats: 1, break_from: null, break_to: null }
  expect((await call(ada, 'PUT', hours, { office: 'moscow', ...was, seats: 3, was })).status).toBe(200)
  expect((await call(bea, 'PUT', hours, { office: 'moscow', seats: 1, break_from: '13:00', break_to: '14:00', was })).status).toBe(200)
  const { capacities } = (await call(ada, 'GET', '/visit-hours/')).body
  expect(capacities).toContainEqual({ office: 'moscow', seats: 3, break_from: '13:00', break_to: '14:00' })
  expect(await call(bea, 'PUT', hours, { office: 'moscow', ...was, seats: 2, was })).toMatchObject({
    status: 409,
    body: { current: { seats: 3 } },
  })

  const archive = { is_open: false, prices: 'none' }
  expect((await call(ada, 'PUT', '/archive/', { ...archive, is_open: true, was: archive })).status).toBe(200)
  const changed = await call(bea, 'PUT', '/archive/', { ...archive, prices: 'band', was: archive })
  expect(changed).toMatchObject({ status: 200, body: { archive: { is_open: true, prices: 'band' } } })
  expect((await call(ada, 'PUT', '/archive/', { is_open: true, prices: 'exact', was: { ...archive, is_open: true } })).status).toBe(409)
})
