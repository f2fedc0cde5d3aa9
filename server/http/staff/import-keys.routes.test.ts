import { expect, test } from 'vitest'
import { importShop } from '#test/import-calls.ts'
import { createStaff } from '#test/staff.ts'

const imports = importShop()

const head = 'Артикул;Вид;Бренд;Модель;Референс;Цена, $;Состояние;Город\r\n'
const row = (key: string, { brand = 'Rolex', model = 'Yacht-Master', reference = '', price = '12500' } = {}) =>
  `${key};часы;${brand};${model};${reference};${price};excellent;Moscow\r\n`
const pieces = (own: string) =>
  imports.shop.db
    .selectFrom('piece')
    .innerJoin('brand', 'brand.id', 'piece.brand_id')
    .select(['brand.name as brand', 'model_name', 'key', 'own_key', 'reference', 'price_cents'])
    .where('model_name', '=', own)
    .orderBy('piece.id')
    .execute()

test('REAL-07 «Б-1023» and «В-1023» are two keys; look-alike letters, case and kinds of dashes make no difference', async () => {
  expect(await imports.files.bring(head + row('В-1023', { model: 'Keys A' }))).toMatchObject({ new: 1 })
  expect(await imports.files.bring(head + row('Б-1023', { brand: 'Omega', model: 'Keys B', price: '3500' }))).toMatchObject({ new: 1 })
  expect(await pieces('Keys A')).toMatchObject([{ brand: 'Rolex', key: 'b-1023', own_key: 'В-1023', price_cents: 1_250_000 }])
  expect(await pieces('Keys B')).toMatchObject([{ brand: 'Omega', key: 'б-1023', own_key: 'Б-1023', price_cents: 350_000 }])
  for (const key of ['B-1023', 'в–1023', 'Ｂ-1023'])
    expect((await imports.files.preview((await imports.files.open(head + row(key, { model: 'Keys A' }))).id)).counts).toMatchObject({
      same: 1,
    })
  const twice = await imports.files.open(head + row('Ж-1', { model: 'Twice' }) + row('ж-1', { model: 'Twice' }))
  expect((await imports.files.preview(twice.id)).results[1].problems).toEqual(['Key: row 2 has the same one.'])
})

test('OWN-63 SEC-D9 words that every JavaScript object has are read like any others', async () => {
  const file = head + row('W-1', { model: 'Builder' }).replace('часы', 'constructor') + row('W-2', { model: 'Builder' })
  const { results } = await imports.files.preview((await imports.files.open(file)).id)
  expect(results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['refused', 'new'])
  const run = await imports.files.open(
    'Артикул;Вид;Бренд;Коллекция;Модель;Цена;Состояние;Город\r\nW-3;часы;Rolex;constructor;Builder;100;excellent;Moscow\r\n',
  )
  const mapping = ['key', 'kind', 'brand', 'collection', 'model', 'price', 'condition', 'city']
  expect((await imports.files.call('PUT', `${run.id}/mapping/`, { mapping, has_new_names: true })).statusCode).toBe(200)
  expect((await imports.files.apply(run.id)).counts).toMatchObject({ new: 1 })
  const added = imports.shop.db.selectFrom('collection').select('spellings').where('name', '=', 'constructor')
  expect(await added.execute()).toEqual([{ spellings: [] }])
})

test('REAL-07 a row that changes the brand or reference of a known piece is refused until it is confirmed', async () => {
  await imports.files.bring(head + row('И/1', { model: 'Mover', reference: '126.610 LN' }) + row('И/2', { model: 'Mover', reference: '' }))
  // A row is still the same piece if its reference is spelled differently, or if the piece had no reference before.
  const same = await imports.files.open(
    head + row('И/1', { model: 'Mover', reference: '126610LN' }) + row('И/2', { model: 'Mover', reference: '5' }),
  )
  expect((await imports.files.preview(same.id)).counts).toMatchObject({ changed: 2, refused: 0 })
  const run = await imports.files.open(head + row('И/1', { model: 'Mover', brand: 'Omega', reference: '210' }))
  const { counts, results, unconfirmed } = await imports.files.preview(run.id)
  expect([counts.refused, results.length, unconfirmed, results[0].identity]).toEqual([1, 1, [2], 'asked'])
  expect(results[0].problems).toEqual([
    'Key: the key is that of another piece: Brand “Rolex” → “Omega”, Reference “126.610 LN” → “210”. Is it the same piece?',
  ])
  expect((await imports.files.preview(run.id, 'ru')).results[0].problems).toEqual([
    'Артикул: под этим артикулом другой предмет: Бренд «Rolex» → «Omega», Референс «126.610 LN» → «210». Это тот же предмет?',
  ])
  expect((await imports.files.call('POST', `${run.id}/apply/`, {})).statusCode).toBe(409)
  const emptied = await imports.files.open(head + row('И/1', { model: 'Mover' }))
  expect((await imports.files.preview(emptied.id)).unconfirmed).toEqual([2])

  expect((await imports.files.call('PUT', `${run.id}/confirmed/`, { rows: [2] })).json().confirmed).toEqual([2])
  const confirmed = await imports.files.preview(run.id)
  expect(confirmed).toMatchObject({ counts: { changed: 1, refused: 0 }, unconfirmed: [], results: [{ identity: 'confirmed' }] })
  await imports.files.apply(run.id)
  expect((await pieces('Mover'))[0]).toMatchObject({ brand: 'Omega', reference: '210' })
  expect((await imports.files.call('PUT', `${run.id}/confirmed/`, { rows: [] })).statusCode).toBe(409)
})

