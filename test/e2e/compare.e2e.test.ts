import { piecePath } from '#contract/rules/piece-path.ts'
import { tables, test } from '#test/e2e/compare-page.ts'
import { endings, holdChange, main, open, toast } from '#test/e2e/customer-fixtures.ts'
import { expect, expectAccessible, layoutShift, type Locator, type Page, sheetsOf } from '#test/e2e/fixtures.ts'
import { expectEmptyListLinks } from '#test/e2e/saved-list-page.ts'
import { storedTokens } from '#test/e2e/sign-in.ts'

const columns = (page: Page) =>
  tables(page)
    .getByRole('columnheader')
    .getByRole('button', { name: /^Убрать из сравнения/ })
const empty = 'Сравнивать пока нечего'

test('LIST-03 I18N-04 EDN-11 each kind has a table; pieces are added to the cart and removed, and failures are rolled back', async ({
  page,
  customer,
  compared,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/)
  const ofWatches = main(page).getByRole('region', { name: /^Часы/ }).getByRole('table')
  const only = main(page).getByRole('checkbox', { name: 'Только различия' })

  await test.step('a table for each kind, with all rows or only the differences; the choice is remembered', async () => {
    await open(page, '/compare')
    await expect(tables(page)).toHaveCount(2)
    await expect(
      main(page)
        .getByRole('region', { name: /^Украшения/ })
        .getByRole('table'),
    ).toBeVisible()
    for (const { kind, id, model_name } of compared) {
      const link = tables(page).getByRole('link', { name: model_name, exact: true }).first()
      await expect(link).toHaveAttribute('href', piecePath(kind, id))
    }
    for (const name of ['Марка', 'Цена']) await expect(ofWatches.getByRole('rowheader', { name, exact: true })).toBeVisible()
    await expect(main(page).getByText(/^Сравнить пока не\sс\sчем$/)).toHaveCount(1)
    await expectAccessible(page)
    expect(await layoutShift(page)).toBeLessThan(0.1)
    await only.check()
    await page.reload()
    await expect(ofWatches.getByRole('rowheader', { name: 'Цена', exact: true })).toBeVisible()
    await expect(ofWatches.getByRole('rowheader', { name: 'Марка', exact: true })).toHaveCount(0)
    await expect(only).toBeChecked()
    await only.uncheck()
  })

  await test.step('the names stay in sight above a long table, at full width', async () => {
    const names = main(page).locator('.compare-names').first()
    await expect(names.getByText(compared[0].model_name)).toBeHidden()
    await tables(page).first().getByRole('row').last().scrollIntoViewIfNeeded()
    for (const { model_name } of compared.slice(0, 2)) {
      await expect(names.getByText(model_name)).toBeVisible()
      await expect(names.getByText(model_name)).toBeInViewport()
    }
  })

  await test.step('a piece is added to the cart from its column; a failure shows a message', async () => {
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

  await test.step('removing and clearing are optimistic; a failed one is rolled back with a message', async () => {
    const removal = await holdChange(page, '**/api/comparison/*/')
    await columns(page).first().click()
    await expect(columns(page)).toHaveCount(2)
    removal.end(endings.lost)
    await expect(toast(page, 'Не удалось убрать из сравнения')).toBeVisible()
    await expect(columns(page)).toHaveCount(3)
    await expect(tables(page).getByRole('columnheader').getByRole('link').first()).toHaveText(compared[0].model_name)

    const clearing = await holdChange(page, '**/api/comparison/clear/')
    const clear = async () => {
      await main(page).getByRole('button', { name: 'Очистить список' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Очистить список' }).click()
      await expect(main(page).getByText(empty)).toBeVisible()
    }
    await clear()
    clearing.end(endings.fault)
    await expect(toast(page, 'Не удалось очистить сравнение')).toBeVisible()
    await expect(columns(page)).toHaveCount(3)
    const cleared = page.waitForResponse('**/api/comparison/clear/')
    await clear()
    await cleared
  })

  await test.step('a piece removed in another browser is reported and removed here, too', async () => {
    await customer.put('comparison', ...compared)
    await open(page, '/compare')
    await expect(columns(page)).toHaveCount(compared.length)
    const { access } = await storedTokens(page)
    await page.request.delete('/api/comparison/clear/', { headers: { authorization: `Bearer ${access}` } })
    await columns(page).first().click()
    await expect(toast(page, 'Предмет не найден в сравнении')).toBeVisible()
    await expect(main(page).getByText(empty)).toBeVisible()
    await page.reload()
    await expect(main(page).getByText(empty)).toBeVisible()
  })
})

test('LIST-03 I18N-04 an empty comparison leads to the catalog; a signed-out visitor can sign in here', async ({ page }) => {
  await expectEmptyListLinks(page, '/compare', empty)
  await expect(main(page).getByRole('button', { name: 'Очистить список' })).toHaveCount(0)
})

test('LIST-01 LIST-03 EDN-11 a printed comparison has only the tables; a full comparison accepts no more pieces', async ({
  page,
  customer,
  dearest,
  pageErrors,
}) => {
  pageErrors.allow(/status of 409/)
  const [bags, jewelry, watches] = [await dearest('bag'), await dearest('jewelry'), await dearest('watch')]
  const six = watches.slice(0, 6)
  await customer.put('comparison', ...six)

  await test.step('on paper there are only the tables, in two parts, without a broken word', async () => {
    await page.setViewportSize({ width: 794, height: 1123 })
    await open(page, '/compare')
    await expect(tables(page)).toHaveCount(1)
    await expect(columns(page)).toHaveCount(6)
    expect(sheetsOf(await page.pdf({ format: 'A4' }))).toBe(2)
    // keeps the print layout for the checks below
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    await expect(tables(page)).toHaveCount(2)
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(main(page).getByRole('button')).toHaveCount(0)
    await expect.poll(() => widestWord(tables(page).first())).toBeLessThanOrEqual(0)
    // the photograph's box is no wider than the photograph, so no ivory background is visible beside it
    const photo = await tables(page).first().locator('.compare-photo').first().boundingBox()
    expect(photo?.width).toBeLessThan(100)
    const overflow = await tables(page)
      .first()
      .evaluate((table) => table.getBoundingClientRect().right - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })

  await test.step('a full comparison accepts no more pieces', async () => {
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 1440, height: 900 })
    const [last, ...others] = [...bags, ...jewelry, ...watches.slice(6)].slice(0, 55)
    await customer.put('comparison', ...others)
    await open(page, last ? piecePath(last.kind, last.id) : '/')
    const compare = main(page).getByRole('button', { name: 'Сравнить', exact: true }).first()
    await compare.click()
    await expect(toast(page, 'Не удалось изменить сравнение. В сравнении может быть не больше 60\u00A0предметов.')).toBeVisible()
    await expect(compare).toBeVisible()
  })
})

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
