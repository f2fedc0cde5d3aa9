import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyDefaults } from '#contract/company.ts'
import { renderCompanyPage } from '#test/company-page.ts'
import { eventually } from '#test/eventually.ts'
import { createStaff, staffCalls } from '#test/staff.ts'
import { openTwoShops, type TwoShops } from '#test/two-shops.ts'

let shops: TwoShops
let shop: TwoShops['shop']
let other: TwoShops['other']
let origin = ''
let owner: Awaited<ReturnType<typeof createStaff>>
let staff: ReturnType<typeof staffCalls>['call']
let undo: ReturnType<typeof staffCalls>['undo']

beforeAll(async () => {
  shops = await openTwoShops()
  ;({ shop, other } = shops)
  origin = await shops.listen(renderCompanyPage)
  owner = await createStaff(shop)
  ;({ call: staff, undo } = staffCalls(shop, owner))
})
afterAll(() => shops.close())

const read = async () => (await staff('GET', '/company/')).json()
const change = async (facts: object) => staff('PATCH', '/company/', { version: (await read()).version, ...facts })
const expectPage = () => eventually(async () => (await fetch(`${origin}/contacts?lang=en`)).json())

const expectHours = () =>
  eventually(() => {
    const { appointments, hours } = other.ctx.company()
    return { visits: [appointments.opens, appointments.closes], days: hours.flatMap(({ days }) => days) }
  })

const demoAddress = companyDefaults.offices.moscow.address.en
const visit = { name: 'Vera', phone: '+78007005359', city: 'moscow', date: '2026-11-25', time: '15:30' }
let network = 0
const book = (form: object = {}) =>
  other.app.inject({
    method: 'POST',
    url: '/api/appointments/',
    payload: { ...visit, ...form },
    remoteAddress: `10.${network++}.0.1`,
    headers: { 'accept-language': 'en' },
  })

test('OWN-105 a cached page shows a changed phone, address and hours in every process, and the former ones after an undo', async () => {
  await expectPage().toMatchObject({ phone: { text: '+7 800 700 53 59' }, hours: ['Mon–Fri', 'Sat'], address: demoAddress })
  const cachedBefore = other.responses.cached
  await expectPage().toMatchObject({ address: demoAddress })
  expect(other.responses.cached).toBe(cachedBefore + 1)
  const phone = await change({ phone: '+7 495 123 45 67', moscow_address_en: '1 Tverskaya', Sa_opens: '11:00', Sa_closes: '21:00' })
  expect([phone.statusCode, phone.json().company.facts]).toEqual([200, expect.objectContaining({ phone: '+7 495 123 45 67' })])
  await expectPage().toMatchObject({
    phone: { href: 'tel:+74951234567', text: '+7 495 123 45 67' },
    hours: ['Mon–Sat'],
    address: '1 Tverskaya',
  })
  expect((await undo(phone)).statusCode).toBe(200)
  await expectPage().toMatchObject({ phone: { text: '+7 800 700 53 59' }, hours: ['Mon–Fri', 'Sat'], address: demoAddress })
})

test('OWN-12 OWN-26 undoing a change of the company needs the second factor again', async () => {
  const changed = await change({ phone: '+7 495 123 45 67' })
  const idle = staffCalls(shop, await createStaff(shop, { isSteppedUp: false }))
  expect((await idle.undo(changed)).json()).toMatchObject({ reason: 'step-up' })
  expect((await undo(changed)).statusCode).toBe(200)
})

test('OWN-105 emails and calendar files use the changed name, address and contacts of the company', async () => {
  const changed = await change({ phone: '+7 495 123 45 67', email: 'desk@shop.example', name: 'Часы & Ко', moscow_address_en: '2, Arbat' })
  await expectPage().toMatchObject({ address: '2, Arbat' })
  const booked = await book()
  expect(booked.statusCode).toBe(201)
  const calendar = (await other.get(booked.json().calendar_url)).body.replaceAll('\r\n ', '')
  for (const text of ['LOCATION:2\\, Arbat', 'SUMMARY:Visit to Часы & Ко', '+7 495 123 45 67\\ndesk@shop.example', '@shop.example'])
    expect(calendar).toContain(text)
  const payload = { email: 'vera@buyer.example' }
  expect((await other.app.inject({ method: 'POST', url: '/api/auth/email/request_code/', payload })).statusCode).toBe(200)
  await other.runJobs()
  const [email] = other.outbox('mail').filter(({ to }) => to === 'desk@shop.example')
  expect(email?.html).toContain('ЧАСЫ &amp; КО')
  const [own] = other.outbox('mail').filter(({ to }) => to === 'vera@buyer.example')
  expect(own?.text).toMatch(/\+7 495 123[ -]45[ -]67/)
  await undo(changed)
})

