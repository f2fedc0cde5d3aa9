import type { APIRequestContext } from '@playwright/test'
import { expect, hydrated, layoutShift, type Page, test } from '#test/e2e/fixtures.ts'
import { freshPhone, signedIn, signInByCall } from '#test/e2e/sign-in.ts'

/** Waits until a page that script has taken over shows this address. */
const opened = (page: Page, path: string | RegExp) => expect(page).toHaveURL(path)
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test.describe('addresses', () => {
  /** Each address answers with a page that has one heading. */
  async function expectPages(request: APIRequestContext, paths: string[]): Promise<void> {
    for (const path of paths) {
      const answer = await request.get(path)
      expect(answer.status(), path).toBe(200)
      expect(answer.headers()['content-type']).toBe('text/html; charset=utf-8')
      expect((await answer.text()).match(/<h1[\s>]/g), path).toHaveLength(1)
    }
  }

  test('NAV-01 NAV-02 NAV-03 home and the lists are there', ({ request }) =>
    expectPages(request, ['/', '/catalog', '/jewelry', '/bags', '/sale']))

  test('NAV-04 what a customer has is there, if only as a page that opens later', ({ request }) =>
    expectPages(request, ['/cart', '/checkout', '/favorites', '/compare', '/profile', '/purchase-history']))

  test('NAV-05 signing in and the menu are there', ({ request }) =>
    expectPages(request, ['/login', '/phone-setup', '/auth/relay', '/menu']))

  test('NAV-06 services are there', ({ request }) =>
    expectPages(request, ['/appointment', '/authenticity', '/service', '/services', '/watch-buyback', '/sales-history', '/video']))

  test('NAV-07 information is there', ({ request }) =>
    expectPages(request, ['/about', '/contacts', '/faq', '/support', '/privacy-policy', '/terms']))

  test('NAV-06 the sales history is a placeholder that leads to the catalogue', async ({ openWithoutScript }) => {
    const page = await openWithoutScript('/sales-history')
    await expect(page.getByRole('main').getByRole('link', { name: /каталог/i })).toHaveAttribute('href', '/catalog')
  })

  test('NAV-03 the first piece of each list has a page of its own', async ({ request }) => {
    for (const [list, folder] of [
      ['watches', 'product'],
      ['jewelry', 'jewelry'],
      ['bags', 'bag'],
    ]) {
      const { results } = await (await request.get(`/api/${list}/?page_size=1`)).json()
      const answer = await request.get(`/${folder}/${results[0].id}`)
      expect(answer.status()).toBe(200)
      expect(await answer.text()).toContain(results[0].brand.name.replace('&', '&amp;'))
    }
  })

  const redirects = [
    ['/watches', '/catalog'],
    ['/product-detail', '/catalog'],
    ['/search?q=rolex', '/catalog?search=rolex'],
    ['/search?q=%D1%80%D0%BE%D0%BB%D0%B5%D0%BA%D1%81%20gmt', '/catalog?search=%D1%80%D0%BE%D0%BB%D0%B5%D0%BA%D1%81+gmt'],
    ['/search?q=%20', '/catalog'],
    ['/search', '/catalog'],
    // words, not an address: they cannot lead away
    ['/search?q=//evil.example', '/catalog?search=%2F%2Fevil.example'],
  ] as const
  test('NAV-02 old addresses redirect to the catalogue, words of a search with them', async ({ request }) => {
    for (const [from, to] of redirects) {
      const answer = await request.get(from, { maxRedirects: 0 })
      expect([301, 302, 308]).toContain(answer.status())
      expect(answer.headers().location).toBe(to)
    }
  })

  const missing = [
    ['/nothing', '/product/999999', '/product/abc', '/product/0', '/jewelry/1e3', '/bag/-1', '/catalog/extra', '/product'],
    ['/index.html', '/wp-login.php', '/.env', '/.git/config', '/server/main.ts', '/package.json'],
  ].flat()
  test('NAV-08 PDP-06 an address of nothing answers 404 with a page of the shop', async ({ request }) => {
    for (const path of missing) {
      const answer = await request.get(path)
      expect(answer.status(), path).toBe(404)
      expect(await answer.text()).toMatch(/<html lang="ru">.*Такой страницы нет/s)
    }
  })

  test('NAV-08 the page of a missing address leads back to the catalogue', async ({ openWithoutScript }) => {
    const page = await openWithoutScript('/nothing')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Такой страницы нет')
    await expect(page).toHaveTitle(/^Такой страницы нет/)
    await page
      .getByRole('main')
      .getByRole('link', { name: /каталог/i })
      .click()
    await opened(page, '/catalog')
  })

  test('NAV-08 PDP-06 a piece that is gone when somebody clicks on it is told by the same page', async ({ page, troubles }) => {
    troubles.allow(/404/)
    await page.goto('/catalog')
    await hydrated(page)
    await page.route('**/product/*.data*', (route) => route.continue({ url: new URL('/product/999999.data', route.request().url()).href }))
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Такой страницы нет')
    await expect(page.getByRole('banner')).toBeVisible()
  })
})

