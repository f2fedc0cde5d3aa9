import { fillContact, openWith, submit, submitButton, test, total } from '#test/e2e/checkout-page.ts'
import { main, open as openPage, price, reserveElsewhere } from '#test/e2e/customer-fixtures.ts'
import { expect, expectAccessible, type Page } from '#test/e2e/fixtures.ts'

test('CHK-13 a piece sold in the meantime is named, typed text stays, and the rest can be ordered', async ({
  page,
  browser,
  baseURL,
  buyer,
  texts,
  pieces,
  pageErrors,
}) => {
  pageErrors.allow(/409/)
  const [piece, other] = pieces
  await buyer.add(piece.id)
  await openWith(page, buyer, other)
  await fillContact(page, texts)
  const giveBack = await reserveElsewhere(browser, { kind: 'watch', id: piece.id }, baseURL)
  await submitButton(page, texts.reserve).click()
  await expect(main(page).getByRole('alert')).toContainText('недоступна')
  await expect(main(page).getByText('Недоступно для заказа')).toBeVisible()
  await expect(main(page).getByLabel(texts.firstName, { exact: true })).toHaveValue('Анна')
  await expect(submitButton(page, texts.reserve)).toHaveCount(0)
  await expectAccessible(page)
  await submitButton(page, 'Убрать недоступное').click()
  await expect(main(page).getByText('Недоступно для заказа')).toHaveCount(0)
  await expect(submitButton(page, texts.reserve)).toBeFocused()
  await expect(main(page).getByRole('alert')).toHaveCount(0)
  await submit(page, texts.reserve)
  expect(await buyer.orders()).toHaveLength(1)
  await giveBack()
})

test('CHK-06 SEC-C6 a promo code that the server rejects is removed, and the new total is shown before anything is ordered', async ({
  page,
  buyer,
  texts,
  pieces,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource|409/)
  const [piece] = pieces
  await openWith(page, buyer, piece)
  await page.route('**/api/orders/validate_promo/', (route) => route.fulfill({ json: { code: 'GONE', type: 'fixed', value: 50 } }))
  await main(page).getByLabel(texts.promo).fill('gone')
  await main(page).getByRole('button', { name: texts.apply }).click()
  await fillContact(page, texts)
  await submitButton(page, texts.reserve).click()
  await expect(main(page).getByRole('alert')).toContainText('Промокод GONE не действует')
  await expect(total(page)).toHaveText(price(Number(piece.price_usd)))
  expect(await buyer.orders()).toEqual([])
  await submit(page, texts.reserve)
})

/** Makes the API return this response to all further orders. */
const respondToOrders = async (page: Page, response: { status: number; json?: object; body?: string }) => {
  await page.unroute('**/api/orders/create_from_cart/')
  await page.route('**/api/orders/create_from_cart/', (route) => route.fulfill(response))
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('CHK-12 FORM-04 the reason of a failed order is scrolled into view each time; the page supplies one if the response has none', async ({
    page,
    buyer,
    texts,
    pieces,
    pageErrors,
  }) => {
    pageErrors.allow(/Failed to load resource/)
    await openWith(page, buyer, pieces[0])
    await fillContact(page, texts)
    const alert = main(page).getByRole('alert')
    const uncertain = 'второй заказ не\u00A0появится'
    for (const [response, words] of [
      [{ status: 400, json: {} }, 'Не удалось оформить заказ'],
      [{ status: 500, json: {} }, uncertain],
      [{ status: 502, body: 'Bad Gateway' }, uncertain],
    ] as const) {
      await respondToOrders(page, response)
      await page.evaluate(() => scrollTo(0, 0))
      await submitButton(page, texts.reserve).click()
      await expect(alert).toContainText(words)
      await expect(alert).toBeInViewport({ ratio: 1 })
      await expect(alert).toBeFocused()
      await expect(main(page)).not.toContainText(/\{\}|Bad Gateway/)
    }
    // the first refused field gets the focus, and the error is shown at the field and at the button
    const refused = { detail: 'Проверьте поля.', errors: { phone: ['Такого номера нет.'] } }
    await respondToOrders(page, { status: 400, json: refused })
    await submitButton(page, texts.reserve).click()
    const phone = main(page).getByLabel(texts.phone, { exact: true })
    await expect(phone).toBeFocused()
    await expect(phone).toHaveAccessibleDescription(/Такого номера нет/)
    await expect(phone).toBeInViewport()
    await expect(submitButton(page, 'Проверьте телефон')).toBeDisabled()
    await phone.fill('+7 916 123-45-67')
    await expect(submitButton(page, texts.reserve)).toBeEnabled()
    await expect(alert).toHaveCount(0)
  })
})

test('CHK-02 CHK-12 the button names a refused pickup until the city, the delivery method or the cart changes', async ({
  page,
  buyer,
  texts,
  pieces,
  pageErrors,
}) => {
  pageErrors.allow(/409/)
  await buyer.add(pieces[1].id)
  await openWith(page, buyer, pieces[0])
  await fillContact(page, texts)
  const refused = { detail: 'Едет в другой офис.', errors: { pickup_city_id: ['Едет в другой офис.'] } }
  await respondToOrders(page, { status: 409, json: refused })
  const city = main(page).getByLabel(texts.city, { exact: true })
  const isRefused = async () => {
    await submitButton(page, texts.reserve).click()
    await expect(city).toBeFocused()
    await expect(city).toHaveAccessibleDescription(/Едет в другой офис/)
    await expect(submitButton(page, 'Проверьте получение')).toBeDisabled()
  }
  await isRefused()
  await main(page).getByRole('radio', { name: texts.delivery }).check()
  await expect(submitButton(page, 'Выберите страну')).toBeDisabled()
  await expect(main(page).getByText('Едет в другой офис.')).toHaveCount(0)
  await main(page).getByRole('radio', { name: 'Самовывоз' }).check()
  await expect(submitButton(page, 'Проверьте получение')).toBeDisabled()
  await city.selectOption({ index: 1 })
  await expect(submitButton(page, texts.reserve)).toBeEnabled()
  await isRefused()
  const cart = await page.context().newPage()
  await openPage(cart, '/cart')
  await cart
    .getByRole('button', { name: /^Удалить из корзины/ })
    .first()
    .click()
  await expect(submitButton(page, texts.reserve)).toBeEnabled()
  await expect(main(page).getByText('Едет в другой офис.')).toHaveCount(0)
})
