import { expect, test } from 'vitest'
import { addPiece } from '#test/factories.ts'
import { importShop } from '#test/import-calls.ts'

type Previewed = {
  key: string
  key_from: string | null
  outcome: string
  problems: string[]
  notes: string[]
  identity: string | null
  asks_of_sold: boolean
}

const imports = importShop()

const head = 'kind,brand,model,reference,year,serial,price,city\n'
const row = (reference: string, { serial = '', price = '9500', year = '2021', model = 'Submariner' } = {}) =>
  `watch,Rolex,${model},${reference},${year},${serial},${price},Moscow\n`
const previewOf = async (file: string) => (await imports.files.preview((await imports.files.open(file)).id)).results as Previewed[]
const rolex = async () => (await imports.shop.db.selectFrom('brand').select('id').where('name', '=', 'Rolex').executeTakeFirstOrThrow()).id

test('DESK-07 without a key column, a piece is known by its serial number, whatever its spelling', async () => {
  const facts = { brand_id: await rolex(), model_name: 'Submariner', reference: null }
  await addPiece(imports.shop.db, { ...facts, key: 'own-1', price_cents: 100 }, { private: { serial: 'AB-123' } })
  const [known] = await previewOf(head + row('', { serial: 'ab123', price: '7' }))
  expect(known).toMatchObject({ key: 'own-1', key_from: 'serial', outcome: 'changed' })
})

test('DESK-07 a reference with its year means a piece if the shop and the file have one each; otherwise the row is refused', async () => {
  const facts = { brand_id: await rolex(), model_name: 'Submariner', production_year: 2021 }
  await addPiece(imports.shop.db, { ...facts, key: 'ref-1', reference: '114.060' })
  const [known] = await previewOf(head + row('114060'))
  expect(known).toMatchObject({ key: 'ref-1', key_from: 'reference' })
  const twice = await previewOf(head + row('114060') + row('114060'))
  expect(twice.map(({ outcome }) => outcome)).toEqual(['refused', 'refused'])
  expect(twice[0]?.problems[0]).toMatch(/^Key: it is missing, and several rows may be “Rolex Submariner ref-1”; add it/)
  expect((await previewOf(head + row('114060', { year: '2020' })))[0]).toMatchObject({ outcome: 'new', key_from: 'proposed' })
  await addPiece(imports.shop.db, { ...facts, key: 'ref-2', reference: '114060' })
  expect((await previewOf(head + row('114060')))[0]?.problems[0]).toMatch(/“Rolex Submariner ref-1” or “Rolex Submariner ref-2”/)
})

test('DESK-07 proposed keys are free ones without the serial number, and the same file again changes nothing', async () => {
  const file =
    head +
    row('126610', { serial: 'P1' }) +
    row('126610', { serial: 'P2' }) +
    row('126613') +
    row('126613') +
    row('', { model: 'Plain', year: '' }) +
    row('', { model: 'Plain', year: '' })
  const run = await imports.files.open(file)
  const { results } = await imports.files.preview(run.id)
  expect(results.map(({ key }: Previewed) => key)).toEqual([
    'rolex-126610-2021',
    'rolex-126610-2021-2',
    'rolex-126613-2021',
    'rolex-126613-2021-2',
    'rolex-plain',
    'rolex-plain-2',
  ])
  expect((await imports.files.apply(run.id)).counts).toMatchObject({ new: 6 })
  const again = await imports.files.preview((await imports.files.open(file)).id)
  expect(again.counts).toMatchObject({ same: 6, new: 0, changed: 0, refused: 0 })
  const third = await previewOf(head + row('126610', { serial: 'P3' }))
  expect(third[0]).toMatchObject({ key: 'rolex-126610-2021-3', outcome: 'new' })
})

test('DESK-07 a row with a key keeps it, and proposals avoid the keys of other rows', async () => {
  const rows = await previewOf(`key,${head}rolex-x-2021,${row('Y')},${row('X')}`)
  expect(rows.map(({ key, key_from }) => [key, key_from])).toEqual([
    ['rolex-x-2021', null],
    ['rolex-x-2021-2', 'proposed'],
  ])
})

test('DESK-07 a row whose proposed key belongs to an existing piece needs a confirmation, and does not overwrite that piece', async () => {
  await addPiece(imports.shop.db, {
    key: 'rolex-other',
    brand_id: await rolex(),
    model_name: 'Other',
    production_year: null,
    price_cents: 100,
  })
  const [other] = await previewOf(head + row('', { model: 'Other', year: '', price: '7' }))
  expect(other).toMatchObject({ key: 'rolex-other', key_from: 'proposed', outcome: 'refused', identity: 'asked' })
})