test.describe('scrolling', () => {
  test('NAV-09 a click leads to the top of the next page, back to where one was, forward to the top again', async ({ page }) => {
    await page.goto('/catalog')
    await hydrated(page)
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }))
    await expect.poll(() => scrollY(page)).toBe(1200)
    // a click by script: the pointer's own scrolling would spoil what is measured
    await page.evaluate(() => document.querySelectorAll<HTMLElement>('main a[href^="/product/"]')[6]?.click())
    await opened(page, /\/product\/\d+/)
    await expect.poll(() => scrollY(page)).toBe(0)
    await page.goBack()
    await opened(page, /\/catalog/)
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

  test('NAV-09 a section that comes late is scrolled to once more after 150 ms', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 400 })
    await page.goto('/menu')
    await hydrated(page)
    await page.evaluate(() => {
      const section = document.querySelector('#search')
      section?.removeAttribute('id')
      setTimeout(() => section?.setAttribute('id', 'search'), 80)
      location.hash = '#search'
    })
    await expect.poll(() => scrollY(page)).toBeGreaterThan(0)
  })
})

test.describe('the room of the header', () => {
  for (const [width, height] of [
    [390, 80],
    [899, 80],
    [1023, 80],
    [1024, 179],
    [1440, 179],
  ] as const) {
    test(`NAV-11 is ${height} px at ${width} px of width, and the page is no wider than its window`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/catalog')
      await hydrated(page)
      const main = await page.getByRole('main').boundingBox()
      expect(main?.y).toBe(height)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      expect(await layoutShift(page)).toBeLessThan(0.02)
    })
  }
})

test.describe('the header', () => {
  test('HDR-01 has the logo, the menu, the links, search, language and the icons of a person', async ({ page }) => {
    await page.goto('/catalog')
    const header = page.getByRole('banner')
    const links = await header.getByRole('navigation', { name: 'Основная навигация' }).getByRole('link').allTextContents()
    expect(links).toEqual([
      'Часы',
      'Украшения',
      'Сумки',
      'Выкуп часов',
      'Видео',
      'История продаж',
      'Услуги',
      'Сравнение',
      'О нас',
      'Контакты',
    ])
    await expect(header.getByRole('link', { name: 'Vitrine, на главную' })).toHaveAttribute('href', '/')
    await expect(header.getByRole('combobox', { name: 'Поиск' })).toBeVisible()
    await expect(header.getByRole('link', { name: 'English' })).toBeVisible()
    for (const name of ['Избранное', 'Профиль', 'Корзина']) await expect(header.getByRole('link', { name, exact: true })).toBeVisible()
  })

  test('HDR-01 the logo leads home, a link to its page, which is marked as the current one', async ({ page }) => {
    await page.goto('/catalog')
    await hydrated(page)
    const header = page.getByRole('banner')
    await header.getByRole('link', { name: 'Сумки' }).click()
    await opened(page, '/bags')
    await expect(header.getByRole('link', { name: 'Сумки' })).toHaveAttribute('aria-current', 'page')
    await header.getByRole('link', { name: 'Vitrine, на главную' }).click()
    await opened(page, '/')
  })

  test('HDR-01 an empty cart has no badge', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Корзина', exact: true })).toHaveText('')
  })

  for (const [name, next] of [
    ['Сравнение', '/compare'],
    ['Избранное', '/favorites'],
    ['Профиль', '/profile'],
  ] as const) {
    test(`HDR-02 ${name} asks a stranger to sign in first, over the page, which leads on to ${next}`, async ({ page }) => {
      await page.goto('/catalog')
      await hydrated(page)
      await page.getByRole('banner').getByRole('link', { name, exact: true }).first().click()
      const drawer = page.getByRole('dialog')
      await expect(drawer).toHaveAccessibleName('Вход')
      await signInByCall(drawer, freshPhone())
      await opened(page, next)
      await expect(drawer).toBeHidden()
    })
  }

  test('HDR-02 somebody who is signed in goes there', async ({ page }) => {
    await signedIn(page)
    await page.goto('/catalog')
    await hydrated(page)
    await page.getByRole('banner').getByRole('link', { name: 'Избранное' }).click()
    await opened(page, '/favorites')
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test('HDR-01 has a search bar that opens and closes', async ({ page }) => {
      await page.goto('/catalog')
      await hydrated(page)
      const header = page.getByRole('banner')
      await header.getByRole('link', { name: 'Поиск' }).tap()
      await expect(header.getByRole('combobox', { name: 'Поиск' })).toBeFocused()
      await header.getByRole('link', { name: 'Закрыть' }).tap()
      await expect(header.getByRole('combobox', { name: 'Поиск' })).toHaveCount(0)
    })

    test('HDR-01 without script the same icons lead to the menu page, which has a search', async ({ openWithoutScript }) => {
      const page = await openWithoutScript('/catalog')
      await page.getByRole('banner').getByRole('link', { name: 'Поиск' }).click()
      await opened(page, '/menu#search')
      await page.getByRole('main').getByRole('combobox').fill('rolex')
      await page.getByRole('main').getByRole('combobox').press('Enter')
      await opened(page, '/catalog?search=rolex')
    })
  })
})

