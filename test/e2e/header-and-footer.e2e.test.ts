import { open } from '#test/e2e/customer-fixtures.ts'
import { expect, expectOverlayEntry, layoutShift, test, waitForHydration } from '#test/e2e/fixtures.ts'
import { resize } from '#test/e2e/settled-page.ts'
import { freshPhone, signInByCall } from '#test/e2e/sign-in.ts'

test('NAV-11 the header has the specified height at every width, and the page does not overflow its window', async ({ page }) => {
  for (const [width, height] of [
    [390, 80],
    [899, 80],
    [1023, 80],
    [1024, 179],
    [1440, 179],
  ] as const)
    await test.step(`${height} px at ${width} px of width`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, '/catalog')
      const main = await page.getByRole('main').boundingBox()
      expect(main?.y).toBe(height)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      expect(await layoutShift(page)).toBeLessThan(0.02)
    })
})

test('NAV-11 HDR-01 a sticky element below the header keeps its place while the page scrolls down and up; the header then takes at most 120 px', async ({
  page,
}) => {
  await open(page, '/catalog')
  const filters = page.getByRole('complementary', { name: 'Фильтры' })
  const scrollTo = async (y: number) => {
    // records the position of the filters in each frame, because the animation of the header must not move them
    const places = await filters.evaluate(async (element, top) => {
      window.scrollTo({ top, behavior: 'instant' })
      const seen: number[] = []
      for (let frame = 0; frame < 20; frame++) {
        await new Promise(requestAnimationFrame)
        seen.push(element.getBoundingClientRect().y)
      }
      return seen
    }, y)
    for (const place of places.slice(1)) expect(place).toBeCloseTo(83, 0)
  }
  for (const y of [700, 1100, 900, 600]) await scrollTo(y)
  await page.mouse.wheel(0, 1200)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1500)
  await expect
    .poll(() => page.evaluate(() => document.elementsFromPoint(720, 121).some((element) => element.closest('header') !== null)))
    .toBe(false)
})