test('DESK-07 REAL-07 a row that matches a sold piece by serial, reference or key is left out until somebody confirms it', async () => {
  const facts = { brand_id: await rolex(), model_name: 'Submariner', status: 'sold', stock: 0 } as const
  await addPiece(imports.shop.db, { ...facts, key: 'gone-1', reference: null }, { private: { serial: 'SOLD 1' } })
  await addPiece(imports.shop.db, { ...facts, key: 'gone-2', reference: '124.060', production_year: 2021 })
  await addPiece(imports.shop.db, { ...facts, key: 'rolex-gone', model_name: 'Gone', reference: null, production_year: null })
  const file =
    head +
    row('116610', { serial: 'sold1' }) +
    row('124060') +
    row('', { model: 'Gone', year: '' }) +
    row('124060', { year: '2019' }) +
    row('124060', { serial: 'other' })
  const run = await imports.files.open(file)
  const { results, counts, unconfirmed } = await imports.files.preview(run.id)
  const rows = results as Previewed[]
  expect(rows.map(({ outcome, identity, asks_of_sold }) => [outcome, identity, asks_of_sold])).toEqual([
    ...Array.from({ length: 3 }, () => ['refused', 'asked', true]),
    ...Array.from({ length: 2 }, () => ['new', null, false]),
  ])
  // The staff can answer “the same piece” for all rows in `unconfirmed` at once. That answer would put sold pieces on sale again, so
  // `unconfirmed` leaves out the rows of sold pieces.
  expect([counts.refused, unconfirmed]).toEqual([3, []])
  expect(rows.slice(0, 3).map(({ problems }) => problems)).toEqual(
    ['Rolex Submariner gone-1', 'Rolex Submariner gone-2', 'Rolex Gone rolex-gone'].map((label) => [
      `Key: left out: “${label}” is sold. Has it come back, or is it another one?`,
    ]),
  )
  const inRussian = (await imports.files.preview(run.id, 'ru')).results[1].problems
  expect(inRussian).toEqual(['Артикул: не добавляем: «Rolex Submariner gone-2» — продан. Предмет вернулся или это другой?'])
  expect((await imports.files.call('PUT', `${run.id}/confirmed/`, { rows: [], sold_rows: [3] })).statusCode).toBe(200)
  expect((await imports.files.apply(run.id, false)).counts).toMatchObject({ new: 3, refused: 2 })

  await imports.shop.db.updateTable('publish_requirement').set({ is_required: false }).execute()
  const again = await imports.files.open(`key,status,stock\ngone-2,available,1\n`)
  expect((await imports.files.preview(again.id)).results).toMatchObject([
    { outcome: 'refused', identity: 'asked', asks_of_sold: true, problems: ['Status: left out: the piece is sold. Has it come back?'] },
  ])
  const priced = await imports.files.open(`key,price\ngone-2,100\n`)
  expect((await imports.files.preview(priced.id)).counts).toMatchObject({ changed: 1, refused: 0 })
})

test('REAL-07 DESK-07 a confirmed reference does not put the piece on sale again once it is sold; each question has its own answer', async () => {
  await imports.shop.db.updateTable('publish_requirement').set({ is_required: false }).execute()
  const facts = { brand_id: await rolex(), model_name: 'Twofold', reference: '1', production_year: 2021 }
  const id = await addPiece(imports.shop.db, { ...facts, key: 'twofold', status: 'available' })
  const run = await imports.files.open('key,reference,status,stock\ntwofold,2,available,1\n')
  const confirm = (rows: number[], sold: number[]) => imports.files.call('PUT', `${run.id}/confirmed/`, { rows, sold_rows: sold })
  const asked = async () => {
    const { results, unconfirmed } = await imports.files.preview(run.id)
    const [{ outcome, identity, asks_of_sold }] = results as [Previewed]
    return [outcome, identity, asks_of_sold, unconfirmed]
  }
  const piece = () => imports.shop.db.selectFrom('piece').select(['status', 'reference']).where('id', '=', id).executeTakeFirst()
  expect((await confirm([2], [])).json()).toMatchObject({ confirmed: [2], confirmed_sold: [] })
  expect(await asked()).toEqual(['changed', 'confirmed', false, []])

  await imports.shop.db.updateTable('piece').set({ status: 'sold', stock: 0 }).where('id', '=', id).execute()
  expect(await asked()).toEqual(['refused', 'asked', true, []])
  expect((await imports.files.call('POST', `${run.id}/apply/`, {})).statusCode).toBe(409)
  expect(await piece()).toEqual({ status: 'sold', reference: '1' })

  expect((await confirm([], [2])).json()).toMatchObject({ confirmed: [], confirmed_sold: [2] })
  expect(await asked()).toEqual(['refused', 'asked', false, [2]])
  await confirm([2], [2])
  expect(await asked()).toEqual(['changed', 'confirmed', false, []])
  await imports.files.apply(run.id)
  expect(await piece()).toEqual({ status: 'available', reference: '2' })
})
