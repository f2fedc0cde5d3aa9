import { open } from '#test/e2e/customer-fixtures.ts'
import { expect, expectOverlayEntry, type Page, test } from '#test/e2e/fixtures.ts'
import { hrefsOf, requestPage } from '#test/e2e/sent-page.ts'

test.describe('the menu', () => {
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Меню' })
  async function openMenu(page: Page): Promise<void> {
    await open(page, '/catalog')
    await page.getByRole('banner').getByRole('link', { name: 'Меню' }).click()
    await expect(menu(page)).toBeVisible()
    await expect(menu(page).getByRole('link', { name: /^Rolex/ })).toBeVisible()
  }
  const isScrollLocked = (page: Page) =>
    page.evaluate(() => {
      const before = window.scrollY
      window.scrollBy({ top: 300, behavior: 'instant' })
      const { overflowY } = getComputedStyle(document.documentElement)
      return overflowY === 'hidden' || getComputedStyle(document.body).overflowY === 'hidden' || window.scrollY === before
    })

  test('HDR-03 PDP-03 HDR-04 REAL-13 the menu behaves as a modal dialog, and shows its columns and the brands with their counts', async ({
    page,
    request,
  }) => {
    await test.step('locks scrolling, closes on Escape and restores the focus; its button and a press outside close it, too', async () => {
      await openMenu(page)
      expect(await isScrollLocked(page)).toBe(true)
      await page.keyboard.press('Escape')
      await expect(menu(page)).toBeHidden()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Меню' })).toBeFocused()
      expect(await isScrollLocked(page)).toBe(false)

      await page.setViewportSize({ width: 1440, height: 2000 })
      await openMenu(page)
      await menu(page).getByRole('button', { name: 'Закрыть' }).click()
      await expect(menu(page)).toBeHidden()
      await page.getByRole('banner').getByRole('link', { name: 'Меню' }).click()
      const box = await menu(page).boundingBox()
      await page.mouse.click(700, (box?.height ?? 0) + 60)
      await expect(menu(page)).toBeHidden()
    })

    await test.step('traps the focus, and closes when a link is followed', async () => {
      await openMenu(page)
      const holdsFocus = () => menu(page).evaluate((dialog) => dialog.contains(document.activeElement))
      for (const [index, key] of [
        ['last', 'Tab'],
        ['first', 'Shift+Tab'],
      ] as const) {
        await menu(page).getByRole('link')[index]().focus()
        for (let step = 0; step < 4; step++) {
          await page.keyboard.press(key)
          await expect.poll(holdsFocus).toBe(true)
        }
      }
      await menu(page).getByRole('navigation', { name: 'Каталог' }).getByRole('link', { name: 'Сумки' }).press('Enter')
      await expect(page).toHaveURL('/bags')
      await expect(menu(page)).toBeHidden()
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
    })

    await test.step('has the columns catalog, services, sell, about and brands; all brands, the initials except k, q, w, x and y, and the brands by name with their counts', async () => {
      await openMenu(page)
      for (const name of ['Каталог', 'Услуги', 'Продать', 'О магазине'])
        expect(await menu(page).getByRole('navigation', { name }).getByRole('link').count()).toBeGreaterThan(0)
      await expect(menu(page).getByText('Марки', { exact: true })).toBeVisible()
      await expect(menu(page).getByRole('link', { name: 'Все марки' })).toHaveAttribute('href', '/catalog?category=all')
      const initialLinks = menu(page).getByRole('navigation', { name: 'Марки по первой букве' })
      const initials = 'abcdefghijlmnoprstuvz'.split('')
      expect(await initialLinks.locator('li').allTextContents()).toEqual(initials)
      const { results } = await (await request.get('/api/brands/')).json()
      const sold: { id: number; name: string; count: number }[] = results.filter(({ count }: { count: number }) => count > 0)
      const isSold = (initial: string) => sold.some(({ name }) => name.normalize('NFD').toLowerCase().startsWith(initial))
      expect(await initialLinks.getByRole('link').allTextContents()).toEqual(initials.filter(isSold))
      const shown = await menu(page).locator('a[href^="/brands/"]').allTextContents()
      expect(shown.map((text) => text.match(/^\D+?(?=\d+)/)?.[0])).toEqual(sold.map(({ name }) => name))
      const [rolex] = sold.filter(({ name }) => name === 'Rolex')
      await expect(menu(page).getByRole('link', { name: /^Rolex/ })).toHaveText(new RegExp(`^Rolex${rolex?.count}`))
      await menu(page)
        .getByRole('link', { name: /^Rolex/ })
        .click()
      await expect(page).toHaveURL('/brands/rolex')
    })
  })

  test('HDR-04 shows that brands are loading, and that there are none', async ({ page, pageErrors }) => {
    pageErrors.allow(/Failed to load resource/)
    const gate = Promise.withResolvers<void>()
    await page.route('**/api/brands/', async (route) => {
      await gate.promise
      await route.abort()
    })
    await open(page, '/catalog')
    await page.getByRole('banner').getByRole('link', { name: 'Меню' }).click()
    await expect(menu(page).locator('[aria-busy=true]')).toContainText('Загрузка')
    gate.resolve()
    await expect(menu(page)).toContainText('Марок пока нет')
  })

  test('NAV-05 without script the menu is a page, brands with their counts on it', async ({ request }) => {
    const { header } = await requestPage(request, '/catalog')
    expect(hrefsOf(header, /^Меню$/)).toEqual(['/menu'])
    const { main } = await requestPage(request, '/menu')
    expect(hrefsOf(main, /^Rolex \d+/)).toEqual(['/brands/rolex'])
  })
})

test('HDR-03 EDN-06 a press outside and Back close the menu, and Back also returns from a page that was opened in the menu', async ({
  page,
}) => {
  await test.step('a press outside closes the menu on a desk and on a tablet', async () => {
    for (const [width, height] of [
      [1440, 900],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height })
      await open(page, '/catalog')
      await page.getByRole('banner').getByRole('link', { name: 'Меню' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.mouse.click(width / 2, height - 16)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })

  await test.step('Back closes the menu and stays on the page; Back after a link in the menu returns to the page', async () => {
    await open(page, '/bags')
    const openMenu = () => page.getByRole('banner').getByRole('link', { name: 'Меню' }).click()
    await openMenu()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectOverlayEntry(page)
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/bags')
    await openMenu()
    await page.getByRole('dialog').getByRole('link', { name: 'Контакты' }).click()
    await expect(page).toHaveURL('/contacts')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/bags/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сумки')
  })
})
