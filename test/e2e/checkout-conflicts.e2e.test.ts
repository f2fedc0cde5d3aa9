import { fillContact, openWith, submit, submitButton, test, total } from '#test/e2e/checkout-page.ts'
import { main, price, reserveElsewhere } from '#test/e2e/customer-fixtures.ts'
import { expect, expectAccessible } from '#test/e2e/fixtures.ts'

// whole journeys, each with its own sign-in
test.describe.configure({ timeout: 60_000 })

test('CHK-13 a piece that was sold in between is named, what was typed stays, and the rest can be ordered', async ({
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
  await expect(submitButton(page, texts.reserve)).toBeDisabled()
  await expectAccessible(page)
  await main(page)
    .getByRole('button', { name: /Убрать из корзины/ })
    .click()
  await submit(page, texts.reserve)
  expect(await buyer.orders()).toHaveLength(1)
  await giveBack()
})

test('CHK-06 SEC-C6 a promo that only the page believed in is removed, and the new total is shown before anything is bought', async ({
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
