import { placeManualOrder as place, type PlacedOrder, readOrder } from '#test/e2e/backoffice/manual-orders.ts'
import { expect, expectAccessibleOnPhoneAndDesk, type Page, type StaffShop, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { waitForAnimations } from '#test/e2e/settled-page.ts'

test.describe.configure({ mode: 'default', timeout: 90_000 })

const statusOf = async (shop: StaffShop, { id }: PlacedOrder) => (await readOrder(shop, id)).status

const coveredItems = (page: Page) =>
  page.getByRole('menuitem').evaluateAll((items) =>
    items
      .filter((item) => {
        const { x, y, width, height } = item.getBoundingClientRect()
        return !item.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
      .map((item) => item.textContent),
  )

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
test(`OWN-70 OWN-26 several orders are confirmed from the list, each with a chosen email, and one undo reverts all`, async ({
  browser,
  staffShop,
}) => {
  const [first, second] = [await place(staffShop), await place(staffShop)]
  const page = await staffShop.open(browser, '/staff/orders', { viewport: desk })
  for (const { order_number: number } of [first, second]) await page.getByLabel(`Отметить: ${number}`).check()
  await page.getByRole('button', { name: 'Подтвердить' }).click()
  const dialog = page.getByRole('dialog')
  const part = (number: string) => dialog.getByRole('region', { name: number })
  await part(first.order_number).getByText(`Заказ ${first.order_number} подтверждён`).first().click()
  await expect(part(first.order_number).getByLabel('Текст')).toHaveValue(/заказ подтверждён/)
  await part(second.order_number).getByLabel('Отправить письмо').uncheck()
  await expectAccessibleOnPhoneAndDesk(page)
  await dialog.getByRole('button', { name: 'Подтвердить заказы: 2' }).click()
  await expect(dialog).toBeHidden()
  for (const order of [first, second]) expect(await statusOf(staffShop, order)).toBe('confirmed')
  const emails = async ({ id }: PlacedOrder) => (await readOrder(staffShop, id)).emails.length
  expect([await emails(first), await emails(second)]).toEqual([1, 0])
  await page.getByRole('button', { name: 'Отменить', exact: true }).click()
  for (const order of [first, second]) await expect.poll(() => statusOf(staffShop, order)).toBe('pending')
  await page.context().close()
})

test(`OWN-70 an order is cancelled from the menu of its row, packing slips and address labels are printed, and the selected orders are exported`, async ({
  browser,
  staffShop,
}) => {
  const [first, second] = [await place(staffShop), await place(staffShop)]
  const page = await staffShop.open(browser, '/staff/orders', { viewport: phone })
  await page.getByRole('button', { name: `Действия с заказом ${first.order_number}` }).click()
  await page.getByRole('menuitem', { name: 'Отменить заказ' }).click()
  await page.getByRole('dialog').getByLabel('Почему').fill('Передумали')
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить заказ' }).click()
  await expect.poll(() => statusOf(staffShop, first)).toBe('cancelled')
  await expect(page.getByRole('dialog')).toBeHidden()
  for (const { order_number: number } of [first, second]) await page.getByLabel(`Отметить: ${number}`).check()
  await expectAccessibleOnPhoneAndDesk(page)
  await page.getByRole('button', { name: 'Ещё действия' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Выгрузить в CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^orders-.*\.csv$/)
  await expect(page.getByRole('region', { name: 'Сообщения' }).getByRole('listitem').last()).toContainText('Файл скачан')
  await page.getByRole('button', { name: 'Ещё действия' }).click()
  await waitForAnimations(page)
  // a toast over a menu item would receive the click
  expect(await coveredItems(page)).toEqual([])
  await page.getByRole('menuitem', { name: 'Упаковочные листы без цен' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('article').first()).toContainText(first.order_number)
  await expectAccessibleOnPhoneAndDesk(page)
  await page.goBack()
  for (const { order_number: number } of [first, second]) await page.getByLabel(`Отметить: ${number}`).check()
  await page.getByRole('button', { name: 'Ещё действия' }).click()
  await page.getByRole('menuitem', { name: 'Адресные этикетки' }).click()
  const labels = page.getByRole('list', { name: 'Адресные этикетки' }).getByRole('listitem')
  await expect(labels).toHaveCount(2)
  await expect(labels.first()).toContainText(first.order_number)
  await expect(labels.first()).toContainText(first.contact.last_name)
  await expectAccessibleOnPhoneAndDesk(page)
  await page.context().close()
})

test(`OWN-70 with more than 100 selected orders, actions and printed pages are refused with the limit`, async ({ browser, staffShop }) => {
  const refusal = 'За раз — не больше 100'
  const ids = Array.from({ length: 101 }, (_, at) => String(at))
  await place(staffShop)
  const page = await staffShop.open(browser, '/staff/orders', { viewport: desk })
  await page.evaluate((held) => sessionStorage.setItem('staff-selection:orders', JSON.stringify(held)), ids)
  await page.reload()
  await page.getByRole('button', { name: 'Ещё действия' }).click()
  await page.getByRole('menuitem', { name: 'Выгрузить в CSV' }).click()
  await expect(page.getByRole('region', { name: 'Сообщения' }).getByRole('listitem')).toContainText([refusal])
  for (const path of ['orders/labels?ids=', 'documents?numbers=']) {
    await page.goto(`/staff/${path}${ids.join(',')}`)
    await expect(page.getByText(refusal)).toBeVisible()
  }
  await page.context().close()
})

test(`OWN-67 OWN-31 the list is filtered by a built-in view, by marks and by dates`, async ({ browser, staffShop }) => {
  const [noted, plain] = [await place(staffShop), await place(staffShop)]
  await staffShop.call('POST', `/orders/${noted.id}/notes/`, { body: 'Позвонить' })
  const page = await staffShop.open(browser, '/staff/orders', { viewport: phone })
  const link = ({ order_number: number }: PlacedOrder) => page.getByRole('link', { name: number })
  await page.getByRole('button', { name: 'Отметки' }).click()
  await page.getByRole('menuitemradio', { name: 'Есть заметки' }).click()
  await expect(link(noted)).toBeVisible()
  await expect(link(plain)).toHaveCount(0)
  await page.getByRole('button', { name: 'Подборка' }).click()
  await page.getByRole('menuitemradio', { name: 'Пора отправить' }).click()
  await expect(link(noted)).toHaveCount(0)
  await page.getByRole('button', { name: 'Подборка' }).click()
  await page.getByRole('menuitemradio', { name: 'Подтвердить сегодня' }).click()
  await expect(link(plain)).toBeVisible()
  await page.getByRole('button', { name: 'Период' }).click()
  await page.getByLabel('По', { exact: true }).fill('2020-01-01')
  await page.getByRole('dialog').getByRole('button', { name: 'Показать' }).click()
  await expect(page.getByText('Ничего не найдено')).toBeVisible()
  await expectAccessibleOnPhoneAndDesk(page)
  await page.getByRole('button', { name: 'Показать все' }).click()
  await expect(link(plain)).toBeVisible()
  await page.context().close()
})
