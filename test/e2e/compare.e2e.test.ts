import { piecePath } from '#contract/rules/piece-path.ts'
import { type DemoPiece, endings, holdChange, main, open, pick, test as base, toast } from '#test/e2e/customer-fixtures.ts'
import { expect, expectAccessible, layoutShift, type Locator, type Page, sheetsOf } from '#test/e2e/fixtures.ts'
import { signInByApi } from '#test/e2e/sign-in.ts'

const textsByLanguage = {
  ru: {
    watches: /^Часы/,
    jewelry: /^Украшения/,
    brand: 'Марка',
    price: 'Цена',
    only: 'Только различия',
    remove: /^Убрать из сравнения/,
    removeFailed: 'Не удалось убрать из сравнения',
    clear: 'Очистить список',
    clearFailed: 'Не удалось очистить сравнение',
    empty: 'Сравнивать пока нечего',
    catalog: 'Перейти в каталог',
    signedOut: 'Вы не вошли',
    signIn: 'Вход',
  },
  en: {
    watches: /^Watches/,
    jewelry: /^Jewelry/,
    brand: 'Brand',
    price: 'Price',
    only: 'Only differences',
    remove: /^Remove from the comparison/,
    removeFailed: 'Could not remove from the comparison',
    clear: 'Clear the list',
    clearFailed: 'Could not clear the comparison',
    empty: 'Nothing to compare yet',
    catalog: 'Go to the catalog',
    signedOut: 'You are not signed in',
    signIn: 'Sign in',
  },
} as const

const tables = (page: Page) => main(page).getByRole('table')

/** Two watches of one brand, and a piece of jewelry, all compared. */
const test = base.extend<{ compared: readonly [DemoPiece, DemoPiece, DemoPiece] }>({
  compared: async ({ customer, dearest }, use) => {
    const [one, other] = (await dearest('watch')).filter(({ brand }) => brand.name === 'Rolex')
    if (!one || !other) throw new Error('There are too few watches of one brand')
    const pieces = [one, other, pick(await dearest('jewelry'))] as const
    await customer.put('comparison', ...pieces)
    await use(pieces)
  },
})

test.describe.configure({ timeout: 60_000 })

