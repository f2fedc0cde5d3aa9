import { describe, expect, test } from 'vitest'
import { StockPage } from '#contract/staff/piece-list.ts'
import { StaffPieceChanged } from '#contract/staff/piece-record.ts'
import { addPiece } from '#test/factories.ts'
import { staffPieceCalls } from '#test/staff-pieces.ts'
import { createStaff } from '#test/staff.ts'

const pieces = staffPieceCalls()
const { call, ok, record, newDraft, publishedPiece } = pieces

describe('a draft', () => {
  test('OWN-35 a draft is created from brand and model, and the shop does not show it', async () => {
    const draft = await newDraft()
    expect(draft).toMatchObject({ status: 'draft', version: 1, price_usd: null, can_delete: true, steps: ['publish'] })
    await pieces.shop.catalog.refresh()
    expect((await pieces.shop.get(`/api/watches/${draft.id}/`)).statusCode).toBe(404)
  })

  test('OWN-35 a draft copied from an earlier piece gets the facts and texts of the reference; the rest stays empty', async () => {
    const earlier = await addPiece(
      pieces.shop.db,
      {
        model_name: 'Speedcruiser',
        reference: 'SC 77-1',
        production_year: 2015,
        full_set: true,
        description_ru: 'Текст',
        description_en: 'Text',
        kit_en: 'Box',
      },
      { private: { serial: 'EARLIER-1' }, functionIds: [1, 2], watch: { caliber: 'C77', case_diameter_mm: 40.5 }, photos: 2 },
    )
    await pieces.shop.catalog.refresh()
    const { results } = await ok('GET', '/references/?q=sc771')
    expect(results).toMatchObject([{ id: earlier, reference: 'SC 77-1' }])
    const draft = StaffPieceChanged.parse(await ok('POST', '/pieces/', { copy_from: earlier }))
    expect(draft.facts).toMatchObject({
      model_name: 'Speedcruiser',
      reference: 'SC 77-1',
      caliber: 'C77',
      case_diameter_mm: 40.5,
      function_ids: [1, 2],
      description_ru: 'Текст',
      description_en: 'Text',
      production_year: null,
      condition_id: null,
      full_set: false,
      kit_en: '',
    })
    expect(draft).toMatchObject({ price_usd: null, photos: [], has_serial: false })
  })

  test('OWN-35 sold and withdrawn pieces are found by reference too', async () => {
    await addPiece(pieces.shop.db, { model_name: 'Gonefish', reference: 'GF1', status: 'sold', stock: 0 })
    await addPiece(pieces.shop.db, { model_name: 'Lostfish', reference: 'LF1', status: 'withdrawn' })
    await pieces.shop.catalog.refresh()
    expect((await ok('GET', '/references/?q=gonefish')).results).toMatchObject([{ status: 'sold' }])
    expect((await ok('GET', '/references/?q=lf1')).results).toMatchObject([{ status: 'withdrawn' }])
  })

  test('OWN-66 a draft can be deleted; a published piece cannot', async () => {
    const draft = await newDraft()
    await ok('DELETE', `/pieces/${draft.id}/`)
    expect((await call('GET', `/pieces/${draft.id}/`)).statusCode).toBe(404)
    const shown = await publishedPiece()
    const response = await call('DELETE', `/pieces/${shown.id}/`)
    expect([response.statusCode, response.json().reason]).toEqual([409, 'piece-was-shown'])
  })
})

