import { expect, expectAccessible, hydrated, layoutShift, type Page, test } from '#test/e2e/fixtures.ts'

/** A list as a person with script finds it. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const found = (page: Page) => page.getByRole('main').getByRole('status').first()
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Фильтры' })
const group = (page: Page, name: string) => sidebar(page).locator('summary', { hasText: name })
const chips = (page: Page) => page.getByRole('list', { name: 'Выбранные фильтры' }).getByRole('link', { name: /^Убрать фильтр/ })
const numberOf = async (page: Page) => Number((await found(page).textContent())?.replace(/\D/g, ''))

test.describe('one screen, four modes', () => {
  const modes = [
    ['/catalog', 'Часы', /^\/product\/\d+$/],
    ['/jewelry', 'Украшения', /^\/jewelry\/\d+$/],
    ['/bags', 'Сумки', /^\/bag\/\d+$/],
    ['/sale', 'Распродажа', /^\/product\/\d+$/],
  ] as const
  for (const [path, title, target] of modes) {
    test(`CAT-01 CAT-02 NAV-02 NAV-03 ${path} has a title, filters, search, sort, a grid, a count and cards that lead on`, async ({
      page,
    }) => {
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(found(page)).toHaveText(/\d+\s(предмет|предмета|предметов)$/)
      await expect(sidebar(page)).toBeVisible()
      await expect(page.getByRole('searchbox', { name: 'Поиск в разделе' })).toBeVisible()
      await expect(page.getByRole('combobox', { name: 'Сортировка' })).toHaveValue('')
      await expect(cards(page).first().getByRole('link')).toHaveAttribute('href', target)
      expect(await layoutShift(page)).toBeLessThan(0.02)
      await expectAccessible(page)
    })
  }

  test('NAV-02 old addresses lead to the catalogue, words and all', async ({ page }) => {
    await page.goto('/watches')
    await expect(page).toHaveURL(/\/catalog$/)
    await page.goto('/product-detail')
    await expect(page).toHaveURL(/\/catalog$/)
    await page.goto('/search?q=tank')
    await expect(page).toHaveURL(/\/catalog\?search=tank$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Поиск: tank')
  })

  test('CAT-04 jewelry and bags have no filters of watches, jewelry has its types', async ({ page }) => {
    await open(page, '/jewelry')
    await expect(group(page, 'Тип украшения')).toBeVisible()
    await expect(group(page, 'Механизм')).toHaveCount(0)
    await expect(group(page, 'Размер корпуса')).toHaveCount(0)
    await open(page, '/bags')
    await expect(group(page, 'Тип украшения')).toHaveCount(0)
    await expect(group(page, 'Состояние')).toBeVisible()
  })

  test('CAT-13 jewelry and bags are in Dubai', async ({ page }) => {
    await open(page, '/bags')
    await group(page, 'Город').click()
    await expect(sidebar(page).getByRole('group', { name: 'Город' }).getByRole('checkbox')).toHaveCount(1)
    await expect(sidebar(page).getByRole('checkbox', { name: /^Дубай/ })).toBeVisible()
  })
})

test.describe('filters', () => {
  test('CAT-03 CAT-04 a tick filters at once, is in the address, keeps the focus, and its count was right', async ({ page }) => {
    await open(page, '/catalog')
    const cartier = sidebar(page).getByRole('checkbox', { name: /^Cartier/ })
    const promised = await sidebar(page).locator('label', { hasText: 'Cartier' }).locator('small').textContent()
    await cartier.check()
    await expect(page).toHaveURL(/\/catalog\?brand_ids=\d+$/)
    await expect(found(page)).toHaveText(new RegExp(`^${promised}\\s`))
    await expect(cartier).toBeFocused()
    await expect(chips(page)).toHaveCount(1)
    await page.reload()
    await expect(cartier).toBeChecked()
  })

  test('CAT-05 the counts of other groups follow what is chosen', async ({ page }) => {
    await open(page, '/catalog')
    await group(page, 'Город').click()
    const moscow = sidebar(page).locator('label', { hasText: 'Москва' }).locator('small')
    const before = Number(await moscow.textContent())
    await sidebar(page)
      .getByRole('checkbox', { name: /^Audemars Piguet/ })
      .check()
    await expect.poll(async () => Number(await moscow.textContent())).toBeLessThan(before)
  })

  test('CAT-04 collections appear beside a chosen brand', async ({ page }) => {
    await open(page, '/catalog')
    await expect(group(page, 'Коллекция')).toHaveCount(0)
    await sidebar(page)
      .getByRole('checkbox', { name: /^Cartier/ })
      .check()
    await expect(group(page, 'Коллекция')).toBeVisible()
    await sidebar(page)
      .getByRole('checkbox', { name: /^Santos/ })
      .first()
      .check()
    await expect(page).toHaveURL(/collection=\d+/)
    await sidebar(page)
      .getByRole('checkbox', { name: /^Cartier/ })
      .uncheck()
    await expect(page).toHaveURL(/\/catalog$/)
  })

  test('CAT-04 a brand is found by a part of its name', async ({ page }) => {
    await open(page, '/catalog')
    const search = sidebar(page).getByRole('searchbox', { name: 'Найти марку' })
    await search.fill('ROL')
    await expect(sidebar(page).getByRole('group', { name: 'Марка' }).getByRole('checkbox')).toHaveCount(1)
    await sidebar(page)
      .getByRole('checkbox', { name: /^Rolex/ })
      .check()
    await expect(chips(page)).toHaveText(['Rolex'])
    await search.fill('zzzz')
    await expect(sidebar(page).getByText('Такой марки нет')).toBeVisible()
  })

  test('CAT-05 CAT-06 a price applies itself, typing on is one step of the history, and emptying clears', async ({ page }) => {
    await open(page, '/catalog')
    const from = sidebar(page).getByPlaceholder('1500')
    await expect(sidebar(page).getByPlaceholder('999000')).toHaveAttribute('min', '0')
    await from.pressSequentially('20')
    await expect(page).toHaveURL(/min_price=20$/)
    await from.pressSequentially('000')
    await expect(page).toHaveURL(/min_price=20000$/)
    await expect(from).toBeFocused()
    await expect(chips(page)).toHaveText(['Цена от 20 000 $'])
    await page.goBack()
    await expect(page).toHaveURL(/\/catalog$/)
    await expect(from).toHaveValue('')
    await page.goForward()
    await expect(from).toHaveValue('20000')
    await from.fill('')
    await expect(page).toHaveURL(/\/catalog$/)
  })

  test('CAT-06 a year before 1900 filters nothing', async ({ page }) => {
    await open(page, '/catalog')
    await group(page, 'Год выпуска').click()
    const year = sidebar(page).getByRole('group', { name: 'Год выпуска' }).getByRole('spinbutton').first()
    await expect(year).toHaveAttribute('min', '1900')
    await year.fill('2020')
    await expect(page).toHaveURL(/production_year_min=2020$/)
    await year.fill('1899')
    await expect(page).toHaveURL(/\/catalog$/)
    await year.blur()
    await expect(year).toHaveValue('')
  })

  test('CAT-04 CAT-06 a size is a range of diameters, «any» clears it', async ({ page }) => {
    await open(page, '/catalog')
    await group(page, 'Размер корпуса').click()
    await sidebar(page)
      .getByRole('radio', { name: /^Средний/ })
      .check()
    await expect(page).toHaveURL(/case_diameter_max=41&case_diameter_min=38$/)
    await sidebar(page).getByRole('radio', { name: 'Любой' }).check()
    await expect(page).toHaveURL(/\/catalog$/)
  })

  test('CAT-03 one letter is a prefix of brands, a longer name is the whole name', async ({ page }) => {
    await open(page, '/catalog?brand=o')
    await expect(chips(page)).toHaveText(['Марки на O'])
    await expect(sidebar(page).getByRole('checkbox', { checked: true })).toHaveCount(1)
    await open(page, '/catalog?brand=bulgari')
    await expect(cards(page).first()).toContainText('Bvlgari')
    await expect(sidebar(page).getByRole('checkbox', { name: /^Bvlgari/ })).toBeChecked()
  })

  test('CAT-04 chips take single filters away, and all of them', async ({ page }) => {
    await open(page, '/catalog?city_ids=1&min_price=5000&production_year_min=2010&ordering=price_usd')
    await expect(chips(page)).toHaveCount(3)
    await page.getByRole('link', { name: 'Убрать фильтр: Москва' }).click()
    await expect(page).toHaveURL(/\/catalog\?min_price=5000&ordering=price_usd&production_year_min=2010$/)
    await expect(page.getByRole('region', { name: 'Результаты' })).toBeFocused()
    await page.getByRole('link', { name: 'Сбросить всё' }).click()
    await expect(page).toHaveURL(/\/catalog\?ordering=price_usd$/)
    await expect(chips(page)).toHaveCount(0)
  })

  test('CAT-07 the category leads to its list, the sale to /sale and back', async ({ page }) => {
    await open(page, '/catalog?condition=3')
    const sale = () => sidebar(page).getByRole('checkbox', { name: /^Только со сниженной ценой/ })
    await sale().check()
    await expect(page).toHaveURL(/\/sale\?condition=3$/)
    await sale().uncheck()
    await expect(page).toHaveURL(/\/catalog\?condition=3$/)
    await sidebar(page).getByRole('combobox', { name: 'Раздел' }).selectOption('bags')
    await expect(page).toHaveURL(/\/bags\?condition=3$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сумки')
    await sale().check()
    await expect(page).toHaveURL(/\/bags\?condition=3&on_sale=true$/)
    await sidebar(page).getByRole('combobox', { name: 'Раздел' }).selectOption('all')
    await expect(page).toHaveURL(/\/catalog\?/)
    await expect(page.getByRole('navigation', { name: 'Найдено по разделам' }).getByRole('link')).toHaveCount(3)
  })
})

test.describe('sort and pages', () => {
  test('CAT-09 the sort is in the address and orders the list', async ({ page }) => {
    await open(page, '/catalog')
    await page.getByRole('combobox', { name: 'Сортировка' }).selectOption('price_usd')
    await expect(page).toHaveURL(/\?ordering=price_usd$/)
    const prices = cards(page).locator('p', { hasText: '$' })
    await expect(prices.first()).toBeVisible()
    await expect.poll(async () => isRising(await prices.allTextContents())).toBe(true)
    await page.getByRole('combobox', { name: 'Сортировка' }).selectOption('')
    await expect(page).toHaveURL(/\/catalog$/)
  })

  test('CAT-09 CAT-10 without a sort one pages through every piece once', async ({ page }) => {
    await open(page, '/jewelry')
    const total = await numberOf(page)
    const first = await cards(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    await page.getByRole('link', { name: 'Вперёд' }).click()
    await expect(page).toHaveURL(/seed=\d+&page=2$/)
    await expect(cards(page)).toHaveCount(total - 24)
    const second = await cards(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(new Set([...first, ...second]).size).toBe(total)
    await page.getByRole('link', { name: 'Назад' }).click()
    await expect(cards(page)).toHaveCount(24)
    expect(
      await cards(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(first)
  })

  test('CAT-10 page sizes, and any change leads back to page 1', async ({ page }) => {
    await open(page, '/catalog?ordering=brand__name&page=2')
    await expect(page.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('aria-current', 'page')
    const size = page.getByRole('combobox', { name: 'На странице' })
    await expect(size.getByRole('option')).toHaveText(['24', '48', '96'])
    await size.selectOption('48')
    await expect(page).toHaveURL(/\?ordering=brand__name&page_size=48$/)
    await expect(cards(page)).toHaveCount(48)
    await page.getByRole('link', { name: 'Страница 2' }).click()
    await expect(page).toHaveURL(/page=2$/)
    await sidebar(page)
      .getByRole('checkbox', { name: /^Cartier/ })
      .check()
    await expect(page).toHaveURL(/\?brand_ids=\d+&ordering=brand__name&page_size=48$/)
  })

  test('CAT-03 back and forward go through the choices', async ({ page }) => {
    await open(page, '/catalog')
    const whole = await numberOf(page)
    const cartier = sidebar(page).getByRole('checkbox', { name: /^Cartier/ })
    await cartier.check()
    await expect(page).toHaveURL(/brand_ids/)
    await page.getByRole('combobox', { name: 'Сортировка' }).selectOption('-price_usd')
    await expect(page).toHaveURL(/ordering/)
    await page.goBack()
    await expect(page.getByRole('combobox', { name: 'Сортировка' })).toHaveValue('')
    await expect(cartier).toBeChecked()
    await page.goBack()
    await expect(cartier).not.toBeChecked()
    await expect(found(page)).toHaveText(new RegExp(`^${whole}\\s`))
    await page.goForward()
    await expect(cartier).toBeChecked()
  })
})

function isRising(texts: string[]): boolean {
  const prices = texts.map((text) => Number(text.split('$')[0]?.replace(/\D/g, '')))
  return prices.length > 3 && prices.every((price, at) => at === 0 || price >= Number(prices[at - 1]))
}

test.describe('search', () => {
  test('CAT-01 CAT-03 the words are in the address and in the title', async ({ page }) => {
    await open(page, '/catalog')
    await page.getByRole('searchbox', { name: 'Поиск в разделе' }).fill('ролекс')
    await expect(page).toHaveURL(/\/catalog\?search=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Поиск: ролекс')
    await expect(page).toHaveTitle(/^Поиск: ролекс/)
    await expect(cards(page).first()).toContainText('Rolex')
    await page.getByRole('link', { name: 'Очистить поиск' }).click()
    await expect(page).toHaveURL(/\/catalog$/)
    await expect(page.getByRole('searchbox', { name: 'Поиск в разделе' })).toHaveValue('')
    await expect(page.getByRole('searchbox', { name: 'Поиск в разделе' })).toBeFocused()
  })

  test('CAT-11 when nothing is found the page says what was sought and what to do', async ({ page }) => {
    await open(page, '/catalog?search=birkin')
    await expect(page.getByText('По запросу «birkin» ничего нет')).toBeVisible()
    await expectAccessible(page)
    await page
      .getByRole('navigation', { name: 'Найдено по разделам' })
      .getByRole('link', { name: /^Сумки/ })
      .click()
    await expect(page).toHaveURL(/\/bags\?search=birkin$/)
    await expect(cards(page).first()).toContainText('Birkin')
  })
})

test.describe('states', () => {
  test('CAT-11 nothing fits: the filters can be reset', async ({ page }) => {
    await open(page, '/catalog?brand_ids=1&watch_type=8')
    await expect(page.getByText('Таких предметов сейчас нет')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Оставить заявку' })).toBeVisible()
    await page.getByRole('link', { name: 'Сбросить фильтры' }).click()
    await expect(page).toHaveURL(/\/catalog$/)
    await expect(cards(page)).toHaveCount(24)
  })

  test('CAT-11 a lost connection is told in the page, and another try brings the list', async ({ page, troubles }) => {
    troubles.allow(/ERR_FAILED/)
    await open(page, '/catalog')
    await page.route(/\.data/, (route) => route.abort())
    await sidebar(page)
      .getByRole('checkbox', { name: /^Cartier/ })
      .check()
    const panel = page.getByRole('alert')
    await expect(panel).toContainText('Ошибка')
    await expect(panel).toContainText('Неизвестная ошибка сети')
    await expect(sidebar(page).getByRole('checkbox', { name: /^Cartier/ })).toBeChecked()
    await expectAccessible(page)
    await page.unroute(/\.data/)
    await panel.getByRole('link', { name: 'Повторить' }).click()
    await expect(panel).toHaveCount(0)
    await expect(cards(page).first()).toContainText('Cartier')
  })

  test('CAT-11 a later choice supersedes an earlier one that is still on its way', async ({ page }) => {
    await open(page, '/catalog')
    await page.route(/\.data\?brand_ids=\d+&|\.data\?brand_ids=\d+$/, async (route) => {
      await new Promise((done) => setTimeout(done, 800))
      await route.continue().catch(() => {})
    })
    await sidebar(page)
      .getByRole('checkbox', { name: /^Cartier/ })
      .check()
    await expect(page.getByRole('region', { name: 'Результаты' })).toHaveAttribute('aria-busy', 'true')
    await sidebar(page)
      .getByRole('checkbox', { name: /^Breguet/ })
      .check()
    await expect(page).toHaveURL(/brand_ids=\d+,\d+$/)
    await expect(chips(page)).toHaveCount(2)
    await page.waitForTimeout(1000)
    await expect(page).toHaveURL(/brand_ids=\d+,\d+$/)
    await expect(cards(page).filter({ hasText: 'Cartier' }).first()).toBeVisible()
    await expect(cards(page).filter({ hasText: 'Breguet' }).first()).toBeVisible()
    await expect(cards(page).filter({ hasNotText: /Breguet|Cartier/ })).toHaveCount(0)
  })

  test('CAT-14 signed out, a heart leads to the sign-in and back', async ({ page }) => {
    await open(page, '/catalog?ordering=price_usd')
    await cards(page).first().hover()
    await cards(page)
      .first()
      .getByRole('button', { name: /^В избранное/ })
      .click()
    await expect(page).toHaveURL(/\/login\?next=%2Fcatalog%3Fordering%3Dprice_usd$/)
  })

  test('CAT-12 a limited edition shows 1.2 times its price, a real former price goes first', async ({ page }) => {
    await open(page, '/sale?ordering=price_usd')
    const [price, former] = await pricesOf(page)
    expect(former).toBeGreaterThan(Number(price))
  })
})

async function pricesOf(page: Page): Promise<number[]> {
  const text = await cards(page).first().locator('p', { hasText: '$' }).textContent()
  return [...String(text).matchAll(/([\d\s]+)\$/g)].map(([, digits]) => Number(digits?.replace(/\D/g, '')))
}

test.describe('in English', () => {
  test.use({ lang: 'en' })

  test('CAT-01 CAT-04 CAT-11 the screen speaks English', async ({ page, troubles }) => {
    troubles.allow(/ERR_FAILED/)
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

test.describe('the drawer of small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('CAT-08 counts what is chosen, applies it at a press, and only then', async ({ page }) => {
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

  test('CAT-08 cancel forgets, reset all clears, Escape closes', async ({ page }) => {
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
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
  })

  test('CAT-08 on a wide phone or tablet the drawer is at most 880 px wide', async ({ page }) => {
    await page.setViewportSize({ width: 899, height: 844 })
    await open(page, '/catalog')
    await page.getByRole('link', { name: 'Фильтры' }).click()
    const box = await page.getByRole('dialog').boundingBox()
    expect(box?.width).toBe(880)
    await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.x).toBe(19)
  })

  test('CAT-01 the list stands in two columns and nothing is wider than the screen', async ({ page }) => {
    await open(page, '/catalog?brand_ids=1,2,3,4,5,6&min_price=1000&max_price=900000&production_year_min=1990')
    const [first, second] = await Promise.all([cards(page).nth(0).boundingBox(), cards(page).nth(1).boundingBox()])
    expect(first?.y).toBe(second?.y)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  })
})

test.describe('without script', () => {
  test('CAT-01 CAT-03 the form filters, sorts and searches', async ({ openWithoutScript }) => {
    const page = await openWithoutScript('/catalog')
    await sidebar(page)
      .getByRole('checkbox', { name: /^Cartier/ })
      .check()
    await sidebar(page).getByPlaceholder('1500').fill('1000')
    await page.getByRole('combobox', { name: 'Сортировка' }).selectOption('price_usd')
    await page.getByRole('button', { name: 'Применить' }).first().click()
    await expect(page).toHaveURL(/brand_ids=\d+/)
    await expect(chips(page)).toHaveCount(2)
    await expect(page.getByRole('combobox', { name: 'Сортировка' })).toHaveValue('price_usd')
    await page.getByRole('link', { name: 'Убрать фильтр: Cartier' }).click()
    await expect(page).toHaveURL(/\/catalog\?min_price=1000&ordering=price_usd$/)
    await page.getByRole('searchbox', { name: 'Поиск в разделе' }).fill('rolex')
    await page.getByRole('searchbox', { name: 'Поиск в разделе' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Поиск: rolex')
    await expect(chips(page)).toHaveCount(1)
  })

  test('CAT-07 CAT-10 category, sale and pages work', async ({ openWithoutScript }) => {
    const page = await openWithoutScript('/catalog')
    await sidebar(page)
      .getByRole('checkbox', { name: /^Только со сниженной ценой/ })
      .check()
    await page.getByRole('button', { name: 'Применить' }).first().click()
    await expect(page).toHaveURL(/\/sale$/)
    await sidebar(page)
      .getByRole('checkbox', { name: /^Только со сниженной ценой/ })
      .uncheck()
    await page.getByRole('button', { name: 'Применить' }).first().click()
    await expect(page).toHaveURL(/\/catalog$/)
    await page.getByRole('link', { name: 'Страница 2' }).click()
    await expect(page).toHaveURL(/page=2$/)
    await sidebar(page).getByRole('combobox', { name: 'Раздел' }).selectOption('jewelry')
    await page.getByRole('button', { name: 'Применить' }).first().click()
    await expect(page).toHaveURL(/\/jewelry$/)
  })

  test('CAT-08 on a small screen the filters are a part of the page', async ({ openWithoutScript }) => {
    const page = await openWithoutScript('/catalog')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(sidebar(page)).toBeHidden()
    await page.getByRole('link', { name: 'Фильтры' }).click()
    await sidebar(page)
      .getByRole('checkbox', { name: /^Cartier/ })
      .check()
    await sidebar(page).getByRole('button', { name: 'Применить' }).click()
    await expect(page).toHaveURL(/brand_ids=\d+/)
    await expect(sidebar(page)).toBeHidden()
    await expect(cards(page).first()).toContainText('Cartier')
  })
})
