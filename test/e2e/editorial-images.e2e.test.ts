import { expect, waitForHydration, test } from '#test/e2e/fixtures.ts'
import { requestPage } from '#test/e2e/sent-page.ts'

const pages = [
  ['/', 3],
  ['/services', 1],
  ['/service', 1],
  ['/authenticity', 1],
  ['/watch-buyback', 1],
  ['/appointment', 1],
  ['/about', 2],
] as const

test("HOME-04 INFO-01 INFO-04 pages show pictures of the shop's work and say what they are", async ({ page, request }) => {
  for (const [path, count] of pages) {
    await page.goto(path)
    await waitForHydration(page)
    const pictures = page.locator('main picture:has(source[srcset*="-1600"]) img[width="1600"][height="1000"]')
    await expect(pictures, path).toHaveCount(count)
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute('alt', /[а-я]{3}/)
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(0)
    }
    const english = await (await request.get(path, { headers: { cookie: 'lang=en' } })).text()
    const named = [...english.matchAll(/<img(?=[^>]*width="1600")[^>]* alt="([^"]*)"/g)].map(([, alt]) => alt)
    expect(named.length, path).toBeGreaterThanOrEqual(count)
    for (const alt of named) expect(alt).toMatch(/^[^а-я]{20,}$/)
  }
})

test('the heading picture of a page loads eagerly, those further down load lazily', async ({ request }) => {
  const { main } = await requestPage(request, '/about')
  const pictures = main.match(/<img(?=[^>]* width="1600")[^>]*>/g) ?? []
  expect(pictures[0]).toMatch(/ fetchpriority="high"/i)
  expect(pictures.at(-1)).toContain(' loading="lazy"')
})
