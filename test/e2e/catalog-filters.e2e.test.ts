import { box, cards, chips, found, group, section, sidebar } from '#test/e2e/catalog-page.ts'
import { open } from '#test/e2e/customer-fixtures.ts'
import { expect, test } from '#test/e2e/fixtures.ts'

test.describe('filters', () => {
  test('CAT-03 CAT-04 CAT-05 brand and collection filters apply at once, keep the focus, and update the URL and the counts', async ({
    page,
    pageErrors,
  }) => {
    await test.step('a checked box filters at once, is in the URL, keeps the focus, and its count was right', async () => {
      await open(page, '/catalog')
      const cartier = box(page, 'Cartier')
      const promised = await sidebar(page)
        .locator('label', { hasText: /^Cartier/ })
        .locator('small')
        .textContent()
      await cartier.check()
      await expect(page).toHaveURL(/\/catalog\?brand_ids=\d+$/)
      await expect(found(page)).toHaveText(new RegExp(`^${promised}\\s`))
      await expect(cartier).toBeFocused()
      await expect(chips(page)).toHaveCount(1)
      await page.reload()
      await expect(cartier).toBeChecked()
    })

    await test.step('the counts of other groups follow the choice, and have the same spacing as other figures', async () => {
      await open(page, '/catalog')
      await expect(sidebar(page).locator('.options small').first()).toHaveCSS('font-variant-numeric', 'lining-nums')
      await group(page, 'Город').click()
      const moscow = sidebar(page).locator('label', { hasText: 'Москва' }).locator('small')
      const before = Number(await moscow.textContent())
      await box(page, 'Audemars Piguet').check()
      await expect.poll(async () => Number(await moscow.textContent())).toBeLessThan(before)
    })

    await test.step('collections are always there, the most frequent first; rare ones load once they are opened or searched', async () => {
      const asked: string[] = []
      page.on('request', (request) => request.url().includes('/api/watches/facets/') && asked.push(request.url()))
      await open(page, '/catalog')
      const collections = sidebar(page).getByRole('group', { name: 'Коллекция' })
      const boxes = collections.getByRole('checkbox')
      await expect(boxes).toHaveCount(8)
      expect(asked).toEqual([])
      await collections.locator('summary').click()
      await expect.poll(() => boxes.count()).toBeGreaterThan(50)
      const counts = (await collections.locator('label small').allTextContents()).map(Number)
      expect(counts).toEqual(counts.toSorted((a, b) => b - a))
      const rare = boxes.nth(40)
      await rare.check()
      await expect(page).toHaveURL(/\/catalog\?collection=\d+$/)
      await expect(rare).toBeFocused()
      expect(asked).toHaveLength(1)

      await page.reload()
      await expect(boxes).toHaveCount(9)
      await expect(boxes.nth(8)).toBeChecked()
      await boxes.nth(8).uncheck()
      await expect(page).toHaveURL(/\/catalog$/)
      await expect(boxes.nth(8)).toBeFocused()
      await sidebar(page).getByRole('searchbox', { name: 'Найти коллекцию' }).fill('speedm')
      await expect(boxes).toHaveCount(1)
      await expect(collections).toContainText('Speedmaster')
      await sidebar(page).getByRole('searchbox', { name: 'Найти коллекцию' }).fill('zzzz')
      await expect(sidebar(page).getByText('Такой коллекции нет')).toBeVisible()
    })

    await test.step('rare collections that do not load can be asked for again', async () => {
      await open(page, '/catalog')
      const collections = sidebar(page).getByRole('group', { name: 'Коллекция' })
      const broken = '**/api/watches/facets/**'
      await page.route(broken, (route) => route.abort())
      pageErrors.allow(/Failed to load resource/)
      await collections.locator('summary').click()
      await expect(sidebar(page).getByText('Часть фильтров не загрузилась.')).toBeVisible()
      await page.unroute(broken)
      await sidebar(page).getByRole('button', { name: 'Повторить' }).click()
      await expect.poll(() => collections.getByRole('checkbox').count()).toBeGreaterThan(50)
    })

    await test.step('collections follow the brand; a brand is found by a part of its name', async () => {
      await open(page, '/catalog')
      await box(page, 'Cartier').check()
      await box(page, 'Santos').first().check()
      await expect(page).toHaveURL(/collection=\d+/)
      await box(page, 'Cartier').uncheck()
      await expect(page).toHaveURL(/\/catalog$/)
      await expect(chips(page)).toHaveCount(0)

      const brands = sidebar(page).getByRole('searchbox', { name: 'Найти марку' })
      await brands.fill('ROL')
      await expect(sidebar(page).getByRole('group', { name: 'Марка' }).getByRole('checkbox')).toHaveCount(1)
      await box(page, 'Rolex').check()
      await expect(chips(page)).toHaveText(['Rolex'])
      await brands.fill('zzzz')
      await expect(sidebar(page).getByText('Такой марки нет')).toBeVisible()
    })

    await test.step('choices within 200 ms are one request', async () => {
      await open(page, '/catalog')
      const asked: string[] = []
      page.on('request', (request) => request.url().includes('.data') && asked.push(request.url()))
      await page.evaluate(() => {
        const boxes = document.querySelectorAll<HTMLInputElement>('#filters input[name=brand_ids]')
        boxes[0]?.click()
        boxes[1]?.click()
      })
      await expect(page).toHaveURL(/brand_ids=\d+,\d+$/)
      expect(asked.filter((url) => url.includes('brand_ids'))).toHaveLength(1)
    })
  })

  test('CAT-05 CAT-06 CAT-04 price, year and size apply without a button, and impossible values are refused with a message', async ({
    page,
  }) => {
    await test.step('a price applies without a button, further typing adds no history entry, and an empty field clears the filter', async () => {
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
      // Back restores the list that the visitor left, including the seed of its random order.
      await expect(page).toHaveURL(/\/catalog\?seed=\d+$/)
      await expect(from).toHaveValue('')
      await page.goForward()
      await expect(from).toHaveValue('20000')
      await from.fill('')
      await expect(page).toHaveURL(/\/catalog$/)
    })

    await test.step('typing that is superseded before it applies adds no history entry', async () => {
      await open(page, '/catalog')
      const from = sidebar(page).getByPlaceholder('1500')
      await from.fill('20')
      await expect(page).toHaveURL(/min_price=20$/)
      const held: string[] = []
      await page.route(/\.data\?.*min_price=200(?!\d)/, (route) => void held.push(route.request().url()))
      await from.press('0')
      await expect.poll(() => held.length).toBe(1)
      await from.pressSequentially('00')
      await expect(page).toHaveURL(/min_price=20000$/)
      await page.goBack()
      await expect(page).toHaveURL(/\/catalog\?seed=\d+$/)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })

    await test.step('a year before 1900 is ignored; a size is a range of diameters, «any» clears it', async () => {
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

      await group(page, 'Размер корпуса').click()
      await sidebar(page)
        .getByRole('radio', { name: /^Средний/ })
        .check()
      await expect(page).toHaveURL(/case_diameter_max=41&case_diameter_min=38$/)
      await sidebar(page).getByRole('radio', { name: 'Любой' }).check()
      await expect(page).toHaveURL(/\/catalog$/)
    })

    await test.step('an impossible price or year is refused with a message, and so is a minimum above the maximum', async () => {
      for (const [group, label, typed, message] of [
        ['Цена, $', 'от', '-5', 'Укажите целое число от 0'],
        ['Цена, $', 'до', '1.5', 'Укажите целое число от 0'],
        ['Год выпуска', 'от', '1899', 'Укажите год от 1900 до 2100'],
        ['Год выпуска', 'до', '3000', 'Укажите год от 1900 до 2100'],
      ] as const) {
        await open(page, '/catalog?production_year_min=1990')
        const range = sidebar(page).getByRole('group', { name: group })
        const field = range.getByRole('spinbutton', { name: label })
        await field.fill(typed)
        await field.press('Tab')
        await expect(range.getByRole('status')).toHaveText(message)
        await expect(field).toHaveValue('')
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toHaveAccessibleDescription(message)
        await field.fill('2001')
        await expect(range.getByRole('status')).toHaveText('')
      }
      await open(page, '/catalog?min_price=9000&max_price=100')
      const range = sidebar(page).getByRole('group', { name: 'Цена, $' })
      await expect(range.getByRole('status')).toContainText('больше')
    })
  })

  test('CAT-03 CAT-04 CAT-07 the URL selects brands, chips remove filters, and the category and sale filters lead to their pages', async ({
    page,
  }) => {
    await test.step('one character is a prefix of brands, a longer name is the whole name', async () => {
      await open(page, '/catalog?brand=o')
      await expect(chips(page)).toHaveText(['Марки на O'])
      await expect(sidebar(page).getByRole('checkbox', { checked: true })).toHaveCount(1)
      await open(page, '/catalog?brand=bulgari')
      await expect(cards(page).first()).toContainText('Bvlgari')
      await expect(box(page, 'Bvlgari')).toBeChecked()
    })

    await test.step('chips remove single filters, or all', async () => {
      await open(page, '/catalog?city_ids=1&min_price=5000&production_year_min=2010&ordering=price_usd')
      await expect(chips(page)).toHaveCount(3)
      await page.getByRole('link', { name: 'Убрать фильтр: Москва' }).click()
      await expect(page).toHaveURL(/\/catalog\?min_price=5000&ordering=price_usd&production_year_min=2010$/)
      await expect(page.getByRole('region', { name: 'Результаты' })).toBeFocused()
      await page.getByRole('link', { name: 'Сбросить всё' }).click()
      await expect(page).toHaveURL(/\/catalog\?ordering=price_usd$/)
      await expect(chips(page)).toHaveCount(0)
    })

    await test.step('the category leads to its list, the sale to /sale and back', async () => {
      await open(page, '/catalog?condition=3')
      const sale = () => box(page, 'Только со сниженной ценой')
      await sale().check()
      await expect(page).toHaveURL(/\/sale\?condition=3$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Распродажа')
      await sale().uncheck()
      await expect(page).toHaveURL(/\/catalog\?condition=3$/)
      // waits for the rendered page, because the URL changes earlier
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Часы')
      await section(page).selectOption('bags')
      await expect(page).toHaveURL(/\/bags\?condition=3$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сумки')
      await sale().check()
      await expect(page).toHaveURL(/\/bags\?condition=3&on_sale=true$/)
      await section(page).selectOption('all')
      await expect(page).toHaveURL(/\/catalog\?/)
      await expect(page.getByRole('navigation', { name: 'Найдено по разделам' }).getByRole('link')).toHaveText([
        /^Все/,
        /^Часы/,
        /^Украшения/,
        /^Сумки/,
      ])
    })
  })
})
