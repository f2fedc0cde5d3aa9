import { expect, expectAccessible, hydrated, layoutShift, type Locator, type Page, test as base } from '#test/e2e/fixtures.ts'
import { openShopWithPhotos, type ShopWithPhotos } from '#test/e2e/shop-with-photos.ts'

const keys = {
  ninePhotos: 'rolex-submariner-date-126610lv',
  twoPhotos: 'rolex-submariner-date-126613lb',
  onePhoto: 'omega-speedmaster-apollo-11-50th',
  onRequest: 'patek-philippe-minute-repeater-5178g-001',
  reserved: 'h-moser-endeavour-perpetual-calendar-1341-0207',
  sold: 'rolex-gmt-master-ii-126710blro',
  jewelry: 'bvlgari-serpenti-viper-bracelet-rose-gold',
  bag: 'dior-lady-dior-medium-black',
} as const
const photos = { [keys.ninePhotos]: 9, [keys.twoPhotos]: 2, [keys.onePhoto]: 1, [keys.jewelry]: 4 }

type Paths = Record<keyof typeof keys, string>

/** Every worker has a shop of its own: with photographs, and with visitors that no other test counts as its own. */
const test = base.extend<{ paths: Paths }, { shop: ShopWithPhotos }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const shop = await openShopWithPhotos({ photos, sold: keys.sold })
      await use(shop)
      await shop.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  paths: async ({ shop }, use) => {
    const watch = (key: string) => `/product/${shop.id(key)}`
    await use({
      ninePhotos: watch(keys.ninePhotos),
      twoPhotos: watch(keys.twoPhotos),
      onePhoto: watch(keys.onePhoto),
      onRequest: watch(keys.onRequest),
      reserved: watch(keys.reserved),
      sold: watch(keys.sold),
      jewelry: `/jewelry/${shop.id(keys.jewelry)}`,
      bag: `/bag/${shop.id(keys.bag)}`,
    })
  },
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

const main = (page: Page) => page.getByRole('main')
const spec = (page: Page, name: string) => main(page).getByRole('row', { name }).getByRole('cell')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).first()
const addToCart = (page: Page) => main(page).getByRole('button', { name: /корзину/ })
const enlarge = (page: Page, number: number) => page.getByRole('link', { name: `Открыть фото ${number} на весь экран` })
const isInSight = (locator: Locator) => expect(locator).toBeInViewport({ ratio: 0.6 })

