import { expect, expectAccessible, expectAccessibleInBothThemes, test } from '#test/e2e/backoffice/staff-fixtures.ts'

/** Every page of the back office that needs no record, with its heading. */
const pages = [
  ['/staff/', 'Сегодня'],
  ['/staff/pieces/import', 'Импорт предметов'],
  ['/staff/pieces/grid?kind=bag', 'Таблица предметов'],
  ['/staff/settings/account', 'Учётная запись'],
  ['/staff/settings/notices', 'Уведомления'],
  ['/staff/settings/staff', 'Сотрудники'],
  ['/staff/settings/places', 'Места'],
  ['/staff/settings/publishing', 'Публикация'],
  ['/staff/settings/lists', 'Справочники'],
  ['/staff/pieces/planned', 'По плану'],
  ['/staff/pieces/from-photographs', 'Новые по фотографиям'],
  ['/staff/stock-takes', 'Инвентаризация'],
  ['/staff/consignors', 'Комитенты'],
  ['/staff/labels', 'Этикетки'],
  ['/staff/settings/audit', 'Журнал действий'],
  ['/staff/nowhere', 'Такой страницы нет'],
] as const
const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
]
// layouts differ by width: axe looks at both ends
const isChecked = (width: number) => width === 1440 || width === 390

for (const viewport of sizes)
  test(`OWN-118 OWN-20 OWN-22 every page is accessible in both themes and nothing scrolls sideways: ${viewport.width} px`, async ({
    browser,
    staffShop,
  }) => {
    // pages enough for several tests
    test.slow()
    const page = await staffShop.open(browser, '/staff/', { viewport })
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    for (const [path, title] of pages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('[aria-label="Загрузка…"]')).toHaveCount(0)
      if (isChecked(viewport.width)) await expectAccessibleInBothThemes(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(viewport.width)
    }
    expect(errors).toEqual([])
    await page.context().close()
  })

test('OWN-118 OWN-22 so is the sign-in', async ({ browser, staffShop }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      baseURL: staffShop.origin,
      colorScheme,
      viewport: { width: 390, height: 844 },
      locale: 'en-GB',
    })
    const page = await context.newPage()
    await page.goto('/staff/settings/audit')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to the back office')
    await expectAccessible(page)
    await context.close()
  }
})

test('OWN-20 on a phone every target is 44 px high or more', async ({ browser, staffShop }) => {
  const page = await staffShop.open(browser, '/staff/', { viewport: { width: 390, height: 844 }, hasTouch: true })
  for (const [path] of pages) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const low = await page.locator('main a, main button, nav a, nav button').evaluateAll((targets) =>
      targets
        .filter((target) => target.getClientRects().length > 0)
        .map((target) => ({
          height: Math.round(target.getBoundingClientRect().height),
          after: getComputedStyle(target, '::after').position,
          text: target.textContent,
        }))
        .filter(({ height, after }) => height > 1 && height < 44 && after !== 'absolute'),
    )
    expect(low, path).toEqual([])
  }
  await page.context().close()
})
