import { tables, test } from '#test/e2e/compare-page.ts'
import { main, open, pick } from '#test/e2e/customer-fixtures.ts'
import { expect, expectAccessible, type Locator } from '#test/e2e/fixtures.ts'

test('LIST-03 EDN-11 on a tablet a table with one piece is shown in full, and its neighbor keeps its frame', async ({
  page,
  customer,
  dearest,
}) => {
  await customer.put('comparison', pick(await dearest('jewelry')))
  await page.setViewportSize({ width: 768, height: 1024 })
  await open(page, '/compare')
  const hidden = await tables(page)
    .first()
    .evaluate((table) => (table.parentElement?.scrollWidth ?? 0) - (table.parentElement?.clientWidth ?? 0))
  expect(hidden).toBeLessThanOrEqual(0)
  const frame = main(page)
    .getByText(/^Сравнить пока не\sс\sчем$/)
    .locator('xpath=..')
  expect(await frame.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(0)
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