test.describe('what a page tells', () => {
  test('PDP-01 a watch tells its brand, model, reference, price, place, condition, set and specifications', async ({ page, paths }) => {
    await open(page, paths.ninePhotos)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Submariner Date')
    await expect(main(page).getByRole('link', { name: 'Rolex', exact: true }).last()).toHaveAttribute('href', /^\/catalog\?brand_ids=\d+$/)
    await expect(main(page).getByText('Референс 126610LV')).toBeVisible()
    await expect(main(page).getByText('15\u00A0900\u00A0$').first()).toBeVisible()
    await expect(main(page).getByText('В наличии: Дубай')).toBeVisible()
    await expect(main(page).getByText('Едва заметные следы носки, видимые только под лупой.')).toBeVisible()
    await expect(main(page).getByText(/^Коробка, гарантийная карта от марта 2023 года/)).toBeVisible()
    await expect(spec(page, 'Диаметр корпуса')).toHaveText('41\u00A0мм')
    await expect(spec(page, 'Функции')).toHaveText('Дата, вращающийся безель')
    await expect(main(page).getByText(/В\sтечение 14\sдней|в\sтечение 14\sдней/)).toBeVisible()
    await expect(main(page).getByText(/12\sмесяцев от\sмагазина/)).toBeVisible()
    expect(await layoutShift(page)).toBeLessThan(0.02)
    await expectAccessible(page)
  })

  test.describe('in English', () => {
    test.use({ lang: 'en' })
    test('PDP-01 I18N-04 a watch tells the same in English', async ({ page, paths }) => {
      await open(page, paths.ninePhotos)
      await expect(main(page).getByText('Reference 126610LV')).toBeVisible()
      await expect(main(page).getByText('$15,900').first()).toBeVisible()
      await expect(main(page).getByText('Available in Dubai')).toBeVisible()
      await expect(spec(page, 'Water resistance')).toHaveText('300\u00A0m')
      await expect(main(page).getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()
    })
  })

  test('PDP-01 CAT-13 jewelry tells its metal and stones, and is in Dubai', async ({ page, paths }) => {
    await open(page, paths.jewelry)
    await expect(spec(page, 'Металл')).toHaveText('Розовое золото 750')
    await expect(spec(page, 'Вставки')).toHaveText('Бриллианты, частичное паве')
    await expect(main(page).getByText('В наличии: Дубай')).toBeVisible()
    await expectAccessible(page)
  })

  test('PDP-01 CAT-13 a bag tells its leather, hardware and size, and is in Dubai', async ({ page, paths }) => {
    await open(page, paths.bag)
    await expect(spec(page, 'Материал')).toHaveText('Кожа ягнёнка, стёжка Cannage')
    await expect(spec(page, 'Размеры')).toHaveText('24 × 20 × 11\u00A0см')
    await expect(main(page).getByText('В наличии: Дубай')).toBeVisible()
    await expectAccessible(page)
  })

  test('CAT-12 a limited edition shows 1.2 × its price struck out, and how many there are', async ({ page, paths }) => {
    await open(page, paths.onePhoto)
    await expect(main(page).getByRole('deletion').or(main(page).locator('s')).first()).toHaveText(/13\s080\s\$/)
    await expect(spec(page, 'Тираж')).toHaveText(/^6\s?969\sэкземпляров$/)
  })

  test('CAT-12 a lowered price shows the real former one', async ({ page, paths }) => {
    await open(page, paths.twoPhotos)
    await expect(main(page).locator('s').first()).toHaveText(/18\s900\s\$/)
  })

  test('SEO-03 the page is sent with Product, Offer and BreadcrumbList', async ({ request, paths }) => {
    const html = await (await request.get(paths.ninePhotos)).text()
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
    const things = JSON.parse(json)['@graph']
    const product = things.find((thing: { '@type': string }) => thing['@type'] === 'Product')
    expect(product).toMatchObject({ name: 'Rolex Submariner Date', mpn: '126610LV', offers: { price: '15900.00', priceCurrency: 'USD' } })
    expect(product.image).toHaveLength(9)
    const crumbs = things.find((thing: { '@type': string }) => thing['@type'] === 'BreadcrumbList')
    expect(crumbs.itemListElement.map((crumb: { name: string }) => crumb.name)).toEqual(['Часы', 'Rolex', 'Rolex Submariner Date'])
  })

  test('PDP-01 the reference is copied by one press', async ({ page, paths, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, paths.ninePhotos)
    await page.getByRole('button', { name: 'Скопировать референс 126610LV' }).click()
    await expect(page.getByText('Скопировано')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('126610LV')
  })

  test('PDP-01 a page prints without menus, buttons and relatives', async ({ page, paths }) => {
    await open(page, paths.ninePhotos)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(addToCart(page).first()).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main(page).getByText(`Страница предмета: https://vitrine.test${paths.ninePhotos}`)).toBeVisible()
  })
})

test.describe('photos', () => {
  test('PDP-01 the selection starts at the primary photo; the strip chooses, and steps by 286 px', async ({ page, paths }) => {
    await open(page, paths.ninePhotos)
    await isInSight(enlarge(page, 1))
    const strip = page.getByRole('navigation', { name: 'Выбор фотографии' })
    const scroller = strip.locator('> div')
    await expect(strip.getByRole('link', { name: 'Показать фото 1' })).toHaveAttribute('aria-current', 'true')
    await strip.getByRole('button', { name: 'Прокрутить фото вперёд' }).click()
    await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(286)
    await strip.getByRole('link', { name: 'Показать фото 4' }).click()
    await isInSight(enlarge(page, 4))
    await expect(strip.getByRole('link', { name: 'Показать фото 4' })).toHaveAttribute('aria-current', 'true')
  })

  test('PDP-02 a click opens the gallery; it wraps by arrow keys both ways and by buttons', async ({ page, paths }) => {
    await open(page, paths.ninePhotos)
    await enlarge(page, 1).click()
    const gallery = page.getByRole('dialog', { name: 'Фотографии: Rolex Submariner Date' })
    await expect(gallery.getByText('Фото 1 из 9')).toBeAttached()
    await page.keyboard.press('ArrowLeft')
    await expect(gallery.getByText('Фото 9 из 9')).toBeAttached()
    await page.keyboard.press('ArrowRight')
    await expect(gallery.getByText('Фото 1 из 9')).toBeAttached()
    await gallery.getByRole('button', { name: 'Следующее фото' }).click()
    await expect(gallery.getByText('Фото 2 из 9')).toBeAttached()
    await expectAccessible(page, { within: '[role=dialog]' })
  })

  test('PDP-02 a swipe of 40 px turns the photo, a shorter one does not; a click enlarges', async ({ page, paths }) => {
    await open(page, paths.ninePhotos)
    await enlarge(page, 1).click()
    const gallery = page.getByRole('dialog')
    const swipe = async (px: number) => {
      await page.mouse.move(700, 400)
      await page.mouse.down()
      await page.mouse.move(700 + px, 400, { steps: 4 })
      await page.mouse.up()
    }
    await expect(gallery.getByText('Фото 1 из 9')).toBeAttached()
    await swipe(-38)
    await expect(gallery.getByText('Фото 1 из 9')).toBeAttached()
    await swipe(-41)
    await expect(gallery.getByText('Фото 2 из 9')).toBeAttached()
    await swipe(41)
    await expect(gallery.getByText('Фото 1 из 9')).toBeAttached()
    await page.mouse.click(720, 420)
    await gallery.getByRole('button', { name: 'Отдалить' }).click()
    await expect(gallery.getByRole('button', { name: 'Приблизить' })).toBeVisible()
  })

  test('PDP-03 the gallery closes on Escape and leaves the focus on the photo that is shown', async ({ page, paths }) => {
    await open(page, paths.ninePhotos)
    await enlarge(page, 1).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(enlarge(page, 2)).toBeFocused()
    await isInSight(enlarge(page, 2))
  })

  test('PDP-01 one photo has neither strip nor steps; none has the drawing and says so', async ({ page, paths }) => {
    await open(page, paths.onePhoto)
    await expect(enlarge(page, 1)).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Выбор фотографии' })).toBeHidden()
    await open(page, paths.bag)
    await expect(main(page).getByText(/^Это рисунок: фотографии готовятся/)).toBeVisible()
  })

  test('PDP-01 on a phone the photos are a row to swipe, and the bar with the price comes when the buttons are gone', async ({
    page,
    paths,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, paths.ninePhotos)
    await expect(page.getByRole('navigation', { name: 'Выбор фотографии' })).toBeHidden()
    await expect(main(page).getByText('Фото 1 из 9')).toBeAttached()
    await enlarge(page, 1).evaluate((link) => link.closest('ul')?.scrollTo({ left: 390 * 2, behavior: 'instant' }))
    await expect(main(page).getByText('Фото 3 из 9')).toBeAttached()
    const bar = main(page).getByRole('button', { name: 'В корзину', exact: true })
    await expect(bar).toBeHidden()
    await spec(page, 'Калибр').scrollIntoViewIfNeeded()
    await expect(bar).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(bar).toBeHidden()
  })
})

test.describe('relatives', () => {
  test('PDP-04 PDP-05 others of the brand, without this one, in steps of 456 px; a card leads to its page', async ({ page, paths }) => {
    await open(page, paths.ninePhotos)
    const row = page.getByRole('region', { name: 'Ещё Rolex' })
    await row.scrollIntoViewIfNeeded()
    const hrefs = () =>
      row
        .getByRole('article')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(await hrefs()).not.toContain(paths.ninePhotos)
    const list = row.getByRole('list')
    await row.getByRole('button', { name: 'Вперёд' }).click()
    await expect.poll(() => list.evaluate((element) => Math.round(element.scrollLeft))).toBe(456)
    const card = row.getByRole('article').nth(4)
    const name = await card.getByRole('heading').textContent()
    await card.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('PDP-04 all watches of the brand come as the row is scrolled to its end', async ({ page, paths, request }) => {
    const { count } = await (await request.get('/api/watches/?brand=Rolex')).json()
    await open(page, paths.ninePhotos)
    const row = page.getByRole('region', { name: 'Ещё Rolex' })
    expect(await row.getByRole('article').count()).toBeLessThanOrEqual(12)
    await row.getByRole('article').last().scrollIntoViewIfNeeded()
    await expect(row.getByRole('article')).toHaveCount(count - 1)
  })
})

test.describe('buying', () => {
  for (const name of ['Добавить в корзину', 'В избранное', 'Сравнить']) {
    test(`PDP-05 signed out, «${name}» opens the sign-in over the page`, async ({ page, paths }) => {
      await open(page, paths.ninePhotos)
      await button(page, name).click()
      await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
      await expect(page).toHaveURL(paths.ninePhotos)
    })
  }

  test('PDP-05 without script the same buttons lead to the same place', async ({ openWithoutScript, paths }) => {
    const page = await openWithoutScript(paths.ninePhotos)
    await button(page, 'Добавить в корзину').click()
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(paths.ninePhotos)}`)
    await page.goBack()
    await button(page, 'Запросить живые фото').click()
    await expect(page).toHaveURL(/\/contacts\?/)
  })

  test('PDP-07 a reserved piece says so, cannot be added, and leads on', async ({ page, paths }) => {
    await open(page, paths.reserved)
    await expect(main(page).getByText('Забронировано').first()).toBeVisible()
    await expect(main(page).getByText(/^Этот предмет держит за собой другой покупатель/)).toBeVisible()
    await expect(addToCart(page)).toHaveCount(0)
    await expect(main(page).getByRole('link', { name: 'Задать вопрос' })).toHaveAttribute('href', '/contacts')
    await expect(main(page).getByRole('link', { name: 'Похожие предметы' }).first()).toBeVisible()
  })

  test('PDP-07 a sold piece says so and leads to similar ones', async ({ page, paths }) => {
    await open(page, paths.sold)
    await expect(main(page).getByText('Этот предмет уже нашёл владельца. Мы можем подобрать похожий.')).toBeVisible()
    await expect(addToCart(page)).toHaveCount(0)
    await expect(main(page).getByText('В наличии')).toHaveCount(0)
    await main(page).getByRole('link', { name: 'Похожие предметы' }).first().click()
    await isInSight(page.getByRole('heading', { name: 'Ещё Rolex' }))
    await expectAccessible(page)
  })
})

test.describe('missing and failing', () => {
  for (const path of ['/product/999999', '/product/submariner', '/jewelry/0', '/bag/1.5']) {
    test(`PDP-06 ${path} answers 404 with the shop's own page`, async ({ page, troubles }) => {
      troubles.allow(/404/)
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Такой страницы нет')
    })
  }

  test('PDP-06 a bag that cannot be loaded says so inside the page, and comes when it is asked for again', async ({
    page,
    paths,
    shop,
    troubles,
  }) => {
    troubles.allow(/500/)
    shop.breakPath(`/api/bags/${shop.id(keys.bag)}/`)
    const answer = await page.goto(paths.bag)
    expect(answer?.status()).toBe(500)
    await hydrated(page)
    await expect(page.getByRole('alert')).toContainText('Не удалось загрузить товар')
    await expect(page.getByRole('banner')).toBeVisible()
    await expectAccessible(page)
    shop.breakPath(null)
    await page.getByRole('button', { name: 'Повторить' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lady Dior Medium')
  })
})
