import { translators } from '#app/i18n/translators.server.ts'
import { expect, expectAccessible, waitForHydration, type Page, test } from '#test/e2e/fixtures.ts'
import { freshPhone, lastCode } from '#test/e2e/sign-in.ts'

/** Returns a piece of jewelry by its index in the list. Other tests buy other pieces. */
async function pieceFor(page: Page, index: number): Promise<{ id: number; name: string; usd: number }> {
  const { results } = await (await page.request.get('/api/jewelry/?ordering=price_usd&page_size=40')).json()
  const free = results.filter((piece: Listed) => piece.status === 'available' && !piece.price_on_request)
  const piece: Listed = free.at(index)
  return { id: piece.id, name: piece.model_name, usd: Number(piece.price_usd) }
}

type Listed = { id: number; status: string; price_on_request: boolean; price_usd: string; model_name: string }

// the page tests cover the same steps in Russian
test.describe('a customer in English', () => {
  test.use({ lang: 'en' })

  test('AUTH-06 LIST-01 CART-04 CHK-06 CHK-10 ORD-02 a customer registers, verifies the phone, saves pieces, orders with a promo code, and cancels', async ({
    page,
  }) => {
    const { t } = translators.en
    const phone = freshPhone()
    const { id, name, usd } = await pieceFor(page, 13)
    const header = page.getByRole('banner')
    const main = page.getByRole('main')
    const press = (label: string) => main.getByRole('button', { name: label, exact: true }).locator('visible=true').first().click()

    await page.goto('/jewelry?ordering=price_usd&page_size=96')
    await waitForHydration(page)
    await main.getByRole('link', { name }).first().click()
    await expect(page).toHaveURL(/\/jewelry\/\d+$/)
    await page.goto(`/jewelry/${id}`)
    await waitForHydration(page)
    await press(t('product.addToCart'))

    const panel = page.getByRole('dialog')
    await panel.getByRole('button', { name: t('signIn.toRegister'), exact: true }).click()
    await panel.getByRole('textbox', { name: t('signIn.phone') }).fill(phone)
    await panel.getByLabel(t('signIn.newPassword'), { exact: true }).fill('seconds-and-carats')
    await panel.getByLabel(t('signIn.passwordAgain'), { exact: true }).fill('seconds-and-carats')
    await panel.getByRole('button', { name: t('signIn.toRegisterSubmit'), exact: true }).click()
    await panel.getByRole('textbox', { name: t('signIn.callCode') }).waitFor()
    await panel.getByRole('textbox', { name: t('signIn.callCode') }).pressSequentially(lastCode(phone))
    await expect(panel).toBeHidden()
    await expect(header.getByRole('link', { name: t('header.cartCount', { count: 1 }) })).toBeVisible()
    await expect(page).toHaveURL(`/jewelry/${id}`)

    await press(t('product.favorite'))
    await press(t('product.compare'))
    await header.getByRole('link', { name: t('header.favorites') }).click()
    await expect(main.getByRole('link', { name }).first()).toBeVisible()
    await page.goto('/compare')
    await expect(main.getByRole('table')).toContainText(name)
    await expectAccessible(page)

    await header.getByRole('link', { name: t('header.cartCount', { count: 1 }) }).click()
    await expect(main).toContainText(name)
    await press(t('cart.checkout'))
    await main.getByLabel(t('checkout.promo.label')).fill('SAVE10')
    await press(t('checkout.promo.apply'))
    await expect(main.getByText(/SAVE10/).first()).toBeVisible()
    await main.getByLabel(t('checkout.contact.firstName'), { exact: true }).fill('Anna')
    await main.getByLabel(t('checkout.contact.lastName'), { exact: true }).fill('Ivanova')
    await main.getByLabel(t('checkout.contact.email'), { exact: true }).fill('anna@example.com')
    await main.getByRole('checkbox').last().check()
    await press(t('checkout.summary.submitReserve'))
    await expect(page).toHaveURL('/purchase-history')
    await main
      .getByRole('region')
      .getByRole('link', { name: t('history.title'), exact: true })
      .click()
    const order = main.getByRole('article')
    await expect(order).toContainText(name)
    await expect(header.getByRole('link', { name: t('header.cart'), exact: true })).toBeVisible()
    const total = usd - Math.round(usd / 10)
    await expect(order).toContainText(new RegExp(String(total).replace(/\B(?=(\d{3})+$)/g, '[\\s\u00A0,]')))
    const piece = () => page.request.get(`/api/jewelry/${id}/`).then((response) => response.json())
    await expect.poll(piece).toMatchObject({ status: 'reserved' })

    await order.getByRole('button', { name: t('history.orderCard.cancel') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('history.cancelling.confirm') })
      .click()
    await expect(order).toContainText(t('history.status.cancelled'))
    await expect.poll(piece).toMatchObject({ status: 'available' })
  })
})
