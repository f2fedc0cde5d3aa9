import { placeManualOrder } from '#test/e2e/backoffice/manual-orders.ts'
import { expect, expectAccessible, type Page, type StaffShop, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { nextFrames, resize, waitForAnimations } from '#test/e2e/settled-page.ts'

test('OWN-118 an open menu is accessible', async ({ browser, staffShop }) => {
  const page = await staffShop.open(browser, '/staff/pieces')
  for (const name of ['Статус', /^Подборка/, 'Ещё']) {
    await page.getByRole('main').getByRole('button', { name }).first().click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  await page.context().close()
})

test('OWN-20 the search and filters of a list fit one row at 1440 px, with or without a selection', async ({ browser, staffShop }) => {
  const page = await staffShop.open(browser, '/staff/pieces', { viewport: { width: 1440, height: 900 } })
  for (const query of ['', '?status=available&kind=watch', '?status=available&kind=watch&missing=serial']) {
    await page.goto(`/staff/pieces${query}`)
    const bar = page.getByRole('searchbox').locator('xpath=../..')
    await expect(bar.getByRole('button', { name: 'Колонки' })).toBeVisible()
    const boxes = await bar
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ y, right }) => ({ y, right })))
    expect(boxes.length).toBeGreaterThan(7)
    expect(new Set(boxes.map(({ y }) => y)).size, query).toBe(1)
    expect(Math.max(...boxes.map(({ right }) => right)), query).toBeLessThanOrEqual(1440)
  }
  await page.context().close()
})

test('OWN-17 Back and a reload restore the same rows and selection', async ({ browser, staffShop }) => {
  const page = await staffShop.open(browser, '/staff/pieces?status=available&sort=-price', { viewport: { width: 1440, height: 900 } })
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  await page.evaluate(() => scrollTo(0, 36 * 60))
  let at = 0
  /** Returns the index of the first row below the column headers, or 0 if no row is rendered yet. */
  const firstRow = () => rows.evaluateAll((all) => Number(all.find((row) => row.getBoundingClientRect().top > 120)?.ariaRowIndex ?? 0))
  await expect.poll(async () => (at = await firstRow())).toBeGreaterThan(50)
  const row = page.locator(`[aria-rowindex="${at + 5}"]`)
  const name = (await row.getByRole('link').textContent()) ?? ''
  await row.getByRole('checkbox').check()
  const expectSame = async () => {
    await expect(page).toHaveURL(/status=available&sort=-price/)
    await expect.poll(async () => Math.abs((await firstRow()) - at)).toBeLessThanOrEqual(1)
    await expect(row.getByRole('link')).toHaveText(name)
    await expect(row.getByRole('checkbox')).toBeChecked()
  }
  await row.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/staff/pieces/${/№\s(\d+)/.exec(name)?.[1]}\\b`))
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Предметы')
  await page.goBack()
  await expectSame()
  await page.reload()
  await expectSame()
  await page.context().close()
})

test('OWN-20 no column of a list is cut off on a desktop or tablet, and a rotated tablet keeps dense rows', async ({
  browser,
  staffShop,
}) => {
  await placeManualOrder(staffShop)
  const page = await staffShop.open(browser, '/staff/orders')
  for (const path of ['/staff/orders', '/staff/pieces']) {
    await page.goto(path)
    // 768 comes after 390: cards at 390 px are taller than table rows, and the table must not keep the height of the cards
    for (const width of [1440, 1280, 1024, 390, 768]) {
      await resize(page, { width, height: 900 })
      if (width === 390) {
        await expect(page.getByRole('table')).toHaveCount(0)
        continue
      }
      const rows = page.getByRole('table').getByRole('row')
      await expect(rows.nth(1)).toBeVisible()
      const cut = await rows.evaluateAll((all) => all.filter((row) => row.scrollWidth > row.clientWidth).length)
      expect(cut, `${path} at ${width} px`).toBe(0)
    }
    await expect
      .poll(() =>
        page.getByRole('table').evaluate((table) => (table.children[1] as HTMLElement).offsetHeight / (Number(table.ariaRowCount) - 1)),
      )
      .toBeCloseTo(36, 0)
  }
  await page.context().close()
})

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`OWN-24 a toast does not cover the save bar: ${viewport.width} px`, async ({ browser, staffShop }) => {
    const page = await openDirty(browser, staffShop, viewport)
    // The save bar reports its height to the toasts. The bar and the toasts move in the next frames.
    await nextFrames(page)
    await waitForAnimations(page)
    const [save, message] = await Promise.all([
      page.getByRole('button', { name: 'Отменить изменения' }).boundingBox(),
      page.getByRole('region', { name: 'Сообщения' }).getByRole('listitem').first().boundingBox(),
    ])
    expect(message && save && message.y + message.height).toBeLessThanOrEqual(save?.y ?? 0)
    await page.context().close()
  })

async function openDirty(
  browser: Parameters<StaffShop['open']>[0],
  shop: StaffShop,
  viewport: { width: number; height: number },
): Promise<Page> {
  const { id } = await shop.call('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: 'In the way' })
  const page = await shop.open(browser, `/staff/pieces/${id}`, { viewport })
  await page.getByLabel('Калибр').fill('3235')
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Сообщения' }).getByText('Сохранено', { exact: true })).toBeVisible()
  await page.getByLabel('Калибр').fill('3230')
  await expect(page.getByRole('button', { name: 'Отменить изменения' })).toBeVisible()
  return page
}