test('OWN-105 OWN-91 a closed day of an office cannot be booked until it is reopened; the other office stays open', async () => {
  const closed = await staff('POST', '/closed-days/', { day: '2026-11-26', office: 'moscow' })
  expect([closed.statusCode, closed.json().visits]).toEqual([201, 0])
  await expectPage().toMatchObject({ closed: expect.arrayContaining([{ date: '2026-11-26', office: 'moscow' }]) })
  const refused = await book({ date: '2026-11-26' })
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['date']])
  const times = async (city: string) => (await other.get(`/api/visit-times/?city=${city}&date=2026-11-26`)).json().taken
  expect([(await times('moscow')).length, await times('dubai')]).toEqual([22, []])
  expect((await book({ date: '2026-11-26', city: 'dubai' })).statusCode).toBe(201)
  const again = await staff('POST', '/closed-days/', { day: '2026-11-26', office: 'moscow' })
  expect([again.statusCode, again.json().errors]).toEqual([400, { day: ['This day is closed already.'] }])
  const past = await staff('POST', '/closed-days/', { day: '2026-11-20', office: null })
  expect([past.statusCode, past.json().errors]).toEqual([400, { day: ['This day is over.'] }])
  expect((await staff('DELETE', `/closed-days/${closed.json().id}/`)).statusCode).toBe(200)
  await expectPage().not.toMatchObject({ closed: expect.arrayContaining([{ date: '2026-11-26', office: 'moscow' }]) })
  expect((await book({ date: '2026-11-26', time: '16:00' })).statusCode).toBe(201)
  expect((await staff('DELETE', '/closed-days/999999/')).statusCode).toBe(404)
})

test('OWN-105 closing a day returns the number of visits booked for it, by the clock of the office', async () => {
  await change({ visits_opens: '00:00' })
  await expectHours().toMatchObject({ visits: ['00:00', expect.any(String)] })
  expect((await book({ date: '2026-12-02', time: '00:30' })).statusCode).toBe(201)
  const [first, second] = [
    await staff('POST', '/closed-days/', { day: '2026-12-02', office: null }),
    await staff('POST', '/closed-days/', { day: '2026-12-01', office: 'moscow' }),
  ]
  expect([first.json().visits, second.json().visits]).toEqual([1, 0])
  await change({ visits_opens: '10:00' })
})

test('OWN-105 visits outside the opening hours cannot be booked', async () => {
  const changed = await change({ visits_opens: '12:00', visits_closes: '14:00' })
  await expectHours().toMatchObject({ visits: ['12:00', '14:00'] })
  expect((await book({ date: '2026-12-03' })).statusCode).toBe(400)
  expect((await book({ date: '2026-12-03', time: '13:30' })).statusCode).toBe(201)
  await undo(changed)
})

test('OWN-105 OWN-81 the deadline of a reply counts the opening hours of the office', async () => {
  const daysOff = ['Mo', 'Tu', 'Th', 'Fr', 'Sa', 'Su'].flatMap((day) => [[`${day}_opens`, ''] as const, [`${day}_closes`, ''] as const])
  const changed = await change({ ...Object.fromEntries(daysOff), We_opens: '09:00', We_closes: '18:00' })
  await expectHours().toMatchObject({ days: ['We'] })
  const asked = await other.app.inject({
    method: 'POST',
    url: '/api/contacts/',
    payload: { name: 'Vera', phone: '+78007005359', message: 'Hi' },
    remoteAddress: `10.${network++}.0.1`,
  })
  expect(asked.statusCode).toBe(201)
  const { due_at: due } = await shop.db.selectFrom('thread').select('due_at').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  expect(due).toEqual(new Date('2026-11-25T10:00:00Z'))
  await undo(changed)
})

