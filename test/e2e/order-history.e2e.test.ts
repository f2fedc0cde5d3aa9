import type { APIRequestContext } from '@playwright/test'
import { expect, expectAccessible, layoutShift, test } from '#test/e2e/fixtures.ts'
import { mockOrders, button, cards, openHistory, order } from '#test/e2e/order-history-page.ts'
import { signInByApi } from '#test/e2e/sign-in.ts'

async function placeOrder(request: APIRequestContext, access: string): Promise<string> {
  const headers = { authorization: `Bearer ${access}` }
  const { results } = await (await request.get('/api/bags/?page_size=96&ordering=price_usd')).json()
  for (const bag of results) {
    const added = await request.post('/api/cart/', { headers, data: { bag_id: bag.id } })
    if (added.ok()) break
  }
  const cities = await (await request.get('/api/cities/')).json()
  const data = {
    mode: 'reserve',
    delivery_method: 'pickup',
    first_name: 'Анна',
    last_name: 'Петрова',
    phone: '+79161234567',
    email: 'anna@example.com',
    pickup_city_id: cities.results[0].id,
  }
  const placed = await request.post('/api/orders/create_from_cart/', { headers, data })
  if (!placed.ok()) throw new Error(`No order was placed: ${await placed.text()}`)
  return (await placed.json()).order_number
}

test('ORD-01 ORD-02 an order is found in the history, opened, and cancelled after a confirmation', async ({ page, request }) => {
  const { access } = await signInByApi(page)
  const number = await placeOrder(request, access)
  await openHistory(page)
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByText('Найден 1\u00A0заказ')).toBeVisible()
  await expect(cards(page)).toContainText(number)
  await expect(cards(page)).toContainText('Ожидает подтверждения')
  await expect(cards(page)).toContainText(/Бронь до\s.+, осталось \d+\sч/)
  expect(await layoutShift(page)).toBeLessThan(0.01)
  await expectAccessible(page)

  await button(page, `Подробнее о\u00A0заказе ${number}`).click()
  const details = page.getByRole('dialog', { name: `Заказ ${number}` })
  await expect(details).toContainText('Анна Петрова')
  await expect(details).toContainText('Самовывоз')
  await expectAccessible(page, { within: '[role=dialog]' })
  await page.keyboard.press('Escape')

  await button(page, `Отменить заказ ${number}`).click()
  const question = page.getByRole('dialog', { name: `Отменить заказ ${number}?` })
  await expect(question).toBeVisible()
  await expectAccessible(page, { within: '[role=dialog]' })
  await question.getByRole('button', { name: 'Отменить заказ' }).click()
  await expect(page.getByText('Заказ отменён', { exact: true })).toBeVisible()
  await expect(cards(page)).toContainText('Отменён')
  await expect(button(page, `Отменить заказ ${number}`)).toHaveCount(0)
  // the pressed button is removed, and the focus stays within the order
  await expect(button(page, `Скопировать номер заказа ${number}`)).toBeFocused()
})

test('ORD-01 ORD-02 the history can be searched, filtered and sorted, its cards expand, and order details can be printed', async ({
  page,
}) => {
  await test.step('a search, a status and an order are in the URL, as chips, and are all reset at once', async () => {
    await signInByApi(page)
    await mockOrders(page, [order('AAAA-1111')])
    await openHistory(page)
    const searched = page.waitForRequest('**/api/orders/?*search=Daytona*')
    await page.getByRole('searchbox', { name: 'Поиск по заказам' }).fill('Daytona')
    await searched
    const narrowed = page.waitForRequest('**/api/orders/?*status=shipped*')
    await page.getByLabel('Статус').selectOption({ label: 'Отправлен' })
    await narrowed
    const sorted = page.waitForRequest('**/api/orders/?*ordering=total_desc*')
    await page.getByLabel('Сортировка').selectOption({ label: 'Сначала дороже' })
    expect(new URL((await sorted).url()).search).toBe('?ordering=total_desc&search=Daytona&status=shipped')
    await expect(page).toHaveURL('/purchase-history?search=Daytona&status=shipped&ordering=total_desc')
    const chips = page.getByRole('list', { name: 'Выбранные фильтры' })
    await expect(chips.getByRole('button')).toHaveText(['«Daytona»', 'Отправлен', 'Сбросить фильтры'])
    await expectAccessible(page)
    await button(page, 'Убрать фильтр: Отправлен').click()
    await expect(page).toHaveURL('/purchase-history?search=Daytona&ordering=total_desc')
    await page.reload()
    await expect(page.getByRole('searchbox', { name: 'Поиск по заказам' })).toHaveValue('Daytona')
    await button(chips, 'Сбросить фильтры').click()
    await expect(page).toHaveURL('/purchase-history?ordering=total_desc')
    await expect(page.getByRole('searchbox', { name: 'Поиск по заказам' })).toHaveValue('')
  })

  await test.step('a card shows two pieces and the others on demand; an unknown status is shown as received; only the details are printed', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await mockOrders(page, [order('AAAA-1111', { pieces: 4, status: 'in_customs', can_cancel: true })])
    await openHistory(page)
    await expect(cards(page)).toContainText('in_customs')
    const pieces = cards(page).getByRole('list', { name: 'Состав заказа' }).getByRole('listitem')
    await expect(pieces).toHaveCount(2)
    await button(page, 'Ещё 2\u00A0предмета').click()
    await expect(pieces).toHaveCount(4)
    await expect(pieces.last().getByRole('link')).toHaveAttribute('href', '/product/4')
    await button(page, 'Свернуть').click()
    await expect(pieces).toHaveCount(2)

    await button(page, 'Подробнее о\u00A0заказе AAAA-1111').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('dialog').getByText('Анна Петрова')).toBeVisible()
    await expect(page.locator('main')).toBeHidden()
    await expect(page.getByRole('dialog').locator('button').first()).toBeHidden()
  })
})

test('ORD-03 the number is copied, also without a clipboard; a failure shows a message', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('closed')) } })
    document.execCommand = (command) => {
      Reflect.set(
        globalThis,
        'copied',
        command === 'copy' && document.activeElement instanceof HTMLTextAreaElement && document.activeElement.value,
      )
      return !Reflect.get(globalThis, 'isBroken')
    }
  })
  await signInByApi(page)
  await mockOrders(page, [order('AAAA-1111')])
  await openHistory(page)
  await button(page, 'Скопировать номер заказа AAAA-1111').click()
  await expect(page.getByText('Номер скопирован')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'copied'))).toBe('AAAA-1111')
  await page.evaluate(() => Reflect.set(globalThis, 'isBroken', true))
  await button(page, 'Скопировать номер заказа AAAA-1111').click()
  await expect(page.getByText('Не удалось скопировать номер')).toBeVisible()
})

test.describe('in English', () => {
  test.use({ lang: 'en' })
  test('ORD-01 I18N-04 the history is in English; a signed-out visitor reads what the page offers', async ({ page }) => {
    await page.goto('/purchase-history')
    await expect(page.locator('main h2', { hasText: 'You are not signed in' })).toBeVisible()
    await signInByApi(page)
    await mockOrders(page, [order('AAAA-1111'), order('BBBB-2222', { status: 'delivered' })])
    await openHistory(page)
    await expect(page.getByText('2\u00A0orders found')).toBeVisible()
    await expect(cards(page).last()).toContainText('Delivered')
    await expectAccessible(page)
  })
})
