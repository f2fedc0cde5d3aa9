import { expect, type Page, type StaffShop, test } from '#test/e2e/backoffice/staff-fixtures.ts'

const count = 5000
/** The maximum number of rendered rows: the rows that fit 900 px, twelve more rows above and below, and a margin. */
const drawnMax = 80
/** The maximum number of layouts per frame. The scroll, the new rows and their measurement each cause a layout. */
const layoutsMax = 4

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
  test(`OWN-34 OWN-116 a list of 5,000 renders only the rows near the viewport, ${name}; End and Home jump to its ends without a gap`, async ({
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
    /** Waits until all rows are measured. A row is measured when it is rendered, and again when its data arrive. */
    const settle = async () => {
      await expect(rows.filter({ hasNotText: 'Place' })).toHaveCount(0)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    }
    const isInView = (place: number) =>
      at(place).evaluateAll((found) =>
        found.some((element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return top >= 0 && bottom <= innerHeight
        }),
      )
    const go = async (key: 'Home' | 'End', place: number) => {
      await page.keyboard.press(key)
      await expectDrawn(place)
      await settle()
      await expect.poll(() => isInView(place), `place ${place} stays in view`).toBe(true)
    }
    await expectDrawn(1)
    await go('End', count)
    await expect(at(1)).toHaveCount(0)
    await go('Home', 1)
    await expect(at(count)).toHaveCount(0)
    // End and Home also work while a row has the focus
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await expect(at(2).getByRole('link')).toBeFocused()
    await go('End', count)
    await page.mouse.wheel(0, -3000)
    await expect.poll(() => isInView(count)).toBe(false)
    await settle()
    expect(await isInView(count)).toBe(false)
    await page.context().close()
  })

test('OWN-19 no key press is lost when keys come faster than rows render', async ({ browser, staffShop }) => {
  const page = await staffShop.open(browser, '/staff/', { viewport: { width: 1440, height: 900 } })
  await growList(page, staffShop)
  await page.goto('/staff/pieces')
  const at = (place: number) => page.locator(`[role=row][data-row="${place - 1}"]`)
  await expect(at(1)).toBeInViewport()
  const press = (key: string, times: number) =>
    page.evaluate(
      ([pressed, count]) => {
        for (let nth = 0; nth < count; nth++) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }))
      },
      [key, times] as const,
    )
  await press('j', 70)
  await expect(at(70).getByRole('link')).toBeFocused()
  await press('k', 60)
  await expect(at(10).getByRole('link')).toBeFocused()
  // `j` moves on from the focused row, not from the row that earlier key presses had reached
  await at(12).getByRole('link').focus()
  await press('j', 1)
  await expect(at(13).getByRole('link')).toBeFocused()
  await page.context().close()
})

test('OWN-19 the focus reaches a row that is rendered late', async ({ browser, staffShop }) => {
  const page = await staffShop.open(browser, '/staff/', { viewport: { width: 1440, height: 900 } })
  await growList(page, staffShop)
  await page.goto('/staff/pieces')
  const at = (place: number) => page.locator(`[role=row][data-row="${place - 1}"]`)
  await at(1).getByRole('link').focus()
  // for twenty frames, no scroll event reaches the list, so it renders no further rows
  await page.evaluate(async () => {
    const deafen = (event: Event) => event.stopImmediatePropagation()
    addEventListener('scroll', deafen, true)
    for (let nth = 0; nth < 70; nth++) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }))
    for (let frame = 0; frame < 20; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    removeEventListener('scroll', deafen, true)
    document.dispatchEvent(new Event('scroll', { bubbles: true }))
  })
  await expect(at(71).getByRole('link')).toBeFocused()
  await page.context().close()
})

test('OWN-34 End keeps the end of a list in view when the page scrolls by itself while rows are being measured', async ({
  browser,
  staffShop,
}) => {
  const page = await staffShop.open(browser, '/staff/', { viewport: { width: 390, height: 844 } })
  await growList(page, staffShop)
  const isScrolled = Promise.withResolvers<void>()
  await page.route(/\/api\/staff\/pieces\/\?.*page=50/, async (route) => {
    await isScrolled.promise
    await route.fallback()
  })
  await page.goto('/staff/pieces')
  const last = page.locator(`li[data-row="${count - 1}"]`)
  await expect(page.locator('li[data-row="0"]')).toContainText('Place 1')
  await page.keyboard.press('End')
  await expect(last).toBeInViewport()
  await page.evaluate(async () => {
    scrollBy({ top: -200, behavior: 'instant' })
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
  isScrolled.resolve()
  await expect(last).toContainText(`Place ${count}`)
  await expect(last).toBeInViewport({ ratio: 1 })
  await page.context().close()
})

test('OWN-116 scrolling a list of 5,000 causes a few layouts per frame at most, and fetches each hundred of its rows once', async ({
  browser,
  staffShop,
}) => {
  const page = await staffShop.open(browser, '/staff/', { viewport: { width: 1440, height: 900 } })
  await growList(page, staffShop)
  const pages: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/staff/pieces/') pages.push(searchParams.get('page') ?? '')
  })
  await page.goto('/staff/pieces')
  await expect(page.getByRole('row', { name: /Place 1 / }).first()).toBeVisible()
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable')
  const layouts = async () => (await devTools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0
  const before = await layouts()
  const frames = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let step = 0; step < 120; step++) {
      scrollBy({ top: 180, behavior: 'instant' })
      await frame()
    }
    return 120
  })
  const perFrame = ((await layouts()) - before) / frames
  test.info().annotations.push({ type: 'layouts', description: perFrame.toFixed(2) })
  expect(perFrame).toBeLessThanOrEqual(layoutsMax)
  await expect(page.getByRole('row', { name: /Place 600 / })).toBeInViewport()
  expect(pages.toSorted()).toEqual([...new Set(pages)].toSorted())
  await page.context().close()
})