describe('facts', () => {
  test('OWN-37 a save changes only the facts that were sent, including those of the piece’s kind', async () => {
    const { id, version } = await publishedPiece()
    const changes = { caliber: '3235', function_ids: [2, 1], description_en: 'A text' }
    const changed = StaffPieceChanged.parse(await ok('PATCH', `/pieces/${id}/`, { version, changes }))
    expect(changed).toMatchObject({
      version: version + 1,
      facts: { ...changes, function_ids: [1, 2], model_name: 'Draft', production_year: 2020 },
    })
    await pieces.shop.catalog.refresh()
    expect((await pieces.shop.get(`/api/watches/${id}/`)).json()).toMatchObject({ caliber: '3235', description: 'A text' })
  })

  test('OWN-24 a stale save is refused with the current facts, and overwrites nothing', async () => {
    const { id, version } = await newDraft()
    await ok('PATCH', `/pieces/${id}/`, { version, changes: { caliber: 'first' } }, pieces.editor)
    const response = await call('PATCH', `/pieces/${id}/`, { version, changes: { caliber: 'second' } })
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({ reason: 'edited-meanwhile', version: version + 1, current: { caliber: 'first' }, by: 'Ada' })
    expect((await record(id)).facts.caliber).toBe('first')
  })

  test.each([
    ['a fact of another kind', { metal_ru: 'Золото', metal_en: 'Gold' }, 'metal_ru'],
    ['an unknown list entry', { watch_type_id: 99_999 }, 'watch_type_id'],
    ['a text in one language', { dial_color_ru: 'синий' }, 'dial_color_en'],
    ['a collection of another brand', { brand_id: 2, collection_id: 1 }, 'collection_id'],
    ['a year that is also marked as unknown', { production_year: 2020, is_year_unknown: true }, 'is_year_unknown'],
  ])('OWN-37 %s is refused with a message at its field', async (_name, changes, field) => {
    const { id, version } = await newDraft()
    const response = await call('PATCH', `/pieces/${id}/`, { version, changes })
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, expect.arrayContaining([field])])
  })

  test.each([
    ['en', 'The year cannot be later than 2027.'],
    ['ru', 'Год не может быть позже 2027.'],
  ])('OWN-37 a year later than the next one is refused, in %s, by every way into the piece', async (language, sentence) => {
    const { id, version } = await newDraft()
    const send = (method: 'PATCH' | 'POST', url: string, payload: object) =>
      pieces.shop.app.inject({
        method,
        url: `/api/staff${url}`,
        headers: { ...pieces.owner.headers, 'accept-language': language },
        payload,
      })
    const refused = await send('PATCH', `/pieces/${id}/`, { version, changes: { production_year: 2031 } })
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { production_year: [sentence] }])
    const row = { id, version, changes: { production_year: 2028 } }
    expect(JSON.stringify((await send('POST', '/pieces/bulk/cells/', { rows: [row] })).json())).toContain(sentence)
    expect((await record(id)).facts.production_year).toBeNull()
    expect((await ok('PATCH', `/pieces/${id}/`, { version, changes: { production_year: 2027 } })).facts.production_year).toBe(2027)
  })

  test('OWN-37 a value out of bounds and an unknown fact are refused', async () => {
    const { id, version } = await newDraft()
    for (const changes of [{ production_year: 1500 }, { nonsense: 1 }, { case_diameter_mm: 'wide' }])
      expect((await call('PATCH', `/pieces/${id}/`, { version, changes })).statusCode).toBe(400)
  })
})

describe('visibility by role', () => {
  test('OWN-03 costs, orders and serial numbers are absent from responses to roles that may not see them', async () => {
    const { id } = await publishedPiece()
    const expert = await createStaff(pieces.shop, { roles: ['expert'] })
    const keys = async (staff: Parameters<typeof record>[1]) => Object.keys(await ok('GET', `/pieces/${id}/`, undefined, staff))
    expect(await keys(pieces.owner)).toEqual(expect.arrayContaining(['books', 'expenses', 'orders', 'serial_ending']))
    expect((await keys(expert)).filter((key) => ['books', 'expenses', 'orders'].includes(key))).toEqual([])
    expect((await keys(pieces.editor)).filter((key) => ['books', 'expenses', 'orders', 'serial_ending'].includes(key))).toEqual([])
    const rows = (await ok('GET', '/pieces/?page_size=5', undefined, pieces.editor)) as { results: object[]; sums: object }
    expect(Object.keys(rows.results[0] ?? {}).filter((key) => /cost|margin|consignment/.test(key))).toEqual([])
    expect(rows.sums).not.toHaveProperty('cost_usd')
  })

  test('OWN-53 OWN-54 the margin of the shop’s own piece and the payout of a consigned one are computed', async () => {
    const { id, version } = await publishedPiece()
    const own = await ok('PATCH', `/pieces/${id}/books/`, { version, changes: { cost_usd: '10000' } })
    expect(own.books).toMatchObject({ margin_usd: '2500.00', payout_usd: null })
    const terms = { ownership: 'consignment', consignor_name: 'Ms Perl', consignor_share: 8000, consigned_until: '2027-01-31' }
    const consigned = await ok('PATCH', `/pieces/${id}/books/`, { version: own.version, changes: terms })
    expect(consigned.books).toMatchObject({ payout_usd: '10000.00', margin_usd: '2500.00', consignor_name: 'Ms Perl' })
    const wrong = await call('PATCH', `/pieces/${id}/books/`, { version: consigned.version, changes: { consignor_usd: '9000' } })
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([400, ['consignor_share']])
  })
})

