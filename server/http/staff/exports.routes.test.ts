import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listZipEntries, readZipText } from '#server/ports/zip-entries.ts'
import { addPiece } from '#test/factories.ts'
import { multipart } from '#test/form-data.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

let shop: TestShop
let headers: Record<string, string>
beforeAll(async () => {
  shop = await openTestShop()
  headers = (await createStaff(shop, { roles: ['manager'] })).headers
})
afterAll(() => shop.close())

const download = (query: string, language = 'en', as = headers) =>
  shop.app.inject({ url: `/api/staff/pieces/export/?${query}`, headers: { ...as, 'accept-language': language } })

async function previewOf(file: Buffer, name: string) {
  const form = await multipart({}, [{ name: 'file', filename: name, bytes: file }])
  const sent = await shop.app.inject({
    method: 'POST',
    url: '/api/staff/imports/',
    payload: form.payload,
    headers: { ...headers, ...form.headers },
  })
  expect(sent.statusCode, sent.body).toBe(201)
  return (await shop.app.inject({ url: `/api/staff/imports/${sent.json().id}/preview/?page_size=200&outcome=refused`, headers })).json()
}

test.each([
  ['csv', 'ru'],
  ['csv', 'en'],
  ['xlsx', 'ru'],
  ['xlsx', 'en'],
])('OWN-64 the whole stock exported as %s in %s imports again without changes', async (format, language) => {
  const odd = ['=HYPERLINK("x")', '+7', "'-1", '@x', 'a;b,"c"', '＝1']
  for (const name of odd)
    await addPiece(shop.db, {
      model_name: name,
      description_en: '=1+1\nsecond; line',
      price_cents: 1_250_050,
      previous_price_cents: 1_300_000,
    })
  const response = await download(`format=${format}&ordering=price`, language)
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-disposition']).toMatch(new RegExp(`^attachment; filename="pieces-\\d{4}-\\d\\d-\\d\\d\\.${format}"$`))
  const { counts, results } = await previewOf(response.rawPayload, `pieces.${format}`)
  expect(results).toEqual([])
  const { count } = await shop.db
    .selectFrom('piece')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(counts).toEqual({ on_sale: 0, drafts: 0, new: 0, changed: 0, same: Number(count), refused: 0 })
})

test('OWN-64 an export has the columns, filter and order of the list', async () => {
  const response = await download('format=csv&kind=bag&ordering=-price&columns=price,brand', 'ru')
  const rows: string[][] = parse(response.body, { delimiter: ';', bom: true })
  expect(rows[0]).toEqual(['Артикул', 'Вид', 'Бренд', 'Цена, $'])
  expect(new Set(rows.slice(1).map(([, kind]) => kind))).toEqual(new Set(['сумка']))
  const prices = rows.slice(1).flatMap(([, , , price]) => (price ? [Number(price.replace(',', '.'))] : []))
  expect(prices.length).toBeGreaterThan(5)
  expect(prices).toEqual(prices.toSorted((one, other) => other - one))
  const [first = 0, second = 0] = (await shop.db.selectFrom('piece').select('id').orderBy('id').limit(2).execute()).map(({ id }) => id)
  const chosen: string[][] = parse((await download(`format=csv&ids=${second},${first}&columns=brand`)).body, { bom: true })
  expect(chosen).toHaveLength(3)
  const keys = await shop.db.selectFrom('piece').select('key').where('id', 'in', [first, second]).execute()
  expect(new Set(chosen.slice(1).map(([key]) => key))).toEqual(new Set(keys.map(({ key }) => key)))
})