test('TRST-02 an office has a phone and directions of its own; pages name the legal address and numbers of the seller, never the bank', async () => {
  const bank = '40702810900000000001'
  const changed = await change({
    dubai_phone: '+971 4 000 10 20',
    dubai_directions_en: 'Tower B, 12th floor',
    legal_address_en: '1 Main Street, Moscow',
    tax_number: '7701234567',
    bank_account: bank,
  })
  expect((await change({ dubai_phone: '4 000 10 20' })).json().errors).toHaveProperty('dubai_phone')
  const office = { phone: { href: 'tel:+97140001020' }, directions: { en: 'Tower B, 12th floor' } }
  await eventually(() => other.ctx.company().offices).toMatchObject([{ phone: null, directions: { en: '' } }, office])
  expect(other.ctx.company().legal.full.en).toBe('the Vitrine shop (a demo name), 1 Main Street, Moscow, tax number 7701234567')
  expect(JSON.stringify(other.ctx.company())).not.toContain(bank)
  expect((await undo(changed)).statusCode).toBe(200)
  await eventually(() => other.ctx.company().legal.full.en).toBe('the Vitrine shop (a demo name)')
})

test.each([
  [
    'a phone without its country',
    { phone: '8 800 700 53 59' },
    { phone: ['Enter the phone with its country code, such as +7 800 700 53 59.'] },
  ],
  ['two emails in one field', { email: 'a@b.example, c@d.example' }, { email: ['Check the email address.'] }],
  ['an impossible time', { Mo_opens: '25:00' }, { Mo_opens: ['Enter the time like this: 10:00.'] }],
  ['hours that end before they begin', { Mo_closes: '09:00' }, { Mo_closes: ['It must close later than it opens.'] }],
  ['a day that opens and never closes', { Su_opens: '10:00' }, { Su_closes: ['Please fill in this field.'] }],
  ['no visit hours', { visits_opens: '', visits_closes: '' }, { visits_opens: ['Please fill in this field.'] }],
  ['an address in one language', { dubai_address_ru: ' ' }, { dubai_address_ru: ['Please fill in this field.'] }],
  ['a latitude beyond the pole', { dubai_latitude: '91' }, { dubai_latitude: ['A latitude is a number from −90 to 90, such as 55.7558.'] }],
  ['a script instead of a URL', { telegram: 'javascript:alert(1)' }, { telegram: ['Enter the whole address; it begins with https://.'] }],
  ['a URL without TLS', { youtube: 'http://youtube.com/x' }, { youtube: ['Enter the whole address; it begins with https://.'] }],
  ['a name of two lines', { name: 'Vi\ntrine' }, { name: ['This value is not allowed.'] }],
  ['an unknown field', { fax: '1' }, { fax: ['Unknown parameter.'] }],
])('OWN-105 %s is refused beside its field, and nothing changes', async (_what, wrong, errors) => {
  const before = await read()
  const refused = await change({ ...wrong, name: 'Other', ...wrong })
  expect([refused.statusCode, refused.json().errors]).toEqual([400, errors])
  expect(await read()).toEqual(before)
})

test('OWN-105 an error is in the language of the person', async () => {
  const headers = { ...owner.headers, 'accept-language': 'ru' }
  const refused = await staff('PATCH', '/company/', { version: (await read()).version, email: 'x' }, { headers })
  expect(refused.json().errors).toEqual({ email: ['Проверьте адрес почты.'] })
})

test('OWN-105 OWN-27 a save over a newer version is refused with the stored values', async () => {
  const { version } = await read()
  const first = await staff('PATCH', '/company/', { version, instagram: 'https://instagram.com/vitrine' })
  const late = await staff('PATCH', '/company/', { version, name: 'Late' })
  expect([late.statusCode, late.json()]).toMatchObject([
    409,
    { reason: 'edited-meanwhile', by: 'Ada', current: { instagram: 'https://instagram.com/vitrine', name: 'Vitrine' } },
  ])
  await undo(first)
})

test('OWN-105 only an owner with a fresh factor changes the company, a manager closes days, all staff read both', async () => {
  const [manager, expert] = [await createStaff(shop, { roles: ['manager'] }), await createStaff(shop, { roles: ['expert'] })]
  const tired = await createStaff(shop, { isSteppedUp: false })
  const body = { version: (await read()).version, name: 'X' }
  expect((await staff('PATCH', '/company/', body, manager)).statusCode).toBe(403)
  const refused = await staff('PATCH', '/company/', body, tired)
  expect([refused.statusCode, refused.json().reason]).toEqual([403, 'step-up'])
  expect((await staff('POST', '/closed-days/', { day: '2026-12-24', office: 'dubai' }, expert)).statusCode).toBe(403)
  expect((await staff('POST', '/closed-days/', { day: '2026-12-24', office: 'dubai' }, manager)).statusCode).toBe(201)
  expect((await staff('GET', '/company/', undefined, expert)).statusCode).toBe(200)
})