test('REAL-07 a key shortened by an earlier version is matched and replaced with the typed one, if the brand is the same', async () => {
  await imports.files.bring(head + row('RLX 7/1', { model: 'Former', reference: '7' }) + row('Д-77', { model: 'Former', reference: '77' }))
  const former = imports.shop.db.updateTable('piece').where('model_name', '=', 'Former')
  await former.where('reference', '=', '7').set({ key: 'rlx-7-1', own_key: null }).execute()
  await former.where('reference', '=', '77').set({ key: '77', own_key: null }).execute()

  // An earlier version of the shop removed Cyrillic letters from keys, so `Д-77` and `Я-77` both became `77`. A row with only a price does
  // not show which of the two pieces is meant.
  const prices = await imports.files.open('Артикул;Цена\r\nRLX 7/1;9000\r\nД-77;9000\r\nЯ-77;9000\r\n')
  expect((await imports.files.preview(prices.id)).results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'changed',
    'refused',
    'refused',
  ])
  const run = await imports.files.open(
    head +
      row('RLX 7/1', { model: 'Former', reference: '7' }) +
      row('Д-77', { model: 'Former', reference: '77' }) +
      row('Я-77', { brand: 'Omega', model: 'Former', reference: '77' }),
  )
  const { results } = await imports.files.preview(run.id)
  expect(results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['changed', 'changed', 'new'])
  expect(results[0].changes).toEqual([{ column: 'key', from: '“rlx-7-1”', to: '“RLX 7/1”' }])
  await imports.files.apply(run.id)
  expect((await pieces('Former')).map(({ brand, key, own_key: own }) => [brand, key, own])).toEqual([
    ['Rolex', 'rlx 7/1', 'RLX 7/1'],
    ['Rolex', 'д-77', 'Д-77'],
    ['Omega', 'я-77', 'Я-77'],
  ])
})

test('REAL-07 an export has the keys as typed', async () => {
  await imports.files.bring(head + row('Ф/5', { model: 'Exported key' }))
  const { id } = await imports.shop.db.selectFrom('piece').select('id').where('own_key', '=', 'Ф/5').executeTakeFirstOrThrow()
  const { headers } = await createStaff(imports.shop, { roles: ['manager'] })
  const { body } = await imports.shop.app.inject({ url: `/api/staff/pieces/export/?format=csv&columns=model&ids=${id}`, headers })
  expect(body).toContain('"Ф/5"')
})

test('OWN-63 a row that was refused because of another row keeps its reason once the other is written', async () => {
  const run = await imports.files.open(head + row('Э-1', { model: 'Paired' }) + row('Э-1', { model: 'Paired again' }))
  expect((await imports.files.apply(run.id, false)).counts).toMatchObject({ new: 1, refused: 1 })
  expect((await imports.files.preview(run.id)).results).toMatchObject([{ outcome: 'refused', problems: ['Key: row 2 has the same one.'] }])
  const refused = await imports.files.call('GET', `${run.id}/refused/`, undefined, 'ru')
  expect(refused.body).toMatch(/Paired again.*Артикул: тот же артикул в строке 2/)
  expect(refused.body).not.toContain('Paired;')
})

test('OWN-63 a refused row adds neither its brand nor its collection, and does not say that it would', async () => {
  const run = await imports.files.open(head + row('Щ-1', { model: 'Named' }) + row('Щ-1', { brand: 'Rollex', model: 'Named' }))
  const mapping = ['key', 'kind', 'brand', 'model', 'reference', 'price', 'condition', 'city']
  expect((await imports.files.call('PUT', `${run.id}/mapping/`, { mapping, has_new_names: true })).statusCode).toBe(200)
  const notes = async () => (await imports.files.preview(run.id)).results.map((verdict: { notes: string[] }) => verdict.notes)
  expect(await notes()).toEqual([[], []])
  expect((await imports.files.apply(run.id, false)).counts).toMatchObject({ new: 1, refused: 1 })
  expect(await notes()).toEqual([[]])
  const added = imports.shop.db.selectFrom('brand').select('name').where('name', '=', 'Rollex')
  expect(await added.execute()).toEqual([])
})
