import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAllKinds } from '#app/client/catalog.ts'
import { type CallApi, createCallApi } from '#app/client/create-call-api.ts'
import { translators } from '#app/i18n/translators.server.ts'
import { loadHome } from '#app/sections/home/load-home.server.ts'
import type { Banner } from '#contract/content.ts'
import type { WatchCard } from '#contract/watch.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const { t } = translators.en
const random = () => 0.5
const call = createCallApi(async (path) => (await shop.get(path)).json())

function without(start: string): CallApi {
  return createCallApi(async (path) => {
    if (path.startsWith(start)) throw new Error('down')
    return (await shop.get(path)).json()
  })
}

function withOnly(start: string, count: number): CallApi {
  return createCallApi(async (path) => {
    const page = (await shop.get(path)).json()
    return path.startsWith(start) ? { ...page, results: page.results.slice(0, count) } : page
  })
}

test('HOME-01 EDN-08 the hero holds the ten most recently produced watches with all three kinds among its first five, the most expensive watch first', async () => {
  const newest: WatchCard[] = (await shop.get('/api/watches/?ordering=-production_year&page_size=10')).json().results
  const { hero } = await loadHome(call, t, random)
  const watches = hero.filter(({ kind }) => kind === 'watch')
  const byId = (one: number, other: number) => one - other
  expect(watches.map(({ id }) => id).toSorted(byId)).toEqual(newest.map(({ id }) => id).toSorted(byId))
  expect(new Set(hero.slice(0, 5).map(({ kind }) => kind))).toEqual(new Set(['watch', 'bag', 'jewelry']))
  const pricesOf = (pieces: readonly { price_usd: string | null; price_on_request: boolean }[]) =>
    pieces.flatMap(({ price_usd: price, price_on_request: isOnRequest }) => (isOnRequest ? [] : Number(price)))
  expect(hero[0]?.kind).toBe('watch')
  expect(watches[0]?.id).toBe(hero[0]?.id)
  const photographed = newest.filter(({ photos }) => photos.length)
  expect(Number(hero[0]?.price_usd)).toBe(Math.max(...pricesOf(photographed.length ? photographed : newest)))
})

test('HOME-01 EDN-08 the hero shows a watch uncropped: the first photo of its gallery, even if it has a wide one', async () => {
  const photo = { srcset_avif: '', srcset_webp: '', thumbnail_url: '', placeholder: '', alt: '', is_primary: false }
  const wide = { ...photo, image_url: '/wide.webp', width: 1600, height: 1000 }
  const upright = { ...photo, image_url: '/1.webp', width: 1200, height: 1500 }
  const withPhotos = createCallApi(async (path) => {
    const page = (await shop.get(path)).json()
    if (!path.startsWith('/api/watches/')) return page
    const [first, second, ...rest] = page.results
    return { ...page, results: [{ ...first, photos: [upright], wide_photo: wide }, { ...second, photos: [upright] }, ...rest] }
  })
  const { hero, arrivals } = await loadHome(withPhotos, t, () => 0)
  expect(hero.flatMap(({ kind, photo }) => (kind === 'watch' && photo ? photo.image_url : []))).toEqual(['/1.webp', '/1.webp'])
  expect(JSON.stringify(arrivals)).not.toMatch('wide.webp')
})

test('HOME-03 HOME-05 EDN-08 there are nine new arrivals of all kinds and twelve trending pieces', async () => {
  const { arrivals, trending } = await loadHome(call, t, random)
  expect(arrivals).toHaveLength(9)
  expect(arrivals?.map(({ kind }) => kind).toSorted()).toEqual(['bag', 'bag', 'jewelry', 'jewelry', ...Array(5).fill('watch')])
  expect(trending).toHaveLength(12)
})

test('HOME-06 the five slides alternate pairs and banners, and start with a pair', async () => {
  const { popular } = await loadHome(call, t, random)
  expect(popular?.map(({ pair }) => (pair ? 'pair' : 'banner'))).toEqual(['pair', 'banner', 'pair', 'banner', 'pair'])
})

