import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, describe, expect, test } from 'vitest'
import { importInto, openImportShop, writeInput } from '#test/import.ts'
import { brokenInvariants, fillCart, pickup } from '#test/orders.ts'
import { signIn } from '#test/shop.ts'

const sample = join(import.meta.dirname, '../../../docs/import-sample.csv')
const { shop, folder, close, csv, pieceOf, readVersions } = await openImportShop()
afterAll(close)

const count = async (list: string) => (await shop.get(`/api/${list}/`)).json().count

describe('the sample', () => {
  test('OPS-03 is validated row by row first, and nothing is written', async () => {
    const { lines, counts, isWritten } = await importInto(shop, sample)
    expect(lines[0]).toBe('row 2     new      rolex-gmt-master-ii-126710blnr - Rolex GMT-Master II')
    expect([counts, isWritten]).toEqual([{ on_sale: 3, drafts: 1, new: 4, changed: 0, same: 0, refused: 0 }, false])
    expect(await count('watches')).toBe(0)
  })

  test('OPS-03 is written with apply and shown by a running shop: names by key, by spelling and in both languages', async () => {
    expect((await importInto(shop, sample, { apply: true })).isWritten).toBe(true)
    expect([await count('watches'), await count('jewelry'), await count('bags')]).toEqual([2, 1, 0])
    const { results } = (await shop.get('/api/watches/?search=moonwatch')).json()
    const watch = (await shop.get(`/api/watches/${results[0].id}/`)).json()
    expect(watch).toMatchObject({ brand: { name: 'Omega' }, price_usd: '5200.00', previous_price_usd: '5900.00', full_set: false })
    expect(watch).toMatchObject({ case_material_name: 'Steel', availability_city_name: 'Dubai', case_thickness_mm: 13.2 })
    expect(watch).toMatchObject({ function_description: 'Small seconds, Chronograph, Tachymeter' })
    expect(watch.condition_description).toMatch(/^Very good/)
    const { dial_colors: dialColors } = (await shop.get('/api/watches/facets/')).json()
    expect(dialColors).toEqual([{ id: expect.any(Number), name: 'Black', count: 2 }])
  })

  test('OPS-03 changes nothing when imported again, also as JSON', async () => {
    const before = await readVersions()
    const { counts } = await importInto(shop, sample, { apply: true })
    expect(counts).toMatchObject({ new: 0, changed: 0, same: 4, refused: 0 })
    const rows: Record<string, string>[] = parse(readFileSync(sample), { columns: true })
    const json = rows.map((row) => ({ ...row, stock: Number(row.stock), functions: row.functions ? row.functions.split('|') : null }))
    const file = writeInput(folder, 'pieces.json', JSON.stringify(json))
    expect((await importInto(shop, file, { apply: true })).counts).toMatchObject({ new: 0, changed: 0, same: 4, refused: 0 })
    expect(await readVersions()).toEqual(before)
  })

  test('OPS-02 a shop that began empty accepts an order for imported pieces', async () => {
    const piece = await pieceOf('rolex-gmt-master-ii-126710blnr')
    const { customerId, headers } = await signIn(shop)
    await fillCart(shop.db, customerId, [piece?.id ?? 0])
    const response = await shop.app.inject({ method: 'POST', url: '/api/orders/create_from_cart/', headers, payload: pickup })
    expect(response.statusCode).toBe(201)
  })

  test('OPS-03 a file older than an order does not change status and stock of the reserved piece; hiding it is refused', async () => {
    const before = await readVersions()
    expect((await importInto(shop, sample, { apply: true })).lines[0]).toMatch(
      /^row 2 +same .+ - status reserved and stock 1 stay: its orders/,
    )
    expect(await readVersions()).toEqual(before)
    for (const status of ['draft', 'sold']) {
      const { lines } = await importInto(shop, csv({ key: 'rolex-gmt-master-ii-126710blnr', status }), { apply: true })
      expect(lines[0]).toMatch(/refused .+ status: the piece is in an order or on hold; end that before it becomes (draft|sold)\.$/)
    }
    const priced = await importInto(shop, csv({ key: 'rolex-gmt-master-ii-126710blnr', price: '16000' }), { apply: true })
    expect(priced.isWritten).toBe(true)
    expect(await pieceOf('rolex-gmt-master-ii-126710blnr')).toMatchObject({ status: 'reserved', held: 1, price_cents: 1_600_000 })
    expect(await brokenInvariants(shop.db)).toEqual([])
  })

  test('OPS-03 an older file never puts a piece sold by an order on sale again', async () => {
    const { db } = shop
    await db.updateTable('shop_order').set({ status: 'shipped' }).execute()
    await db.updateTable('order_line').set({ is_active: false }).execute()
    await db.updateTable('piece').set({ status: 'sold', stock: 0, held: 0 }).where('key', '=', 'rolex-gmt-master-ii-126710blnr').execute()
    await importInto(shop, sample, { apply: true })
    expect(await pieceOf('rolex-gmt-master-ii-126710blnr')).toMatchObject({ status: 'sold', stock: 0 })
  })
})
