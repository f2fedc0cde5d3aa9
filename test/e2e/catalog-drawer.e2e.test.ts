import { cards, found, sidebar } from '#test/e2e/catalog-page.ts'
import { open } from '#test/e2e/customer-fixtures.ts'
import { expect, expectAccessible, expectOverlayEntry, test } from '#test/e2e/fixtures.ts'

test.describe('the drawer of small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('CAT-08 CAT-01 the drawer counts the choice and applies it on a press; cancel drops it; the drawer is at most 880 px wide; the list has two columns and nothing overflows the screen', async ({
    page,
  }) => {
    await test.step('the drawer counts the choice and applies it only on a press', async () => {
      await open(page, '/catalog')
      await expect(sidebar(page)).toBeHidden()
      await page.getByRole('link', { name: 'Фильтры' }).click()
      const drawer = page.getByRole('dialog', { name: 'Фильтры' })
      const apply = drawer.getByRole('button', { name: /^(Показать|Применить)/ })
      await expect(apply).toBeDisabled()
      await drawer.getByRole('checkbox', { name: /^Cartier/ }).check()
      await expect(apply).toBeEnabled()
      await expect(apply).toHaveText(/^Показать \d{1,2}\s/)
      await expect(page).toHaveURL(/\/catalog$/)
      await expectAccessible(page, { within: '[role=dialog]' })
      const promised = (await apply.textContent())?.replace(/\D/g, '')
      await apply.click()
      await expect(drawer).toHaveCount(0)
      await expect(page).toHaveURL(/brand_ids=\d+$/)
      await expect(found(page)).toHaveText(new RegExp(`^${promised}\\s`))
      await expect(page.getByRole('link', { name: /^Фильтры/ })).toHaveText(/1/)
    })

    await test.step('cancel drops the choice, reset all clears, Escape closes', async () => {
      await open(page, '/catalog?full_set=true')
      await page.getByRole('link', { name: /^Фильтры/ }).click()
      const drawer = page.getByRole('dialog', { name: 'Фильтры' })
      await drawer.getByRole('checkbox', { name: /^Cartier/ }).check()
      await drawer.getByRole('button', { name: 'Отмена' }).click()
      await expect(drawer).toHaveCount(0)
      await expect(page).toHaveURL(/\/catalog\?full_set=true$/)
      await page.getByRole('link', { name: /^Фильтры/ }).click()
      await expect(drawer.getByRole('checkbox', { name: /^Cartier/ })).not.toBeChecked()
      await drawer.getByRole('button', { name: 'Сбросить всё' }).click()
      await drawer.getByRole('button', { name: /^Показать/ }).click()
      await expect(page).toHaveURL(/\/catalog$/)
      await page.getByRole('link', { name: /^Фильтры/ }).click()
      await expect(drawer).toBeVisible()
      await expectOverlayEntry(page)
      await page.keyboard.press('Escape')
      await expect(drawer).toHaveCount(0)
    })

    await test.step('on a wide phone or tablet the drawer is at most 880 px wide', async () => {
      await page.setViewportSize({ width: 899, height: 844 })
      await open(page, '/catalog')
      await page.getByRole('link', { name: 'Фильтры' }).click()
      const drawerBox = await page.getByRole('dialog').boundingBox()
      expect(drawerBox?.width).toBe(880)
      await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.x).toBe(19)
    })

    await test.step('the list has two columns and nothing overflows the screen', async () => {
      await open(page, '/catalog?brand_ids=1,2,3,4,5,6&min_price=1000&max_price=900000&production_year_min=1990')
      const tops = await cards(page).evaluateAll((articles) => articles.slice(0, 2).map((article) => article.getBoundingClientRect().top))
      expect(tops).toHaveLength(2)
      expect(tops[0]).toBe(tops[1])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await expectAccessible(page)
    })
  })
})

test('EDN-06 Back closes the filters and leaves the list; applied filters are a history entry of their own', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/catalog')
  const button = page.getByRole('main').getByRole('link', { name: 'Фильтры' })
  await button.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectOverlayEntry(page)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/catalog')
  await button.click()
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: /^Cartier/ })
    .check()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Показать/ })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/brand_ids=\d+$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/catalog(\?seed=\d+)?$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
