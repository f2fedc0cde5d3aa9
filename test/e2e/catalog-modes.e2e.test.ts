import { box, cards, found, group, search, sidebar, sort } from '#test/e2e/catalog-page.ts'
import { main, open } from '#test/e2e/customer-fixtures.ts'
import { expect, expectAccessible, layoutShift, test } from '#test/e2e/fixtures.ts'

test.describe('one screen, four modes', () => {
  const modes = [
    ['/catalog', 'Часы', /^\/product\/\d+$/],
    ['/jewelry', 'Украшения', /^\/jewelry\/\d+$/],
    ['/bags', 'Сумки', /^\/bag\/\d+$/],
    ['/sale', 'Распродажа', /^\/product\/\d+$/],
  ] as const
  test('CAT-01 CAT-02 NAV-02 NAV-03 each mode has a title, filters, search, sort, a grid, a count and cards with links', async ({
    page,
  }) => {
    for (const [path, title, target] of modes) {
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(found(page)).toHaveText(/\d+\s(предмет|предмета|предметов)$/)
      await expect(sidebar(page)).toBeVisible()
      await expect(search(page)).toBeVisible()
      await expect(sort(page)).toHaveValue('')
      await expect(cards(page).first().getByRole('link')).toHaveAttribute('href', target)
      expect(await layoutShift(page)).toBeLessThan(0.02)
    }
    // every-page.e2e.test.ts audits the other lists
    await expectAccessible(page)
  })

  test('CAT-01 CAT-12 the sale shows reduced jewelry and bags below the watches, and leads to all of them', async ({ page }) => {
    await open(page, '/sale')
    for (const [name, target] of [
      ['Украшения', /^\/jewelry\/\d+$/],
      ['Сумки', /^\/bag\/\d+$/],
    ] as const) {
      const section = main(page).getByRole('region', { name, exact: true })
      await expect(section.getByRole('article').first().getByRole('link')).toHaveAttribute('href', target)
      await expect(section.getByRole('article').filter({ hasNot: page.locator('s') })).toHaveCount(0)
    }
    await expectAccessible(page)
    await main(page)
      .getByRole('link', { name: /^Сумки/ })
      .click()
    await expect(page).toHaveURL(/\/bags\?on_sale=true$/)
  })

  test('CAT-04 CAT-13 jewelry and bags have no watch filters, jewelry has its types; both are in Dubai', async ({ page }) => {
    const expectOnlyDubai = async () => {
      // opened by keyboard, because a click misses if the sidebar scrolls at the same time
      await group(page, 'Город').press('Enter')
      await expect(sidebar(page).getByRole('group', { name: 'Город' }).getByRole('checkbox')).toHaveCount(1)
      await expect(box(page, 'Дубай')).toBeVisible()
    }
    await open(page, '/jewelry')
    await expect(group(page, 'Тип украшения')).toBeVisible()
    await expect(group(page, 'Механизм')).toHaveCount(0)
    await expect(group(page, 'Размер корпуса')).toHaveCount(0)
    await expectOnlyDubai()
    await open(page, '/bags')
    await expect(group(page, 'Тип украшения')).toHaveCount(0)
    await expect(group(page, 'Состояние')).toBeVisible()
    await expectOnlyDubai()
  })
})

test.describe('in English', () => {
  test.use({ lang: 'en' })

  test('CAT-01 CAT-04 CAT-11 the screen is in English', async ({ page, pageErrors }) => {
    pageErrors.allow(/ERR_FAILED/)
    await open(page, '/catalog')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Watches')
    await expect(found(page)).toHaveText(/^\d+\spieces$/)
    const filters = page.getByRole('complementary', { name: 'Filters' })
    await filters.getByPlaceholder('1500').fill('12500')
    await expect(page.getByRole('link', { name: 'Remove the filter: Price from $12,500' })).toBeVisible()
    await page.route(/\.data/, (route) => route.abort())
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('price_usd')
    await expect(page.getByRole('alert')).toContainText('Error')
    await expect(page.getByRole('alert')).toContainText('Unknown network error')
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
  })
})
