import { expect, test } from 'vitest'
import { threadCalls } from '#test/thread-calls.ts'

const calls = threadCalls()
const template = { name_ru: 'Ремешок', name_en: 'Strap', kinds: ['contact'], body_ru: 'Здравствуйте, {{name}}', body_en: 'Hello {{name}}' }
const list = async () => (await calls.call('GET', '/reply-templates/')).json().results
const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, headers = calls.manager.headers) =>
  calls.shop.app.inject({ method, url: `/api/staff/reply-templates/${path}`, headers, ...(payload ? { payload } : {}) })

test('OWN-84 a template is added, changed and deleted, each with undo', async () => {
  const before = await list()
  expect(before.length).toBeGreaterThan(3)
  expect((await send('POST', '', template)).statusCode).toBe(200)
  const { id } = (await list()).find(({ name_en: name }: { name_en: string }) => name === 'Strap')
  const changed = await send('PUT', `${id}/`, { version: 1, ...template, body_en: 'Dear {{name}}' })
  expect((await list()).find((each: { id: number }) => each.id === id)).toMatchObject({ body_en: 'Dear {{name}}', kinds: ['contact'] })
  await calls.undo(changed.json().action_id)
  const deleted = await send('DELETE', `${id}/`)
  expect(await list()).toEqual(before)
  await calls.undo(deleted.json().action_id)
  expect((await list()).find((each: { id: number }) => each.id === id)).toMatchObject(template)
  expect((await send('DELETE', '99999/')).statusCode).toBe(404)
})

test('OWN-84 OWN-23 a template that is sent again after a lost response is added once, and another person may add the same', async () => {
  const lost = { ...template, name_en: 'Sent twice' }
  const count = async () => (await list()).filter(({ name_en: name }: { name_en: string }) => name === lost.name_en).length
  const first = await send('POST', '', lost)
  expect((await send('POST', '', lost)).json()).toEqual(first.json())
  expect(await count()).toBe(1)
  await send('POST', '', lost, calls.owner.headers)
  expect(await count()).toBe(2)
})

test('OWN-84 a template with an unknown field is refused', async () => {
  const refused = await send('POST', '', { ...template, body_en: 'Hello {{nmae}}' })
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['body_en']])
})

test('OWN-84 OWN-02 an expert can read templates but not write them', async () => {
  expect((await calls.call('GET', '/reply-templates/', undefined, calls.expert.headers)).statusCode).toBe(200)
  expect((await send('POST', '', template, calls.expert.headers)).statusCode).toBe(403)
})

test('OWN-84 a template needs a name in both languages', async () => {
  expect(await list()).toContainEqual(expect.objectContaining({ name_ru: 'Цена и наличие', name_en: 'Price and availability' }))
  const refused = await send('POST', '', { ...template, name_en: ' ' })
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['name_en']])
})

test('OWN-84 OWN-24 a stale change is refused with the name of the other editor and the current template', async () => {
  const [{ id, version }] = await list()
  const change = (body_en: string, { headers }: typeof calls.manager) => send('PUT', `${id}/`, { version, ...template, body_en }, headers)
  expect((await change('From Olga', calls.owner)).statusCode).toBe(200)
  const late = await change('From Mark', calls.manager)
  expect([late.statusCode, late.json()]).toMatchObject([409, { reason: 'edited-meanwhile', by: 'Olga', current: { body_en: 'From Olga' } }])
  expect((await list()).find((each: { id: number }) => each.id === id)).toMatchObject({ body_en: 'From Olga', version: version + 1 })
  expect((await send('PUT', '99999/', { version: 1, ...template })).statusCode).toBe(404)
})
