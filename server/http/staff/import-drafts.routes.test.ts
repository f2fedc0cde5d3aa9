import { parse } from 'csv-parse/sync'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { addPiece } from '#test/factories.ts'
import { importCalls } from '#test/import-calls.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'
import { createStaff } from '#test/staff.ts'

type Previewed = { key: string; outcome: string; notes: string[]; problems: string[] }

let shop: TestShop
let staffId: string
let headers: Record<string, string>
let files: ReturnType<typeof importCalls>
beforeAll(async () => {
  shop = await openTestShop()
  const manager = await createStaff(shop, { roles: ['manager'] })
  ;({ staffId, headers } = manager)
  files = importCalls(shop, manager.headers)
})
afterEach(() => shop.db.deleteFrom('publish_requirement').execute())
afterAll(() => shop.close())

const columns = ['key', 'kind', 'brand', 'model', 'price', 'year', 'condition', 'city', 'serial', 'status'] as const
type Cells = Partial<Record<(typeof columns)[number], string>>
const plain = { kind: 'watch', brand: 'Rolex', model: 'Imported', price: '500', year: '2020', condition: 'excellent', city: 'Moscow' }
const csv = (...rows: Cells[]) =>
  [columns, ...rows.map((row) => columns.map((column) => ({ ...plain, ...row })[column] ?? ''))]
    .map((cells) => `${cells.join(',')}\n`)
    .join('')
const notesOf = async (id: string, language?: string) => {
  const { results } = await files.preview(id, language)
  return Object.fromEntries(results.map(({ key, notes }: Previewed) => [key, notes]))
}
const pieceOf = (key: string) => shop.db.selectFrom('piece').selectAll().where('key', '=', key).executeTakeFirstOrThrow()
const putOnSale = (id: string) => files.call('PUT', `${id}/mapping/`, { mapping: columns, has_new_names: false, new_status: 'available' })

describe('new pieces', () => {
  test('DESK-07 become drafts, unless their row has a status or one was chosen for the file', async () => {
    const rows = csv({ key: 'd-plain' }, { key: 'd-sale', status: 'available' }, { key: 'd-draft', status: 'draft' })
    const run = await files.open(rows)
    expect(run.new_status).toBe('draft')
    expect((await files.preview(run.id)).counts).toEqual({ on_sale: 1, drafts: 2, new: 3, changed: 0, same: 0, refused: 0 })
    expect((await putOnSale(run.id)).json().new_status).toBe('available')
    expect((await files.preview(run.id)).counts).toMatchObject({ on_sale: 2, drafts: 1 })
    expect((await files.apply(run.id)).counts).toMatchObject({ on_sale: 2, drafts: 1, new: 3 })
    expect(await pieceOf('d-plain')).toMatchObject({ status: 'available', published_at: expect.any(Date) })
    expect(await pieceOf('d-draft')).toMatchObject({ status: 'draft', published_at: null })

    await files.bring(csv({ key: 'd-later' }))
    expect(await pieceOf('d-later')).toMatchObject({ status: 'draft', price_cents: 50_000 })
    await files.bring(csv({ key: 'd-plain', price: '600' }))
    expect(await pieceOf('d-plain')).toMatchObject({ status: 'available', price_cents: 60_000 })
  })

  test('DESK-07 OWN-50 keep their planned publication while they stay drafts; an import that publishes one drops its plan', async () => {
    await files.bring(csv({ key: 'd-planned' }, { key: 'd-waits' }))
    const publish_at = new Date(shop.clock.now + hourMs).toISOString()
    for (const key of ['d-planned', 'd-waits']) {
      const { id, edit_version: version } = await pieceOf(key)
      const payload = { version, publish_at, withdraw_at: null }
      const planned = await shop.app.inject({ method: 'POST', url: `/api/staff/pieces/${id}/plan/`, headers, payload })
      expect([planned.statusCode, planned.body]).toEqual([200, expect.anything()])
    }
    await files.bring(csv({ key: 'd-planned', status: 'available' }, { key: 'd-waits', price: '700' }))
    expect(await pieceOf('d-planned')).toMatchObject({ status: 'available', publish_at: null, publish_as: null, publish_by: null })
    expect(await pieceOf('d-waits')).toMatchObject({ status: 'draft', price_cents: 70_000, publish_at: new Date(publish_at) })
  })

  test('DESK-07 OWN-38 that lack something for publishing stay drafts; the preview names what, and the rest of the row is written', async () => {
    const run = await files.open(
      csv(
        { key: 'd-year', year: '', status: 'available' },
        { key: 'd-bare', year: '', price: '', condition: '', status: 'incoming' },
        { key: 'd-whole', status: 'available' },
      ),
    )
    expect((await files.preview(run.id)).counts).toMatchObject({ on_sale: 1, drafts: 2, refused: 0 })
    expect(await notesOf(run.id)).toEqual({
      'd-year': ['stays a draft; missing for publishing: year'],
      'd-bare': ['stays a draft; missing for publishing: price, condition, year'],
      'd-whole': [],
    })
    expect((await notesOf(run.id, 'ru'))['d-bare']).toEqual(['остаётся черновиком; для публикации не хватает: цена, состояние, год'])
    await files.apply(run.id)
    expect(await pieceOf('d-year')).toMatchObject({ status: 'draft', model_name: 'Imported', price_cents: 50_000 })
    expect(await pieceOf('d-bare')).toMatchObject({ status: 'draft', condition_id: null, price_cents: null })
    expect(await pieceOf('d-whole')).toMatchObject({ status: 'available' })
    const again = await files.open(csv({ key: 'd-year', year: '', status: 'available' }))
    expect((await files.preview(again.id)).counts).toMatchObject({ same: 1, changed: 0 })
  })

  test('DESK-07 OWN-38 obey the owner’s choice of what publishing requires', async () => {
    await shop.db.insertInto('publish_requirement').values({ item: 'serial', is_required: true }).execute()
    const run = await files.open(
      csv({ key: 'd-serial', serial: 'NEW 1', status: 'available' }, { key: 'd-no-serial', status: 'available' }),
    )
    expect(await notesOf(run.id)).toEqual({ 'd-serial': [], 'd-no-serial': ['stays a draft; missing for publishing: serial number'] })
  })
})

