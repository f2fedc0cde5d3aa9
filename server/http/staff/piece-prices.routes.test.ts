import { describe, expect, test } from 'vitest'
import { addPiece } from '#test/factories.ts'
import { staffPieceCalls } from '#test/staff-pieces.ts'
import { createStaff } from '#test/staff.ts'

const pieces = staffPieceCalls()
const { call, ok, publishedPiece } = pieces

describe('prices', () => {
  const price = (id: number, version: number, price_usd: string | null, more: object = {}) =>
    call('PUT', `/pieces/${id}/price/`, { version, price_usd, price_on_request: false, keep_previous: false, ...more })

  test('OWN-40 a lower price can keep the previous one as "was"; the shop and the price history follow', async () => {
    const { id, version } = await publishedPiece()
    const lower = (await price(id, version, '11000.50', { keep_previous: true })).json()
    expect(lower).toMatchObject({ price_usd: '11000.50', previous_price_usd: '12500.00' })
    await pieces.shop.catalog.refresh()
    expect((await pieces.shop.get(`/api/watches/${id}/`)).json()).toMatchObject({ price_usd: '11000.50', previous_price_usd: '12500.00' })
    expect((await price(id, lower.version, '10900')).json()).toMatchObject({ previous_price_usd: null })
    const { results, lowest_30_days_usd } = await ok('GET', `/pieces/${id}/prices/`)
    expect(results.map((point: { price_usd: string }) => point.price_usd)).toEqual(['12500.00', '12500.00', '11000.50', '10900.00'])
    expect(lowest_30_days_usd).toBe('10900.00')
  })

  test('OWN-41 each price names its author and action; a change without a log entry names nobody', async () => {
    const { id, version } = await publishedPiece()
    const manager = await createStaff(pieces.shop, { roles: ['manager'], name: 'Grace' })
    const payload = { version, price_usd: '11000', price_on_request: false, keep_previous: false }
    expect((await call('PUT', `/pieces/${id}/price/`, payload, manager)).statusCode).toBe(200)
    await pieces.shop.db.updateTable('piece').set({ price_cents: 1_200_000 }).where('id', '=', id).execute()
    const { results } = await ok('GET', `/pieces/${id}/prices/`)
    expect(results.map((point: { set_by: unknown }) => point.set_by)).toEqual([
      { actor: 'staff', name: 'Ada', action: 'piece.price' },
      { actor: 'staff', name: 'Ada', action: 'piece.publish' },
      { actor: 'staff', name: 'Grace', action: 'piece.price' },
      null,
    ])
  })

  test('OWN-41 a "was" price above the lowest price of 30 days needs a reason', async () => {
    const { id, version } = await publishedPiece()
    const low = (await price(id, version, '9000')).json()
    const high = (await price(id, low.version, '12000')).json()
    const response = await price(id, high.version, '11000', { keep_previous: true })
    expect([response.statusCode, response.json()]).toEqual([
      409,
      expect.objectContaining({ reason: 'price-was-never-asked', detail: expect.stringContaining('9,000') }),
    ])
    const { headers } = await createStaff(pieces.shop, { roles: ['owner'] })
    const inRussian = { ...headers, 'accept-language': 'ru' }
    const payload = { version: high.version, price_usd: '11000', price_on_request: false, keep_previous: true }
    const refused = await pieces.shop.app.inject({ method: 'PUT', url: `/api/staff/pieces/${id}/price/`, headers: inRussian, payload })
    expect(refused.json().detail).toMatch(/\(9\s000\s\$\)/)
    expect((await price(id, high.version, '11000', { keep_previous: true, reason: 'A sale that was agreed' })).statusCode).toBe(200)
  })

  test('OWN-41 a "was" price of a piece that was never on sale with a price needs a reason', async () => {
    const { id, version } = await pieces.readyDraft()
    const high = (await price(id, version, '12000')).json()
    const refused = await price(id, high.version, '10000', { keep_previous: true })
    expect([refused.statusCode, refused.json().reason]).toEqual([409, 'price-was-never-shown'])
    expect((await price(id, high.version, '10000')).json()).toMatchObject({ previous_price_usd: null })
  })

  test('OWN-40 OWN-53 a price below the cost needs a reason, and one below the floor also a permission', async () => {
    const { id, version } = await publishedPiece()
    const books = await ok('PATCH', `/pieces/${id}/books/`, { version, changes: { cost_usd: '9000', floor_usd: '8000' } })
    await ok('POST', `/pieces/${id}/expenses/`, { kind: 'service', amount_usd: '500', note: '', spent_on: '2026-11-01' })
    expect((await price(id, books.version, '9400')).json().reason).toBe('price-below-cost-reason')
    expect((await price(id, books.version, '7000')).json().reason).toBe('price-below-floor-reason')
    const manager = await createStaff(pieces.shop, { roles: ['manager'] })
    const below = { version: books.version, price_usd: '7000', price_on_request: false, keep_previous: false, reason: 'Agreed' }
    expect((await call('PUT', `/pieces/${id}/price/`, below, manager)).statusCode).toBe(403)
    expect((await call('PUT', `/pieces/${id}/price/`, below)).statusCode).toBe(200)
  })

  test('OWN-40 a published piece cannot lose its price; the carts and favorites with it are counted', async () => {
    const { id, version } = await publishedPiece()
    expect(await ok('GET', `/pieces/${id}/interest/`)).toEqual({ carts: 0, favorites: 0 })
    expect((await price(id, version, null)).statusCode).toBe(400)
    expect((await price(id, version, null, { price_on_request: true })).json()).toMatchObject({ price_usd: null, price_on_request: true })
  })

  test('OWN-41 the price history includes earlier pieces of the same reference', async () => {
    const one = await addPiece(pieces.shop.db, { reference: 'PR-1', price_cents: 900_000 })
    const other = await addPiece(pieces.shop.db, { reference: 'pr 1', price_cents: 950_000, status: 'sold' })
    const { of_reference } = await ok('GET', `/pieces/${one}/prices/`)
    expect(of_reference).toMatchObject([{ id: other, status: 'sold', results: [{ price_usd: '9500.00' }] }])
  })
})
