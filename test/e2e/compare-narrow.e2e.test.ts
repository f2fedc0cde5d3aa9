import { tables, test } from '#test/e2e/compare-page.ts'
import { main, open, pick } from '#test/e2e/customer-fixtures.ts'
import { expect, expectAccessible } from '#test/e2e/fixtures.ts'

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
    // reads both boxes at once, because the table may move between two reads
    const boxes = () =>
      table.evaluate((element) => {
        const [label, value] = [element.querySelector('th[scope=row] span'), element.querySelector('td')]
        if (!label || !value) throw new Error('The table has no properties')
        const [above, below] = [label.getBoundingClientRect(), value.getBoundingClientRect()]
        return {
          labelX: above.x,
          labelEnd: above.bottom,
          valueX: below.x,
          textTop: below.top + parseFloat(getComputedStyle(value).paddingTop),
        }
      })
    const { labelX, labelEnd, valueX, textTop } = await boxes()
    expect(labelX).toBe(valueX)
    expect(labelEnd).toBeLessThanOrEqual(textTop)
    await table.evaluate((element) => element.parentElement?.scrollBy(60, 0))
    expect((await boxes()).labelX).toBe(labelX)
    await expectAccessible(page)
  })
})
