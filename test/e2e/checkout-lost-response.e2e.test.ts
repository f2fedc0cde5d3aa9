import { consent, fillContact, loseResponse, openWith, submit, submitButton, test } from '#test/e2e/checkout-page.ts'
import { main } from '#test/e2e/customer-fixtures.ts'
import { expect, type Page } from '#test/e2e/fixtures.ts'

const checkOrder = (page: Page) => main(page).getByRole('button', { name: 'Проверить заказ' })

test('CHK-13 SEC-C2 after a lost response resending creates no second order', async ({ page, buyer, texts, pieces, pageErrors }) => {
  pageErrors.allow(/Failed to load resource/)
  const [piece] = pieces
  await openWith(page, buyer, piece)
  await fillContact(page, texts)
  // the page cannot load the cart again after the lost response
  await page.route('**/api/cart/0/', (route) => route.abort('connectionreset'))
  await loseResponse(page, texts.reserve, main(page).getByRole('alert').filter({ hasText: 'второй заказ не появится' }))
  expect(await buyer.orders()).toHaveLength(1)
  await page.unroute('**/api/cart/0/')
  await submit(page, texts.reserve)
  expect(await buyer.orders()).toHaveLength(1)
})

test('CHK-13 SEC-C2 after a lost response a changed cart creates a new order, and an order cancelled since shows no thank-you', async ({
  page,
  buyer,
  texts,
  pieces,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/)
  const [piece, another] = pieces
  await openWith(page, buyer, piece)
  await fillContact(page, texts)
  await loseResponse(page, texts.reserve, checkOrder(page))
  await buyer.add(another.id)
  await page.reload()
  await consent(page).check()
  await loseResponse(page, texts.reserve, checkOrder(page))
  const [newest, oldest] = await buyer.orders()
  expect(newest?.id).not.toBe(oldest?.id)
  await buyer.cancel(newest)
  await buyer.add(another.id)
  await page.reload()
  await consent(page).check()
  await submitButton(page, texts.reserve).click()
  await expect(main(page).getByRole('alert')).toContainText(/Заказ \S+, отправленный раньше, отменён/)
  await submit(page, texts.reserve)
  expect((await buyer.orders()).map(({ status }) => status)).toEqual(['pending', 'cancelled', 'pending'])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('CHK-13 after a lost response the instructions are on screen with the focus, and after a reload the order can be looked up', async ({
    page,
    buyer,
    texts,
    pieces,
    pageErrors,
  }) => {
    pageErrors.allow(/Failed to load resource/)
    const [piece] = pieces
    await openWith(page, buyer, piece)
    await fillContact(page, texts)
    await submitButton(page, texts.reserve).scrollIntoViewIfNeeded()
    await loseResponse(page, texts.reserve, checkOrder(page))
    // the notice has the focus and is visible, so Tab leads to its button
    const notice = main(page)
      .locator('div:focus')
      .filter({ has: page.getByRole('button', { name: 'Проверить заказ' }) })
    await expect(notice).toHaveCount(1)
    await expect(checkOrder(page)).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(checkOrder(page)).toBeFocused()
    await page.reload()
    await checkOrder(page).click()
    await expect(page).toHaveURL(/\/purchase-history$/)
    expect(await buyer.orders()).toHaveLength(1)
  })
})
