import { expect, type Page, type StaffShop, test } from '#test/e2e/backoffice/staff-fixtures.ts'

const count = 5000
/** The rows of a screen of 900 px with a dozen more on either side, and room for a larger one. */
const drawnMax = 80

/** The list as 5,000 pieces, each of the shop's first one but for its name. */
async function growList(page: Page, { call }: StaffShop): Promise<void> {
  const body = await call<{ results: object[] }>('GET', '/pieces/?page_size=1')
  await page.route(/\/api\/staff\/pieces\/\?/, (route) => {
    const first = (Number(new URL(route.request().url()).searchParams.get('page') ?? 1) - 1) * 100 + 1
    const results = Array.from({ length: 100 }, (_, at) => ({ ...body.results[0], id: first + at, model_name: `Place ${first + at}` }))
    return route.fulfill({ json: { ...body, count, results } })
  })
}

const layouts = [
  { name: 'rows on a desk', viewport: { width: 1440, height: 900 }, row: '[role=row][data-row]' },
  { name: 'cards on a phone', viewport: { width: 390, height: 844 }, row: 'li[data-row]' },
]

for (const { name, viewport, row } of layouts)
  test(`OWN-34 OWN-116 a list of 5,000 draws only what is near the screen, ${name}: End and Home go to its ends without a gap`, async ({
    browser,
    staffShop,
  }) => {
    const page = await staffShop.open(browser, '/staff/', { viewport })
    await growList(page, staffShop)
    await page.goto('/staff/pieces')
    const rows = page.locator(row)
    const at = (place: number) => page.locator(`${row}[data-row="${place - 1}"]`)
    const expectDrawn = async (place: number) => {
      await expect(at(place)).toBeInViewport()
      await expect(at(place)).toContainText(`Place ${place}`)
      expect(await rows.count()).toBeLessThanOrEqual(drawnMax)
    }
    /** Cards are measured once they are drawn: the end of a list that never was on the screen may take a second press. */
    const go = (key: 'Home' | 'End', place: number) =>
      expect(async () => {
        await page.keyboard.press(key)
        await expect(at(place)).toBeInViewport({ timeout: 3000 })
      }).toPass()
    await expectDrawn(1)
    await go('End', count)
    await expectDrawn(count)
    await expect(at(1)).toHaveCount(0)
    await go('Home', 1)
    await expectDrawn(1)
    await expect(at(count)).toHaveCount(0)
    // where a key of the rows has put the focus, the ends are as near
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await expect(at(2).getByRole('link')).toBeFocused()
    await go('End', count)
    await expectDrawn(count)
    await page.context().close()
  })
