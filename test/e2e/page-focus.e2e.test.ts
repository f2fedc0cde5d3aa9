import { expect as staffExpect, test as staffTest } from '#test/e2e/backoffice/staff-fixtures.ts'
import { expect, test, waitForHydration } from '#test/e2e/fixtures.ts'

test('REAL-13 after a link of the footer the focus is at the heading of the new page, and after Back at the link', async ({ page }) => {
  await page.goto('/about')
  await waitForHydration(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Контакты' }).press('Enter')
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(page).toHaveURL(/contacts/)
  await expect(heading).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('REAL-13 after Back the focus is at the card that led away', async ({ page }) => {
  await page.goto('/catalog')
  await waitForHydration(page)
  const card = page.getByRole('main').locator('li a[href^="/product/"]').nth(7)
  const href = await card.getAttribute('href')
  await card.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('main').locator(`a[href="${href}"]`).first()).toBeFocused()
  await expect(page.getByRole('main').locator(`a[href="${href}"]`).first()).toBeInViewport()
})

staffTest(
  'REAL-13 OWN-19 in the back office the focus goes to the heading of the page, and after Back to the row',
  async ({ browser, staffShop }) => {
    const desk = await staffShop.open(browser, '/staff/', { viewport: { width: 1440, height: 900 } })
    await desk.getByRole('navigation').getByRole('link', { name: 'Предметы' }).first().press('Enter')
    await staffExpect(desk).toHaveURL(/pieces/)
    await staffExpect(desk.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
    const row = desk.getByRole('main').locator('a[href*="/pieces/"]').nth(3)
    const href = await row.getAttribute('href')
    await row.press('Enter')
    await staffExpect(desk).toHaveURL(new RegExp(`${href}$`))
    await staffExpect(desk.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
    await desk.goBack()
    await staffExpect(desk.getByRole('main').locator(`a[href="${href}"]`).first()).toBeFocused()
  },
)
