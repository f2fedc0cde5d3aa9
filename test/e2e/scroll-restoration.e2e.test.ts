import { open } from '#test/e2e/customer-fixtures.ts'
import { expect, type Page, test } from '#test/e2e/fixtures.ts'

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test.describe('scrolling', () => {
  test('NAV-09 a click opens the next page at its top, Back restores the scroll position, and Forward returns to the top', async ({
    page,
  }) => {
    await open(page, '/catalog')
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }))
    await expect.poll(() => scrollY(page)).toBe(1200)
    // clicks by script, because Playwright would scroll to the link and change the position
    await page.evaluate(() => document.querySelectorAll<HTMLElement>('main a[href^="/product/"]')[6]?.click())
    await expect(page).toHaveURL(/\/product\/\d+/)
    await expect.poll(() => scrollY(page)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/catalog/)
    await expect.poll(() => scrollY(page)).toBe(1200)
    await page.goForward()
    await expect.poll(() => scrollY(page)).toBe(0)
  })

  test('NAV-09 an anchor in the address scrolls to its section', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 400 })
    await page.goto('/menu#search')
    await expect.poll(() => page.locator('#search').evaluate((section) => section.getBoundingClientRect().top)).toBeLessThan(330)
    expect(await scrollY(page)).toBeGreaterThan(0)
  })

  test('NAV-09 a section that renders late is scrolled to again after 150 ms', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 400 })
    await open(page, '/menu')
    await page.evaluate(() => {
      const section = document.querySelector('#search')
      section?.removeAttribute('id')
      setTimeout(() => section?.setAttribute('id', 'search'), 80)
      location.hash = '#search'
    })
    await expect.poll(() => scrollY(page)).toBeGreaterThan(0)
  })
})
