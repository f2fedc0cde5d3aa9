import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toCp1251 } from '#test/hostile-tables.ts'
import { importCalls } from '#test/import-calls.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'
import { tableValues } from '#test/tables/values.ts'

const folder = join(import.meta.dirname, '../../../test/tables')
type Previewed = { row: number; key: string; outcome: string; problems: string[]; changes: { column: string; to: string }[] }

let shop: TestShop
let files: ReturnType<typeof importCalls>
beforeAll(async () => {
  shop = await openTestShop()
  files = importCalls(shop, (await createStaff(shop, { roles: ['manager'] })).headers)
  const rows = [1, 2, 3, 4, 5, 6, 7].map((at) => `n-${at},watch,Rolex,Plain,500,100,excellent,Moscow\r\n`)
  await files.bring(`key,kind,brand,model,price,cost,condition,city\r\n${rows.join('')}`)
})
afterAll(() => shop.close())

const reading = (id: string, payload: object) => files.call('PUT', `${id}/reading/`, payload)
const valueOf = ({ outcome, problems, changes }: Previewed) =>
  outcome === 'refused' ? problems.join(' ') : changes.map(({ column, to }) => `${column}=${to}`).join('; ')
const valuesOf = async (id: string) => {
  const { results } = await files.preview(id)
  return Object.fromEntries(results.map((row: Previewed) => [row.key, valueOf(row)]))
}
const storedOf = (key: string) =>
  shop.db
    .selectFrom('piece')
    .leftJoin('piece_private', 'piece_private.piece_id', 'piece.id')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst()

test('REAL-08 every test file has expected values, and all expected values have a file', () => {
  expect(
    readdirSync(folder)
      .filter((name) => !name.endsWith('.ts'))
      .toSorted(),
  ).toEqual(Object.keys(tableValues).toSorted())
})

test.each(Object.entries(tableValues))('REAL-08 %s is read as its author sees it', async (name, { encoding, headRow, rows }) => {
  const run = await files.open(readFileSync(join(folder, name)), name)
  expect(await valuesOf(run.id)).toEqual(rows)
  if (encoding !== undefined) expect(run.encoding).toBe(encoding)
  expect(run.head_row).toBe(headRow ?? 1)
})

test('OWN-37 OWN-63 a row with a year later than the next one is refused', async () => {
  const run = await files.open('key,year\nn-1,2031\nn-2,2027\n')
  const { results, counts } = await files.preview(run.id)
  expect([counts.refused, counts.changed, results[0].problems.join(' ')]).toEqual([1, 1, expect.stringContaining('2027')])
})

test('REAL-08 a row with an unreadable cell leaves its piece unchanged; the other rows are written', async () => {
  await files.bring('key,reference,serial,cost\nn-1,R1,S1,9000\nn-2,R2,S2,9000\n')
  const run = await files.open(readFileSync(join(folder, 'errors.xlsx')), 'errors.xlsx')
  expect((await files.preview(run.id)).counts).toMatchObject({ refused: 3, changed: 1 })
  await files.apply(run.id, false)
  expect(await storedOf('n-1')).toMatchObject({ reference: 'R1', serial: 'S1', cost_cents: 900_000 })
  expect(await storedOf('n-4')).toMatchObject({ reference: 'R4', serial: 'S4', cost_cents: 910_000 })
})

