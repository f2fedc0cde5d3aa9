import { expect, expectAccessible, test } from '#test/e2e/fixtures.ts'
import { mockOrders, button, cards, openHistory, order } from '#test/e2e/order-history-page.ts'
import { signInByApi } from '#test/e2e/sign-in.ts'

test('ORD-01 an empty history, an empty search and a failed load explain what to do; more is offered while next exists, and its failure can be retried; a bare array is accepted; an order that can no longer be cancelled shows the server’s reason', async ({
  page,
  pageErrors,
}) => {
  await test.step('an empty history, an empty search and a failed load explain what to do', async () => {
    pageErrors.allow(/500/)
    await signInByApi(page)
    await openHistory(page)
    await expect(page.getByText('Заказов пока нет')).toBeVisible()
    await expectAccessible(page)
    await openHistory(page, '?search=nothing')
    await expect(page.getByText('Таких заказов нет')).toBeVisible()
    await expectAccessible(page)
    await page.route('**/api/orders/?*', (route) => route.fulfill({ status: 500, json: { detail: 'x' } }))
    await openHistory(page)
    await expect(page.getByRole('alert')).toContainText('Не удалось загрузить заказы')
    await expectAccessible(page)
  })

  await test.step('more is offered while next exists; its failure shows a message with a retry', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    pageErrors.allow(/500/)
    await signInByApi(page)
    let failuresLeft = 1
    await page.route('**/api/orders/?*', (route) => {
      const isSecond = route.request().url().includes('page=2')
      if (isSecond && failuresLeft-- > 0) return route.fulfill({ status: 500, json: { detail: 'x' } })
      const next = isSecond ? null : 'https://vitrine.example/api/orders/?ordering=newest&page=2'
      const results = isSecond ? [order('BBBB-2222')] : ['AAAA-1111', 'AAAA-2222', 'AAAA-3333'].map((number) => order(number))
      return route.fulfill({ json: { count: 4, next, previous: null, results } })
    })
    await openHistory(page)
    await button(page, 'Показать ещё').click()
    await expect(page.getByText('Не удалось загрузить следующие заказы')).toBeVisible()
    await expect(cards(page)).toHaveCount(3)
    await button(page, 'Показать ещё').click()
    await expect(cards(page)).toHaveCount(4)
    await expect(button(page, 'Показать ещё')).toHaveCount(0)
    // The pressed button is removed. The focus moves to the first of the added orders, and the page does not scroll.
    await expect(button(page, 'Скопировать номер заказа BBBB-2222')).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })

  await test.step('a bare array is accepted', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.route('**/api/orders/?*', (route) => route.fulfill({ json: [order('AAAA-1111'), order('BBBB-2222')] }))
    await openHistory(page)
    await expect(cards(page)).toHaveCount(2)
    await expect(page.getByText('Найдено 2\u00A0заказа')).toBeVisible()
  })

  await test.step('an order that can no longer be cancelled shows the server’s reason', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    pageErrors.allow(/409/)
    await signInByApi(page)
    await mockOrders(page, [order('AAAA-1111', { can_cancel: true })])
    await page.route('**/api/orders/AAAA-1111/', (route) => route.fulfill({ status: 409, json: { detail: 'Заказ уже отправлен.' } }))
    await openHistory(page)
    await button(page, 'Отменить заказ AAAA-1111').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Отменить заказ' }).click()
    await expect(page.getByText('Заказ уже отправлен.')).toBeVisible()
  })
})
