import { describe, expect, test } from 'vitest'
import { openEditorCalls } from '#test/editor-calls.ts'
import { eventually } from '#test/eventually.ts'
import { openForFile } from '#test/open-for-file.ts'
import { createStaff } from '#test/staff.ts'

type Entry = Record<string, unknown> & { id: number }
const calls = openForFile(openEditorCalls)

const list = async (path: string): Promise<Entry[]> => (await calls.call('GET', path)).json().results
const expectListed = (path: string, language = 'en') =>
  eventually(async () => (await calls.other.get(path, { 'accept-language': language })).json().results as Entry[])

const faq = {
  section: 'delivery',
  question_ru: 'Привезёте в Казань?',
  question_en: 'Do you deliver to Kazan?',
  answer_ru: 'Да, за {{transferDays}} дней.',
  answer_en: 'Yes, within {{transferDays}} days.',
  is_active: true,
}
const video = {
  title_ru: 'Новое',
  title_en: 'New',
  description_ru: 'Ход',
  description_en: 'Rate',
  video_url: 'https://youtu.be/abcdefghij1?t=5',
  format: 'other',
  is_active: true,
}

describe('questions', () => {
  test('OWN-102 every process shows an added question and no hidden or deleted one; each step can be undone', async () => {
    const before = await list('/faqs/')
    const added = await calls.call('POST', '/faqs/', faq)
    expect(added.statusCode).toBe(201)
    const { id } = added.json()
    await expectListed('/api/faqs/').toContainEqual(expect.objectContaining({ id, answer: expect.stringMatching(/^Yes, within \d/) }))
    const hidden = await calls.call('PATCH', `/faqs/${id}/`, { version: 1, ...faq, is_active: false })
    await expectListed('/api/faqs/').not.toContainEqual(expect.objectContaining({ id }))
    expect(await list('/faqs/')).toContainEqual(expect.objectContaining({ id, is_active: false }))
    await calls.undo(hidden)
    await expectListed('/api/faqs/', 'ru').toContainEqual(expect.objectContaining({ id, question: faq.question_ru }))
    const deleted = await calls.call('DELETE', `/faqs/${id}/`)
    expect(await list('/faqs/')).toEqual(before)
    await calls.undo(deleted)
    expect((await list('/faqs/')).at(-1)).toMatchObject({ id, question_en: faq.question_en })
    await expectListed('/api/faqs/').toContainEqual(expect.objectContaining({ id }))
  })

  test('OWN-102 OWN-23 a question that is sent again after a lost response is added once; once deleted, it can be added again', async () => {
    const lost = { ...faq, question_en: 'Sent twice?' }
    const count = async () => (await list('/faqs/')).filter(({ question_en: question }) => question === lost.question_en).length
    const [first, second] = await Promise.all([calls.call('POST', '/faqs/', lost), calls.call('POST', '/faqs/', lost)])
    expect([second.statusCode, second.json()]).toEqual([201, first.json()])
    expect(await count()).toBe(1)
    await calls.call('POST', '/faqs/', { ...lost, answer_en: 'Yes.' })
    expect(await count()).toBe(2)
    await calls.undo(second)
    expect((await calls.call('POST', '/faqs/', lost)).json().id).not.toBe(first.json().id)
    expect(await count()).toBe(2)
  })

  test('OWN-102 reordering one section of questions leaves the other sections unchanged', async () => {
    const before = await list('/faqs/')
    const ids = before.filter(({ section }) => section === 'order').map(({ id }) => id)
    const moved = [...ids.slice(1), ids[0] ?? 0]
    const ordered = await calls.call('PUT', '/faqs/order/', { ids: moved })
    expect(ordered.statusCode).toBe(200)
    const after = await list('/faqs/')
    expect(after.filter(({ section }) => section === 'order').map(({ id }) => id)).toEqual(moved)
    expect(after.filter(({ section }) => section !== 'order')).toEqual(before.filter(({ section }) => section !== 'order'))
    await eventually(async () =>
      ((await calls.other.get('/api/faqs/')).json().results as Entry[]).map(({ id }) => id).slice(0, moved.length),
    ).toEqual(moved)
    await calls.undo(ordered)
    expect((await list('/faqs/')).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect((await calls.call('PUT', '/faqs/order/', { ids: [ids[0], 999_999] })).statusCode).toBe(409)
  })

  test.each([
    ['an answer in one language', { answer_en: ' ' }, 'answer_en'],
    ['an unknown placeholder', { answer_ru: 'За {{days}} дней' }, 'answer_ru'],
    ['an unclosed placeholder', { answer_ru: 'За {{coins} дней' }, 'answer_ru'],
    ['an unknown section', { section: 'other' }, 'section'],
    ['a question of two lines', { question_ru: 'Как?\nГде?' }, 'question_ru'],
  ])('OWN-102 %s is refused beside its field', async (_name, wrong, field) => {
    const refused = await calls.call('POST', '/faqs/', { ...faq, ...wrong })
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, [field]])
  })

  test('OWN-102 OWN-27 a save over a newer version is refused', async () => {
    const [first] = await list('/faqs/')
    const { id, version, ...entry } = first ?? { id: 0, version: 0 }
    expect((await calls.call('PATCH', `/faqs/${id}/`, { version, ...entry, is_active: true })).statusCode).toBe(200)
    const late = await calls.call('PATCH', `/faqs/${id}/`, { version, ...entry, question_en: 'Late' })
    expect([late.statusCode, late.json().reason]).toEqual([409, 'edited-meanwhile'])
    expect((await calls.call('PATCH', '/faqs/999999/', { version: 1, ...faq })).statusCode).toBe(404)
  })
})

