import { expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { delivery } from '#test/orders.ts'
import { peopleCalls } from '#test/people-calls.ts'
import { readPdf } from '#test/read-pdf.ts'
import { signIn, testNow } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

const calls = peopleCalls()
let phones = 79163000080
const buyer = { ...delivery, first_name: 'Анна', last_name: 'Иванова', email: 'anna@example.com' }

/** Removes the spaces of an expected text, because `issue` returns the text of a PDF without whitespace. */
const bare = (text: string) => text.replaceAll(' ', '')

/** Issues a document for a new order of 10,050 USD. Returns the body of the document, and the text of its PDF in both languages. */
async function issue(body: object = { kind: 'invoice' }, pay?: string) {
  const { shop } = calls
  const { headers } = await createStaff(shop)
  const call = (method: 'GET' | 'POST', path: string, payload?: object) => calls.call(method, path, payload, headers)
  const phone = String(phones++)
  const { customerId, headers: own } = await signIn(shop, { phone, first_name: 'Анна', last_name: 'Иванова' })
  const { id } = await calls.order(customerId, own, { ...buyer, phone: `+${phone}` })
  if (pay) await call('POST', `/orders/${id}/payments/`, { kind: 'deposit', amount_usd: pay, method: 'cash' })
  const { number } = (await call('POST', `/orders/${id}/documents/`, { language: 'ru', ...body })).json()
  const textIn = async (language: string) =>
    readPdf((await call('GET', `/documents/${number}/pdf/?language=${language}`)).rawPayload).text.replaceAll(/\s/g, '')
  return { body: (await call('GET', `/documents/${number}/`)).json().body, ru: await textIn('ru'), en: await textIn('en') }
}

async function storeRate(day: string): Promise<void> {
  await calls.shop.db.deleteFrom('bank_rate').execute()
  await calls.shop.db.insertInto('bank_rate').values({ day, rub_per_usd: '81.2', aed_per_usd: '3.6725', checked_on: day }).execute()
}

test('DESK-02 an invoice states its total in roubles and dirhams with the rate of its day, and keeps that rate', async () => {
  await storeRate('2026-11-21')
  const paper = await issue()
  expect(paper.body.rate).toEqual({ source: 'bank-of-russia', day: '2026-11-21', rub: '81.2', aed: '3.6725' })
  for (const part of ['816 060,00', '36 908,63', 'по курсу Банка России на 21 ноября 2026', '81,20 ₽ и 3,6725 AED за доллар'])
    expect(paper.ru).toContain(bare(part))
  expect(paper.ru).toContain(bare('816 060,00 ₽'))
  for (const part of ['RUB 816,060.00', 'AED 36,908.63', 'Bank of Russia’s rate for November 21, 2026'])
    expect(paper.en).toContain(bare(part))
})

test('DESK-02 an invoice with a deposit states what is due; a handover and a paper without prices state no sums', async () => {
  await storeRate('2026-11-21')
  expect((await issue({ kind: 'invoice' }, '5050')).ru).toContain(bare('К оплате — это 406 000,00 ₽'))
  for (const body of [{ kind: 'handover' }, { kind: 'packing-slip', with_prices: false }])
    expect((await issue(body)).ru).not.toContain(bare('Банка России'))
})

test('DESK-02 a paper has no other currencies without a rate, or once the rate is too old', async () => {
  await storeRate('2026-11-21')
  calls.shop.clock.now = testNow + 14 * dayMs
  expect((await issue()).body.rate).toMatchObject({ day: '2026-11-21' })
  calls.shop.clock.now = testNow + 15 * dayMs
  const paper = await issue()
  expect(paper.body.rate).toBeNull()
  expect(paper.ru).not.toContain(bare('₽'))
  calls.shop.clock.now = testNow
})

test("DESK-02 a document names a manual rate as the shop's rate", async () => {
  await storeRate('2026-11-20')
  const { headers } = await createStaff(calls.shop)
  const payload = { rub: '90', aed: '3.67' }
  const set = await calls.shop.app.inject({ method: 'PUT', url: '/api/staff/rates/', headers, payload })
  expect(set.statusCode).toBe(200)
  expect((await issue()).ru).toContain(bare('904 500,00 ₽ или 36 883,50 AED по курсу магазина на 21 ноября 2026'))
})
