import { beforeAll, expect, test } from 'vitest'
import { addPiece } from '#test/factories.ts'
import { delivery } from '#test/orders.ts'
import { readPdf } from '#test/read-pdf.ts'
import { staffOrderCalls } from '#test/staff-orders.ts'
import { createStaff, staffCalls } from '#test/staff.ts'

const calls = staffOrderCalls()
const { call } = calls

const seller = {
  legal_name_ru: 'ООО «Полдень»',
  legal_name_en: 'Polden LLC',
  legal_address_ru: '101000, Москва, Мясницкая, 1',
  legal_address_en: '1 Myasnitskaya St, Moscow 101000',
  tax_number: '7701234567',
  kpp: '770101001',
  registration_number: '1027700132195',
  bank_ru: 'Банк «Север», Москва',
  bank_en: 'Sever Bank, Moscow',
  bank_code: 'SEVRRUMM',
  bank_account: 'DE89 3704 0044 0532 0130 00',
  correspondent_account: '30101810400000000225',
  vat_scheme: 'margin',
}
const buyer = { name: 'АО «Покупка»', address: '190000, Санкт-Петербург, Невский, 2', tax_number: '7801234560' }

const change = async (facts: object) => {
  const { call: asOwner } = staffCalls(calls.shop, calls.owner)
  const { version } = (await asOwner('GET', '/company/')).json()
  return asOwner('PATCH', '/company/', { version, ...facts })
}
beforeAll(async () => {
  expect((await change(seller)).statusCode).toBe(200)
  await calls.shop.catalog.refresh()
})

const addWithSerial = () =>
  addPiece(
    calls.shop.db,
    { production_year: 2019, full_set: false, kit_ru: 'Коробка', kit_en: 'Box only' },
    { private: { serial: 'V 1042' } },
  )
const placeWithSerial = async () => (await calls.place(delivery, [await addWithSerial()])).id
const issue = (id: string, body: object) => call('POST', `/orders/${id}/documents/`, { language: 'ru', ...body })

/** Removes whitespace, because lines of a PDF may break anywhere. */
const bare = (text: string) => text.replaceAll(/\s/g, '')
const textOf = async (number: string, language: string) =>
  bare(readPdf((await call('GET', `/documents/${number}/pdf/?language=${language}`)).rawPayload).text)

const parties = {
  ru: [
    [seller.legal_name_ru, seller.legal_address_ru, 'ИНН 7701234567', 'КПП 770101001', '(ОГРН) 1027700132195'],
    [buyer.name, buyer.address, 'ИНН 7801234560', 'Контактное лицо: Анна Иванова'],
    ['2019, Коробка, серийный номер V 1042'],
  ].flat(),
  en: [
    [seller.legal_name_en, seller.legal_address_en, 'Tax number 7701234567', 'KPP 770101001', 'Registration number 1027700132195'],
    [buyer.name, buyer.address, 'Tax number 7801234560', 'Contact: Анна Иванова'],
    ['2019, Box only, serial number V 1042'],
  ].flat(),
}
const bill = {
  ru: [
    [seller.bank_ru, 'BIC (SWIFT) SEVRRUMM', 'IBAN DE89 3704 0044 0532 0130 00', 'Корр. счёт № 30101810400000000225'],
    ['Назначение платежа', 'Маржинальная схема НДС', 'Валюта документа — доллар США (USD).', 'Руководитель', 'Главный бухгалтер'],
  ].flat(),
  en: [
    [seller.bank_en, 'BIC (SWIFT) SEVRRUMM', 'IBAN DE89 3704 0044 0532 0130 00', 'Correspondent account 30101810400000000225'],
    ['Payment reference', 'VAT margin scheme', 'All amounts are in US dollars (USD).', 'Director', 'Chief accountant'],
  ].flat(),
}

test.each([
  ['invoice', 'ru', ['Счёт INV-', ...bill.ru]],
  ['invoice', 'en', ['Invoice INV-', ...bill.en]],
  ['proforma', 'ru', ['Счёт-проформа PRO-', 'не заменяет счёт', ...bill.ru]],
  ['proforma', 'en', ['Proforma invoice PRO-', 'neither confirms a payment', ...bill.en]],
  ['handover', 'ru', ['Акт приёма-передачи ACT-', 'Передал: Mark', 'Принял: Анна Иванова']],
  ['handover', 'en', ['Handover certificate ACT-', 'Handed over by: Mark', 'Accepted by: Анна Иванова']],
  ['packing-slip', 'ru', ['Упаковочный лист PS-']],
  ['packing-slip', 'en', ['Packing slip PS-']],
] as const)('DESK-03 OWN-75 the PDF of %s in «%s» names both parties with tax data, year, set and serial', async (kind, language, own) => {
  const id = await placeWithSerial()
  const { number } = (await issue(id, { kind, buyer_company: buyer })).json()
  const text = await textOf(number, language)
  for (const part of [...own, ...parties[language]]) expect(text).toContain(bare(part))
  expect(text).not.toContain('?')
  const isBill = kind === 'invoice' || kind === 'proforma'
  expect([text.includes('DE89'), text.includes('V1042')]).toEqual([isBill, true])
})

