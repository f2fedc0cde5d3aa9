import { type FirstViewCost, measureFirstView, phone } from '#test/e2e/first-view-cost.ts'
import { expect, layoutShift, type Page, test as base } from '#test/e2e/fixtures.ts'
import { startShop } from '#test/e2e/spawned-shop.ts'

const kB = 1000
const test = base.extend<object, { shopUrl: string }>({
  // uses its own shop with the demo photographs, because the shop of the suite has none
  shopUrl: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const shop = await startShop({ PHOTOGRAPHS: 'on' })
      await use(shop.url)
      await shop.end()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ shopUrl }, use) => use(shopUrl),
})
test.use(phone)

const pages = ['/', '/catalog', '/product', '/faq']

const kBMax = 300

const pageMax = (name: string) => ({ '/': 28, '/catalog': 22 })[name] ?? 20

/**
 * The catalog with the seed whose first view has the largest photographs in total. Without a seed, the order changes every ten minutes.
 */
const heaviestShuffle = '/catalog?seed=66'

async function pathOf(page: Page, name: string): Promise<string> {
  if (name === '/catalog') return heaviestShuffle
  if (name !== '/product') return name
  const { results } = await (await page.request.get('/api/watches/?page_size=1&ordering=-price_usd')).json()
  return `/product/${results[0].id}`
}

function note({ requests, bytes, kinds }: FirstViewCost): void {
  const parts = Object.entries(kinds).map(([kind, cost]) => `${kind} ${cost.requests} of ${cost.bytes} B`)
  test.info().annotations.push({ type: 'first view', description: `${requests} requests, ${bytes} B: ${parts.join(', ')}` })
}

for (const lang of ['ru', 'en'] as const) {
  test.describe(lang, () => {
    test.use({ lang })
    for (const name of pages) {
      test(`the first view of ${name} on a phone is at most 25 requests and ${kBMax} kB`, async ({ page }) => {
        const cost = await measureFirstView(page, await pathOf(page, name))
        note(cost)
        const { kinds } = cost
        expect(cost.requests, cost.paths.join('\n')).toBeLessThanOrEqual(25)
        expect(cost.bytes, cost.paths.join('\n')).toBeLessThanOrEqual(kBMax * kB)
        expect(kinds.script.requests).toBeLessThanOrEqual(12)
        expect(kinds.script.bytes).toBeLessThanOrEqual(143 * kB)
        expect(kinds.fonts.requests).toBeLessThanOrEqual(4)
        expect(kinds.fonts.bytes).toBeLessThanOrEqual(60 * kB)
        expect(kinds.page.bytes).toBeLessThanOrEqual(pageMax(name) * kB)
        // a kind without bytes would mean that the measurement failed
        for (const kind of ['page', 'styles', 'script', 'fonts'] as const) expect(kinds[kind].bytes, kind).toBeGreaterThan(4 * kB)
        if (name !== '/faq') expect(kinds.pictures.bytes).toBeGreaterThan(4 * kB)
        expect(await layoutShift(page)).toBeLessThan(0.02)
      })
    }
  })
}

/** Counts the cards in view, and how many of these cards have loaded their photograph or placeholder drawing. */
const shownCards = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll('article [data-photo]')].filter((box) => {
      const { top, bottom } = box.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    })
    const pictures = seen.map((box) => box.querySelector<HTMLImageElement>('picture > img') ?? box.querySelector('img'))
    return { seen: seen.length, loaded: pictures.filter((picture) => picture?.complete && picture.naturalWidth > 0).length }
  })

/** The catalog with a seed whose thirteenth and fifteenth pieces have no photograph. */
const shuffleWithDrawings = '/catalog?seed=36'

test('each card scrolled into view loads exactly one picture of at most 12 kB', async ({ page }) => {
  const sizes: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('/photos/')) sizes.push(Number(response.headers()['content-length']))
  })
  await measureFirstView(page, shuffleWithDrawings)
  const before = sizes.length
  const cards = page.getByRole('main').getByRole('article')
  await cards.nth(12).scrollIntoViewIfNeeded()
  await expect
    .poll(async () => {
      const { seen, loaded } = await shownCards(page)
      return seen >= 4 && seen === loaded
    })
    .toBe(true)
  expect(before).toBeLessThanOrEqual(8)
  expect(sizes.length).toBeGreaterThan(before)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(12.5 * kB)
  expect(new Set(sizes).size).toBeGreaterThan(4)
})

test('without script every card has its picture', async ({ browser, shopUrl }) => {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false, baseURL: shopUrl })
  const page = await context.newPage()
  await page.goto('/catalog')
  const pictures = page.locator('article picture')
  expect(await pictures.count()).toBeGreaterThan(20)
  for (const picture of await pictures.all()) await expect(picture).toHaveCSS('display', 'inline')
  await context.close()
})

test('HOME-01 on tablets and desks the hero’s photograph loads in the width in which it is drawn', async ({ browser, shopUrl }) => {
  for (const [width, height] of [
    [768, 1024],
    [1024, 1366],
    [1152, 900],
    [1440, 900],
  ] as const) {
    const context = await browser.newContext({ viewport: { width, height }, baseURL: shopUrl })
    const page = await context.newPage()
    await page.goto('/')
    const photo = page.locator('.hero-track > li[data-at="here"] picture > img')
    await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true)
    const ratio = await photo.evaluate((img: HTMLImageElement) => {
      // with a `srcset` of widths, the natural width is the width that `sizes` states
      const { naturalWidth: stated, naturalHeight } = img
      const box = img.getBoundingClientRect()
      return stated / Math.min(box.width, (box.height * stated) / naturalHeight)
    })
    expect(ratio, `${width} × ${height}`).toBeCloseTo(1, 1)
    await context.close()
  }
})