describe('pieces of the shop', () => {
  test('DESK-07 OWN-38 a draft and a withdrawn piece are published by their row if nothing is missing', async () => {
    const whole = { price_cents: 100, production_year: 2020, condition_id: 1 }
    await addPiece(shop.db, { ...whole, key: 'o-whole', status: 'draft' })
    await addPiece(shop.db, { ...whole, key: 'o-unknown', status: 'draft', production_year: null, is_year_unknown: true })
    await addPiece(shop.db, { ...whole, key: 'o-withdrawn', status: 'withdrawn', production_year: null })
    const run = await files.open('key,status\no-whole,available\no-unknown,available\no-withdrawn,available\n')
    expect((await files.preview(run.id)).counts).toMatchObject({ on_sale: 2, changed: 2, same: 1 })
    expect((await notesOf(run.id))['o-withdrawn']).toEqual(['stays withdrawn; missing for publishing: year'])
    await files.apply(run.id)
    expect((await pieceOf('o-unknown')).status).toBe('available')
    expect((await pieceOf('o-withdrawn')).status).toBe('withdrawn')
  })

  test('DESK-07 a piece that a register lists as stolen is not published', async () => {
    const id = await addPiece(shop.db, { key: 'o-stolen', status: 'draft', price_cents: 100, production_year: 2020, condition_id: 1 })
    const check = { register: 'A', result: 'match' as const, checked_at: new Date(shop.ctx.now()), staff_id: staffId }
    await shop.db
      .insertInto('register_check')
      .values({ ...check, piece_id: id })
      .execute()
    await files.bring('key,status,price\no-stolen,available,7\n')
    expect(await pieceOf('o-stolen')).toMatchObject({ status: 'draft', price_cents: 700 })
  })

  test('DESK-07 a price or condition cannot be removed from a piece on sale', async () => {
    await addPiece(shop.db, { key: 'o-sale', price_cents: 100 })
    const run = await files.open('key,price\no-sale,\n')
    expect((await files.preview(run.id)).results[0].problems).toEqual(['Price, $: it is missing, and the price is not on request.'])
  })
})

describe('serial numbers', () => {
  test('DESK-07 that the shop already has keep a new piece a draft; those of an earlier row cause a warning', async () => {
    await addPiece(shop.db, { key: 's-old', model_name: 'Old', reference: null }, { private: { serial: 'AB-123' } })
    const run = await files.open(
      csv(
        { key: 's-1', serial: 'ab 123', status: 'available' },
        { key: 's-2', serial: 'ZZ9', status: 'available' },
        { key: 's-3', serial: 'zz-9' },
      ),
    )
    expect((await files.preview(run.id)).counts).toMatchObject({ on_sale: 1, drafts: 2, refused: 0 })
    expect(await notesOf(run.id)).toEqual({
      's-1': ['stays a draft; serial number “ab 123” is known already: Rolex Old'],
      's-2': [],
      's-3': ['serial number “zz-9” is also in row 3'],
    })
    await files.apply(run.id)
    const again = await files.open(csv({ key: 's-2', serial: 'ZZ9', price: '700' }))
    expect((await notesOf(again.id))['s-2']).toEqual([])
  })
})

test.each([
  ['a tab', '\t'],
  ['a bar', '|'],
  ['a semicolon', ';'],
])('DESK-07 OWN-63 refused rows of a file separated by %s are downloaded with the same separator', async (_name, delimiter) => {
  const run = await files.open(['key', 'kind', 'model'].join(delimiter).concat('\n', ['r-1', 'boat', 'A'].join(delimiter), '\n'))
  const { body } = await files.call('GET', `${run.id}/refused/`)
  const [head, row]: string[][] = parse(body, { delimiter, bom: true })
  expect([head, row?.slice(0, 3)]).toEqual([
    ['key', 'kind', 'model', 'Reasons'],
    ['r-1', 'boat', 'A'],
  ])
})
