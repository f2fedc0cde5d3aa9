import { expect, test } from 'vitest'
import { threadCalls } from '#test/thread-calls.ts'

const calls = threadCalls()
const template = { name: 'Strap', kinds: ['contact'], body_ru: 'Здравствуйте, {{name}}', body_en: 'Hello {{name}}' }
const list = async () => (await calls.call('GET', '/reply-templates/')).json().results
const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, headers = calls.manager.headers) =>
  calls.shop.app.inject({ method, url: `/api/staff/reply-templates/${path}`, headers, ...(payload ? { payload } : {}) })

test('OWN-84 templates are written in both languages, changed and deleted, each with undo', async () => {
  const before = await list()
  expect(before.length).toBeGreaterThan(3)
  expect((await send('POST', '', template)).statusCode).toBe(200)
  const { id } = (await list()).find(({ name }: { name: string }) => name === 'Strap')
  const changed = await send('PUT', `${id}/`, { ...template, body_en: 'Dear {{name}}' })
  expect((await list()).find((each: { id: number }) => each.id === id)).toMatchObject({ body_en: 'Dear {{name}}', kinds: ['contact'] })
  await calls.undo(changed.json().action_id)
  const deleted = await send('DELETE', `${id}/`)
  expect(await list()).toEqual(before)
  await calls.undo(deleted.json().action_id)
  expect((await list()).find((each: { id: number }) => each.id === id)).toMatchObject(template)
  expect((await send('DELETE', '99999/')).statusCode).toBe(404)
})

test('OWN-84 a template with a field that the shop does not know is refused', async () => {
  const refused = await send('POST', '', { ...template, body_en: 'Hello {{nmae}}' })
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['body_en']])
})

test('OWN-84 OWN-02 an expert reads templates and writes none', async () => {
  expect((await calls.call('GET', '/reply-templates/', undefined, calls.expert.headers)).statusCode).toBe(200)
  expect((await send('POST', '', template, calls.expert.headers)).statusCode).toBe(403)
})
