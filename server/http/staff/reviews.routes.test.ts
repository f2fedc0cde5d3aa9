import { expect, test } from 'vitest'
import { z } from 'zod'
import { Review } from '#contract/content.ts'
import { openEditorCalls } from '#test/editor-calls.ts'
import { eventually } from '#test/eventually.ts'
import { openForFile } from '#test/open-for-file.ts'
import { testNow } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

type Entry = Record<string, unknown> & { id: number; version: number }
const calls = openForFile(openEditorCalls)

const review = {
  author: 'Анна К.',
  text: 'Купила часы.\n\nПривезли в срок.',
  language: 'ru',
  source_name: 'Яндекс Карты',
  source_url: 'https://yandex.ru/maps/org/vitrine/reviews?id=7',
  written_on: '2026-11-02',
  is_active: true,
}
const { is_active: _, ...quoted } = review

const list = async (): Promise<Entry[]> => (await calls.call('GET', '/reviews/')).json().results
const add = (different: object = {}) => calls.call('POST', '/reviews/', { ...review, ...different })
const versionOf = async (id: number) => (await list()).find((entry) => entry.id === id)?.version
const expectShown = () => eventually(async () => (await calls.other.get('/api/reviews/')).json().results as Entry[])

test('TRST-02 the demo has no reviews; every process shows an added one until it is hidden or deleted; each step can be undone', async () => {
  await expectShown().toEqual([])
  const added = await add()
  expect(added.statusCode).toBe(201)
  const { id } = added.json()
  await expectShown().toEqual([{ id, ...quoted }])
  const shown = (await calls.other.get('/api/reviews/', { 'accept-language': 'en' })).json().results
  expect(z.array(z.strictObject(Review.shape)).safeParse(shown).error).toBeUndefined()

  const hidden = await calls.call('PATCH', `/reviews/${id}/`, { version: 1, ...review, is_active: false })
  await expectShown().toEqual([])
  expect(await list()).toEqual([{ id, version: 2, ...review, is_active: false }])
  await calls.undo(hidden)
  await expectShown().toEqual([{ id, ...quoted }])

  const changed = await calls.call('PATCH', `/reviews/${id}/`, { version: await versionOf(id), ...review, written_on: '2026-11-03' })
  await expectShown().toEqual([{ id, ...quoted, written_on: '2026-11-03' }])
  await calls.undo(changed)
  await expectShown().toEqual([{ id, ...quoted }])

  const deleted = await calls.call('DELETE', `/reviews/${id}/`)
  await expectShown().toEqual([])
  await calls.undo(deleted)
  await expectShown().toEqual([{ id, ...quoted }])
  await calls.undo(added)
  await expectShown().toEqual([])
})

test('TRST-02 visible reviews are listed in the order of the staff, and the order can be undone', async () => {
  const ids: number[] = []
  for (const author of ['Anna', 'Boris', 'Vera']) ids.push((await add({ author, is_active: author !== 'Boris' })).json().id)
  const expectOrder = () =>
    eventually(async () => ((await calls.other.get('/api/reviews/')).json().results as Entry[]).map(({ author }) => author))
  await expectOrder().toEqual(['Anna', 'Vera'])
  const ordered = await calls.call('PUT', '/reviews/order/', { ids: ids.toReversed() })
  expect(ordered.statusCode).toBe(200)
  await expectOrder().toEqual(['Vera', 'Anna'])
  expect((await list()).map(({ author }) => author)).toEqual(['Vera', 'Boris', 'Anna'])
  await calls.undo(ordered)
  await expectOrder().toEqual(['Anna', 'Vera'])
  expect((await calls.call('PUT', '/reviews/order/', { ids: [ids[0], 999_999] })).statusCode).toBe(409)
  for (const id of ids) await calls.call('DELETE', `/reviews/${id}/`)
})

const wholeAddress = 'Enter the whole address; it begins with https://.'
test.each([
  ['a script as the source', { source_url: 'javascript:alert(1)' }, { source_url: [wholeAddress] }],
  ['a source without TLS', { source_url: 'http://yandex.ru/maps' }, { source_url: [wholeAddress] }],
  ['a source without slashes', { source_url: 'https:yandex.ru/maps' }, { source_url: [wholeAddress] }],
  ['a source with a password', { source_url: 'https://a:b@yandex.ru/maps' }, { source_url: [wholeAddress] }],
  ['a source without an address', { source_url: ' ' }, { source_url: ['Please fill in this field.'] }],
  ['a source without a name', { source_name: ' ' }, { source_name: ['Please fill in this field.'] }],
  ['a day in the future', { written_on: '2026-11-22' }, { written_on: ['This day has not come yet.'] }],
  ['a missing day', { written_on: '' }, { written_on: ['Please fill in this field.'] }],
  ['a long author', { author: 'a'.repeat(101) }, { author: ['Too long: 100 characters at most.'] }],
  ['a long text', { text: 'a'.repeat(2001) }, { text: ['Too long: 2000 characters at most.'] }],
  ['an unknown language', { language: 'de' }, { language: ['Allowed values: ru, en.'] }],
])('TRST-02 %s is refused beside its field, in a new and in a stored review', async (_name, wrong, errors) => {
  const { id } = (await add()).json()
  for (const refused of [await add(wrong), await calls.call('PATCH', `/reviews/${id}/`, { version: 1, ...review, ...wrong })])
    expect([refused.statusCode, refused.json().errors]).toEqual([400, errors])
})

test('TRST-02 a review of today is accepted by Moscow’s day', async () => {
  const midnight = Date.UTC(2026, 10, 21, 21)
  calls.setTime(midnight - 1)
  const { headers } = await createStaff(calls.shop, { roles: ['editor'] })
  const addTomorrow = () => calls.call('POST', '/reviews/', { ...review, written_on: '2026-11-22' }, { headers })
  expect((await addTomorrow()).statusCode).toBe(400)
  calls.setTime(midnight)
  expect((await addTomorrow()).statusCode).toBe(201)
  calls.setTime(testNow)
})

test('TRST-02 OWN-27 a save over a newer version is refused and returns the stored review', async () => {
  const { id } = (await add({ author: 'Edited by two' })).json()
  const save = (author: string) => calls.call('PATCH', `/reviews/${id}/`, { version: 1, ...review, author })
  expect((await save('First')).statusCode).toBe(200)
  const late = await save('Late')
  expect([late.statusCode, late.json().reason]).toEqual([409, 'edited-meanwhile'])
  expect(late.json().current).toMatchObject({ author: 'First', written_on: review.written_on })
  expect((await calls.call('PATCH', '/reviews/999999/', { version: 1, ...review })).statusCode).toBe(404)
})

test('TRST-02 OWN-23 a review that is sent again after a lost response is added once', async () => {
  const lost = { author: 'Sent twice' }
  const first = await add(lost)
  expect((await add(lost)).json()).toEqual(first.json())
  expect((await list()).filter(({ author }) => author === lost.author)).toHaveLength(1)
})

test('TRST-02 the sealed part of the audit log has neither author nor words of a review', async () => {
  await add({ author: 'Sealed Author', text: 'Sealed words.' })
  const changes = await calls.shop.db.selectFrom('audit_change').select('after').where('table_name', '=', 'review').execute()
  expect(JSON.stringify(changes)).toContain(review.source_url)
  expect(JSON.stringify(changes)).not.toContain('Sealed')
})

test('TRST-02 OWN-02 an expert cannot read the reviews in the back office', async () => {
  const { headers } = await createStaff(calls.shop, { roles: ['expert'] })
  expect((await calls.call('GET', '/reviews/', undefined, { headers })).statusCode).toBe(403)
})
