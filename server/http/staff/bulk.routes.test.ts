import { describe, expect, test } from 'vitest'
import { bulkCalls } from '#test/bulk-calls.ts'
import { createStaff } from '#test/staff.ts'

const calls = bulkCalls()
const { post, preview, apply, rowsOf, versions, addPieces } = calls
const lower = { do: 'price', by: 'percent', amount: -5, round_to: 100, keep_previous: false }

describe('a change of prices', () => {
  test('OWN-42 T4 twenty prices cut by 5 %, rounded to 100 dollars, are previewed, changed and undone as one action', async () => {
    const ids = await addPieces(Array.from({ length: 20 }, (_, at) => 1_000_000 + at * 12_300))
    const before = await rowsOf(ids)
    const seen = await preview(ids, lower, 'ru')
    expect(seen.map(({ id }: { id: number }) => id)).toEqual(ids)
    expect(seen[0]).toMatchObject({ problem: null, changes: [{ column: 'price', from: '$10000.00', to: '$9500.00' }] })
    expect(seen[3].changes[0].to).toBe('$9900.00')
    expect(await rowsOf(ids)).toEqual(before)

    const done = await apply(
      seen.map(({ id, version }: { id: number; version: number }) => ({ id, version })),
      lower,
    )
    expect(done).toMatchObject({ done: 20, failed: [], action_id: expect.any(String) })
    expect((await rowsOf(ids)).map(({ price_cents }) => price_cents).slice(0, 4)).toEqual([950_000, 960_000, 970_000, 990_000])
    const undone = await post(`audit/${done.action_id}/undo/`, {})
    expect(undone.statusCode, undone.body).toBe(200)
    expect((await rowsOf(ids)).map(({ price_cents }) => price_cents)).toEqual(before.map(({ price_cents }) => price_cents))
  })

  test('OWN-42 a bulk change skips pieces it cannot apply to, with the reason, and changes the others', async () => {
    const [plain = 0, onRequest = 0, cheap = 0, floored = 0] = await addPieces([1_000_000, null, 4_000, 1_000_000])
    await calls.shop.db.updateTable('piece_private').set({ floor_cents: 980_000 }).where('piece_id', '=', floored).execute()
    const ids = [plain, onRequest, cheap, floored]
    const seen = await preview(ids, lower)
    expect(seen.map(({ problem }: { problem: string | null }) => problem)).toEqual([
      null,
      'The piece has no price to change.',
      'The price would become zero.',
      expect.stringMatching(/lowest|floor/i),
    ])
    const { done, failed } = await apply(await versions(ids), lower)
    expect([done, failed.map(({ id }: { id: number }) => id).toSorted((one: number, other: number) => one - other)]).toEqual([
      1,
      [onRequest, cheap, floored].toSorted((one, other) => one - other),
    ])
    expect((await rowsOf([plain, floored])).map(({ price_cents }) => price_cents)).toEqual([950_000, 1_000_000])
  })

  test('OWN-42 a bulk change skips a piece that changed since the preview', async () => {
    const ids = await addPieces([1_000_000, 1_000_000])
    const rows = await versions(ids)
    await calls.shop.db
      .updateTable('piece')
      .set({ edit_version: 7 })
      .where('id', '=', ids[0] ?? 0)
      .execute()
    const { done, failed } = await apply(rows, lower)
    expect([done, failed.length, failed[0].id]).toEqual([1, 1, ids[0]])
    expect((await rowsOf(ids)).map(({ price_cents }) => price_cents)).toEqual([1_000_000, 950_000])
  })

  test('OWN-42 nothing is written, not even an action, if every piece is refused', async () => {
    const ids = await addPieces([null, null])
    const entries = () => calls.shop.db.selectFrom('audit_entry').select('id').execute()
    const before = (await entries()).length
    expect(await apply(await versions(ids), lower)).toMatchObject({ done: 0, action_id: null })
    expect((await entries()).length).toBe(before)
  })

  test('OWN-42 a bulk change of 500 pieces is applied; one of more pieces is refused', { timeout: 240_000 }, async () => {
    const ids = await addPieces(Array.from({ length: 500 }, () => 1_000_000))
    const response = await apply(await versions(ids), lower)
    expect(response.done).toBe(500)
    const more = await post('pieces/bulk/preview/', { ids: [...ids, 1], change: lower })
    expect(more.statusCode).toBe(400)
    const all = await post('pieces/bulk/preview/', { filter: {}, change: lower })
    expect([all.statusCode, all.json().detail]).toEqual([400, 'No more than 500 pieces can be changed at once. Narrow the filter.'])
  })
})

