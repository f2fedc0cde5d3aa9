import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ComparisonPage, SavedPieceIds } from '#contract/comparison.ts'
import { FavoriteEntry, FavoritePage } from '#contract/favorites.ts'
import { favoritesMax, comparisonMax } from '#server/domain/saved-lists/saved-entries.ts'
import { addPiece } from '#test/factories.ts'
import { openSavedListCalls } from '#test/saved-list-calls.ts'

const { shop, watch, jewelry, bag, person, ask, signInAnew } = await openSavedListCalls()
afterAll(() => shop.close())
beforeEach(signInAnew)

const readSaved = async (): Promise<SavedPieceIds> => SavedPieceIds.parse((await ask('GET', '/api/marks/')).json())

describe('favorites', () => {
  test('API-05 LIST-02 hold pieces of all kinds, the latest first', async () => {
    await ask('POST', '/api/favorites/', { watch_id: watch })
    await ask('POST', '/api/favorites/', { jewelry_id: jewelry })
    const added = await ask('POST', '/api/favorites/', { bag_id: bag })
    const page = FavoritePage.parse((await ask('GET', '/api/favorites/')).json())
    expect(added.statusCode).toBe(201)
    expect(FavoriteEntry.parse(added.json())).toEqual(page.results[0])
    expect(page).toMatchObject({ count: 3, next: null, previous: null })
    expect(page.results.map((entry) => [entry.watch?.id, entry.jewelry?.id, entry.bag?.id])).toEqual([
      [undefined, undefined, bag],
      [undefined, jewelry, undefined],
      [watch, undefined, undefined],
    ])
  })

  test('API-05 a piece that is added twice is in the list once', async () => {
    const first = await ask('POST', '/api/favorites/', { watch_id: watch })
    const second = await ask('POST', '/api/favorites/', { watch_id: watch })
    expect(second.json().id).toBe(first.json().id)
    expect((await ask('GET', '/api/favorites/')).json().count).toBe(1)
  })

  test('LIST-01 toggle switches the state and returns the new one; check returns the same', async () => {
    const check = () => ask('GET', `/api/favorites/check/?watch_id=${watch}`).then((response) => response.json())
    const on = await ask('POST', '/api/favorites/toggle/', { watch_id: watch })
    expect(on.json()).toEqual({ is_favorite: true, id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    expect(await check()).toEqual(on.json())
    const off = await ask('POST', '/api/favorites/toggle/', { watch_id: watch })
    expect(off.json()).toEqual({ is_favorite: false, id: null })
    expect(await check()).toEqual(off.json())
  })

  test('LIST-01 a toggle with the wanted state is idempotent', async () => {
    const toggleTo = ({ is_favorite }: { is_favorite: boolean }) => ask('POST', '/api/favorites/toggle/', { bag_id: bag, is_favorite })
    const states = [
      await toggleTo({ is_favorite: true }),
      await toggleTo({ is_favorite: true }),
      await toggleTo({ is_favorite: false }),
      await toggleTo({ is_favorite: false }),
    ].map((response) => response.json().is_favorite)
    expect(states).toEqual([true, true, false, false])
  })

  test('API-05 are paged', async () => {
    await ask('POST', '/api/favorites/', { watch_id: watch })
    await ask('POST', '/api/favorites/', { bag_id: bag })
    const page = (await ask('GET', '/api/favorites/?page=2&page_size=1')).json()
    expect(page).toMatchObject({ count: 2, next: null, previous: '/api/favorites/?page=1&page_size=1' })
    expect(page.results[0].watch.id).toBe(watch)
  })

  test('SEC-C12 a sold piece stays and is marked; one that became a draft is left out', async () => {
    const [sold, hidden] = [await addPiece(shop.db), await addPiece(shop.db)]
    await shop.catalog.refresh()
    await ask('POST', '/api/favorites/', { watch_id: sold })
    await ask('POST', '/api/favorites/', { watch_id: hidden })
    await shop.db.updateTable('piece').set({ status: 'sold' }).where('id', '=', sold).execute()
    await shop.db.updateTable('piece').set({ status: 'draft' }).where('id', '=', hidden).execute()
    await shop.catalog.refresh()
    const { count, results } = (await ask('GET', '/api/favorites/')).json()
    expect([count, results.length, results[0].watch.status]).toEqual([1, 1, 'sold'])
    expect((await readSaved()).favorite_ids).toEqual([sold])
  })

  test('LIST-02 have a maximum size', async () => {
    const many = await shop.db.selectFrom('piece').select('id').orderBy('id').limit(favoritesMax).execute()
    expect(many).toHaveLength(favoritesMax)
    await shop.db
      .insertInto('favorite')
      .values(many.map(({ id }) => ({ customer_id: person.me.customerId, piece_id: id, added_at: new Date(0) })))
      .execute()
    const full = await ask('POST', '/api/favorites/toggle/', { watch_id: watch })
    expect([full.statusCode, full.json().detail]).toEqual([409, `Favorites can hold up to ${favoritesMax} pieces.`])
  })
})

describe('the comparison', () => {
  test('API-05 LIST-03 has all details of each piece, in the order of adding, in one query besides that of the session', async () => {
    await ask('POST', '/api/comparison/', { watch_id: watch })
    await ask('POST', '/api/comparison/', { jewelry_id: jewelry })
    await ask('POST', '/api/comparison/toggle/', { bag_id: bag })
    let body: unknown
    const queryCount = await shop.countQueries(async () => {
      body = (await ask('GET', '/api/comparison/')).json()
    })
    const { count, results } = ComparisonPage.parse(body)
    expect(count).toBe(3)
    expect(results.map((entry) => [entry.watch?.id, entry.jewelry?.id, entry.bag?.id])).toEqual([
      [watch, undefined, undefined],
      [undefined, jewelry, undefined],
      [undefined, undefined, bag],
    ])
    expect(results[0]?.watch).toEqual((await shop.get(`/api/watches/${watch}/`)).json())
    expect(results[1]?.jewelry).toEqual((await shop.get(`/api/jewelry/${jewelry}/`)).json())
    expect(results[2]?.bag).toEqual((await shop.get(`/api/bags/${bag}/`)).json())
    expect(queryCount).toBe(2)
  })

  test('API-05 entries are removed one by one, or all at once', async () => {
    const { id } = (await ask('POST', '/api/comparison/', { watch_id: watch })).json()
    await ask('POST', '/api/comparison/', { jewelry_id: jewelry })
    await ask('POST', '/api/comparison/', { bag_id: bag })
    expect((await ask('DELETE', `/api/comparison/${id}/`)).statusCode).toBe(204)
    expect((await ask('GET', '/api/comparison/')).json().count).toBe(2)
    expect((await ask('DELETE', '/api/comparison/clear/')).statusCode).toBe(204)
    expect((await ask('GET', '/api/comparison/')).json()).toMatchObject({ count: 0, results: [] })
  })

  test('LIST-01 LIST-03 toggle removes a present piece and adds a missing one; check returns the same', async () => {
    const check = () => ask('GET', `/api/comparison/check/?jewelry_id=${jewelry}`).then((response) => response.json().is_in_comparison)
    const toggle = () =>
      ask('POST', '/api/comparison/toggle/', { jewelry_id: jewelry }).then((response) => response.json().is_in_comparison)
    expect([await check(), await toggle(), await check(), await toggle(), await check()]).toEqual([false, true, true, false, false])
    const wanted = await ask('POST', '/api/comparison/toggle/', { jewelry_id: jewelry, is_in_comparison: false })
    expect(wanted.json()).toEqual({ is_in_comparison: false, id: null })
  })

  test('LIST-03 has a maximum size', async () => {
    const many = await shop.db.selectFrom('piece').select('id').orderBy('id').limit(comparisonMax).execute()
    await shop.db
      .insertInto('comparison_entry')
      .values(many.map(({ id }) => ({ customer_id: person.me.customerId, piece_id: id, added_at: new Date(0) })))
      .execute()
    const full = await ask('POST', '/api/comparison/', { watch_id: watch })
    expect([full.statusCode, full.json().detail]).toEqual([409, `You can compare up to ${comparisonMax} pieces.`])
  })
})

test('HDR-01 CAT-02 one call returns all saved ids with one query besides that of the session', async () => {
  await ask('POST', '/api/favorites/', { watch_id: watch })
  await ask('POST', '/api/favorites/', { bag_id: bag })
  await ask('POST', '/api/comparison/', { jewelry_id: jewelry })
  let found: unknown
  const queryCount = await shop.countQueries(async () => {
    found = await readSaved()
  })
  expect(queryCount).toBe(2)
  expect(found).toEqual({ favorite_ids: [watch, bag], comparison_ids: [jewelry], alert_ids: [] })
  await ask('PATCH', '/api/alerts/favorites/', { piece: bag, is_on: true })
  expect((await readSaved()).alert_ids).toEqual([bag])
  await ask('PATCH', '/api/alerts/favorites/', { is_on: true })
  await ask('PATCH', '/api/alerts/favorites/', { piece: bag, is_on: false })
  expect((await readSaved()).alert_ids).toEqual([watch])
})