test('DESK-03 OWN-75 a proforma is numbered separately, is emailed with its PDF, and does not replace the invoice', async () => {
  const id = await placeWithSerial()
  const invoice = (await issue(id, { kind: 'invoice' })).json()
  const proforma = (await issue(id, { kind: 'proforma' })).json()
  expect([invoice.number, proforma.number]).toEqual([expect.stringMatching(/^INV-2026-/), expect.stringMatching(/^PRO-2026-/)])
  expect((await issue(id, { kind: 'proforma', cancels: invoice.number })).statusCode).toBe(400)
  const sent = await call('POST', `/documents/${proforma.number}/email/`, { to: 'books@example.com', language: 'en' })
  expect(sent.statusCode).toBe(200)
  await calls.pass(11_000)
  const [mail] = calls.emails('books@example.com')
  expect(mail).toMatchObject({ subject: `Proforma invoice ${proforma.number}`, attachments: [{ name: `${proforma.number}.pdf` }] })
})

test('DESK-03 OWN-75 later documents keep the buying organization until a document names the person instead', async () => {
  const id = await placeWithSerial()
  const company = async (body: object) => {
    calls.shop.clock.now += 1000
    return (await issue(id, body)).json().body.buyer.company
  }
  expect(await company({ kind: 'proforma' })).toBeNull()
  expect(await company({ kind: 'proforma', buyer_company: buyer })).toEqual(buyer)
  expect(await company({ kind: 'invoice' })).toEqual(buyer)
  expect((await calls.read(id)).documents.map((paper) => paper.buyer_company?.name ?? null)).toEqual([null, buyer.name, buyer.name])
  expect(await company({ kind: 'handover', buyer_company: null })).toBeNull()
  const refused = await issue(id, { kind: 'proforma', buyer_company: { ...buyer, tax_number: 'нет' } })
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['buyer_company.tax_number']])
})

test.each([
  ['ru', ['2019, Коробка', 'серийный номер …042'], ['2019, полный комплект']],
  ['en', ['2019, Box only', 'serial number …042'], ['2019, full set']],
] as const)(
  'DESK-03 OWN-65 the PDF of labels in «%s» names year, set and the end of the serial number',
  async (language, first, second) => {
    const ids = [await addWithSerial(), await addPiece(calls.shop.db, { production_year: 2019, full_set: true })]
    const path = `/labels/pdf/?ids=${ids.join(',')}&language=${language}`
    const file = await call('GET', path)
    expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="labels.pdf"' })
    const { text, pages } = readPdf(file.rawPayload)
    expect(pages).toBe(2)
    for (const part of [...ids.map((id) => `№ ${id}`), ...first, ...second]) expect(bare(text)).toContain(bare(part))
    expect(text).not.toContain('V 1042')
    const { headers } = await createStaff(calls.shop, { roles: ['editor'] })
    expect(bare(readPdf((await call('GET', path, undefined, headers)).rawPayload).text)).not.toContain('…042')
    expect((await call('GET', '/labels/pdf/?ids=1999999')).statusCode).toBe(404)
  },
)

test.each([
  ['a tax number of words', { tax_number: 'unknown' }],
  ['a bank code of 7 digits', { bank_code: '0445252' }],
  ['an IBAN with a mistyped digit', { bank_account: 'DE89 3704 0044 0532 0130 01' }],
  ['an unknown VAT scheme', { vat_scheme: 'free' }],
])('DESK-03 OWN-105 %s is refused beside its field', async (_what, wrong) => {
  const refused = await change(wrong)
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, Object.keys(wrong)])
})

test('DESK-03 without tax and bank data a document shows the office address and leaves them out; pages never contain them', async () => {
  const id = await placeWithSerial()
  expect(JSON.stringify(calls.shop.ctx.company())).not.toContain(seller.bank_account)
  const cleared = Object.fromEntries(Object.keys(seller).flatMap((name) => (name.startsWith('legal_name') ? [] : [[name, '']])))
  expect((await change(cleared)).statusCode).toBe(200)
  await calls.shop.catalog.refresh()
  const { number, body } = (await issue(id, { kind: 'invoice' })).json()
  const text = await textOf(number, 'ru')
  expect(text).toContain(bare(body.seller.address.ru))
  for (const part of ['ИНН', 'КПП', 'IBAN', 'Назначение платежа', 'НДС']) expect(text).not.toContain(bare(part))
})
