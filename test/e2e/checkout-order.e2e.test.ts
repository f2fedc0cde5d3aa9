import { confirmation, fillContact, storedKeys, open, openWith, submit, submitButton, test, total } from '#test/e2e/checkout-page.ts'
import { main, price } from '#test/e2e/customer-fixtures.ts'
import { expect, expectAccessible, layoutShift } from '#test/e2e/fixtures.ts'

test('CHK-01 CHK-06 CHK-10 EDN-09 from the cart with a promo code to a pickup order, its confirmation, and the purchase history', async ({
  page,
  buyer,
  texts,
  pieces,
}) => {
  const [piece] = pieces
  await openWith(page, buyer, piece)
  // A piece is in one of the two cities. Pickup in the other city requires a transfer.
  const city = main(page).getByLabel(texts.city, { exact: true })
  const transfers: number[] = []
  for (const at of [1, 0]) {
    await city.selectOption({ index: at })
    transfers.push(await main(page).getByText(texts.transfer).count())
  }
  expect(transfers.toSorted((one, other) => one - other)).toEqual([0, 1])
  for (const words of [String(piece.reference), texts.nothingNow, '+7 800 700 53 59'])
    await expect(main(page).getByRole('complementary')).toContainText(words)
  await main(page).getByLabel(texts.promo).fill(' save10 ')
  await main(page).getByRole('button', { name: texts.apply }).click()
  await expect(main(page).getByText('SAVE10').first()).toBeVisible()
  const goods = Number(piece.price_usd)
  const sum = goods - Math.round(goods / 10)
  await expect(total(page)).toHaveText(price(sum))
  await fillContact(page, texts)
  await expect(main(page).getByLabel(texts.phone)).toHaveValue(/^\+7 9/)
  await submit(page, texts.reserve)
  const confirmed = confirmation(page, texts)
  await expect(confirmed).toBeFocused()
  await expect(confirmed.getByRole('heading').first()).toBeInViewport()
  for (const words of [price(sum), texts.nextCall, texts.atOffice, 'anna@example.com', '+7 800 700 53 59'])
    await expect(confirmed).toContainText(words)
  await expect(confirmed.locator('img')).toHaveCount(1)
  await expect(confirmed.getByRole('list').last().getByRole('listitem')).toHaveCount(3)
  // The new order is shown only in the confirmation. The list below contains only earlier orders, and this customer has none.
  await expect(main(page).getByRole('article')).toHaveCount(0)
  await expectAccessible(page)
  await page.reload()
  await expect(confirmed).toBeVisible()
  expect(await buyer.orders()).toMatchObject([{ status: 'pending', total_price: sum.toFixed(2) }])
  expect(await storedKeys(page)).toEqual([])
  // the confirmation is shown only directly after the order
  await page.goto('/cart')
  await page.goto('/purchase-history')
  await expect(main(page).getByRole('article')).toHaveCount(1)
  await expect(confirmed).toHaveCount(0)
  await page.goto('/checkout')
  await expect(main(page).getByText(texts.empty)).toBeVisible()
})

