import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { staffLimits } from '#contract/staff/limits.ts'
import { eventually } from '#test/eventually.ts'
import { multipart } from '#test/form-data.ts'
import { homeBanner, openHomeCalls } from '#test/home-calls.ts'
import { openForFile } from '#test/open-for-file.ts'
import { testNow } from '#test/shop.ts'
import { photograph } from '#test/staff-photos.ts'

const calls = openForFile(
  () => openHomeCalls({ hasIntervals: true }),
  ({ setTime }) => setTime(),
)

describe('banners', () => {
  test('OWN-101 a shop that has not arranged its home page shows the default banners and rows', async () => {
    const rows = { hero: null, arrivals: null, trending: null, popular: null }
    expect(await calls.shown()).toEqual({ slides: [], banners: null, rows, hidden_rows: [], hidden_brands: [] })
    const { results } = (await calls.other.get('/api/banners/')).json()
    const { banners, is_changed: isChanged } = await calls.draft()
    expect([isChanged, banners.map(({ title_en: title }: { title_en: string }) => title)]).toEqual([
      false,
      results.map(({ title }: { title: string }) => title),
    ])
  })

  test('OWN-101 a draft is hidden until it is published, then shown by every process; undo reverts it', async () => {
    const saved = await calls.save({ banners: [homeBanner] })
    expect(saved.statusCode).toBe(200)
    expect(await calls.draft()).toMatchObject({ is_changed: true, banners: [{ title_en: 'A new window' }] })
    expect((await calls.shown()).slides).toEqual([])
    const published = await calls.publish()
    expect(published.statusCode).toBe(200)
    await eventually(async () => (await calls.shown()).slides).toMatchObject([{ title: 'A new window', button: 'Look' }])
    expect((await calls.shown('ru')).slides).toMatchObject([{ title: 'Новая витрина', button: 'Смотреть', link: '/watch-buyback' }])
    expect((await calls.draft()).is_changed).toBe(false)
    expect((await calls.undo(published)).statusCode).toBe(200)
    await eventually(async () => (await calls.shown()).slides).toEqual([])
    const discarded = await calls.staff('POST', 'discard/', { version: (await calls.draft()).version })
    expect([discarded.statusCode, (await calls.draft()).is_changed]).toEqual([200, false])
  })

  test('OWN-101 a banner appears and disappears at its times, also on a cached page', async () => {
    const times = { shown_from: new Date(testNow + hourMs).toISOString(), shown_until: new Date(testNow + 2 * hourMs).toISOString() }
    await calls.save({
      banners: [
        { ...homeBanner, ...times },
        { ...homeBanner, id: 2, place: 'popular' },
      ],
    })
    const published = await calls.publish()
    await eventually(async () => (await calls.other.get('/api/banners/')).json().count).toBe(1)
    for (const [hours, slides] of [
      [0, 0],
      [1, 1],
      [2, 0],
    ] as const) {
      // the cached response must be renewed although nothing but the time has changed
      calls.setTime(testNow + hours * hourMs)
      await eventually(async () => (await calls.shown()).slides).toHaveLength(slides)
    }
    await calls.undo(published)
  })

  test('OWN-101 a link to a page of the shop is saved, and any other link is refused beside its field', async () => {
    const [piece = 0] = await calls.listed('/api/bags/?page_size=1')
    for (const link of ['/', '/catalog?brand=rolex', '/brands/rolex', `/bag/${piece}`, '/faq#delivery']) {
      for (const origin of ['', 'https://vitrine.test.ru', 'https://vitrine.test.com']) {
        const saved = await calls.save({ banners: [{ ...homeBanner, link: origin + link }] })
        expect([origin + link, saved.statusCode]).toEqual([origin + link, 200])
        expect((await calls.draft()).banners[0].link).toBe(link)
      }
    }
    for (const link of [
      '/nowhere',
      '/brands/nobody',
      `/product/${piece}`,
      '//evil.example',
      'https://evil.example/',
      'http://localhost:3000/jewelry',
      'https://vitrine.test.ru.evil.example/jewelry',
      'javascript:alert(1)',
      '/\\evil',
    ]) {
      const saved = await calls.save({ banners: [{ ...homeBanner, link }] })
      expect([link, saved.statusCode, saved.json().errors]).toEqual([
        link,
        400,
        { 'banners.0.link': [expect.stringContaining('no such page')] },
      ])
    }
  })

  test('OWN-101 thirty banners with all rows can be saved, and one more is refused', async () => {
    const banners = Array.from({ length: staffLimits.bannersMax + 1 }, (_, at) => ({ ...homeBanner, id: at + 1 }))
    expect((await calls.save({ banners: banners.slice(1) })).statusCode).toBe(200)
    expect((await calls.draft()).banners).toHaveLength(30)
    expect((await calls.save({ banners })).statusCode).toBe(400)
  })

  test('OWN-101 a save or publication over a newer version is refused', async () => {
    const { version, banners, rows } = await calls.draft()
    await calls.save({ banners: [{ ...homeBanner, title_en: 'First' }] })
    for (const late of [await calls.staff('PUT', '', { version, banners, rows }), await calls.staff('POST', 'publish/', { version })])
      expect([late.statusCode, late.json()]).toEqual([409, expect.objectContaining({ reason: 'edited-meanwhile', by: 'Ada' })])
    expect((await calls.draft()).banners[0].title_en).toBe('First')
  })

  test('OWN-101 concurrent saves, publications and discards over a newer version are all refused', async () => {
    const { version, banners, rows } = await calls.draft()
    await calls.save({ banners: [{ ...homeBanner, title_en: 'Faster' }] })
    const late = Array.from({ length: 10 }, () => [
      calls.staff('PUT', '', { version, banners, rows }),
      calls.staff('POST', 'publish/', { version }),
      calls.staff('POST', 'discard/', { version }),
    ])
    const statuses = (await Promise.all(late.flat())).map(({ statusCode }) => statusCode)
    expect([...new Set(statuses)]).toEqual([409])
  })

  test('OWN-101 a picture has texts per language and sizes for desktop and phone; a crop keeps the former picture', async () => {
    const { payload, headers } = await multipart({}, [{ filename: 'wide.jpg', bytes: await photograph(3, { width: 1600, height: 1000 }) }])
    const sent = await calls.shop.app.inject({
      method: 'POST',
      url: '/api/staff/home/pictures/',
      payload,
      headers: { ...calls.editor.headers, ...headers },
    })
    expect([sent.statusCode, sent.json()]).toEqual([
      200,
      expect.objectContaining({ desk: expect.objectContaining({ width: 1600, height: 1000 }) }),
    ])
    const picture = sent.json()
    expect(picture.phone.width / picture.phone.height).toBeCloseTo(0.8, 1)
    const crop = { turn: 0, angle: 0, x: 0, y: 0, width: 0.5, height: 0.5 }
    const cut = (await calls.staff('POST', `pictures/${picture.id}/cut/`, { desk: crop, phone: picture.phone.crop })).json()
    expect([cut.id === picture.id, cut.desk.width, cut.phone.url]).toEqual([false, 800, picture.phone.url])
    await calls.save({ banners: [{ ...homeBanner, picture: cut.id, alt_ru: 'Часы на бархате', alt_en: 'A watch on velvet' }] })
    const published = await calls.publish()
    await eventually(async () => (await calls.shown()).slides[0]?.picture).toMatchObject({
      width: 800,
      phone_srcset_avif: expect.stringContaining('.avif'),
      alt: 'A watch on velvet',
    })
    const { slides } = await calls.shown('ru')
    expect(slides[0].picture.alt).toBe('Часы на бархате')
    expect((await calls.shop.get(slides[0].picture.image_url)).statusCode).toBe(200)
    expect((await calls.save({ banners: [{ ...homeBanner, picture: randomUUID() }] })).statusCode).toBe(400)
    expect((await calls.staff('POST', `pictures/${randomUUID()}/cut/`, { desk: null, phone: null })).statusCode).toBe(404)
    await calls.undo(published)
  })
})
