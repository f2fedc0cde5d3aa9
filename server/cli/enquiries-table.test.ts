import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatEnquiriesTable, formatEnquiry } from '#server/cli/enquiries-table.ts'
import { listEnquiries } from '#server/domain/enquiries/list-enquiries.ts'
import { visit } from '#test/form-calls.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await post('/api/contacts/', { ...person, message: 'Первый вопрос' })
  await post('/api/buyback-requests/', { ...person, name: 'Evil\u001B[2J\u202E', brand: 'Rolex', model: 'Submariner', comment: 'a\nb' })
  await post('/api/price-requests/', { ...person, watch: 1 })
})
afterAll(() => shop.close())

const person = { name: 'Анна', phone: '+7 916 123-45-67' }
const post = (url: string, payload: object) => shop.app.inject({ method: 'POST', url, payload })
const list = (filter: Partial<Parameters<typeof listEnquiries>[1]> = {}) => listEnquiries(shop.db, { limit: 50, ...filter })

test('FORM-08 the table has one line for each enquiry, newest first', async () => {
  const lines = formatEnquiriesTable(await list()).split('\n')
  expect(lines).toHaveLength(5)
  expect(lines[0]).toMatch(/^№ +when +kind +name +phone +about +photos +told$/)
  expect(lines[2]).toMatch(/price_request +Анна +\+7 916 123-45-67 /)
  expect(lines[4]).toMatch(/contact +Анна +\+7 916 123-45-67 +Первый вопрос +not yet$/)
})

test('FORM-08 enquiries can be filtered by kind, start day, limit or number', async () => {
  expect((await list({ kind: 'buyback' })).map(({ kind }) => kind)).toEqual(['buyback'])
  expect(await list({ since: new Date('2100-01-01') })).toEqual([])
  expect(await list({ limit: 2 })).toHaveLength(2)
  const [last] = await list()
  expect((await list({ id: last?.number })).map(({ id }) => id)).toEqual([last?.id])
})

test('FORM-08 the table shows which enquiries were announced and which were not', async () => {
  const pendingNotices = async () => (await list()).map(({ pending_notices: count }) => count)
  expect(await pendingNotices()).toEqual([1, 1, 1])
  await shop.runJobs()
  expect(await pendingNotices()).toEqual([0, 0, 0])
})

test('FORM-08 a single enquiry shows every field', async () => {
  const [enquiry] = await list({ kind: 'buyback' })
  const text = enquiry ? formatEnquiry(enquiry, '/data/enquiries') : ''
  expect(text).toMatch(/^brand +Rolex$/m)
  expect(text).toMatch(/^comment +a\n +b$/m)
  expect(text).toMatch(/^phone +\+7 916 123-45-67$/m)
})

test('FORM-05 a single appointment also shows the phone in digits and the joined message', async () => {
  await shop.app.inject({
    method: 'POST',
    url: '/api/appointments/',
    payload: { ...visit, ...person },
    headers: { 'accept-language': 'ru' },
  })
  const [enquiry] = await list({ kind: 'appointment' })
  const text = enquiry ? formatEnquiry(enquiry, '/data/enquiries') : ''
  expect(text).toMatch(/^digits +79161234567$/m)
  expect(text).toMatch(/^message +Город: Москва \| Дата: 24\.11\.2026 \| Время: 15:30$/m)
})

test('SEC-D8 text of a visitor cannot control the terminal', async () => {
  const [enquiry] = await list({ kind: 'buyback' })
  const text = formatEnquiriesTable(await list()) + (enquiry ? formatEnquiry(enquiry, '/data') : '')
  expect(text).toContain('Evil[2J')
  expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
})