test.describe('the menu', () => {
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Меню' })
  async function open(page: Page): Promise<void> {
    await page.goto('/catalog')
    await hydrated(page)
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

  test('HDR-03 has the columns catalogue, services, sell, about and brands', async ({ page }) => {
    await open(page)
    for (const name of ['Каталог', 'Услуги', 'Продать', 'О магазине'])
      expect(await menu(page).getByRole('navigation', { name }).getByRole('link').count()).toBeGreaterThan(0)
    await expect(menu(page).getByText('Марки', { exact: true })).toBeVisible()
  })

  test('HDR-03 closes on Escape, gives the focus back, and locks scrolling meanwhile', async ({ page }) => {
    await open(page)
    expect(await isScrollLocked(page)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Меню' })).toBeFocused()
    expect(await isScrollLocked(page)).toBe(false)
  })

  test('HDR-03 closes by its button, and by a press outside', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 2000 })
    await open(page)
    await menu(page).getByRole('button', { name: 'Закрыть' }).click()
    await expect(menu(page)).toBeHidden()
    await page.getByRole('banner').getByRole('link', { name: 'Меню' }).click()
    const box = await menu(page).boundingBox()
    await page.mouse.click(700, (box?.height ?? 0) + 60)
    await expect(menu(page)).toBeHidden()
  })

  test('HDR-03 PDP-03 keeps the keyboard inside, and closes when a link is chosen', async ({ page }) => {
    await open(page)
    const holdsFocus = () => menu(page).evaluate((dialog) => dialog.contains(document.activeElement))
    for (const [place, key] of [
      ['last', 'Tab'],
      ['first', 'Shift+Tab'],
    ] as const) {
      await menu(page).getByRole('link')[place]().focus()
      for (let step = 0; step < 4; step++) {
        await page.keyboard.press(key)
        await expect.poll(holdsFocus).toBe(true)
      }
    }
    await menu(page).getByRole('navigation', { name: 'Каталог' }).getByRole('link', { name: 'Сумки' }).press('Enter')
    await opened(page, '/bags')
    await expect(menu(page)).toBeHidden()
  })

  test('HDR-04 has all brands, the letters but k, q, w, x and y, and the brands by name with their counts', async ({ page, request }) => {
    await open(page)
    await expect(menu(page).getByRole('link', { name: 'Все марки' })).toHaveAttribute('href', '/catalog')
    const letters = await menu(page).getByRole('navigation', { name: 'Марки по первой букве' }).getByRole('link').allTextContents()
    expect(letters).toEqual('abcdefghijlmnoprstuvz'.split(''))
    const { results } = await (await request.get('/api/brands/')).json()
    const sold: { id: number; name: string; count: number }[] = results.filter(({ count }: { count: number }) => count > 0)
    const shown = await menu(page).locator('a[href*="brand_ids="]').allTextContents()
    expect(shown.map((text) => text.match(/^\D+?(?=\d+)/)?.[0])).toEqual(sold.map(({ name }) => name))
    const [rolex] = sold.filter(({ name }) => name === 'Rolex')
    await expect(menu(page).getByRole('link', { name: /^Rolex/ })).toHaveText(new RegExp(`^Rolex${rolex?.count}`))
    await menu(page)
      .getByRole('link', { name: /^Rolex/ })
      .click()
    await opened(page, `/catalog?brand_ids=${rolex?.id}`)
  })

  test('HDR-04 says that it loads, and that there are none when there are none', async ({ page, troubles }) => {
    troubles.allow(/Failed to load resource/)
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/brands/', async (route) => {
      await answer.promise
      await route.abort()
    })
    await page.goto('/catalog')
    await hydrated(page)
    await page.getByRole('banner').getByRole('link', { name: 'Меню' }).click()
    await expect(menu(page).locator('[aria-busy=true]')).toContainText('Загрузка')
    answer.resolve()
    await expect(menu(page)).toContainText('Марок пока нет')
  })

  test('NAV-05 without script the menu is a page, brands with their counts on it', async ({ openWithoutScript }) => {
    const page = await openWithoutScript('/catalog')
    await page.getByRole('banner').getByRole('link', { name: 'Меню' }).click()
    await opened(page, '/menu')
    await expect(page.getByRole('main').getByRole('link', { name: /^Rolex/ })).toBeVisible()
  })
})

