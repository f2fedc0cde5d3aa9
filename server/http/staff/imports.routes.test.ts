import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { multipart } from '#test/form-data.ts'
import { toCp1251, zipOf } from '#test/hostile-tables.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

let shop: TestShop
let headers: Record<string, string>
beforeAll(async () => {
  shop = await openTestShop()
  headers = (await createStaff(shop, { roles: ['manager'] })).headers
})
afterAll(() => shop.close())

const send = async (file: string | Buffer, name = 'pieces.csv', as = headers) => {
  const form = await multipart({}, [{ name: 'file', filename: name, type: 'text/csv', bytes: Buffer.from(file) }])
  return shop.app.inject({ method: 'POST', url: '/api/staff/imports/', payload: form.payload, headers: { ...as, ...form.headers } })
}
const call = (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object, language = 'en') =>
  shop.app.inject({
    method,
    url: `/api/staff/imports/${url}`,
    headers: { ...headers, 'accept-language': language },
    ...(payload ? { payload } : {}),
  })
const openImport = async (file: string | Buffer, name?: string) => {
  const response = await send(file, name)
  expect(response.statusCode, response.body).toBe(201)
  return response.json()
}
const preview = async (id: string, query = '', language = 'en') => (await call('GET', `${id}/preview/${query}`, undefined, language)).json()
const priceOf = async (key: string) =>
  (await shop.db.selectFrom('piece').select('price_cents').where('key', '=', key).executeTakeFirst())?.price_cents ?? null

const watch = 'Артикул;Вид;Бренд;Модель;Цена;Состояние;Город\r\n'
const row = (key: string, price: string, brand = 'Rolex') => `${key};часы;${brand};Datejust 41;${price};Отличное;Москва\r\n`

