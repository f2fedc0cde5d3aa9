import { cards, chips, numberOf } from '#test/e2e/catalog-page.ts'
import { open } from '#test/e2e/customer-fixtures.ts'
import { expect, test } from '#test/e2e/fixtures.ts'

test('EDN-07 cards show condition, year or size, and city, and no text over photographs; "only available" narrows the list, and removing its chip widens it again', async ({
  page,
}) => {
  for (const path of ['/catalog', '/jewelry', '/bags']) {
    await open(page, path)
    for (const text of await cards(page).allTextContents()) expect(text).toMatch(/Москва|Дубай/)
    expect((await page.locator('article [data-photo]').allTextContents()).join('')).toBe('')
  }
  await expect(cards(page).first()).toContainText(/(?:19|20)\d\d|[cс][mм]/)

  // a card without a reference shows year and size, which distinguish similar pieces
  await open(page, '/search?q=birkin')
  await expect(cards(page).first()).toContainText(/20\d\d\sгод.*\sсм/)

  // Other tests reserve pieces at the same time, so the count has no fixed value and is only compared with the total.
  await open(page, '/catalog')
  const all = await numberOf(page)
  await page.getByRole('checkbox', { name: 'Только в\u00A0наличии' }).first().check()
  await expect(page).toHaveURL('/catalog?available=true')
  await expect.poll(() => numberOf(page)).toBeLessThan(all)
  const available = await numberOf(page)
  await expect(cards(page)).toHaveCount(24)
  await expect(cards(page).locator('b', { hasText: 'Забронировано' })).toHaveCount(0)
  await chips(page).first().click()
  await expect(page).toHaveURL('/catalog')
  await expect.poll(() => numberOf(page)).toBeGreaterThan(available)
})

test('EDN-08 the three kinds are visible without scrolling on a phone and on a desktop', async ({ page }) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    await open(page, '/')
    for (const path of ['/catalog', '/jewelry', '/bags']) {
      await expect(page.getByRole('main').locator(`nav a[href="${path}"]`)).toBeInViewport({ ratio: 1 })
    }
  }
})

test('EDN-07 EDN-08 the prices of a row are aligned, a reserved piece is clearly marked; the new arrivals mix the kinds', async ({
  page,
}) => {
  await test.step('the prices of a row are aligned, a reserved piece is clearly marked', async () => {
    await open(page, '/catalog?page_size=96&ordering=-price_usd')
    const rows = await cards(page).evaluateAll((articles) =>
      articles.map((article) => ({
        top: Math.round(article.getBoundingClientRect().top),
        price: Math.round(article.querySelector(':scope > p:last-of-type')?.getBoundingClientRect().bottom ?? 0),
      })),
    )
    for (const { top, price } of rows)
      expect(new Set(rows.filter((other) => other.top === top).map((other) => other.price))).toEqual(new Set([price]))
    await expect(cards(page).first().getByRole('button')).toHaveCount(2)
    await expect(cards(page).locator('b', { hasText: 'Забронировано' }).first()).toBeVisible()
  })

  await test.step('the new arrivals mix the kinds', async () => {
    await open(page, '/')
    const arrivals = page.getByRole('region', { name: 'Новые поступления' })
    const kinds = await arrivals
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/')[1]))
    expect(new Set(kinds)).toEqual(new Set(['product', 'jewelry', 'bag']))
  })
})