test.describe('suggestions', () => {
  const box = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Поиск' })
  const options = (page: Page) => page.getByRole('listbox', { name: 'Подсказки поиска' }).getByRole('option')
  async function type(page: Page, words: string): Promise<void> {
    await page.goto('/catalog')
    await hydrated(page)
    await box(page).pressSequentially(words, { delay: 20 })
  }

  test('HDR-05 come from two characters on: the catalogue first, then up to five watches, by one call', async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => void (request.url().includes('/api/watches/?') && calls.push(request.url())))
    await type(page, ' r ')
    await page.waitForTimeout(400)
    await expect(options(page)).toHaveCount(0)
    expect(calls).toEqual([])
    await box(page).pressSequentially('olex', { delay: 20 })
    await expect(options(page)).toHaveCount(6)
    await expect(options(page).first()).toHaveText(/Искать в каталоге/)
    await expect(options(page).nth(1)).toContainText('Rolex')
    expect(calls).toHaveLength(1)
  })

  test('HDR-05 arrows move, Enter opens the choice', async ({ page }) => {
    await type(page, 'daytona')
    await expect(options(page).nth(1)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
    const active = await box(page).getAttribute('aria-activedescendant')
    expect(active).toBe(await options(page).nth(1).getAttribute('id'))
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await opened(page, /\/product\/\d+/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/daytona/i)
  })

  test('HDR-05 Enter without a choice, and the first row, search the catalogue', async ({ page }) => {
    await type(page, 'daytona')
    await page.keyboard.press('Enter')
    await opened(page, '/catalog?search=daytona')
    await type(page, 'datejust')
    await options(page).first().click()
    await opened(page, '/catalog?search=datejust')
  })

  test('HDR-05 Escape closes, and a press outside', async ({ page }) => {
    await type(page, 'rolex')
    await expect(options(page).nth(1)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await expect(box(page)).toHaveValue('rolex')
    await box(page).pressSequentially('x')
    await expect(options(page).first()).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(options(page)).toHaveCount(0)
  })

  test('HDR-05 nothing found is said, to ears as well', async ({ page }) => {
    await type(page, 'zzzzqqqqxxxx')
    await expect(page.getByRole('banner').getByText('Ничего не найдено')).toBeVisible()
    await expect(options(page)).toHaveCount(1)
  })

  test('HDR-05 a failure clears them and tells nobody', async ({ page, troubles }) => {
    troubles.allow(/Failed to load resource|suggest/i)
    await type(page, 'rolex')
    await expect(options(page)).toHaveCount(6)
    await page.route('**/api/watches/?*', (route) => route.abort())
    await box(page).pressSequentially(' sub', { delay: 20 })
    await expect(options(page)).toHaveCount(1)
    await expect(page.getByRole('status').filter({ hasText: /ошибк/i })).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('HDR-06 the search forgives another layout, Cyrillic and typing errors', async ({ page }) => {
    for (const words of ['кщдуч', 'ролекс', 'rollex']) {
      await type(page, words)
      await expect(options(page).nth(1)).toContainText('Rolex')
    }
  })
})

test('HDR-07 the footer has navigation, brands, contacts, policies and socials', async ({ page }) => {
  await page.goto('/catalog')
  const footer = page.getByRole('contentinfo')
  for (const name of ['Каталог', 'Услуги'])
    expect(
      await footer
        .getByRole('link', { name })
        .or(footer.getByText(name, { exact: true }))
        .count(),
    ).toBeGreaterThan(0)
  expect(await footer.locator('a[href^="/catalog?brand_ids="]').count()).toBeGreaterThan(5)
  await expect(footer.getByRole('link', { name: /800 700 53 59/ })).toHaveAttribute('href', 'tel:+78007005359')
  await expect(footer.getByRole('link', { name: 'Политика конфиденциальности' })).toHaveAttribute('href', '/privacy-policy')
  await expect(footer.getByRole('link', { name: 'Условия продажи' })).toHaveAttribute('href', '/terms')
  await expect(footer.getByRole('link', { name: /Telegram/ })).toHaveAttribute('rel', /noopener/)
  // an address that is not configured is said to come, not linked
  await expect(footer.getByText(/Instagram.*скоро/)).toBeVisible()
})