describe('a file', () => {
  test('OWN-63 a file of Russian Excel is matched by its headers, previewed in Russian and written as one action', async () => {
    const run = await openImport(toCp1251(watch + row('I-0001', '9 500,50') + row('i-0002', 'дорого')))
    expect(run).toMatchObject({ file_name: 'pieces.csv', by: 'Ada', row_count: 2, applied_at: null })
    expect(run.mapping).toEqual(['key', 'kind', 'brand', 'model', 'price', 'condition', 'city'])
    expect(run.sample[0].slice(0, 3)).toEqual(['I-0001', 'часы', 'Rolex'])

    const { counts, results } = await preview(run.id, '', 'ru')
    expect(counts).toEqual({ on_sale: 0, drafts: 1, new: 1, changed: 0, same: 0, refused: 1 })
    expect(results[0]).toMatchObject({ row: 2, key: 'I-0001', outcome: 'new', title: 'Rolex Datejust 41' })
    expect(results[1].problems).toEqual(['Цена, $: «дорого» — не сумма в долларах, например 12500 или 12500,50.'])
    expect((await preview(run.id)).results[1].problems).toEqual([
      'Price, $: “дорого” is not an amount of dollars such as 12500 or 12500.50.',
    ])
    expect(await priceOf('i-0001')).toBeNull()

    const refused = await call('POST', `${run.id}/apply/`, {})
    expect([refused.statusCode, refused.json().detail]).toEqual([409, 'Rows with errors: 1. Correct them, or write the others.'])
    expect(await priceOf('i-0001')).toBeNull()
    const applied = (await call('POST', `${run.id}/apply/`, { skip_refused: true })).json()
    expect(applied).toMatchObject({ counts: { new: 1, refused: 1 }, action_id: expect.any(String), is_undone: false })
    expect(await priceOf('i-0001')).toBe(950_050)
    const again = await call('POST', `${run.id}/apply/`, { skip_refused: true })
    expect([again.statusCode, again.json().detail]).toEqual([409, 'This file has been written already.'])
    const entry = await shop.db.selectFrom('audit_entry').selectAll().where('id', '=', Number(applied.action_id)).executeTakeFirst()
    expect(entry).toMatchObject({ action: 'piece.import', subject_kind: 'import', subject_id: run.id, subject_label: 'pieces.csv' })
  })

  test('OWN-63 the preview shows each changed field before and after, and a written file shows no more changes', async () => {
    const file = watch + row('i-0010', '9000')
    const first = await openImport(file)
    await call('POST', `${first.id}/apply/`, {})
    const second = await openImport(watch + row('i-0010', '8000'))
    const { results } = await preview(second.id, '?outcome=changed', 'ru')
    expect(results[0].changes).toEqual([{ column: 'price', from: '$9000.00', to: '$8000.00' }])
    const third = await openImport(file)
    expect((await preview(third.id)).counts).toEqual({ on_sale: 0, drafts: 0, new: 0, changed: 0, same: 1, refused: 0 })
    const nothing = await call('POST', `${third.id}/apply/`, {})
    expect([nothing.statusCode, nothing.json().detail]).toEqual([409, 'The file brings nothing new: there is nothing to write.'])
  })

  test('OWN-63 refused rows can be downloaded with a column of reasons and quoted formulas (SEC-D9)', async () => {
    const run = await openImport(watch + row('i-0020', '1', '=HYPERLINK("x")'))
    const response = await call('GET', `${run.id}/refused/`, undefined, 'ru')
    expect(response.headers['content-disposition']).toBe('attachment; filename="refused.csv"')
    const [head = [], refused = []]: string[][] = parse(response.body, { delimiter: ';', bom: true })
    expect(head.at(-1)).toBe('Причины')
    expect(refused[2]).toBe(`'=HYPERLINK("x")`)
    expect(refused.at(-1)).toMatch(/^Бренд: «=HYPERLINK\("x"\)» нет в списке/)
    // an import removes the leading apostrophe that the export added
    const second = await openImport(Buffer.from(response.body))
    expect((await preview(second.id, '', 'ru')).results[0].problems[0]).toMatch(/^Бренд: «=HYPERLINK/)
  })

  test('OWN-63 new brands are added if allowed, and the mapping is remembered for the next file', async () => {
    const file = (key: string) =>
      `Наш номер;Вид;Бренд;Модель;Цена;Состояние;Город;Заметка\r\n${row(key, '100', 'Нивада').trim()};купили у А.\r\n`
    const run = await openImport(file('i-0030'))
    expect(run.mapping[0]).toBeNull()
    expect((await preview(run.id)).results[0]).toMatchObject({ key: 'нивада-datejust-41', key_from: 'proposed', outcome: 'refused' })
    const mapping = ['key', 'kind', 'brand', 'model', 'price', 'condition', 'city', null]
    const mapped = (await call('PUT', `${run.id}/mapping/`, { mapping, has_new_names: true })).json()
    expect(mapped).toMatchObject({ mapping, has_new_names: true })
    expect((await preview(run.id)).results[0]).toMatchObject({ outcome: 'new', notes: ['brand “Нивада” is added'] })
    expect((await call('POST', `${run.id}/apply/`, {})).statusCode).toBe(200)
    expect((await openImport(file('i-0031'))).mapping).toEqual(mapping)
  })

  test.each([
    ['one column twice', ['key', 'key', null, null, null, null, null], 'One column is chosen twice.'],
    ['no column', [null, null, null, null, null, null, null], 'Say what at least one column is.'],
    ['a column that does not exist', ['key', 'tint_of_the_box', null, null, null, null, null], 'There is no such column.'],
    ['another number of columns', ['key'], 'There is no such column.'],
  ])('OWN-63 a mapping with %s is refused', async (_what, mapping, detail) => {
    const { id } = await openImport(watch + row('i-0040', '1'))
    const response = await call('PUT', `${id}/mapping/`, { mapping, has_new_names: false })
    expect([response.statusCode, response.json().detail]).toEqual([400, detail])
  })

  test('OWN-63 numbers and texts that begin like a formula are read from an XLSX file', async () => {
    const bytes = await shop.ctx.ports.tableFiles.writeXlsx(
      [
        ['key', 'kind', 'brand', 'model', 'price', 'condition', 'city'],
        ['i-0050', 'watch', 'Omega', '=1+1', '5200.5', 'good', 'Dubai'],
      ],
      'test',
    )
    const run = await openImport(Buffer.from(bytes ?? []), 'pieces.xlsx')
    await call('POST', `${run.id}/apply/`, {})
    expect(await shop.db.selectFrom('piece').select(['model_name', 'price_cents']).where('key', '=', 'i-0050').executeTakeFirst()).toEqual({
      model_name: '=1+1',
      price_cents: 520_050,
    })
  })
})