describe('the names of a bulk change', () => {
  const { get } = calls

  test('OWN-42 OWN-27 a bulk change names the pieces it has changed, in its answer and in the audit log', async () => {
    const named = (model_name: string, price: number | null) => addPieces([price], { brand_id: 1, model_name, reference: '' })
    const models = ['Ayu', 'Bora', 'Calima', 'Etesian', 'Foehn']
    const ids = (await Promise.all(models.map((model) => named(model, model === 'Bora' ? null : 1_000_000)))).flat()
    const { action_id: id, ...result } = await apply(await versions(ids), lower)
    const { name: brand } = await calls.shop.db.selectFrom('brand').select('name').where('id', '=', 1).executeTakeFirstOrThrow()
    const names = (await rowsOf(ids)).flatMap(({ id: piece }) => models[ids.indexOf(piece)] ?? []).filter((model) => model !== 'Bora')
    const label = `${names
      .slice(0, 3)
      .map((model) => `${brand} ${model}`)
      .join(', ')} + 1`
    expect(result).toMatchObject({ done: 4, names: label, failed: [{ label: `${brand} Bora` }] })
    const acts = (await get(`audit/?staff_id=${calls.manager.staffId}`)).json().results
    expect(acts[0]).toMatchObject({ id, subject: { kind: 'piece', id: '*', label }, can_undo: true })
    const { changes } = (await get(`audit/${id}/`)).json()
    expect(new Set(changes.map((change: { label: string }) => change.label))).toEqual(new Set(names.map((model) => `${brand} ${model}`)))
  })

  test('OWN-26 OWN-27 a person without the audit log lists only their own acts', async () => {
    const other = await createStaff(calls.shop)
    const [own, all, theirs] = await Promise.all(
      [`audit/?staff_id=${calls.manager.staffId}`, 'audit/', `audit/?staff_id=${other.staffId}`].map((url) => get(url)),
    )
    expect([own?.statusCode, all?.statusCode, theirs?.statusCode]).toEqual([200, 403, 403])
  })
})

