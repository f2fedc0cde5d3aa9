import { cards, numberOf, search } from '#test/e2e/catalog-page.ts'
import { open } from '#test/e2e/customer-fixtures.ts'
import { expect, expectAccessible, test } from '#test/e2e/fixtures.ts'

test.describe('search', () => {
  test('CAT-01 CAT-03 the search text is in the URL and in the title', async ({ page }) => {
    await open(page, '/catalog')
    await search(page).fill('ролекс')
    await expect(page).toHaveURL(/\/catalog\?search=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Поиск: ролекс')
    await expect(page).toHaveTitle(/^Поиск: ролекс/)
    await expect(cards(page).first()).toContainText('Rolex')
    await page.getByRole('link', { name: 'Очистить поиск' }).click()
    await expect(page).toHaveURL(/\/catalog$/)
    await expect(search(page)).toHaveValue('')
    await expect(search(page)).toBeFocused()
  })

  test('CAT-11 EDN-14 when nothing is found the page shows the search text and what to do', async ({ page }) => {
    await open(page, '/jewelry?search=birkin')
    await expect(page.getByText('По запросу «birkin» ничего не найдено')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Нашлось в\u00A0других разделах' }).getByRole('article')).toHaveCount(4)
    await expectAccessible(page)
    await page
      .getByRole('navigation', { name: 'Найдено по разделам' })
      .getByRole('link', { name: /^Сумки/ })
      .click()
    await expect(page).toHaveURL(/\/bags\?search=birkin$/)
    await expect(cards(page).first()).toContainText('Birkin')
  })

  test('FIND-01 what a search describes stands as chips; a chip removes its words, and a link searches for the words alone', async ({
    page,
  }) => {
    await open(page, '/catalog')
    await search(page).fill('чёрная сумка до 3000')
    const understood = page.getByRole('list', { name: 'Понято из\u00A0запроса' }).getByRole('link')
    await expect(understood).toHaveText([/^Чёрный$/, /^Сумки$/, /^До 3.?000/])
    await expectAccessible(page)
    const count = await numberOf(page)
    await understood.filter({ hasText: 'Чёрный' }).click()
    await expect(search(page)).toHaveValue('сумка до 3000')
    await expect(understood).toHaveText([/^Сумки$/, /^До 3.?000/])
    expect(await numberOf(page)).toBeGreaterThan(count)
    await page.getByRole('link', { name: 'Искать только эти слова' }).click()
    await expect(page).toHaveURL(/[?&]literal=true&/)
    await expect(understood).toHaveCount(0)
    await page.getByRole('link', { name: 'Искать по\u00A0смыслу' }).click()
    await expect(page).not.toHaveURL(/literal/)
    await expect(understood).toHaveCount(2)
  })
})
