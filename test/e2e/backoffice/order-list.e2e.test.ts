import type { WrittenOrder } from '#contract/staff/order.ts'
import { expect, expectAccessibleInBothThemes, type Page, type StaffShop, test } from '#test/e2e/backoffice/staff-fixtures.ts'

type Order = WrittenOrder['order']
type Free = { results: { id: number; price_on_request: boolean }[] }

// they share one shop and what is for sale in it
test.describe.configure({ mode: 'default', timeout: 90_000 })

let placed = 0

/** An order by hand, which nobody is told of. */
async function place(shop: StaffShop, more: object = {}): Promise<Order> {
  const { results } = await shop.call<Free>('GET', '/pieces/?status=available&ordering=price&page_size=100')
  const piece = results.find(({ price_on_request: isOnRequest }) => !isOnRequest)
  const contact = {
    first_name: 'Вера',
    last_name: 'Соколова',
    phone: `+7 916 310-00-${String(placed++).padStart(2, '0')}`,
    email: 'vera@example.com',
  }
  const destination = { delivery_method: 'pickup', pickup_city_id: 1 }
  const body = { ...contact, lines: [{ piece_id: piece?.id }], destination, language: 'ru', notify: 'skip', ...more }
  return (await shop.call<WrittenOrder>('POST', '/orders/', body)).order
}

const statusOf = async (shop: StaffShop, { id }: Order) => (await shop.call<Order>('GET', `/orders/${id}/`)).status

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
for (const viewport of sizes) {
  test(`OWN-70 OWN-26 several orders are confirmed from the list, the letter of each is chosen, and one press takes all back, ${viewport.width} px`, async ({
    browser,
    staffShop,
  }) => {
    const [first, second] = [await place(staffShop), await place(staffShop)]
    const page = await staffShop.open(browser, '/staff/orders', { viewport })
    for (const { order_number: number } of [first, second]) await page.getByLabel(`Отметить: ${number}`).check()
    await page.getByRole('button', { name: 'Подтвердить' }).click()
    const dialog = page.getByRole('dialog')
    const part = (number: string) => dialog.getByRole('region', { name: number })
    await part(first.order_number).getByText(`Заказ ${first.order_number} подтверждён`).first().click()
    await expect(part(first.order_number).getByLabel('Текст')).toHaveValue(/заказ подтверждён/)
    await part(second.order_number).getByLabel('Отправить письмо').uncheck()
    await check(page, viewport.width)
    await dialog.getByRole('button', { name: 'Подтвердить заказы: 2' }).click()
    await expect(dialog).toBeHidden()
    for (const order of [first, second]) expect(await statusOf(staffShop, order)).toBe('confirmed')
    const emails = async ({ id }: Order) => (await staffShop.call<Order>('GET', `/orders/${id}/`)).emails.length
    expect([await emails(first), await emails(second)]).toEqual([1, 0])
    await page.getByRole('button', { name: 'Вернуть как было' }).click()
    for (const order of [first, second]) await expect.poll(() => statusOf(staffShop, order)).toBe('pending')
    await page.context().close()
  })

  test(`OWN-70 an order is cancelled from the menu of its row, packing slips are printed and the chosen orders exported, ${viewport.width} px`, async ({
    browser,
    staffShop,
  }) => {
    const [first, second] = [await place(staffShop), await place(staffShop)]
    const page = await staffShop.open(browser, '/staff/orders', { viewport })
    await page.getByRole('button', { name: `Действия с заказом ${first.order_number}` }).click()
    await page.getByRole('menuitem', { name: 'Отменить заказ' }).click()
    await page.getByRole('dialog').getByLabel('Почему').fill('Передумали')
    await page.getByRole('dialog').getByRole('button', { name: 'Отменить заказ' }).click()
    await expect.poll(() => statusOf(staffShop, first)).toBe('cancelled')
    await expect(page.getByRole('dialog')).toBeHidden()
    for (const { order_number: number } of [first, second]) await page.getByLabel(`Отметить: ${number}`).check()
    await check(page, viewport.width)
    await page.getByRole('button', { name: 'Ещё действия' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Выгрузить в CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/^orders-.*\.csv$/)
    await page.getByRole('button', { name: 'Ещё действия' }).click()
    await page.getByRole('menuitem', { name: 'Упаковочные листы без цен' }).click()
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(page.getByRole('article').first()).toContainText(first.order_number)
    await check(page, viewport.width)
    await page.context().close()
  })
}

async function check(page: Page, width: number): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expectAccessibleInBothThemes(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}
