import { fillContact, keptKeys, openWith, submit, submitButton, test, total } from '#test/e2e/checkout-page.ts'
import { main, price } from '#test/e2e/customer.ts'
import { expect, expectAccessible, layoutShift } from '#test/e2e/fixtures.ts'

// whole journeys, each with its own sign-in, some with three audits
test.describe.configure({ timeout: 60_000 })

for (const lang of ['ru', 'en'] as const) {
  test.describe(`in ${lang}`, () => {
    test.use({ lang })

    test('CHK-01 CHK-06 CHK-10 from the cart over a promo to a pickup order in the purchase history', async ({
      page,
      buyer,
      said,
      pieces,
    }) => {
      const [piece] = pieces
      await openWith(page, buyer, piece)
      await main(page).getByLabel(said.promo).fill(' save10 ')
      await main(page).getByRole('button', { name: said.apply }).click()
      await expect(main(page).getByText('SAVE10').first()).toBeVisible()
      const goods = Number(piece.price_usd)
      const sum = goods - Math.round(goods / 10)
      await expect(total(page)).toHaveText(price(sum))
      await fillContact(page, said)
      await expect(main(page).getByLabel(said.phone)).toHaveValue(/^\+7 9/)
      await submit(page, said.reserve)
      await expect(page.getByText(said.placed)).toBeVisible()
      expect(await buyer.orders()).toMatchObject([{ status: 'pending', total_price: sum.toFixed(2) }])
      expect(await keptKeys(page)).toEqual([])
      await page.goto('/checkout')
      await expect(main(page).getByText(said.empty)).toBeVisible()
    })

    test('CHK-05 CHK-08 delivery abroad costs 50 USD; its address is kept, and fills the next order', async ({
      page,
      buyer,
      said,
      pieces,
    }) => {
      const [piece, other] = pieces
      await openWith(page, buyer, piece)
      await main(page).getByRole('radio', { name: said.delivery }).check()
      await main(page).getByLabel(said.country).selectOption({ label: said.france })
      await expect(total(page)).toHaveText(price(Number(piece.price_usd) + 50))
      await main(page).getByLabel(said.city, { exact: true }).fill('Paris')
      await main(page).getByLabel(said.code).fill('75001')
      await main(page).getByLabel(said.street).fill('1 rue de Rivoli')
      await main(page).getByLabel(said.save).check()
      await fillContact(page, said)
      await submit(page, said.reserve)
      await expect(page.getByText(said.addressSaved)).toBeVisible()
      const [order] = await buyer.orders()
      expect(order?.total_price).toBe((Number(piece.price_usd) + 50).toFixed(2))
      await openWith(page, buyer, other)
      await main(page).getByRole('radio', { name: said.delivery }).check()
      await main(page).getByLabel(said.saved).selectOption({ index: 1 })
      await expect(main(page).getByLabel(said.street)).toHaveValue('1 rue de Rivoli')
      await expect(main(page).getByLabel(said.country)).toHaveValue('FR')
      await expectAccessible(page)
      // what is changed is another address: it may be saved too, when it is long enough
      await main(page).getByLabel(said.street).fill('2 r')
      await expect(main(page).getByLabel(said.saved)).toHaveValue('')
      await main(page).getByLabel(said.save).check()
      await fillContact(page, said)
      await submitButton(page, said.reserve).click()
      await expect(main(page).getByLabel(said.street)).toBeFocused()
      await main(page).getByLabel(said.save).uncheck()
      await expect(submitButton(page, said.reserve)).toBeEnabled()
    })

    test('CHK-02 CHK-12 a form with gaps leads to the first, says so, and breaks no rule of WCAG 2.2 AA', async ({
      page,
      buyer,
      said,
      pieces,
    }) => {
      const [piece] = pieces
      await openWith(page, buyer, piece)
      await expectAccessible(page)
      expect(await layoutShift(page)).toBeLessThan(0.1)
      await submitButton(page, said.reserve).click()
      await expect(page.getByText(said.fill)).toBeVisible()
      await expect(main(page).getByLabel(said.firstName, { exact: true })).toBeFocused()
      await expect(main(page).getByLabel(said.email)).toHaveAttribute('aria-invalid', 'true')
      await expect(submitButton(page, said.reserve)).toBeDisabled()
      await expectAccessible(page)
      await fillContact(page, said)
      await expect(submitButton(page, said.reserve)).toBeEnabled()
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('CHK-01 the bar at the foot has the total and orders', async ({ page, buyer, said, pieces }) => {
    const [piece] = pieces
    await openWith(page, buyer, piece)
    await expect(submitButton(page, said.reserve)).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await main(page).getByRole('radio', { name: said.delivery }).check()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    await main(page).getByRole('radio', { name: 'Самовывоз' }).check()
    await fillContact(page, said)
    await submit(page, said.reserve)
  })
})

test('CART-02 CHK-01 who is not signed in is sent to sign in and back', async ({ page }) => {
  await page.goto('/checkout?mode=pay')
  await expect(page).toHaveURL(/\/login\?next=%2Fcheckout%3Fmode%3Dpay$/)
})
