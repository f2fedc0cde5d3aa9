import { describe, expect, test } from 'vitest'
import { addPiece } from '#test/factories.ts'
import { importShop } from '#test/import-calls.ts'

type Cell = { column: string; read: string; value: string | null; is_filled: boolean }

const imports = importShop()

const head = 'Бренд;Модель;Реф;Год;Диаметр;Цена;Состояние;Офис\n'
const line = (model: string, { price = '9 500', condition = 'Новые', city = 'Мск', year = '2019 г.' } = {}) =>
  `Rolex;${model};;${year};39 мм;${price};${condition};${city}\n`
const map = async (run: { id: string; mapping: unknown }, chosen: object) => {
  const response = await imports.files.call('PUT', `${run.id}/mapping/`, { mapping: run.mapping, has_new_names: false, ...chosen })
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}
const decide = (id: string, meanings: object[]) => imports.files.call('PUT', `${id}/values/`, { meanings })
const valuesOf = async (id: string, language?: string) => (await imports.files.call('GET', `${id}/values/`, undefined, language)).json()
const cellsOf = (row: { cells: Cell[] }) => Object.fromEntries(row.cells.map(({ column, read, value }) => [column, `${read}→${value}`]))
const listed = (value: { columns: { column: string; values: { text: string; rows: number; meaning: string | null }[] }[] }) =>
  Object.fromEntries(value.columns.map(({ column, values }) => [column, values.map(({ text, rows, meaning }) => [text, rows, meaning])]))
const meanings = [
  { column: 'city', text: 'Мск', meaning: 'moscow' },
  { column: 'condition', text: 'Новые', meaning: 'unworn' },
]

describe('values of a file', () => {
  test('DESK-07 each unknown value is listed once, gets a meaning, and the next file is understood', async () => {
    const run = await imports.files.open(
      head + line('Val A') + line('Val B', { city: 'МСК ' }) + line('Val C', { price: 'дорого', city: 'Dubai' }),
    )
    await map(run, { whole_file: { kind: 'watch' } })
    const unknown = await valuesOf(run.id)
    expect(unknown.undecided).toBe(3)
    expect(listed(unknown)).toEqual({ price: [['дорого', 1, null]], condition: [['Новые', 3, null]], city: [['Мск', 2, null]] })
    expect(unknown.columns[2].choices).toContainEqual({ value: 'moscow', label: 'Moscow' })
    expect((await valuesOf(run.id, 'ru')).columns[1].choices).toContainEqual({ value: 'unworn', label: 'Без следов носки' })
    expect((await imports.files.preview(run.id)).counts).toMatchObject({ new: 0, refused: 3 })

    await decide(run.id, [...meanings, { column: 'price', text: 'дорого', meaning: 'on request' }])
    expect(await valuesOf(run.id)).toMatchObject({ undecided: 0 })
    const { counts, results } = await imports.files.preview(run.id)
    expect(counts).toMatchObject({ new: 3, refused: 0 })
    expect(cellsOf(results[0])).toMatchObject({ city: 'Мск→Moscow', condition: 'Новые→Unworn', kind: '→watch' })
    expect(cellsOf(results[2])).toMatchObject({ price: 'дорого→on request', city: 'Dubai→Dubai' })
    expect(results[0].cells.find(({ column }: Cell) => column === 'kind').is_filled).toBe(true)

    const next = await imports.files.open(head.replace('Реф', 'Ref') + line('Val D'))
    await map(next, { whole_file: { kind: 'watch' } })
    expect((await imports.files.preview(next.id)).counts).toMatchObject({ new: 1, refused: 0 })
    await decide(next.id, [{ column: 'city', text: 'мск', meaning: null }])
    expect(listed(await valuesOf(next.id)).city).toEqual([['Мск', 1, null]])
    expect((await imports.files.preview((await imports.files.open(head + line('Val E'))).id)).counts).toMatchObject({ refused: 1 })
  })

  test('DESK-07 numbers with their unit, years with «г.» and prices on request are read as they are', async () => {
    const run = await imports.files.open(
      'Артикул;Вид;Бренд;Модель;Год;Диаметр, мм;Водозащита;Запас хода;Количество;Цена;Город\n' +
        'u-1;watch;Rolex;Units;2019 г.;39,5 мм;100 м;70 ч.;1 шт.;по запросу;Moscow\n' +
        'u-2;watch;Rolex;Units;2020г.в.;41mm;300m;48 hours;2 pcs;12 500 долл.;Moscow\n',
    )
    const { results } = await imports.files.preview(run.id)
    expect(results.map(({ problems }: { problems: string[] }) => problems)).toEqual([[], []])
    expect(cellsOf(results[0])).toMatchObject({
      year: '2019 г.→2019',
      diameter_mm: '39,5 мм→39.5',
      water_resistance_m: '100 м→100',
      power_reserve_hours: '70 ч.→70',
      stock: '1 шт.→1',
      price: 'по запросу→on request',
    })
    expect(cellsOf(results[1])).toMatchObject({ year: '2020г.в.→2020', diameter_mm: '41mm→41', price: '12 500 долл.→$12500.00' })
    await imports.files.apply(run.id)
    const stored = await imports.shop.db.selectFrom('piece').select(['price_cents', 'price_on_request']).where('key', '=', 'u-1').execute()
    expect(stored).toEqual([{ price_cents: null, price_on_request: true }])
  })
})

