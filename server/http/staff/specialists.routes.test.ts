import { expect, test } from 'vitest'
import { z } from 'zod'
import { Specialist } from '#contract/specialist.ts'
import { openEditorCalls } from '#test/editor-calls.ts'
import { eventually } from '#test/eventually.ts'
import { openForFile } from '#test/open-for-file.ts'
import { createStaff } from '#test/staff.ts'

type Entry = Record<string, unknown> & { id: number; version: number }
const calls = openForFile(openEditorCalls)

const specialist = {
  name_ru: 'Анна Крылова',
  name_en: 'Anna Krylova',
  office: 'moscow',
  piece_kinds: ['watch'],
  languages: ['ru', 'en'],
  hours_ru: '',
  hours_en: '',
  telegram: 'anna_vitrine',
  whatsapp: '+79161234567',
  picture: null,
  staff_id: null,
  is_active: true,
}

const list = async (): Promise<Entry[]> => (await calls.call('GET', '/specialists/')).json().results
const add = (different: object = {}) => calls.call('POST', '/specialists/', { ...specialist, ...different })
const shownIn = async (language: string) =>
  (await calls.other.get('/api/specialists/', { 'accept-language': language })).json().results as Entry[]
const expectShown = () => eventually(() => shownIn('ru'))

test('TRST-01 the demo has no specialists; every process shows an added one until it is hidden or deleted; each step can be undone', async () => {
  await expectShown().toEqual([])
  const added = await add()
  expect(added.statusCode).toBe(201)
  const { id } = added.json()
  const shown = {
    id,
    name: 'Анна Крылова',
    office: 'moscow',
    kinds: ['watch'],
    languages: 'Русский, английский',
    hours: null,
    reply_time: null,
    photo: null,
    telegram_url: 'https://t.me/anna_vitrine',
    whatsapp_url: 'https://wa.me/79161234567',
  }
  await expectShown().toEqual([shown])
  const english = await shownIn('en')
  expect(english).toMatchObject([{ name: 'Anna Krylova', languages: 'Russian, English' }])
  expect(z.array(z.strictObject(Specialist.shape)).safeParse(english).error).toBeUndefined()

  const hidden = await calls.call('PATCH', `/specialists/${id}/`, { version: 1, ...specialist, is_active: false })
  await expectShown().toEqual([])
  expect(await list()).toEqual([{ id, version: 2, ...specialist, is_active: false }])
  await calls.undo(hidden)
  await expectShown().toEqual([shown])

  const deleted = await calls.call('DELETE', `/specialists/${id}/`)
  await expectShown().toEqual([])
  await calls.undo(deleted)
  await expectShown().toEqual([shown])
  await calls.undo(added)
  await expectShown().toEqual([])
})

test('TRST-01 a specialist without chats and hours of their own has those of the shop', async () => {
  const { id } = (await add({ telegram: '', whatsapp: '', office: null })).json()
  await expectShown().toMatchObject([
    { id, office: null, telegram_url: 'https://t.me/+78007005359', whatsapp_url: 'https://wa.me/78007005359' },
  ])
  await calls.call('PATCH', `/specialists/${id}/`, {
    version: 1,
    ...specialist,
    hours_ru: 'Пн–Пт 12:00–18:00',
    hours_en: 'Mon–Fri 12:00–18:00',
  })
  await expectShown().toMatchObject([{ hours: 'Пн–Пт 12:00–18:00' }])
  await calls.call('DELETE', `/specialists/${id}/`)
})

test.each([
  ['the name with @', ' @anna_vitrine ', 'anna_vitrine'],
  ['the address of the chat', 'https://t.me/anna_vitrine', 'anna_vitrine'],
  ['the address without https', 't.me/anna_vitrine/', 'anna_vitrine'],
])('TRST-01 Telegram may be typed as %s', async (_name, telegram, stored) => {
  const { id } = (await add({ telegram, whatsapp: '8 (916) 123-45-67' })).json()
  expect((await list()).find((entry) => entry.id === id)).toMatchObject({ telegram: stored, whatsapp: '+79161234567' })
  await calls.call('DELETE', `/specialists/${id}/`)
})

const required = 'Please fill in this field.'
const telegramName = 'Enter a Telegram name: 5 to 32 Latin letters, digits and underscores.'
test.each([
  ['no Russian name', { name_ru: ' ' }, { name_ru: [required] }],
  ['no kind of piece', { piece_kinds: [] }, { piece_kinds: ['Choose at least 1.'] }],
  ['no language', { languages: [] }, { languages: ['Choose at least 1.'] }],
  ['a Cyrillic Telegram name', { telegram: 'аnna_vitrine' }, { telegram: [telegramName] }],
  ['another site as Telegram', { telegram: 'https://example.com/anna_vitrine' }, { telegram: [telegramName] }],
  ['a WhatsApp without a country', { whatsapp: '1234567' }, { whatsapp: ['Enter the full phone number, with the country code.'] }],
  ['an unknown picture', { picture: '00000000-0000-4000-8000-000000000000' }, { picture: ['The picture is gone. Upload it once more.'] }],
  ['an unknown staff member', { staff_id: '00000000-0000-4000-8000-000000000000' }, { staff_id: ['There is no such staff member.'] }],
])('TRST-01 %s is refused beside its field, in a new and in a stored specialist', async (_name, wrong, errors) => {
  const { id } = (await add()).json()
  for (const refused of [await add(wrong), await calls.call('PATCH', `/specialists/${id}/`, { version: 1, ...specialist, ...wrong })])
    expect([refused.statusCode, refused.json().errors]).toEqual([400, errors])
  await calls.call('DELETE', `/specialists/${id}/`)
})

test('TRST-01 OWN-27 a save over a newer version is refused and returns the stored specialist', async () => {
  const { id } = (await add()).json()
  const save = (name: string) => calls.call('PATCH', `/specialists/${id}/`, { version: 1, ...specialist, name_en: name })
  expect((await save('First')).statusCode).toBe(200)
  const late = await save('Late')
  expect([late.statusCode, late.json().reason]).toEqual([409, 'edited-meanwhile'])
  expect(late.json().current).toMatchObject({ name_en: 'First' })
  await calls.call('DELETE', `/specialists/${id}/`)
})

test('TRST-01 OWN-23 a specialist that is sent again after a lost response is added once', async () => {
  const first = await add({ name_en: 'Sent twice' })
  expect((await add({ name_en: 'Sent twice' })).json()).toEqual(first.json())
})

test('TRST-01 the sealed part of the audit log has neither names nor contacts of a specialist', async () => {
  await add({ name_ru: 'Sealed Name', telegram: 'sealed_chat', hours_en: 'Open hours' })
  const changes = await calls.shop.db.selectFrom('audit_change').select('after').where('table_name', '=', 'specialist').execute()
  expect(JSON.stringify(changes)).toContain('Open hours')
  expect(JSON.stringify(changes)).not.toMatch(/sealed/i)
})

test('TRST-01 OWN-02 an expert cannot read the specialists in the back office', async () => {
  const { headers } = await createStaff(calls.shop, { roles: ['expert'] })
  expect((await calls.call('GET', '/specialists/', undefined, { headers })).statusCode).toBe(403)
})
