import { zonesOfKind } from '#contract/rules/staff/zones.ts'
import { placeManualOrder } from '#test/e2e/backoffice/manual-orders.ts'
import { expect, expectAccessibleOnPhoneAndDesk, type StaffShop, test } from '#test/e2e/backoffice/staff-fixtures.ts'

async function makeRecords({ call }: StaffShop): Promise<[string, RegExp][]> {
  const { results } = await call<{ results: { id: number; price_on_request: boolean }[] }>('GET', '/pieces/?kind=watch&status=available')
  const piece = results[0]?.id
  const { version } = await call('GET', `/pieces/${piece}/`)
  const consignor = { ownership: 'consignment', consignor_name: 'Пётр Ильич Вознесенский-Преображенский', consignor_share: 8500 }
  await call('PATCH', `/pieces/${piece}/books/`, { version, changes: consignor })
  const report = await call<{ id: string; version: number }>('POST', `/pieces/${piece}/reports/`, { stage: 'intake' })
  const zones = zonesOfKind.watch.map(({ key }) => ({ zone: key, grade: 1 }))
  const written = await call<{ version: number }>('PATCH', `/reports/${report.id}/`, { version: report.version, zones })
  await call('POST', `/reports/${report.id}/sign/`, { version: written.version })
  const draft = await call<{ id: string }>('POST', `/pieces/${piece}/reports/`, { stage: 'before-sending' })
  const certificate = await call<{ number: string }>('POST', `/pieces/${piece}/certificate/`, {})
  // adds a storage place, because another test may be counting the existing places
  const names = { name_ru: 'Сейф у входа', name_en: 'Safe by the door' }
  const place = await call<{ id: number }>('POST', '/places/', { city_id: 1, kind: 'safe', ...names })
  const take = await call<{ id: string }>('POST', '/stock-takes/', { place_id: place.id })
  const order = await placeManualOrder({ call } as StaffShop, { comment: 'Просьба позвонить за час и упаковать в подарок' })
  const paper = await call<{ number: string }>('POST', `/orders/${order.id}/documents/`, { kind: 'invoice' })
  const { thread } = await call<{ thread: { id: number } }>('POST', '/threads/', {
    name: consignor.consignor_name,
    phone: '+7 916 310-77-77',
    body: 'Спрашивал о часах',
    result: 'open',
  })
  return [
    [`/staff/inbox/${thread.id}`, /^№ ?\d+$/],
    [`/staff/orders/${order.id}`, /^[0-9A-Z]{4}-[0-9A-Z]{4}$/],
    ['/staff/orders', /^Заказы$/],
    ['/staff/orders/board', /^Заказы$/],
    ['/staff/orders/new', /^Новый заказ$/],
    [`/staff/documents/${paper.number}`, /^Счёт/],
    [`/staff/documents?numbers=${paper.number}`, /^Документы$/],
    ['/staff/pieces', /^Предметы$/],
    ['/staff/pieces/new?q=rolex', /^Новый предмет$/],
    ...['', '?tab=price', '?tab=private', '?tab=books', '?tab=reports', '?tab=history'].map((tab): [string, RegExp] => [
      `/staff/pieces/${piece}${tab}`,
      /./,
    ]),
    [`/staff/pieces/${piece}/photographs`, /^Фотографии$/],
    [`/staff/pieces/${piece}/reports/${report.id}`, /./],
    [`/staff/pieces/${piece}/reports/${draft.id}`, /./],
    [`/staff/pieces/${piece}/reports/compare`, /^Сравнение отчётов$/],
    [`/staff/pieces/${piece}/certificate/${certificate.number}`, /^Сертификат/],
    [`/staff/pieces/${piece}/certificate/${certificate.number}?paper=card`, /^Сертификат/],
    [`/staff/consignors/statement?name=${encodeURIComponent(consignor.consignor_name)}`, /^Отчёт/],
    [`/staff/label/${piece}`, /./],
    [
      `/staff/labels?ids=${results
        .slice(0, 8)
        .map(({ id }) => id)
        .join(',')}`,
      /^Этикетки$/,
    ],
    [`/staff/stock-takes/${take.id}`, /./],
  ]
}

test('OWN-118 OWN-20 OWN-22 every record page is accessible in both themes, nothing is cut off and nothing scrolls sideways, on a phone and on a desk', async ({
  browser,
  staffShop,
}) => {
  test.setTimeout(240_000)
  const page = await staffShop.open(browser, '/staff/', { viewport: { width: 390, height: 844 } })
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  for (const [path, name] of await makeRecords(staffShop))
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page.locator('[aria-label="Загрузка…"]')).toHaveCount(0)
      // the title keeps some width beside the action buttons
      const title = await page.getByRole('heading', { level: 1 }).boundingBox()
      expect(title?.width, path).toBeGreaterThan(30)
      await expectAccessibleOnPhoneAndDesk(page, async (width) => {
        // checks `main` too, because overflow within a scrolling element does not widen the page
        expect(await page.getByRole('main').evaluate((element) => element.scrollWidth), path).toBeLessThanOrEqual(width)
        for (const sheet of await page.locator('.paper-sheet, .certificate-sheet, .certificate-card').all())
          expect(await sheet.evaluate((element) => element.scrollWidth - element.clientWidth), `${path} is cut`).toBeLessThanOrEqual(0)
      })
    })
  expect(errors).toEqual([])
  await page.context().close()
})