describe('a supplier', () => {
  test('DESK-07 columns, values and choices for the whole file are kept by name and proposed for the next file', async () => {
    const own = 'Чьё;Наименование часов;Сколько;Где\nRolex;Sup A;9500;Склад 2\n'
    const mapping = ['brand', 'model', 'price', 'city']
    const whole = { kind: 'watch', city_id: 1, consignor_share: 8000 }
    const run = await imports.files.open(own)
    expect(run.supplier).toBe('')
    const unnamed = await imports.files.call('PUT', `${run.id}/mapping/`, { mapping, has_new_names: false, whole_file: whole })
    expect([unnamed.statusCode, unnamed.json().detail]).toEqual([400, 'Name the supplier, who is the consignor.'])
    await map(run, { mapping, whole_file: whole, supplier: 'Часовой дом', new_status: 'incoming' })
    await decide(run.id, [{ column: 'city', text: 'Склад 2', meaning: 'dubai' }])
    expect((await imports.files.apply(run.id)).counts).toMatchObject({ new: 1 })
    const stored = await imports.shop.db
      .selectFrom('piece')
      .innerJoin('piece_private', 'piece_id', 'piece.id')
      .select(['ownership', 'consignor_name', 'consignor_share', 'kind'])
      .where('model_name', '=', 'Sup A')
      .execute()
    expect(stored).toEqual([{ ownership: 'consignment', consignor_name: 'Часовой дом', consignor_share: 8000, kind: 'watch' }])

    const next = await imports.files.open(own.replace('Sup A', 'Sup B'))
    expect(next).toMatchObject({ supplier: 'Часовой дом', mapping, whole_file: whole, new_status: 'incoming' })
    expect(await valuesOf(next.id)).toMatchObject({ undecided: 0 })

    const other = await imports.files.open('Сколько;Чьё;Наименование часов\n9500;Rolex;Sup C\n')
    expect(other).toMatchObject({ supplier: '', whole_file: { kind: null } })
    expect((await imports.files.call('GET', '../import-suppliers/')).json().results).toContain('Часовой дом')
    const named = (await imports.files.call('PUT', `${other.id}/supplier/`, { supplier: 'часовой  дом' })).json()
    expect(named).toMatchObject({ supplier: 'Часовой дом', mapping: ['price', 'brand', 'model'], whole_file: whole })
  })

  test('DESK-07 OWN-54 several units of a consigned piece are refused, in a row of a new and of a known piece', async () => {
    const columns = 'Артикул;Вид;Бренд;Модель;Цена;Город;Количество\n'
    const units = (key: string, count: number) => `${key};watch;Rolex;Lot;9500;Moscow;${count}\n`
    const problemsIn = async (id: string, language?: string) =>
      (await imports.files.preview(id, language)).results.map(({ problems }: { problems: string[] }) => problems)
    await addPiece(imports.shop.db, { key: 'lot-own', brand_id: 1 })
    const run = await imports.files.open(columns + units('lot-1', 3) + units('lot-2', 1) + units('lot-own', 2))
    await map(run, { whole_file: { consignor_share: 8000 }, supplier: 'Lots' })
    const sentence = 'Quantity: it is above 1, but the piece is consigned; each consigned piece needs a row of its own.'
    expect(await problemsIn(run.id)).toEqual([[sentence], [], []])
    expect((await problemsIn(run.id, 'ru'))[0]).toEqual([expect.stringMatching(/^Количество: больше 1, но предмет на комиссии/)])
    expect((await imports.files.apply(run.id, false)).counts).toMatchObject({ new: 1, changed: 1, refused: 1 })
    const known = await imports.files.open(columns + units('lot-2', 2))
    expect(await problemsIn(known.id)).toEqual([[sentence]])
  })

  test('DESK-07 values chosen for the whole file do not change existing pieces, and a value in a row takes precedence', async () => {
    await addPiece(imports.shop.db, { key: 'whole-1', kind: 'watch', city_id: 1 })
    const run = await imports.files.open('key,kind,brand,model,city\nwhole-1,,,,\nwhole-2,,Rolex,Whole,\nwhole-3,bag,Rolex,Whole,Dubai\n')
    await map(run, { whole_file: { kind: 'watch', city_id: 2 } })
    const { results } = await imports.files.preview(run.id)
    expect(results.map(({ outcome, problems }: { outcome: string; problems: string[] }) => [outcome, problems])).toEqual([
      ['same', []],
      ['new', []],
      ['new', []],
    ])
  })
})
