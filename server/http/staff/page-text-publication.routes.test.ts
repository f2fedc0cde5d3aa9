import { expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { eventually } from '#test/eventually.ts'
import { openForFile } from '#test/open-for-file.ts'
import { openPageTextCalls } from '#test/page-text-calls.ts'
import { testNow } from '#test/shop.ts'

const calls = openForFile(openPageTextCalls, ({ setTime }) => setTime())

const lead = (en: string) => ({ lead: { ru: `По-русски: ${en}`, en } })

test('INFO-10 OWN-103 a policy names the Moscow day since when its text is in force, also after an undo and a scheduled publication', async () => {
  const since = async (language?: string) => (await calls.shown('terms', language)).since
  expect(await since()).toBe(null)
  await calls.setTime(Date.parse('2026-11-22T21:30:00Z'))
  await calls.change('terms', lead('Effective {{since}}.'))
  const published = await calls.step('terms', 'publish')
  await eventually(() => since()).toBe('November\u00A023, 2026')
  expect(await since('ru')).toBe('23\u00A0ноября 2026 года')

  await calls.setTime(Date.parse('2026-11-23T21:30:00Z'))
  expect((await calls.undo(published)).statusCode).toBe(200)
  await eventually(() => since()).toBe('November\u00A024, 2026')

  const at = '2026-11-26T20:30:00.000Z'
  expect((await calls.step('terms', 'plan', { publish_at: at })).statusCode).toBe(200)
  expect((await calls.read('terms')).facts.since.en).toBe('November\u00A026, 2026')
  await calls.setTime(Date.parse(at))
  await calls.shop.runJobs()
  await eventually(() => since()).toBe('November\u00A026, 2026')
  const version = async (name: string) => (await calls.other.get(`/api/policy-version/?name=terms&version=${name}`)).json()
  expect((await version('2026-11-23')).facts.since).toBe('November\u00A023, 2026')
  expect((await version('2026-11-24')).facts.since).toBe('November\u00A024, 2026')
})

test('OWN-103 OWN-32 a text with broken links is not published; an error names the links, or a notice names a scheduled page', async () => {
  const lastPart = async () => (await calls.shop.get('/api/page-text/?name=about')).json().parts.at(-1).id
  const ids = (await calls.read('about')).draft.parts.map(({ id }: { id: string }) => id)
  const house = { title: { ru: 'Дом', en: 'House' }, blocks: [{ kind: 'paragraph', text: { ru: 'Наш дом.', en: 'Our house.' } }] }
  await calls.change('about', { order: [...ids, 'our-house'], parts: { 'our-house': house } })
  const published = await calls.step('about', 'publish')
  await eventually(lastPart).toBe('our-house')
  const linked = lead('See [our house](/about#our-house).')
  expect((await calls.change('service', linked)).statusCode).toBe(200)
  const at = testNow + dayMs
  const plan = () => calls.step('service', 'plan', { publish_at: new Date(at).toISOString() })
  expect((await plan()).statusCode).toBe(200)
  await calls.undo(published)
  await eventually(lastPart).not.toBe('our-house')

  for (const refused of [await calls.step('service', 'publish'), await plan()])
    expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining('gone: /about#our-house.')])
  await calls.step('service', 'discard')
  await calls.setTime(at)
  await calls.shop.runJobs()
  expect(await calls.read('service')).toMatchObject({ plan: null, is_own: false, is_changed: true, draft: linked })
  expect((await calls.call('GET', 'notices/')).json().results).toMatchObject([
    { kind: 'text-plan-failed', subject: { kind: 'page-text', id: 'service', label: '/service' } },
  ])
  await calls.change('service', lead('See [our house](/about).'))
  expect((await calls.step('service', 'publish')).statusCode).toBe(200)
})
