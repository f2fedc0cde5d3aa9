import { expect, test } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { openForFile } from '#test/open-for-file.ts'
import { openPageTextCalls } from '#test/page-text-calls.ts'

const calls = openForFile(openPageTextCalls, ({ setTime }) => setTime())

const lead = (en: string) => ({ lead: { ru: `По-русски: ${en}`, en } })

test('INFO-10 OWN-103 a policy names the Moscow day since when its text is in force, also after an undo and a scheduled publication', async () => {
  const since = async (language?: string) => (await calls.shown('terms', language)).since
  expect(await since()).toBe(null)
  await calls.setTime(Date.parse('2026-11-22T21:30:00Z'))
  await calls.change('terms', lead('Effective {{since}}.'))
  const published = await calls.step('terms', 'publish')
  await eventually(() => since()).toBe('November 23, 2026')
  expect(await since('ru')).toBe('23 ноября 2026 года')

  await calls.setTime(Date.parse('2026-11-23T21:30:00Z'))
  expect((await calls.undo(published)).statusCode).toBe(200)
  await eventually(() => since()).toBe('November 24, 2026')

  const at = '2026-11-26T20:30:00.000Z'
  expect((await calls.step('terms', 'plan', { publish_at: at })).statusCode).toBe(200)
  expect((await calls.read('terms')).facts.since.en).toBe('November 26, 2026')
  await calls.setTime(Date.parse(at))
  await calls.shop.runJobs()
  await eventually(() => since()).toBe('November 26, 2026')
  const version = async (name: string) => (await calls.other.get(`/api/policy-version/?name=terms&version=${name}`)).json()
  expect((await version('2026-11-23')).facts.since).toBe('November 23, 2026')
  expect((await version('2026-11-24')).facts.since).toBe('November 24, 2026')
})
