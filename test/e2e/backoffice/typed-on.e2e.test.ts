import { parisAddress, payAll, placeManualOrder, readOrder } from '#test/e2e/backoffice/manual-orders.ts'
import { expect, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { sendForm } from '#test/e2e/backoffice/storefront-form.ts'

test.describe.configure({ mode: 'default', timeout: 90_000 })

test('OWN-23 OWN-82 a text that is typed while a reply is being sent stays in the field', async ({ browser, staffShop }) => {
  const form = { name: 'Инна', phone: '+7 916 310-77-01', email: 'inna@example.com', message: 'Есть ли коробка?' }
  const { number } = await sendForm(staffShop, 'contacts', form)
  const page = await staffShop.open(browser, `/staff/inbox/${number}`)
  const answered = Promise.withResolvers<void>()
  await page.route('**/answers/', async (route) => {
    await answered.promise
    await route.continue()
  })
  const reply = page.getByRole('textbox', { name: 'Ответ клиенту' })
  const send = page.getByRole('button', { name: 'Отправить', exact: true })
  await reply.fill('Коробка есть.')
  await send.click()
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await reply.fill('И документы есть.')
  answered.resolve()
  await expect(page.getByRole('list', { name: 'Переписка' }).getByText('Коробка есть.')).toBeVisible()
  await expect(send).not.toHaveAttribute('aria-disabled', 'true')
  await expect(reply).toHaveValue('И документы есть.')
  await page.context().close()
})

test('OWN-70 several orders are shipped with tracking numbers of a barcode scanner, which ends each with Enter', async ({
  browser,
  staffShop,
}) => {
  const place = () => placeManualOrder(staffShop, { destination: parisAddress })
  const orders = [await place(), await place()]
  for (const order of orders) {
    await payAll(staffShop, order)
    await staffShop.call('POST', `/orders/${order.id}/confirm/`, { email: 'skip' })
  }
  const page = await staffShop.open(browser, '/staff/orders')
  for (const { order_number: number } of orders) await page.getByLabel(`Отметить: ${number}`).check()
  await page.getByRole('button', { name: 'Ещё действия' }).click()
  await page.getByRole('menuitem', { name: 'Отправить заказы' }).click()
  const dialog = page.getByRole('dialog')
  for (const [at, { order_number: number }] of orders.entries()) {
    const part = dialog.getByRole('region', { name: number })
    await part.getByLabel('Кто везёт').selectOption('cdek')
    await part.getByLabel('Номер отправления').fill(`152345678${at}`)
    await part.getByLabel('Номер отправления').press('Enter')
  }
  await dialog.getByRole('button', { name: 'Отправить заказы: 2' }).click()
  await expect(dialog).toBeHidden()
  for (const [at, { id }] of orders.entries())
    expect(await readOrder(staffShop, id)).toMatchObject({ status: 'shipped', shipment: { tracking_number: `152345678${at}` } })
  await page.context().close()
})