test('REAL-08 a guessed encoding is shown and can be changed; a word that mixes alphabets needs a choice', async () => {
  // The text is in windows-1254. Its bytes are also valid in windows-1252, so the shop guesses windows-1252.
  const turkish = Buffer.concat([Buffer.from('key,model\nn-5,Kad'), Buffer.from([0xfd]), Buffer.from('n\n')])
  const run = await files.open(turkish)
  expect(run).toMatchObject({ encoding: 'windows-1252', has_encoding_choice: true })
  expect(await valuesOf(run.id)).toEqual({ 'n-5': 'model=“Kadýn”' })
  const chosen = await reading(run.id, { encoding: 'windows-1254' })
  expect(chosen.json()).toMatchObject({ encoding: 'windows-1254', mapping: ['key', 'model'], sample: [['n-5', 'Kadın']] })
  await files.apply(run.id)
  expect(await storedOf('n-5')).toMatchObject({ model_name: 'Kadın' })

  const mixed = await files.open(toCp1251('Артикул;Модель;Комплект\r\nn-6;Datejustа;Коробка и документы на русском языке\r\n'))
  expect(mixed.encoding).toBe('windows-1251')
  expect(await valuesOf(mixed.id)).toEqual({ 'n-6': 'Model: “Datejustа” has letters of two alphabets; choose another encoding.' })
  await reading(mixed.id, { encoding: 'ibm866' })
  const back = await reading(mixed.id, { encoding: 'windows-1251' })
  expect(back.json().head).toEqual(['Артикул', 'Модель', 'Комплект'])
  expect(await valuesOf(mixed.id)).toEqual({ 'n-6': 'model=“Datejustа”; kit_ru=“Коробка и документы на русском языке”' })
})

test('REAL-08 an encoding declared by the file cannot be changed', async () => {
  const run = await files.open('\uFEFFkey,price\nn-1,1\n')
  expect(run).toMatchObject({ encoding: 'utf-8', has_encoding_choice: false })
  const refused = await reading(run.id, { encoding: 'koi8-r' })
  expect([refused.statusCode, refused.json().errors]).toEqual([400, { encoding: ['The encoding of this file is certain.'] }])
  expect((await files.preview(run.id)).counts).toMatchObject({ changed: 1 })
})

test('REAL-08 the guessed header row is shown and can be changed', async () => {
  const run = await files.open('Склад;Москва\nСвой номер;Своя сумма\nn-7;777\n')
  expect(run).toMatchObject({ head_row: 1, row_count: 2 })
  expect(run.first_rows).toEqual([
    { row: 1, cells: ['Склад', 'Москва'] },
    { row: 2, cells: ['Свой номер', 'Своя сумма'] },
    { row: 3, cells: ['n-7', '777'] },
  ])
  const chosen = (await reading(run.id, { head_row: 2 })).json()
  expect(chosen).toMatchObject({ head_row: 2, row_count: 1, head: ['Свой номер', 'Своя сумма'], sample: [['n-7', '777']] })
  await files.call('PUT', `${run.id}/mapping/`, { mapping: ['key', 'price'], has_new_names: false })
  expect((await files.preview(run.id)).results[0]).toMatchObject({ row: 3, outcome: 'changed' })
  for (const row of [3, 9]) expect((await reading(run.id, { head_row: row })).statusCode).toBe(400)
  await files.apply(run.id)
  expect(await storedOf('n-7')).toMatchObject({ price_cents: 77_700 })
  expect((await reading(run.id, { head_row: 1 })).statusCode).toBe(409)
})

test('REAL-08 ambiguous dates are asked about once per column', async () => {
  const run = await files.open('key,acquired_on\nn-1,03/04/2025\nn-2,07/06/2025\n')
  expect(run.day_questions).toEqual([{ at: 1, sample: '03/04/2025', dmy: '2025-04-03', mdy: '2025-03-04', order: null }])
  expect((await files.preview(run.id)).counts).toMatchObject({ refused: 2 })
  const mapping = { mapping: ['key', 'acquired_on'], has_new_names: false }
  for (const [order, days] of [
    ['mdy', ['2025-03-04', '2025-07-06']],
    ['dmy', ['2025-04-03', '2025-06-07']],
  ] as const) {
    const mapped = (await files.call('PUT', `${run.id}/mapping/`, { ...mapping, day_orders: { acquired_on: order } })).json()
    expect(mapped.day_questions[0].order).toBe(order)
    expect(Object.values(await valuesOf(run.id))).toEqual(days.map((day) => `acquired_on=${day}`))
  }
  await files.apply(run.id)
  const again = await files.open('key,acquired_on\nn-1,2025-04-03\nn-2,2025-06-07\n')
  expect((await files.preview(again.id)).counts).toMatchObject({ same: 2 })
})