describe('videos', () => {
  test.each([
    'https://www.youtube.com/watch?v=abcdefghij1&list=PL1',
    'youtube.com/shorts/abcdefghij1',
    'https://youtu.be/abcdefghij1?si=xyz',
    'https://www.youtube-nocookie.com/embed/abcdefghij1',
    ' https://m.youtube.com/live/abcdefghij1 ',
  ])('OWN-102 INFO-09 the video id is read from %s', async (address) => {
    const added = await calls.call('POST', '/videos/', { ...video, video_url: address })
    const stored = (await list('/videos/')).find(({ id }) => id === added.json().id)
    expect(stored).toMatchObject({ video_id: 'abcdefghij1', video_url: 'https://www.youtube.com/watch?v=abcdefghij1' })
    await calls.undo(added)
  })

  test.each([
    'https://vimeo.com/12345',
    'https://youtube.com.example.org/watch?v=abcdefghij1',
    'https://example.org/?v=abcdefghij1',
    'https://www.youtube.com/watch?v=short',
    'javascript:alert(1)//youtu.be/abcdefghij1',
    '',
  ])('OWN-102 INFO-09 a URL without a valid YouTube video id is refused: %s', async (address) => {
    const refused = await calls.call('POST', '/videos/', { ...video, video_url: address })
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['video_url']])
  })

  test('OWN-102 OWN-23 a video that is sent again after a lost response is added once', async () => {
    const lost = { ...video, title_en: 'Sent twice' }
    const first = await calls.call('POST', '/videos/', lost)
    expect((await calls.call('POST', '/videos/', lost)).json()).toEqual(first.json())
    expect((await list('/videos/')).filter(({ title_en: title }) => title === lost.title_en)).toHaveLength(1)
  })

  test('OWN-102 a new video comes last, can be moved to the front, and disappears once hidden', async () => {
    const { id } = (await calls.call('POST', '/videos/', video)).json()
    const ids = (await list('/videos/')).map((entry) => entry.id)
    expect(ids.at(-1)).toBe(id)
    await calls.call('PUT', '/videos/order/', { ids: [id, ...ids.slice(0, -1)] })
    await expectListed('/api/videos/').toEqual(
      expect.objectContaining({
        0: expect.objectContaining({ id, title: 'New', video_url: 'https://www.youtube.com/watch?v=abcdefghij1' }),
      }),
    )
    await calls.call('PATCH', `/videos/${id}/`, { version: 1, ...video, is_active: false })
    await expectListed('/api/videos/').not.toContainEqual(expect.objectContaining({ id }))
  })

  test('OWN-102 OWN-02 an expert can read neither videos nor questions', async () => {
    const { headers } = await createStaff(calls.shop, { roles: ['expert'] })
    for (const url of ['/api/staff/videos/', '/api/staff/faqs/'])
      expect((await calls.shop.app.inject({ url, headers })).statusCode).toBe(403)
  })
})
