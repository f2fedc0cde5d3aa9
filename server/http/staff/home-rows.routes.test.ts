import { describe, expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { defaultRow } from '#contract/rules/staff/home-parts.ts'
import { eventually } from '#test/eventually.ts'
import { homeBanner, openHomeCalls } from '#test/home-calls.ts'
import { openForFile } from '#test/open-for-file.ts'
import { testNow } from '#test/shop.ts'
import { createStaff, staffCalls } from '#test/staff.ts'

const calls = openForFile(openHomeCalls, ({ setTime }) => setTime())

const setStatus = (id: number, status: 'sold' | 'available') =>
  calls.shop.db
    .updateTable('piece')
    .set({ status, stock: status === 'sold' ? 0 : 1 })
    .where('id', '=', id)
    .execute()

describe('rows', () => {
  const rowIds = async (name: string): Promise<number[] | null> =>
    (await calls.shown()).rows[name]?.pieces.map(({ id }: { id: number }) => id) ?? null
  const arrange = async (row: object) => {
    await calls.save({ rows: { trending: { ...defaultRow, ...row } } })
    return calls.publish()
  }

  test('OWN-101 HOME-05 a manual row shows its pieces in order without sold ones; if none is left, the default row is shown', async () => {
    const [watch = 0] = await calls.listed('/api/watches/?page_size=1')
    const [bag = 0] = await calls.listed('/api/bags/?page_size=1')
    const published = await arrange({ mode: 'hand', pieces: [bag, watch], title_ru: 'Выбор', title_en: 'Our choice' })
    await eventually(() => rowIds('trending')).toEqual([bag, watch])
    await eventually(async () => (await calls.shown()).rows.trending.title).toBe('Our choice')
    await setStatus(bag, 'sold')
    await eventually(() => rowIds('trending')).toEqual([watch])
    await eventually(async () => (await calls.draft()).pieces).toContainEqual(expect.objectContaining({ id: bag, is_listed: false }))
    await setStatus(watch, 'sold')
    await eventually(() => rowIds('trending')).toBe(null)
    await setStatus(bag, 'available')
    await setStatus(watch, 'available')
    await eventually(() => rowIds('trending')).toEqual([bag, watch])
    await calls.undo(published)
  })

  test('OWN-101 a row by rule shows the pinned pieces first, then follows kind, brand, price and order', async () => {
    const { results } = (await calls.shop.get('/api/jewelry/?ordering=-price_usd&max_price=20000&page_size=30')).json()
    const [watch = 0] = await calls.listed('/api/watches/?page_size=1')
    const brandId = results[0].brand.id
    const wanted = results.filter(({ brand }: { brand: { id: number } }) => brand.id === brandId).map(({ id }: { id: number }) => id)
    const rule = { mode: 'rule', kind: 'jewelry', brand_ids: [brandId], max_price: 20_000, ordering: '-price_usd', pieces: [watch] }
    const published = await arrange(rule)
    await eventually(async () => (await rowIds('trending'))?.slice(0, 3)).toEqual([watch, ...wanted.slice(0, 2)])
    await calls.undo(published)
  })

  test('OWN-101 a row by tag gains and loses pieces as they get and lose the tag', async () => {
    const [first = 0, second = 0] = await calls.listed('/api/watches/?page_size=2&ordering=price_usd')
    const tag = (id: number, tags: string[]) =>
      calls.shop.db.updateTable('piece_private').set({ tags }).where('piece_id', '=', id).execute()
    const published = await arrange({ mode: 'rule', tag: 'window', ordering: 'price_usd' })
    await tag(second, ['window'])
    await eventually(() => rowIds('trending')).toEqual([second])
    await tag(first, ['window'])
    await eventually(() => rowIds('trending')).toEqual([first, second])
    await tag(second, [])
    await eventually(() => rowIds('trending')).toEqual([first])
    await tag(first, [])
    await calls.undo(published)
  })

  test('OWN-101 OWN-39 a row by tag and brand keeps its pieces after the brand is merged into another one', async () => {
    const { call, undo } = staffCalls(calls.shop, await createStaff(calls.shop))
    const [{ id, brand }] = (await calls.shop.get('/api/watches/?page_size=1&ordering=price_usd')).json().results
    const brands: { id: number }[] = (await calls.shop.get('/api/brands/')).json().results
    const into = brands.find((each) => each.id !== brand.id)?.id
    const tag = (tags: string[]) => calls.shop.db.updateTable('piece_private').set({ tags }).where('piece_id', '=', id).execute()
    await tag(['joined'])
    const published = await arrange({ mode: 'rule', tag: 'joined', brand_ids: [brand.id] })
    await eventually(() => rowIds('trending')).toEqual([id])
    const merged = await call('POST', `/lists/brands/${brand.id}/merge/`, { into })
    expect(merged.statusCode).toBe(200)
    await eventually(async () => (await calls.shown()).rows.trending?.pieces).toMatchObject([{ id, brand: { id: into } }])
    await eventually(async () => (await calls.draft()).rows.trending.brand_ids).toEqual([into])
    await undo(merged)
    await tag([])
    await calls.undo(published)
  })

  test('OWN-101 a hidden row is listed as hidden', async () => {
    const published = await arrange({ mode: 'hidden' })
    await eventually(async () => (await calls.shown()).hidden_rows).toEqual(['trending'])
    await calls.undo(published)
  })
})

describe('the preview', () => {
  const previewUrl = async () => {
    const { path } = (await calls.staff('POST', 'preview/')).json()
    return `/api/home/draft/?token=${new URL(path, 'http://localhost').searchParams.get('preview')}`
  }

  test('OWN-101 the preview also shows scheduled banners, but none that has ended or is switched off', async () => {
    const at = (hours: number) => new Date(testNow + hours * hourMs).toISOString()
    await calls.save({
      banners: [
        { ...homeBanner, title_en: 'Soon', shown_from: at(1), shown_until: at(2) },
        { ...homeBanner, id: 2, title_en: 'Over', shown_from: at(-2), shown_until: at(-1) },
        { ...homeBanner, id: 3, title_en: 'Off', is_active: false },
      ],
    })
    const { slides } = (await calls.other.get(await previewUrl())).json()
    expect(slides.map(({ title }: { title: string }) => title)).toEqual(['Soon'])
  })

  test('OWN-101 the preview shows the draft by its secret URL for 15 minutes, or until the session ends', async () => {
    await calls.save({ banners: [{ ...homeBanner, title_en: 'Only a draft' }] })
    const url = await previewUrl()
    const seen = await calls.other.get(url)
    expect([seen.statusCode, seen.headers['cache-control'], seen.json().slides[0].title]).toEqual([200, 'no-store', 'Only a draft'])
    expect((await calls.other.get(`${url}x`)).statusCode).toBe(404)
    expect((await calls.other.get('/api/home/draft/?token=')).statusCode).toBe(404)
    calls.other.clock.now = testNow + hourMs / 4
    expect((await calls.other.get(url)).statusCode).toBe(404)
    calls.other.clock.now = testNow
    expect((await calls.other.get(url)).statusCode).toBe(200)
    await calls.shop.db
      .updateTable('staff_session')
      .set({ ended_at: new Date(testNow) })
      .where('id', '=', calls.editor.sessionId)
      .execute()
    expect((await calls.other.get(url)).statusCode).toBe(404)
  })

  test('OWN-101 without the permission to edit content both draft and preview are refused', async () => {
    const expert = await createStaff(calls.shop, { roles: ['expert'] })
    for (const [method, url] of [
      ['GET', '/api/staff/home/'],
      ['POST', '/api/staff/home/preview/'],
    ] as const)
      expect((await calls.shop.app.inject({ method, url, headers: expert.headers })).statusCode).toBe(403)
  })
})
