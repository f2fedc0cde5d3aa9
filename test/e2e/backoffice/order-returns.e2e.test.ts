import { placeByHand, readOrder } from '#test/e2e/backoffice/hand-orders.ts'
import { expect, expectAccessibleInBothThemes, type Page, test } from '#test/e2e/backoffice/staff-fixtures.ts'

// they share one shop and what is for sale in it
test.describe.configure({ mode: 'default', timeout: 90_000 })

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
for (const viewport of sizes)
  test(`OWN-76 OWN-69 a piece that came back is inspected by a report beside the one before sending; the history tells of it, ${viewport.width} px`, async ({
    browser,
    staffShop,
  }) => {
    const order = await placeByHand(staffShop)
    const { id, items } = order
    const piece = items[0]?.watch ?? items[0]?.jewelry ?? items[0]?.bag
    await staffShop.call('POST', `/pieces/${piece?.id}/reports/`, { stage: 'before-sending' })
    for (const [step, body] of [
      ['confirm', {}],
      ['ship', {}],
      ['deliver', { identity_seen: true }],
    ] as const)
      await staffShop.call('POST', `/orders/${id}/${step}/`, { email: 'skip', ...body })
    await staffShop.call('POST', `/orders/${id}/returns/`, { line_id: items[0]?.id, reason: 'Не подошёл размер' })
    const [asked] = (await readOrder(staffShop, id)).returns
    await staffShop.call('PATCH', `/orders/${id}/returns/${asked?.id}/`, { state: 'received' })
    await staffShop.call('POST', `/orders/${id}/notes/`, { body: 'Коробка помята' })

    const page = await staffShop.open(browser, `/staff/orders/${id}`, { viewport })
    const history = page.getByRole('list', { name: 'История' })
    await expect(history.getByText('Коробка помята')).toBeVisible()
    await expect(history.getByText('Не подошёл размер')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Все заказы покупателя' })).toHaveAttribute('href', /orders\?search=%2B7916310/)
    await page.getByRole('button', { name: 'Написать отчёт при возврате' }).click()
    await page.waitForURL(/\/reports\//)
    await page.goto(`/staff/orders/${id}`)
    await check(page, viewport.width)
    await page.getByRole('link', { name: 'Сравнить с отчётом перед отправкой' }).click()
    await expect(page.getByRole('combobox').first()).toContainText('Перед отправкой')
    await page.context().close()
  })

async function check(page: Page, width: number): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expectAccessibleInBothThemes(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}