test.describe('the header', () => {
  test('HDR-01 HDR-05 HDR-07 the header has the logo, the menu, the links, search, language and the customer’s icons, no badge on an empty cart; the footer has navigation, brands, contacts, policies and socials; links lead to their pages', async ({
    page,
  }) => {
    await open(page, '/catalog')
    const header = page.getByRole('banner')
    const links = await header.getByRole('navigation', { name: 'Основная навигация' }).getByRole('link').allTextContents()
    expect(links).toEqual(['Часы', 'Украшения', 'Сумки', 'Выкуп часов', 'Услуги', 'О нас'])
    await expect(header.getByRole('link', { name: 'Vitrine, на главную' })).toHaveAttribute('href', '/')
    await expect(header.getByRole('combobox', { name: 'Поиск' })).toBeVisible()
    await expect(header.getByRole('link', { name: 'English' })).toBeVisible()
    for (const name of ['Избранное', 'Профиль', 'Корзина']) await expect(header.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(header.getByRole('link', { name: 'Корзина', exact: true })).toHaveText('')
    const footer = page.getByRole('contentinfo')
    for (const name of ['Каталог', 'Услуги'])
      expect(
        await footer
          .getByRole('link', { name })
          .or(footer.getByText(name, { exact: true }))
          .count(),
      ).toBeGreaterThan(0)
    expect(await footer.locator('a[href^="/brands/"]').count()).toBeGreaterThan(5)
    await expect(footer.getByRole('link', { name: /800 700 53 59/ })).toHaveAttribute('href', 'tel:+78007005359')
    await expect(footer.getByRole('link', { name: 'Политика конфиденциальности' })).toHaveAttribute('href', '/privacy-policy')
    await expect(footer.getByRole('link', { name: 'Условия продажи' })).toHaveAttribute('href', '/terms')
    await expect(footer.getByRole('link', { name: /Telegram/ })).toHaveAttribute('rel', /noopener/)
    // a social network without a URL is left out, and each city name is shown once
    await expect(footer.getByText(/Instagram|скоро/)).toHaveCount(0)
    await expect(footer.getByText('Москва')).toHaveCount(1)

    await header.getByRole('link', { name: 'Сумки' }).click()
    await expect(page).toHaveURL('/bags')
    await expect(header.getByRole('link', { name: 'Сумки' })).toHaveAttribute('aria-current', 'page')
    await header.getByRole('link', { name: 'Vitrine, на главную' }).click()
    await expect(page).toHaveURL('/')
    const field = header.getByRole('combobox')
    const before = await field.evaluate((input) => getComputedStyle(input).borderBottomColor)
    await field.click()
    await expect(field, 'HDR-05 a press into the search draws no box around it').toHaveCSS('outline-style', 'none')
    await expect.poll(() => field.evaluate((input) => getComputedStyle(input).borderBottomColor)).not.toBe(before)
  })

  test('HDR-02 comparison, favorites and profile ask a signed-out visitor to sign in over the page, then lead on', async ({ page }) => {
    const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).first()
    const drawer = page.getByRole('dialog')
    await open(page, '/catalog')
    for (const name of ['Сравнение', 'Профиль', 'Избранное']) {
      await link(name).click()
      await expect(drawer).toHaveAccessibleName('Вход')
      if (name === 'Избранное') await signInByCall(drawer, freshPhone())
      else {
        await expectOverlayEntry(page)
        await page.keyboard.press('Escape')
        await expect(drawer).toBeHidden()
      }
    }
    await expect(page).toHaveURL('/favorites')
    await expect(drawer).toBeHidden()
    await link('Сравнение').click()
    await expect(page).toHaveURL('/compare')
    await link('Профиль').click()
    await expect(page).toHaveURL('/profile')
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test('HDR-01 the header has a search bar that opens and closes', async ({ page }) => {
      await open(page, '/catalog')
      const header = page.getByRole('banner')
      await header.getByRole('link', { name: 'Поиск' }).tap()
      await expect(header.getByRole('combobox', { name: 'Поиск' })).toBeFocused()
      await header.getByRole('link', { name: 'Закрыть' }).tap()
      await expect(header.getByRole('combobox', { name: 'Поиск' })).toHaveCount(0)
    })

    test('HDR-01 without script the same icons lead to the menu page, which has a search', async ({ openWithoutScript }) => {
      const page = await openWithoutScript('/catalog')
      await page.getByRole('banner').getByRole('link', { name: 'Поиск' }).click()
      await expect(page).toHaveURL('/menu#search')
      await page.getByRole('main').getByRole('combobox').fill('rolex')
      await page.getByRole('main').getByRole('combobox').press('Enter')
      await expect(page).toHaveURL('/catalog?search=rolex')
    })
  })
})

test('HDR-01 the header has the language and the profile at any width', async ({ page }) => {
  await open(page, '/')
  const banner = page.getByRole('banner')
  for (const width of [320, 390, 800]) {
    await resize(page, { width, height: 800 })
    for (const link of ['English', 'Избранное', 'Профиль', 'Корзина', 'Меню', 'Поиск']) {
      const target = banner.getByRole('link', { name: link, exact: true }).filter({ visible: true })
      await expect(target, link).toBeVisible()
      const place = await target.boundingBox()
      expect(place?.x, link).toBeGreaterThanOrEqual(0)
      expect((place?.x ?? 0) + (place?.width ?? 0), link).toBeLessThanOrEqual(width)
      expect(Math.min(place?.width ?? 0, place?.height ?? 0), link).toBeGreaterThanOrEqual(24)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await banner.getByRole('link', { name: 'English' }).filter({ visible: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await waitForHydration(page)
    await banner.getByRole('link', { name: 'Русский' }).filter({ visible: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  }
})