describe('the list of pieces', () => {
  const list = async (query: string, staff = pieces.owner) => StockPage.parse(await ok('GET', `/pieces/?${query}`, undefined, staff))

  test('OWN-34 the list finds a new draft at once with the shop’s search rules, and pieces by serial number for roles that may see it', async () => {
    const draft = await newDraft({ model_name: 'Zephyrhund' })
    await ok('PUT', `/pieces/${draft.id}/serial/`, { version: draft.version, serial: 'ZZ 99 88', movement_serial: null })
    expect((await list('q=zefirhund')).results.map(({ id }) => id)).toEqual([draft.id])
    expect((await list('q=zz9988')).results.map(({ id }) => id)).toContain(draft.id)
    expect((await list('q=zz9988', pieces.editor)).results.map(({ id }) => id)).not.toContain(draft.id)
  })

  test('OWN-34 the list filters by status and missing items, and sums the pieces found', async () => {
    const before = await list('status=draft&missing=price')
    await newDraft()
    const after = await list('status=draft&missing=price')
    expect(after.count).toBe(before.count + 1)
    expect(after.results.every(({ status, price_usd }) => status === 'draft' && price_usd === null)).toBe(true)
    const available = await list('status=available&brand_ids=1,2&page_size=200&ordering=-price')
    // all matching pieces are on this page
    expect(available.results).toHaveLength(available.count)
    const asked = available.results.reduce(
      (sum, { price_usd, price_on_request }) => sum + (price_on_request ? 0 : Number(price_usd ?? 0)),
      0,
    )
    expect(asked).toBeGreaterThan(0)
    expect(Number(available.sums.asked_usd)).toBeCloseTo(asked, 2)
    expect(available.sums).toMatchObject({ pieces: available.count, mean_days: expect.any(Number) })
  })

  test('OWN-34 the sums count every unit of a lot', async () => {
    const lots = { name: 'Lots & Sons', spellings: [] }
    const brand = await pieces.shop.db.insertInto('brand').values(lots).returning('id').executeTakeFirstOrThrow()
    const id = await addPiece(pieces.shop.db, { brand_id: brand.id, price_cents: 500_000, stock: 3 })
    await addPiece(pieces.shop.db, { brand_id: brand.id, price_cents: 700_000, status: 'sold', stock: 0 })
    const { version } = await record(id)
    await ok('PATCH', `/pieces/${id}/books/`, { version, changes: { cost_usd: '2000' } })
    expect((await list(`brand_ids=${brand.id}`)).sums).toMatchObject({ pieces: 2, asked_usd: '22000.00', cost_usd: '6000.00' })
  })

  test('OWN-34 OWN-116 the list takes at most three queries, and refuses an unknown filter', async () => {
    const query = 'brand_ids=1,2&watch_type=1&min_price=100&missing=photo&on_hold=false&ordering=-margin'
    // Subtracts the query of `GET /session/` itself. What remains are the queries of the session check, which every route makes.
    const forSession = (await pieces.shop.countQueries(() => ok('GET', '/session/'))) - 1
    expect((await pieces.shop.countQueries(() => list(query))) - forSession).toBeLessThanOrEqual(3)
    expect((await call('GET', '/pieces/?tint=blue')).statusCode).toBe(400)
  })
})