describe('files that cannot be imported', () => {
  const rows = (count: number) => `key,price\n${Array.from({ length: count }, (_, at) => `k-${at},1`).join('\n')}`
  test.each([
    ['5,001 rows', rows(5001), 400, 'The file has more than 5000 rows. Split it.'],
    ['201 columns', `key${',x'.repeat(200)}\na\n`, 400, 'The file has more than 200 columns.'],
    ['a head alone', 'key,price\n', 400, 'The file has no rows below its head.'],
    ['nothing', '', 400, 'The file has no rows below its head.'],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 10, 1]), 400, /^The file could not be read/],
    ['the format of old Excel', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3, 4]), 400, /^This is the format of old Excel/],
    ['a broken archive', Buffer.from('PK\x03\x04nothing'), 400, /^The file could not be read/],
    [
      'a zip bomb that tells its size',
      zipOf('xl/worksheets/sheet1.xml', 2_000_000_000, Buffer.alloc(1000)),
      400,
      /^The file could not be read/,
    ],
    [
      'a zip bomb that lies about its size',
      zipOf('xl/worksheets/sheet1.xml', 1000, Buffer.alloc(900_000_000)),
      400,
      /^The file could not be read/,
    ],
    ['more than 10 MB', Buffer.alloc(10_000_001, 'a'), 413, 'The file is larger than 10 MB. Split it.'],
  ])('OWN-63 %s is refused with a reason', async (_what, content, status, detail) => {
    const response = await send(content)
    expect(response.statusCode).toBe(status)
    expect(response.json().detail).toEqual(typeof detail === 'string' ? detail : expect.stringMatching(detail))
    expect((await send(watch + row('i-0060', '1'))).statusCode).toBe(201)
  })

  test('OWN-63 a form without a file is refused, and so is JSON', async () => {
    const form = await multipart({})
    const without = await shop.app.inject({
      method: 'POST',
      url: '/api/staff/imports/',
      payload: form.payload,
      headers: { ...headers, ...form.headers },
    })
    expect([without.statusCode, without.json().detail]).toEqual([400, 'Attach a CSV or XLSX file.'])
    const json = await shop.app.inject({ method: 'POST', url: '/api/staff/imports/', payload: {}, headers })
    expect(json.statusCode).toBe(415)
  })
})

test('OWN-63 5,000 rows are previewed and written', { timeout: 240_000 }, async () => {
  const lines = Array.from({ length: 5000 }, (_, at) => row(`many-${at}`, String(1000 + at)))
  const run = await openImport(watch + lines.join(''))
  expect((await preview(run.id, '?page_size=1')).counts).toMatchObject({ new: 5000 })
  expect((await call('POST', `${run.id}/apply/`, {})).statusCode).toBe(200)
  expect(await priceOf('many-4999')).toBe(599_900)
})

test('OWN-02 OWN-63 an expert and an editor cannot import files', async () => {
  const { headers: expert } = await createStaff(shop, { roles: ['expert', 'editor'] })
  expect((await send(watch, 'pieces.csv', expert)).statusCode).toBe(403)
  expect((await shop.app.inject({ url: '/api/staff/imports/', headers: expert })).statusCode).toBe(403)
})
