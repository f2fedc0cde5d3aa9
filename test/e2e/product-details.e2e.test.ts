import { main, open } from '#test/e2e/customer-fixtures.ts'
import { expect, expectAccessible, layoutShift, sheetsOf } from '#test/e2e/fixtures.ts'
import { addToCart, spec, test } from '#test/e2e/product-page.ts'

test.describe('the facts of a page', () => {
  test('PDP-01 EDN-11 TRST-03 a watch shows its brand, model, reference, price, place, condition, set, specifications and size on a wrist, copies its reference on a press, and prints with its reports on at most two sheets without menus, buttons and related pieces', async ({
    page,
    paths,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, paths.ninePhotos)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Submariner Date')
    await expect(main(page).getByRole('link', { name: 'Rolex', exact: true }).last()).toHaveAttribute('href', '/brands/rolex')
    await expect(main(page).getByText('Референс 126610LV')).toBeVisible()
    await expect(main(page).getByText('15\u00A0900\u00A0$').first()).toBeVisible()
    await expect(main(page).getByText('В наличии: Дубай')).toBeVisible()
    await expect(main(page).getByText('Едва заметные следы носки, видимые только под лупой.')).toBeVisible()
    await expect(main(page).getByText(/^Коробка, гарантийная карта от марта 2023 года/)).toBeVisible()
    await expect(spec(page, 'Диаметр корпуса')).toHaveText('41\u00A0мм')
    await expect(spec(page, 'Функции')).toHaveText('Дата, вращающийся безель')
    await expect(main(page).getByRole('img', { name: /^Часы на\sзапястье/ })).toBeVisible()
    await expect(main(page).getByText(/Корпус 41\sмм толщиной 12,5\sмм на\sзапястье/)).toBeVisible()
    await expect(main(page).getByText(/Возврат в\sтечение 14\sдней/)).toBeVisible()
    await expect(main(page).getByText(/12\sмесяцев на\sскрытые дефекты/)).toBeVisible()
    expect(await layoutShift(page)).toBeLessThan(0.02)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Скопировать референс 126610LV' }).click()
    await expect(page.getByText('Скопировано')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('126610LV')
    expect(sheetsOf(await page.pdf({ format: 'A4' }))).toBe(2)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(addToCart(page).first()).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main(page).getByText(`Страница предмета: https://vitrine.test${paths.ninePhotos}`)).toBeVisible()
  })

  test.describe('in English', () => {
    test.use({ lang: 'en' })
    test('PDP-01 I18N-04 a watch shows the same in English', async ({ page, paths }) => {
      await open(page, paths.ninePhotos)
      await expect(main(page).getByText('Reference 126610LV')).toBeVisible()
      await expect(main(page).getByText('$15,900').first()).toBeVisible()
      await expect(main(page).getByText('Available in Dubai')).toBeVisible()
      await expect(spec(page, 'Water resistance')).toHaveText('300\u00A0m')
      await expect(main(page).getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()
    })
  })

  test('PDP-01 CAT-13 CAT-12 PROM-04 TRST-03 jewelry shows its metal and stones, a bag its leather, hardware and size beside an A4 sheet, both are in Dubai; a limited edition says how many there are, a lowered price strikes out the former one', async ({
    page,
    paths,
  }) => {
    await test.step('jewelry shows its metal and stones, and is in Dubai', async () => {
      await open(page, paths.jewelry)
      await expect(spec(page, 'Металл')).toHaveText('Розовое золото 750')
      await expect(spec(page, 'Вставки')).toHaveText('Бриллианты, частичное паве')
      expect(sheetsOf(await page.pdf({ format: 'A4' }))).toBe(1)
      await expect(main(page).getByText('В наличии: Дубай')).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('a bag shows its leather, hardware and size, and is in Dubai', async () => {
      await open(page, paths.bag)
      await expect(spec(page, 'Материал')).toHaveText('Кожа ягнёнка, стёжка Cannage')
      await expect(spec(page, 'Размеры')).toHaveText('24 × 20 × 11\u00A0см')
      await expect(main(page).getByRole('img', { name: /^Сумка рядом с\sлистом A4$/ })).toBeVisible()
      await expect(main(page).getByText('В наличии: Дубай')).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('a limited edition says how many there are, and has no former price', async () => {
      await open(page, paths.onePhoto)
      await expect(
        main(page)
          .getByText(/10\s900\s\$/)
          .first(),
      ).toBeVisible()
      await expect(main(page).locator('article').first().locator('s')).toHaveCount(0)
      await expect(spec(page, 'Тираж')).toHaveText(/^6\s?969\sэкземпляров$/)
    })

    await test.step('a lowered price strikes out the former one', async () => {
      await open(page, paths.twoPhotos)
      await expect(main(page).locator('s').first()).toHaveText(/18\s900\s\$/)
    })
  })

  test('SEO-03 the page is sent with Product, Offer and BreadcrumbList', async ({ request, paths }) => {
    const html = await (await request.get(paths.ninePhotos)).text()
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
    const structuredData = JSON.parse(json)['@graph']
    const product = structuredData.find((entry: { '@type': string }) => entry['@type'] === 'Product')
    expect(product).toMatchObject({ name: 'Rolex Submariner Date', mpn: '126610LV', offers: { price: '15900.00', priceCurrency: 'USD' } })
    expect(product.image).toHaveLength(9)
    const crumbs = structuredData.find((entry: { '@type': string }) => entry['@type'] === 'BreadcrumbList')
    expect(crumbs.itemListElement.map((crumb: { name: string }) => crumb.name)).toEqual(['Часы', 'Rolex', 'Rolex Submariner Date'])
  })
})