for (const lang of ['ru', 'en'] as const) {
  const texts = textsByLanguage[lang]

  test.describe(`in ${lang}`, () => {
    test.use({ lang })

    test('LIST-03 I18N-04 a table for each kind, of everything or of the differences alone, which is remembered', async ({
      page,
      compared,
    }) => {
      await open(page, '/compare')
      const ofWatches = main(page).getByRole('region', { name: texts.watches }).getByRole('table')
      await expect(tables(page)).toHaveCount(2)
      await expect(main(page).getByRole('region', { name: texts.jewelry }).getByRole('table')).toBeVisible()
      for (const { kind, id, model_name } of compared) {
        const link = tables(page).getByRole('link', { name: model_name, exact: true }).first()
        await expect(link).toHaveAttribute('href', piecePath(kind, id))
      }
      for (const name of [texts.brand, texts.price]) await expect(ofWatches.getByRole('rowheader', { name, exact: true })).toBeVisible()
      await expectAccessible(page, { sameColours: lang === 'en' })
      expect(await layoutShift(page)).toBeLessThan(0.1)
      await main(page).getByRole('checkbox', { name: texts.only }).check()
      await page.reload()
      await expect(ofWatches.getByRole('rowheader', { name: texts.price, exact: true })).toBeVisible()
      await expect(ofWatches.getByRole('rowheader', { name: texts.brand, exact: true })).toHaveCount(0)
      await expect(main(page).getByRole('checkbox', { name: texts.only })).toBeChecked()
    })

    test('LIST-03 removing and clearing show at once; each that fails is undone with a message', async ({ page, compared, pageErrors }) => {
      pageErrors.allow(/Failed to load resource/)
      await open(page, '/compare')
      const columns = tables(page).getByRole('columnheader').getByRole('link')
      await expect(columns).toHaveCount(3)
      const removal = await holdChange(page, '**/api/comparison/*/')
      await main(page).getByRole('button', { name: texts.remove }).first().click()
      await expect(columns).toHaveCount(2)
      removal.end(endings.lost)
      await expect(toast(page, texts.removeFailed)).toBeVisible()
      await expect(columns).toHaveCount(3)
      await expect(columns.first()).toHaveText(compared[0].model_name)

      const clearing = await holdChange(page, '**/api/comparison/clear/')
      const clear = async () => {
        await main(page).getByRole('button', { name: texts.clear }).click()
        await page.getByRole('dialog').getByRole('button', { name: texts.clear }).click()
        await expect(main(page).getByText(texts.empty)).toBeVisible()
      }
      await clear()
      clearing.end(endings.fault)
      await expect(toast(page, texts.clearFailed)).toBeVisible()
      await expect(columns).toHaveCount(3)
      const cleared = page.waitForResponse('**/api/comparison/clear/')
      await clear()
      await cleared
      await page.reload()
      await expect(main(page).getByText(texts.empty)).toBeVisible()
    })

    test('LIST-03 I18N-04 nothing to compare leads to the catalogue; who is not signed in may do so here', async ({ page }) => {
      await open(page, '/compare')
      await expect(page.getByRole('dialog', { name: texts.signIn })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(main(page).getByRole('heading', { name: texts.signedOut })).toBeVisible()
      await expectAccessible(page, { sameColours: lang === 'en' })
      expect(await layoutShift(page)).toBeLessThan(0.1)
      await signInByApi(page)
      await open(page, '/compare')
      await expect(main(page).getByText(texts.empty)).toBeVisible()
      await expect(main(page).getByRole('link', { name: texts.catalog })).toHaveAttribute('href', '/catalog')
      await expect(main(page).getByRole('button', { name: texts.clear })).toHaveCount(0)
      await expectAccessible(page, { sameColours: lang === 'en' })
      expect(await layoutShift(page)).toBeLessThan(0.1)
    })
  })
}

test('LIST-03 a piece goes from its column into the cart; a failure shows a message', async ({ page, compared, pageErrors }) => {
  pageErrors.allow(/status of 500/)
  await open(page, '/compare')
  const column = tables(page).getByRole('columnheader').filter({ hasText: compared[2].model_name })
  const add = column.getByRole('button', { name: /^Добавить в корзину/ })
  const adding = await holdChange(page, '**/api/cart/')
  await add.click()
  await expect(column.getByRole('link', { name: 'В корзине' })).toHaveAttribute('href', '/cart')
  adding.end(endings.fault)
  await expect(toast(page, 'Не удалось добавить в корзину')).toBeVisible()
  await add.click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Корзина, 1 товар' })).toBeVisible()
  await expect(column.getByRole('link', { name: 'В корзине' })).toBeVisible()
})

test('LIST-03 what another browser has removed is reported, and goes here too', async ({ page, compared, pageErrors }) => {
  pageErrors.allow(/status of 404/)
  await open(page, '/compare')
  const columns = tables(page).getByRole('columnheader').getByRole('link')
  await expect(columns).toHaveCount(compared.length)
  const access = await page.evaluate(() => localStorage.getItem('access_token'))
  await page.request.delete('/api/comparison/clear/', { headers: { authorization: `Bearer ${access}` } })
  await main(page)
    .getByRole('button', { name: /^Убрать из сравнения/ })
    .first()
    .click()
  await expect(toast(page, 'Предмет не найден в сравнении')).toBeVisible()
  await expect(main(page).getByText('Сравнивать пока нечего')).toBeVisible()
})

test('LIST-01 a full comparison shows a message, and accepts no more', async ({ page, customer, dearest, pageErrors }) => {
  pageErrors.allow(/status of 409/)
  const [bags, jewelry, watches] = [await dearest('bag'), await dearest('jewelry'), await dearest('watch')]
  const [last, ...sixty] = [...bags, ...jewelry, ...watches].slice(0, 61)
  await customer.put('comparison', ...sixty)
  await open(page, last ? piecePath(last.kind, last.id) : '/')
  await main(page).getByRole('button', { name: 'Сравнить', exact: true }).first().click()
  await expect(toast(page, 'Не удалось изменить сравнение. В сравнении может быть не больше 60\u00A0предметов.')).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Сравнить', exact: true }).first()).toBeVisible()
})

test('LIST-03 EDN-11 on paper there are only the tables, four pieces side by side, without a broken word', async ({
  page,
  customer,
  dearest,
}) => {
  await customer.put('comparison', ...(await dearest('watch')).slice(0, 6))
  await page.setViewportSize({ width: 794, height: 1123 })
  await open(page, '/compare')
  await expect(tables(page)).toHaveCount(1)
  await expect(tables(page).getByRole('columnheader').getByRole('link')).toHaveCount(6)
  const pdf = await page.pdf({ format: 'A4' })
  expect(sheetsOf(pdf)).toBe(2)
  // the same again, held as it is on the sheet
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(tables(page)).toHaveCount(2)
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(main(page).getByRole('button')).toHaveCount(0)
  await expect.poll(() => widestWord(tables(page).first())).toBeLessThanOrEqual(0)
  const overflow = await tables(page)
    .first()
    .evaluate((table) => table.getBoundingClientRect().right - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

/** How many pixels the longest word of a table's cells is wider than its cell. */
const widestWord = (table: Locator) =>
  table.evaluate((element) => {
    const cells = [...element.querySelectorAll<HTMLElement>('tbody td, tbody th, thead a')]
    return Math.max(
      ...cells.map((cell) => {
        cell.style.overflowWrap = 'normal'
        cell.style.hyphens = 'manual'
        return cell.scrollWidth - cell.clientWidth
      }),
    )
  })

test('EDN-11 the names stay in sight above a long table, at full width', async ({ page, compared }) => {
  await open(page, '/compare')
  await expect(tables(page).first().getByText(compared[0].model_name).first()).toBeVisible()
  const names = main(page).locator('.compare-names').first()
  await expect(names.getByText(compared[0].model_name)).toBeHidden()
  await tables(page).first().getByRole('row').last().scrollIntoViewIfNeeded()
  for (const { model_name } of compared.slice(0, 2)) {
    await expect(names.getByText(model_name)).toBeVisible()
    await expect(names.getByText(model_name)).toBeInViewport()
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('LIST-03 EDN-11 each property stays above its values while the pieces scroll sideways', async ({ page, compared }) => {
    await open(page, '/compare')
    const table = tables(page).first()
    await expect(table.getByText(compared[1].model_name).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    const label = table.getByRole('rowheader').first().locator('span')
    const value = table.getByRole('cell').first()
    const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, height: 0 }
    const [above, below] = [await boxOf(label), await boxOf(value)]
    expect(above.x).toBe(below.x)
    const text = await value.evaluate((cell) => cell.getBoundingClientRect().top + parseFloat(getComputedStyle(cell).paddingTop))
    expect(above.y + above.height).toBeLessThanOrEqual(text)
    await table.evaluate((element) => element.parentElement?.scrollBy(60, 0))
    expect((await boxOf(label)).x).toBe(above.x)
    await expectAccessible(page)
  })
})
