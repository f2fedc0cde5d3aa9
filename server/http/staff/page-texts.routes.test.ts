import { describe, expect, test } from 'vitest'
import { staffLimits } from '#contract/staff/limits.ts'
import { eventually } from '#test/eventually.ts'
import { openForFile } from '#test/open-for-file.ts'
import { openPageTextCalls } from '#test/page-text-calls.ts'

const calls = openForFile(openPageTextCalls, ({ setTime }) => setTime())

const lead = (en: string) => ({ lead: { ru: `По-русски: ${en}`, en } })
const paragraph = (en: string) => ({ kind: 'paragraph', text: { ru: `По-русски: ${en}`, en } })
const part = (...blocks: object[]) => ({ title: { ru: 'Часть', en: 'Part' }, blocks })

describe('a draft', () => {
  test('OWN-103 twelve pages can be edited; a page starts with its built-in text', async () => {
    const { results } = (await calls.call('GET', 'page-texts/')).json()
    expect(results).toHaveLength(12)
    expect(results[0]).toMatchObject({
      page: 'about',
      path: '/about',
      is_own: false,
      is_changed: false,
      plan: null,
      title: { en: 'About us' },
    })
    const { draft, shown, versions, facts } = await calls.read('terms')
    expect([draft, versions]).toEqual([shown, []])
    expect(facts.phone.en).toMatch(/^\[.*\]\(tel:/)
  })

  test('OWN-103 a draft is hidden until it is published, then shown by every process; an undo restores the text', async () => {
    const before = await calls.shown('service')
    expect((await calls.change('service', lead('We repair everything.'))).statusCode).toBe(200)
    expect(await calls.read('service')).toMatchObject({ is_changed: true, is_own: false, draft: { lead: { en: 'We repair everything.' } } })
    expect(await calls.shown('service')).toEqual(before)
    const published = await calls.step('service', 'publish')
    expect(published.statusCode).toBe(200)
    await eventually(async () => (await calls.shown('service')).lead).toBe('We repair everything.')
    expect((await calls.shown('service', 'ru')).lead).toBe('По-русски: We repair everything.')
    expect(await calls.read('service')).toMatchObject({ is_changed: false, is_own: true })
    expect((await calls.undo(published)).statusCode).toBe(200)
    await eventually(() => calls.shown('service')).toEqual(before)
    const { is_changed: isChanged, versions } = await calls.read('service')
    const states = versions.map(({ number, is_default: isDefault, by }: Record<string, unknown>) => [number, isDefault, by])
    expect([isChanged, states]).toEqual([
      true,
      [
        [3, true, 'Ada'],
        [2, false, 'Ada'],
        [1, true, null],
      ],
    ])
    expect((await calls.step('service', 'discard')).statusCode).toBe(200)
    expect((await calls.read('service')).is_changed).toBe(false)
  })

  test('OWN-103 parts are added, reordered and removed by their anchors; unchanged parts stay as they are', async () => {
    const { draft } = await calls.read('about')
    const ids = draft.parts.map(({ id }: { id: string }) => id)
    const saved = await calls.change('about', { order: ['our-house', ...ids], parts: { 'our-house': part(paragraph('A house.')) } })
    expect(saved.json().text.draft.parts.map(({ id }: { id: string }) => id)).toEqual(['our-house', ...ids])
    expect(saved.json().text.draft.parts.slice(1)).toEqual(draft.parts)
    const gone = await calls.change('about', { order: ids.slice(0, 1) })
    expect(gone.json().text.draft.parts).toEqual(draft.parts.slice(0, 1))
    const late = await calls.change('about', { parts: { 'our-house': part(paragraph('Once more.')) } })
    expect([late.statusCode, late.json().detail]).toEqual([409, expect.stringContaining('somebody else removed it')])
    await calls.step('about', 'discard')
  })

  test('OWN-103 all parts of a policy can be rewritten at once, with thousands of short sentences', async () => {
    const { draft } = await calls.read('terms')
    const list = { kind: 'list', items: Array.from({ length: staffLimits.textItemsMax }, () => ({ ru: 'ж', en: 'w' })) }
    const blocks = Array.from({ length: 10 }, () => list)
    const parts = Object.fromEntries(draft.parts.map(({ id }: { id: string }) => [id, part(...blocks)]))
    const saved = await calls.change('terms', { parts })
    expect([saved.statusCode, saved.json().text?.draft.parts.at(-1).blocks]).toEqual([200, blocks])
    await calls.step('terms', 'discard')
  })

  test('OWN-103 a concurrent edit is refused with the name of the other editor and the current text', async () => {
    const { version } = await calls.read('faq')
    const both = await Promise.all(
      [calls.editor, calls.colleague].map((by, at) => calls.call('PATCH', 'page-texts/faq/', { version, ...lead(`Editor ${at}.`) }, by)),
    )
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    const late = both.find(({ statusCode }) => statusCode === 409)?.json()
    const { draft, version: now } = await calls.read('faq')
    expect(late).toMatchObject({ reason: 'edited-meanwhile', version: now, by: expect.stringMatching(/^(Ada|Max)$/), current: draft })
    const stale = await calls.call('POST', 'page-texts/faq/publish/', { version })
    expect([stale.statusCode, stale.json().reason]).toEqual([409, 'edited-meanwhile'])
    await calls.step('faq', 'discard')
  })
})

describe('validation', () => {
  const wrong: [string, string, object, Record<string, RegExp>][] = [
    ['an unknown fact', 'faq', lead('Call {{fone}}.'), { 'lead.ru': /no such fact/, 'lead.en': /no such fact/ }],
    ['a link to an unknown page', 'faq', lead('See [it](/nowhere).'), { 'lead.ru': /no such page/, 'lead.en': /no such page/ }],
    [
      'a link to an unknown part of a page',
      'faq',
      lead('See [it](/terms#nowhere).'),
      { 'lead.ru': /no such page/, 'lead.en': /no such page/ },
    ],
    ['a script as a link', 'faq', lead('See [it](javascript:alert`1`).'), { 'lead.ru': /begins with/, 'lead.en': /begins with/ }],
    ['a missing language', 'faq', { lead: { ru: 'Только по-русски', en: ' ' } }, { 'lead.en': /both languages/ }],
    ['a link in a title', 'faq', { title: { ru: '[Вопросы](/faq)', en: 'Questions' } }, { 'title.ru': /no links/ }],
    ['a page without its parts', 'service', { order: [] }, { order: /at least one part/ }],
    [
      'a part on a page without parts',
      'faq',
      { order: ['a'], parts: { a: part(paragraph('A.')) } },
      { order: /heading and an introduction/ },
    ],
    [
      'the removal of a part that other pages link to',
      'terms',
      { order: ['who-is-who'], parts: { 'who-is-who': part(paragraph('A.')) } },
      { order: /Other pages lead/ },
    ],
    [
      'an anchor of the page itself',
      'appointment',
      { order: ['book'], parts: { book: part(paragraph('A.')) } },
      { 'parts.book': /already/ },
    ],
    [
      'a repeated anchor',
      'service',
      {
        order: ['works'],
        parts: { works: part({ kind: 'folds', items: [{ id: 'works', title: { ru: 'Ж', en: 'W' }, text: [{ ru: 'Ж', en: 'W' }] }] }) },
      },
      { 'parts.works': /already/ },
    ],
  ]
  test.each(wrong)('OWN-103 SEC-B5 %s is refused with a message at its field', async (_what, page, change, fields) => {
    const { version, draft } = await calls.read(page)
    const saved = await calls.change(page, change)
    const matching = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [expect.stringMatching(text)]]))
    expect([saved.statusCode, saved.json().errors]).toEqual([400, matching])
    expect(await calls.read(page)).toMatchObject({ version, draft })
  })

  test('OWN-103 SEC-B5 an unknown kind of block, an unknown field, an empty list and an unknown page are refused', async () => {
    const blocks = [
      { kind: 'html', text: '<b>x</b>' },
      { kind: 'paragraph', html: 'x' },
      { ...paragraph('x'), className: 'x' },
      { kind: 'list', items: [] },
    ]
    for (const block of blocks) expect((await calls.change('service', { parts: { works: part(block) } })).statusCode).toBe(400)
    expect((await calls.call('GET', 'page-texts/checkout/')).statusCode).toBe(400)
  })

  test('OWN-103 every kind of block is accepted, and links to pages, parts, other sites, mailboxes and phones', async () => {
    const { draft } = await calls.read('services')
    const address =
      '[a](/terms#delivery) [b](#ask) [c](/brands/rolex) [d](https://other.example/x) [e](mailto:a@b.example) [f](tel:+74950000000)'
    const blocks = [
      paragraph(address),
      { kind: 'list', items: [{ ru: 'а', en: '{{phone}}' }] },
      { kind: 'steps', items: [{ ru: 'а', en: 'a' }] },
      { kind: 'terms', items: [{ term: { ru: 'а', en: 'a' }, meaning: { ru: 'б', en: '{{coins}}' } }] },
      { kind: 'cards', items: [{ title: { ru: 'а', en: 'a' }, text: { ru: 'б', en: 'b' } }] },
      { kind: 'folds', items: [{ id: 'one', title: { ru: 'а', en: 'a' }, text: [{ ru: 'б', en: 'b' }] }] },
    ]
    const saved = await calls.change('services', { parts: { intro: part(...blocks) } })
    expect([saved.statusCode, saved.json().text?.draft.parts[0].blocks]).toEqual([200, blocks])
    expect(draft.parts[0].blocks).not.toEqual(blocks)
    await calls.step('services', 'discard')
  })

  test('SEC-B5 an unsafe link written directly into the database is shown as plain text', async () => {
    const bad = {
      ...(await calls.read('support')).shown,
      lead: { ru: '[a](javascript:alert`1`)', en: '[a](javascript:alert`1`) [b](/terms)' },
    }
    const write = (shown: string | null, facts: string | null) =>
      calls.shop.db.updateTable('page_text').set({ shown, facts }).where('id', '=', 'support').execute()
    await write(JSON.stringify(bad), JSON.stringify({ ru: {}, en: {} }))
    await eventually(async () => (await calls.shown('support')).lead).toBe('a [b](/terms)')
    await calls.step('support', 'versions/1/restore')
  })
})
