import { describe, expect, test } from 'vitest'
import { addPiece } from '#test/factories.ts'
import { testNow } from '#test/shop.ts'
import { staffPieceCalls } from '#test/staff-pieces.ts'

const pieces = staffPieceCalls()
const { call, ok } = pieces

describe('reference lists', () => {
  test('OWN-39 an entry with a similar name is refused until it is confirmed, and one with the same name always', async () => {
    const added = await ok('POST', '/lists/brands/', { name_ru: 'Zenwatch', name_en: 'Zenwatch' }, pieces.editor)
    expect(added).toMatchObject({ name_en: 'Zenwatch', pieces: 0 })
    const near = await call('POST', '/lists/brands/', { name_ru: 'Zenwatsch', name_en: 'Zenwatsch' })
    expect([near.statusCode, near.json()]).toEqual([
      409,
      expect.objectContaining({ reason: 'list-name-near', near: [{ id: added.id, name: 'Zenwatch' }] }),
    ])
    await ok('POST', '/lists/brands/', { name_ru: 'Zenwatsch', name_en: 'Zenwatsch', is_meant: true })
    expect((await call('POST', '/lists/brands/', { name_ru: 'Zenwatch', name_en: 'Zenwatch', is_meant: true })).statusCode).toBe(409)
  })

  test('OWN-39 an entry in use can only be merged: its pieces move, and a filter by its id still finds them', async () => {
    const one = await ok('POST', '/lists/watch_types/', { name_ru: 'Полётные', name_en: 'Flight' })
    const other = await ok('POST', '/lists/watch_types/', { name_ru: 'Планерные', name_en: 'Gliding' })
    const id = await addPiece(pieces.shop.db, {}, { watch: { watch_type_id: one.id } })
    expect((await call('DELETE', `/lists/watch_types/${one.id}/`)).json().reason).toBe('list-entry-used')
    const merged = await ok('POST', `/lists/watch_types/${one.id}/merge/`, { into: other.id })
    expect(merged.pieces).toBe(1)
    await pieces.shop.catalog.refresh()
    const { results } = (await pieces.shop.get(`/api/watches/?watch_type=${one.id}&ordering=price_usd`)).json()
    expect(results.map((piece: { id: number }) => piece.id)).toEqual([id])
  })

  test('OWN-39 OWN-61 a workshop with a service record and a measurement can be merged, and the records move', async () => {
    const { db } = pieces.shop
    const workshop = async (name: string) => (await ok('POST', '/lists/workshops/', { name_ru: name, name_en: name, city_id: 1 })).id
    const [from, into] = [await workshop('Балансир'), await workshop('Якорь')]
    const piece_id = await addPiece(db, { workshop_id: from })
    await db.insertInto('service_entry').values({ piece_id, done_on: '2026-10-01', kind: 'overhaul', workshop_id: from }).execute()
    const readings = JSON.stringify([{ position: 'dial-up', rate: 3, amplitude: null, beat_error: null }])
    await db
      .insertInto('timing_run')
      .values({ piece_id, measured_at: new Date(testNow), workshop_id: from, readings })
      .execute()
    await ok('POST', `/lists/workshops/${from}/merge/`, { into })
    for (const table of ['service_entry', 'timing_run'] as const)
      expect(await db.selectFrom(table).select('workshop_id').where('piece_id', '=', piece_id).execute()).toEqual([{ workshop_id: into }])
    expect(await db.selectFrom('piece').select('workshop_id').where('id', '=', piece_id).execute()).toEqual([{ workshop_id: into }])
  })

  test('OWN-39 an address with the id of a merged collection, or the name of a merged brand, still finds its pieces', async () => {
    const brand = await ok('POST', '/lists/brands/', { name_ru: 'Aviatika', name_en: 'Aviatika' })
    const into = await ok('POST', '/lists/brands/', { name_ru: 'Kosmos', name_en: 'Kosmos' })
    const [one, other] = [await collectionOf(into.id, 'Orbit'), await collectionOf(into.id, 'Zenit')]
    const id = await addPiece(pieces.shop.db, { brand_id: into.id, collection_id: one })
    await ok('POST', `/lists/collections/${one}/merge/`, { into: other })
    await ok('POST', `/lists/brands/${brand.id}/merge/`, { into: into.id })
    await pieces.shop.catalog.refresh()
    for (const query of [`collection=${one}`, 'brand=aviatika']) {
      const { results } = (await pieces.shop.get(`/api/watches/?${query}`)).json()
      expect([query, results.map((piece: { id: number }) => piece.id)]).toEqual([query, [id]])
    }
  })

  test('OWN-39 OWN-34 the list of pieces and its export by filter find the pieces of merged entries by their former ids', async () => {
    const brandOf = async (name: string) => (await ok('POST', '/lists/brands/', { name_ru: name, name_en: name, is_meant: true })).id
    const [from, into] = [await brandOf('Volkhov'), await brandOf('Ladoga')]
    const [one, other] = [await collectionOf(from, 'Rapids'), await collectionOf(from, 'Harbor')]
    const id = await addPiece(pieces.shop.db, { brand_id: from, collection_id: one, model_name: 'Sluicegate' }, { functionIds: [1] })
    await ok('POST', `/lists/collections/${one}/merge/`, { into: other })
    await ok('POST', `/lists/brands/${from}/merge/`, { into })
    await pieces.shop.catalog.refresh()
    for (const query of [`brand_ids=${from}`, `collection=${one}`, `brand_ids=${from},${into}&collection=${one}&function=1`]) {
      const { results } = await ok('GET', `/pieces/?${query}`)
      expect([query, results.map((piece: { id: number }) => piece.id)]).toEqual([query, [id]])
      expect((await call('GET', `/pieces/export/?format=csv&columns=model&${query}`)).body).toContain('Sluicegate')
    }
    const collections = (await pieces.shop.get(`/api/collections/?brand=${from}`)).json().results
    expect(collections).toMatchObject([{ id: other, brand: { id: into } }])
  })

  async function collectionOf(brand_id: number, name: string): Promise<number> {
    const { id } = await pieces.shop.db
      .insertInto('collection')
      .values({ brand_id, name, spellings: [], edit_version: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
})