test('CHK-02 CHK-12 CHK-05 CHK-08 TRST-04 the form points out missing fields, adds the fee for delivery abroad, saves the address, and ends with a proforma', async ({
  page,
  buyer,
  texts,
  pieces,
}) => {
  await test.step('an incomplete form focuses and names its first missing field, and breaks no rule of WCAG 2.2 AA', async () => {
    const [piece] = pieces
    await openWith(page, buyer, piece)
    await expectAccessible(page)
    expect(await layoutShift(page)).toBeLessThan(0.1)
    await submitButton(page, texts.reserve).click()
    await expect(page.getByText(texts.fill)).toBeVisible()
    await expect(main(page).getByLabel(texts.firstName, { exact: true })).toBeFocused()
    await expect(main(page).getByLabel(texts.email)).toHaveAttribute('aria-invalid', 'true')
    await expect(submitButton(page, texts.missingName)).toBeDisabled()
    await expectAccessible(page)
    await fillContact(page, texts)
    await expect(submitButton(page, texts.reserve)).toBeEnabled()
  })

  await test.step('delivery abroad costs 50 USD; its address is saved and prefills the next order', async () => {
    const [piece, other] = pieces
    await open(page)
    await main(page).getByRole('radio', { name: texts.delivery }).check()
    await expect(main(page).getByText(texts.duties)).toHaveCount(0)
    await main(page).getByLabel(texts.country).selectOption({ label: texts.france })
    await expect(main(page).getByText(texts.duties)).toBeVisible()
    expect((await main(page).getByLabel(texts.country).getByRole('option').allInnerTexts()).slice(1, 3)).toEqual(texts.homes)
    await expect(total(page)).toHaveText(price(Number(piece.price_usd) + 50))
    await main(page).getByLabel(texts.city, { exact: true }).fill('Paris')
    await main(page).getByLabel(texts.code).fill('75001')
    await main(page).getByLabel(texts.street).fill('1 rue de Rivoli')
    await main(page).getByLabel(texts.save).check()
    await fillContact(page, texts)
    await Promise.all([expect(page.getByText(texts.addressSaved)).toBeVisible(), submit(page, texts.reserve)])
    await expect(confirmation(page, texts)).toContainText(texts.byInvoice)
    const downloads = page.waitForEvent('download')
    await confirmation(page, texts).getByRole('link', { name: texts.proforma }).click()
    expect((await downloads).suggestedFilename()).toMatch(/^PRO-\d{4}-\d{5}\.pdf$/)
    const [order] = await buyer.orders()
    expect(order?.total_price).toBe((Number(piece.price_usd) + 50).toFixed(2))
    await openWith(page, buyer, other)
    await main(page).getByRole('radio', { name: texts.delivery }).check()
    await main(page).getByLabel(texts.saved).selectOption({ index: 1 })
    await expect(main(page).getByLabel(texts.street)).toHaveValue('1 rue de Rivoli')
    await expect(main(page).getByLabel(texts.country)).toHaveValue('FR')
    await expectAccessible(page)
    // simulates a customer who corrects the address in the profile before the draft is restored
    await page.route('**/api/addresses/', async (route) => {
      const response = await route.fetch()
      const list: { results: object[] } = await response.json()
      const results = list.results.map((address) => ({ ...address, address_line1: '3 rue de Rivoli' }))
      await route.fulfill({ response, json: { ...list, results } })
    })
    await page.reload()
    await expect(main(page).getByLabel(texts.street)).toHaveValue('3 rue de Rivoli')
    await expect(main(page).getByLabel(texts.saved)).not.toHaveValue('')
    await page.unroute('**/api/addresses/')
    // A saved address that is edited becomes a new address. This one cannot be saved, because its street is too short.
    await main(page).getByLabel(texts.street).fill('2 r')
    await expect(main(page).getByLabel(texts.saved)).toHaveValue('')
    await main(page).getByLabel(texts.save).check()
    await fillContact(page, texts)
    await submitButton(page, texts.reserve).click()
    await expect(main(page).getByLabel(texts.street)).toBeFocused()
    await main(page).getByLabel(texts.save).uncheck()
    await expect(submitButton(page, texts.reserve)).toBeEnabled()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('CHK-01 CHK-05 the bottom bar has the total and places the order, even before the list of branches has loaded', async ({
    page,
    buyer,
    texts,
    pieces,
  }) => {
    const [piece] = pieces
    const branches = Promise.withResolvers<void>()
    await page.route('**/api/cities/', async (route) => {
      await branches.promise
      await route.continue()
    })
    await openWith(page, buyer, piece)
    await expect(submitButton(page, texts.reserve)).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await main(page).getByRole('radio', { name: texts.delivery }).check()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    await main(page).getByRole('radio', { name: 'Самовывоз' }).check()
    await fillContact(page, texts)
    await submitButton(page, texts.reserve).click()
    await expect(submitButton(page, texts.sending)).toBeVisible()
    branches.resolve()
    await expect(page).toHaveURL(/\/purchase-history$/)
  })
})

test('CART-02 CHK-01 a signed-out visitor is sent to sign in and back', async ({ page }) => {
  await page.goto('/checkout?mode=pay')
  await expect(page).toHaveURL(/\/login\?next=%2Fcheckout%3Fmode%3Dpay$/)
})