describe('other changes', () => {
  test('OWN-42 bulk changes of facts, status, office and storage place are previewed, and a withdrawal is applied', async () => {
    const ids = await addPieces([1_000_000, 1_000_000])
    const previewChange = async (change: object) => (await preview(ids, change))[0].changes
    expect(await previewChange({ do: 'set', facts: { full_set: true, condition_id: 2 } })).toEqual([
      { column: 'condition', from: expect.any(String), to: expect.any(String) },
      { column: 'full_set', from: 'no', to: 'yes' },
    ])
    expect(await previewChange({ do: 'withdraw' })).toEqual([{ column: 'status', from: 'available', to: 'withdrawn' }])
    expect(await previewChange({ do: 'move', to_city_id: 2, reason: 'stock' })).toEqual([
      { column: 'moves_to', from: 'nothing', to: 'Dubai' },
    ])
    const place = await calls.shop.db
      .selectFrom('place')
      .selectAll()
      .where('city_id', '=', 1)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(await previewChange({ do: 'place', place_id: place.id })).toEqual([{ column: 'place', from: 'nothing', to: place.name_en }])
    expect((await apply(await versions(ids), { do: 'withdraw' })).done).toBe(2)
    expect((await rowsOf(ids)).map(({ status }) => status)).toEqual(['withdrawn', 'withdrawn'])
    expect((await apply(await versions(ids), { do: 'publish', as: 'available' })).failed[0].problem).toMatch(/./)
  })

  test('OWN-42 OWN-38 a bulk publication names what each incomplete draft lacks; those stay drafts', async () => {
    const [whole = 0] = await addPieces([1_000_000], { status: 'draft', production_year: 2020 })
    const [bare = 0] = await addPieces([1_000_000], { status: 'draft', production_year: null, condition_id: null })
    const publish = { do: 'publish', as: 'available' }
    expect((await preview([whole, bare], publish)).map(({ problem }: { problem: string | null }) => problem)).toEqual([
      null,
      'Missing for publishing: condition, year.',
    ])
    expect((await preview([bare], publish, 'ru'))[0].problem).toBe('Для публикации не хватает: состояние, год.')
    const { done, failed } = await apply(await versions([whole, bare]), publish)
    expect([done, failed]).toEqual([1, [expect.objectContaining({ id: bare, problem: 'Missing for publishing: condition, year.' })]])
    expect((await rowsOf([whole, bare])).map(({ status }) => status)).toEqual(['available', 'draft'])
  })

  test('OWN-42 functions are added to those of each watch and removed from them', async () => {
    const ids = await addPieces([1_000_000, 1_000_000])
    const set = async (pieces: number[], entries: string | undefined, function_ids: number[]) =>
      expect((await apply(await versions(pieces), { do: 'set', facts: { function_ids }, entries })).done).toBe(pieces.length)
    const functions = async () => {
      const rows = await calls.shop.db
        .selectFrom('piece_function')
        .selectAll()
        .where('piece_id', 'in', ids)
        .orderBy('function_id')
        .execute()
      return ids.map((id) => rows.filter(({ piece_id }) => piece_id === id).map(({ function_id }) => function_id))
    }
    await set(ids.slice(0, 1), undefined, [1, 2])
    await set(ids, 'add', [2, 3])
    expect(await functions()).toEqual([
      [1, 2, 3],
      [2, 3],
    ])
    await set(ids, 'remove', [1, 2])
    expect(await functions()).toEqual([[3], [3]])
    const change = { do: 'set', facts: { function_ids: [1] }, entries: 'swap' }
    expect((await post('pieces/bulk/preview/', { ids, change })).statusCode).toBe(400)
  })

  test('OWN-42 a filter of the list selects the pieces of a bulk change', async () => {
    await addPieces([5_000_000, 6_000_000], { model_name: 'Quartzomatic Unique' })
    const response = await post('pieces/bulk/preview/', { filter: { q: 'nothing of this name at all' }, change: lower })
    expect(response.json().results).toEqual([])
    const bags = await post('pieces/bulk/preview/', { filter: { kind: 'bag' }, change: { do: 'set', facts: { is_popular: true } } })
    expect(bags.json().results.length).toBeGreaterThan(5)
  })

  test('OWN-02 OWN-42 a bulk change needs the permission for that change', async () => {
    const editor = await createStaff(calls.shop, { roles: ['editor'] })
    const ids = await addPieces([1_000_000])
    for (const change of [lower, { do: 'withdraw' }, { do: 'publish', as: 'available' }, { do: 'move', to_city_id: 2, reason: 'stock' }])
      for (const url of ['pieces/bulk/preview/', 'pieces/bulk/apply/']) {
        const target = url.includes('preview') ? { ids } : { rows: await versions(ids) }
        expect((await post(url, { ...target, change }, editor)).statusCode, JSON.stringify(change)).toBe(403)
      }
    expect((await apply(await versions(ids), { do: 'set', facts: { is_popular: true } }, editor)).done).toBe(1)
    const cells = { rows: (await versions(ids)).map((row) => ({ ...row, changes: { price_usd: '1.00' } })) }
    expect((await post('pieces/bulk/cells/', cells, editor)).statusCode).toBe(403)
  })
})
