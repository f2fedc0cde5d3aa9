import { open } from '#test/e2e/customer-fixtures.ts'
import { expect } from '#test/e2e/fixtures.ts'
import { test } from '#test/e2e/product-page.ts'

test.describe('relatives', () => {
  test('PDP-04 PDP-05 related pieces are others of the brand, scroll in steps of 456 px, and link to their pages', async ({
    page,
    paths,
  }) => {
    await open(page, paths.ninePhotos)
    const row = page.getByRole('region', { name: 'Ещё Rolex' })
    await row.scrollIntoViewIfNeeded()
    const hrefs = () =>
      row
        .getByRole('article')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(await hrefs()).not.toContain(paths.ninePhotos)
    const list = row.getByRole('list')
    await row.getByRole('button', { name: 'Вперёд' }).click()
    await expect.poll(() => list.evaluate((element) => Math.round(element.scrollLeft))).toBe(456)
    const card = row.getByRole('article').nth(4)
    const name = await card.getByRole('heading').textContent()
    const path = await card.getByRole('link').getAttribute('href')
    await card.getByRole('link').click()
    await expect(page).toHaveURL(String(path))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test('PDP-04 all watches of the brand load as the row is scrolled to its end', async ({ page, paths, request }) => {
    const { count } = await (await request.get('/api/watches/?brand=Rolex')).json()
    await open(page, paths.ninePhotos)
    const row = page.getByRole('region', { name: 'Ещё Rolex' })
    expect(await row.getByRole('article').count()).toBeLessThanOrEqual(12)
    await row.getByRole('article').last().scrollIntoViewIfNeeded()
    await expect(row.getByRole('article')).toHaveCount(count - 1)
  })
})
