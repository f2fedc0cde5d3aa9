import { expect, expectAccessible, hydrated, layoutShift, test } from '#test/e2e/fixtures.ts'

test('NAV-01 the home page opens', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  expect(await layoutShift(page)).toBeLessThan(0.02)
  await expectAccessible(page)
})
