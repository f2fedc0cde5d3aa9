import { expect, expectAccessible, type Page, test, waitForHydration } from '#test/e2e/fixtures.ts'

const phone = { width: 390, height: 844 }

const firstResultTop = (page: Page) =>
  page
    .locator('article [data-photo]')
    .first()
    .evaluate((photo) => photo.getBoundingClientRect().top + scrollY)

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  for (const lang of ['ru', 'en'] as const)
    test.describe(`in ${lang}`, () => {
      test.use({ lang })
      test('CAT-01 the first result of each list begins within 400 px', async ({ page }) => {
        for (const path of ['/catalog', '/jewelry', '/bags', '/sale', '/catalog?brand_ids=1', '/catalog?search=rolex']) {
          await page.goto(path)
          await expect(page.locator('html')).toHaveAttribute('lang', lang)
          expect(await firstResultTop(page), path).toBeLessThanOrEqual(400)
        }
      })
    })

  test('HDR-03 the menu has the height of the screen, scrolls below its close button, marks the page or its section, and closes on Escape', async ({
    page,
  }) => {
    const menu = page.getByRole('dialog', { name: 'Меню' })
    const marked = menu.locator('nav [aria-current]')
    const opener = page.getByRole('banner').getByRole('link', { name: 'Меню' })
    const openMenu = async (path: string) => {
      await page.goto(path)
      await waitForHydration(page)
      await opener.click()
      await expect(menu.getByRole('link', { name: /^Rolex/ })).toBeVisible()
    }
    const { results } = await (await page.request.get('/api/watches/?page_size=1')).json()
    for (const [path, name, value] of [
      [`/product/${results[0].id}`, 'Часы', 'true'],
      ['/terms', 'Кто мы', 'true'],
      ['/about', 'Кто мы', 'page'],
      ['/jewelry', 'Украшения', 'page'],
    ] as const) {
      await openMenu(path)
      await expect(marked).toHaveText([name])
      await expect(marked).toHaveAttribute('aria-current', value)
    }
    await expect.poll(() => menu.boundingBox()).toMatchObject({ y: 0, height: phone.height })
    await menu.getByRole('link').last().scrollIntoViewIfNeeded()
    await expect(menu.getByRole('button', { name: 'Закрыть' })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('LIST-01 a card has buttons of 44 px for favorites and for comparison, one below the other', async ({ page }) => {
    await page.goto('/catalog')
    const card = page.locator('main article').first()
    const boxes = []
    for (const name of [/^В избранное/, /^Сравнить/]) {
      const button = card.getByRole('button', { name })
      await expect(button).toHaveCSS('opacity', '1')
      boxes.push(await button.boundingBox())
    }
    expect(boxes).toMatchObject([
      { width: 44, height: 44 },
      { width: 44, height: 44 },
    ])
    expect(boxes[1]?.x).toBe(boxes[0]?.x)
  })

  test('PDP-01 links of the viewing are 44 px high and lead to the form with its piece', async ({ page }) => {
    await page.goto('/catalog')
    await page.locator('article h2 a').first().click()
    const link = page.getByRole('link', { name: 'Записаться на просмотр' })
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await link.click()
    await expect(page).toHaveURL(/\/appointment\?piece=watch-\d+#book$/)
    const title = page.locator('#book h2')
    await expect(title).toBeInViewport()
    await expect(title).toBeFocused()
    const bar = await page.locator('header').first().boundingBox()
    const top = (await title.boundingBox())?.y ?? 0
    expect([top >= (bar?.height ?? 0), top < 400]).toEqual([true, true])
    await expectAccessible(page, { within: '#book' })
  })
})

test('CAT-04 the sidebar fades out where it continues, and its end is not covered', async ({ page }) => {
  await page.goto('/catalog')
  const sidebar = page.getByRole('complementary', { name: 'Фильтры' })
  const hidden = await sidebar.evaluate((aside) => {
    const veil = getComputedStyle(aside, '::after')
    return { goesOn: aside.scrollHeight > aside.clientHeight, sticks: veil.position, height: veil.height }
  })
  expect(hidden).toEqual({ goesOn: true, sticks: 'sticky', height: '48px' })
  await sidebar.evaluate((aside) => aside.scrollTo(0, aside.scrollHeight))
  const gap = await sidebar.evaluate((aside) => {
    const last = aside.querySelector('form')?.getBoundingClientRect().bottom ?? 0
    return aside.getBoundingClientRect().bottom - last
  })
  expect(Math.round(gap)).toBeGreaterThanOrEqual(48)
})

for (const [path, section] of [
  ['/bag/', 'Сумки'],
  ['/service', 'Услуги'],
  ['/authenticity', 'Услуги'],
  ['/appointment', 'Услуги'],
  ['/contacts', 'О нас'],
  ['/faq', 'О нас'],
  ['/terms', 'О нас'],
] as const) {
  test(`HDR-01 the header marks the section of ${path}`, async ({ page }) => {
    const id = path === '/bag/' ? (await (await page.request.get('/api/bags/')).json()).results[0].id : ''
    await page.goto(`${path}${id}`)
    const nav = page.getByRole('navigation', { name: 'Основная навигация' })
    await expect(nav.locator('[aria-current]')).toHaveText([section])
    await expect(nav.locator('[aria-current]')).toHaveAttribute('aria-current', 'true')
  })
}