test('HOME-06 a banner that links to a page of the shop gets the picture of that page unless it has its own; a banner with an external link gets none', async () => {
  const about = { id: 1, title: 'Title', text: '', image: null, link: '/authenticity' }
  const imagesOf = async (...banners: Banner[]) => {
    const withBanners = createCallApi(async (path) => {
      const page = (await shop.get(path)).json()
      return path.startsWith('/api/banners/') ? { ...page, results: banners } : page
    })
    const { popular } = await loadHome(withBanners, t, random)
    return popular?.flatMap(({ banner }) => (banner ? [banner.image] : []))
  }
  expect(await imagesOf(about, { ...about, image: '/own.webp' })).toEqual([expect.stringContaining('stones'), '/own.webp'])
  expect(await imagesOf({ ...about, link: 'https://example.com/' })).toEqual([null])
})

test('HOME-06 the newest watches are shown if there are fewer than two popular ones', async () => {
  const newest: WatchCard[] = (await shop.get('/api/watches/?ordering=-production_year&page_size=10')).json().results
  const { popular } = await loadHome(withOnly('/api/popular/', 1), t, random)
  expect(popular?.[0]?.pair?.map(({ id }) => id)).toEqual(newest.slice(0, 2).map(({ id }) => id))
})

test('HOME-06 OWN-101 a hand-picked row of popular pieces with only one piece left is replaced by the popular watches', async () => {
  const { results } = await listAllKinds(call, { page_size: 2 })
  const shownWith = async (count: number) => {
    const withRow = createCallApi(async (path) => {
      const page = (await shop.get(path)).json()
      const chosen = { title: 'Chosen', pieces: results.slice(0, count) }
      return path.startsWith('/api/home/') ? { ...page, rows: { ...page.rows, popular: chosen } } : page
    })
    const { popular, titles } = await loadHome(withRow, t, random)
    return { title: titles.popular, ids: popular?.[0]?.pair?.map(({ id }) => id) }
  }
  const usual = await loadHome(call, t, random)
  expect(await shownWith(2)).toEqual({ title: 'Chosen', ids: results.map(({ id }) => id) })
  expect(await shownWith(1)).toEqual({ title: null, ids: usual.popular?.[0]?.pair?.map(({ id }) => id) })
})

test('HOME-07 five questions are shown in their order', async () => {
  const known = (await shop.get('/api/faqs/')).json().results
  const { faqs } = await loadHome(call, t, random)
  expect(faqs.map(({ question }) => question)).toEqual(known.slice(0, 5).map(({ question }: { question: string }) => question))
})

test('HOME-07 five built-in questions are shown in the page’s language if none load', async () => {
  const english = await loadHome(without('/api/faqs/'), t, random)
  const russian = await loadHome(withOnly('/api/faqs/', 0), translators.ru.t, random)
  expect(english.faqs.map(({ question }) => question)).toContain('What warranty do you offer?')
  expect(russian.faqs.map(({ question }) => question)).toContain('Какую гарантию вы даёте?')
  expect([english.faqs, russian.faqs].map((faqs) => faqs.length)).toEqual([5, 5])
})

test('HOME-01 HOME-03 HOME-05 a failed call of watches does not affect the other parts', async () => {
  const home = await loadHome(without('/api/watches/'), t, random)
  expect(home).toMatchObject({ hero: [], arrivals: null, isComplete: false })
  expect(home.trending).toHaveLength(12)
  expect(home.popular).toHaveLength(5)
})

test('HOME-06 failed popular watches show an error, failed banners are only omitted', async () => {
  expect((await loadHome(without('/api/popular/'), t, random)).popular).toBeNull()
  const { popular } = await loadHome(without('/api/banners/'), t, random)
  expect(popular?.map(({ pair }) => Boolean(pair))).toEqual(Array(5).fill(true))
})

test('HOME-02 without the brands, their circles link by name', async () => {
  const { brands } = await loadHome(without('/api/brands/'), t, random)
  expect(brands[0]?.to).toBe('/catalog?brand=Rolex')
})

test('HOME-01 a page without failures is marked as complete', async () => {
  expect((await loadHome(call, t, random)).isComplete).toBe(true)
})
