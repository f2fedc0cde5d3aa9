import { box, cards, chips, search, section, sidebar, sort } from '#test/e2e/catalog-page.ts'
import { expect, test } from '#test/e2e/fixtures.ts'

test.describe('without script', () => {
  test('CAT-01 CAT-03 the form filters, sorts and searches', async ({ openWithoutScript }) => {
    const page = await openWithoutScript('/catalog')
    await box(page, 'Cartier').check()
    await sidebar(page).getByPlaceholder('1500').fill('1000')
    await sort(page).selectOption('price_usd')
    await page.getByRole('button', { name: 'Применить' }).first().click()
    await expect(page).toHaveURL(/brand_ids=\d+/)
    await expect(chips(page)).toHaveCount(2)
    await expect(sort(page)).toHaveValue('price_usd')
    await page.getByRole('link', { name: 'Убрать фильтр: Cartier' }).click()
    await expect(page).toHaveURL(/\/catalog\?min_price=1000&ordering=price_usd$/)
    await search(page).fill('rolex')
    await search(page).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Поиск: rolex')
    await expect(chips(page)).toHaveCount(1)
  })

  test('CAT-07 CAT-10 category, sale and pages work', async ({ openWithoutScript }) => {
    const page = await openWithoutScript('/catalog')
    await box(page, 'Только со сниженной ценой').check()
    await page.getByRole('button', { name: 'Применить' }).first().click()
    await expect(page).toHaveURL(/\/sale$/)
    await box(page, 'Только со сниженной ценой').uncheck()
    await page.getByRole('button', { name: 'Применить' }).first().click()
    await expect(page).toHaveURL(/\/catalog$/)
    await page.getByRole('link', { name: 'Страница 2' }).click()
    await expect(page).toHaveURL(/page=2$/)
    await section(page).selectOption('jewelry')
    await page.getByRole('button', { name: 'Применить' }).first().click()
    await expect(page).toHaveURL(/\/jewelry$/)
  })

  test('CAT-08 on a small screen the filters are part of the page', async ({ openWithoutScript }) => {
    const page = await openWithoutScript('/catalog')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(sidebar(page)).toBeHidden()
    await page.getByRole('link', { name: 'Фильтры' }).click()
    await box(page, 'Cartier').check()
    await sidebar(page).getByRole('button', { name: 'Применить' }).click()
    await expect(page).toHaveURL(/brand_ids=\d+/)
    await expect(sidebar(page)).toBeHidden()
    await expect(cards(page).first()).toContainText('Cartier')
  })
})