test('SEC-D9 OWN-64 REAL-09 no cell of a CSV file begins like a formula, and no cell of an XLSX file is one', async () => {
  const id = await addPiece(shop.db, { model_name: '=cmd|x', reference: '+1', description_ru: '-1', description_en: '@x' })
  const csv: string[][] = parse((await download(`format=csv&ids=${id}`)).body, { bom: true })
  expect(csv[1]).toContain("'=cmd|x")
  expect(csv[1]?.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  const { xml, texts } = readSheetXml((await download(`format=xlsx&ids=${id}`)).rawPayload)
  expect(xml).not.toMatch(/<f[\s/>]/)
  expect(texts).toEqual(expect.arrayContaining(['=cmd|x', '+1', '-1', '@x']))
})

test('REAL-09 an XLSX file has typed numbers and dates, and texts without apostrophes', async () => {
  const id = await addPiece(
    shop.db,
    { model_name: '-2 s/day', reference: '0012', price_cents: 1_250_050, production_year: 2021 },
    { private: { cost_cents: 900_000, acquired_on: '2025-11-21' } },
  )
  const query = `ids=${id}&columns=model,reference,price,cost,acquired_on,year`
  const { xml, texts } = readSheetXml((await download(`format=xlsx&${query}`)).rawPayload)
  const numbers = [...xml.matchAll(/<c [^>]*?r="([A-Z]+2)"(?: s="\d+")?(?: t="n")?[^>]*><v>([^<]*)<\/v>/g)].map(([, , value]) => value)
  expect(numbers).toEqual(expect.arrayContaining(['12500.5', '9000', '45982', '2021']))
  expect(texts).toEqual(expect.arrayContaining(['-2 s/day', '0012']))
  expect(texts.filter((text) => text.startsWith("'"))).toEqual([])
  const [, ru = []]: string[][] = parse((await download(`format=csv&${query}`, 'ru')).body, { bom: true, delimiter: ';' })
  expect(ru).toEqual(expect.arrayContaining(['-2 s/day', '0012', '12500,5', '9000', '2025-11-21', '2021']))
  const [, en = []]: string[][] = parse((await download(`format=csv&${query}`)).body, { bom: true })
  expect(en).toContain('12500.5')
})

function readSheetXml(bytes: Buffer): { xml: string; texts: string[] } {
  const entries = listZipEntries(bytes) ?? []
  const strings = readZipText(bytes, entries, 'xl/sharedStrings.xml')
  const xml = readZipText(bytes, entries, 'xl/worksheets/sheet1.xml')
  return { xml, texts: [...`${strings}${xml}`.matchAll(/<t(?: [^>]*)?>([^<]*)<\/t>/g)].map(([, text = '']) => text) }
}

test('OWN-03 OWN-12 OWN-64 exporting costs needs a fresh factor, and who may not see costs cannot export pieces', async () => {
  const late = await createStaff(shop, { roles: ['manager'], isSteppedUp: false })
  for (const query of ['', ...['cost', 'floor', 'insured', 'acquired_on'].map((column) => `&columns=brand,${column}`)]) {
    const refused = await download(`format=csv${query}`, 'en', late.headers)
    expect([query, refused.statusCode, refused.json().reason]).toEqual([query, 403, 'step-up'])
  }
  const id = await addPiece(shop.db, {}, { private: { cost_cents: 777_701, floor_cents: 777_702, serial: 'S-7777' } })
  const [head = [], row = []]: string[][] = parse((await download(`format=csv&ids=${id}&columns=brand,serial`, 'en', late.headers)).body, {
    bom: true,
  })
  expect([head.slice(-2), row.slice(-2)]).toEqual([
    ['Brand', 'Serial number'],
    ['Rolex', 'S-7777'],
  ])
  // roles without access to costs cannot export, whatever the columns
  for (const role of ['expert', 'editor'] as const) {
    const staff = await createStaff(shop, { roles: [role] })
    for (const columns of ['', '&columns=brand'])
      expect([role, (await download(`format=csv${columns}`, 'en', staff.headers)).statusCode]).toEqual([role, 403])
  }
})

test('OWN-27 an export is recorded in the audit log', async () => {
  await download('format=csv&kind=bag&columns=brand')
  const entry = await shop.db
    .selectFrom('audit_entry')
    .select(['action', 'subject_label'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  expect(entry).toMatchObject({ action: 'piece.export', subject_label: expect.stringMatching(/^\d+ × 1$/) })
})

test('OWN-64 SAFE-08 photographs are exported as a ZIP with a folder per piece, and the download is logged', async () => {
  const id = await addPiece(shop.db, { reference: '126610 LN/б' }, { photos: 2 })
  for (const position of [0, 1])
    await shop.ctx.ports.photos.put(`photo-${id}-${position}/1200.webp`, Buffer.from(`picture ${position}`), 'image/webp')
  const response = await shop.app.inject({ url: `/api/staff/pieces/photo-archive/?ids=${id}`, headers })
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip'])
  const text = response.rawPayload.toString('utf8')
  for (const position of [0, 1]) {
    expect(text).toContain(`126610-LN-б-${id}/0${position + 1}.webp`)
    expect(text).toContain(`picture ${position}`)
  }
  const entries = await shop.db.selectFrom('audit_entry').select('subject_label').where('action', '=', 'piece.photo-export').execute()
  expect(entries).toEqual([{ subject_label: '1' }])
})

test('OWN-64 OWN-30 a photograph without a file is left out of the ZIP, which lists it in a text file', async () => {
  const id = await addPiece(shop.db, { reference: '5711' }, { photos: 3 })
  for (const position of [0, 2])
    await shop.ctx.ports.photos.put(`photo-${id}-${position}/1200.webp`, Buffer.from(`picture ${position}`), 'image/webp')
  const { rawPayload } = await shop.app.inject({
    url: `/api/staff/pieces/photo-archive/?ids=${id}`,
    headers: { ...headers, 'accept-language': 'en' },
  })
  const entries = listZipEntries(rawPayload) ?? []
  expect(entries.map(({ name }) => name)).toEqual([`5711-${id}/01.webp`, `5711-${id}/03.webp`, 'missing.txt'])
  expect(readZipText(rawPayload, entries, `5711-${id}/03.webp`)).toBe('picture 2')
  const text = readZipText(rawPayload, entries, 'missing.txt')
  expect(text).toBe(`These photographs are not in the archive, because their files could not be read.\n\n5711-${id}/02\n`)
})
