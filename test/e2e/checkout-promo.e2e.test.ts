import { open, openWith, test } from '#test/e2e/checkout-page.ts'
import { main } from '#test/e2e/customer-fixtures.ts'
import { expect } from '#test/e2e/fixtures.ts'

test('CHK-06 while the server is unreachable, SAVE10 is accepted and another code is not, each with a message; removing a promo code or an unavailable piece keeps the focus and scroll position', async ({
  page,
  buyer,
  texts,
  pieces,
  pageErrors,
}) => {
  await test.step('while the server is unreachable, SAVE10 is accepted and another code is not, each with a message', async () => {
    pageErrors.allow(/Failed to load resource/)
    const [piece] = pieces
    await openWith(page, buyer, piece)
    await page.route('**/api/orders/validate_promo/', (route) => route.abort())
    const code = main(page).getByRole('textbox', { name: texts.promo })
    await code.fill('other')
    await code.press('Enter')
    await expect(main(page).getByRole('alert')).toHaveText('Промокод недействителен')
    await code.fill('SAVE10')
    await code.press('Enter')
    await expect(main(page).getByRole('definition')).toHaveCount(4)
    await code.fill('save10')
    await code.press('Enter')
    await expect(page.getByText('Этот промокод уже применён')).toBeVisible()
    await page.reload()
    await expect(main(page).getByRole('definition')).toHaveCount(4)
    await main(page)
      .getByRole('button', { name: /Убрать промокод/ })
      .click()
    await expect(page.getByText('Промокод убран')).toBeVisible()
    await expect(main(page).getByRole('definition')).toHaveCount(3)
  })

  await test.step('removing a promo code or an unavailable piece keeps the focus and scroll position', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const [first, second] = pieces
    await buyer.add(second.id)
    await page.route('**/api/cart/0/', async (route) => {
      const response = await route.fetch()
      const cart = await response.json()
      const items = cart.items.map((item: { watch: { id: number } }) =>
        item.watch.id === first.id ? { ...item, is_available: false, stock: 0 } : item,
      )
      await route.fulfill({ json: { ...cart, items } })
    })
    await page.route('**/api/orders/validate_promo/', (route) =>
      route.fulfill({ json: { code: 'TEN', type: 'percent', value: 10, goods_min: null, discount_max: null } }),
    )
    await open(page)
    const code = main(page).getByRole('textbox', { name: texts.promo })
    await code.fill('ten')
    await code.press('Enter')
    const removePromo = main(page).getByRole('button', { name: /Убрать промокод/ })
    await removePromo.press('Enter')
    await expect(code).toBeFocused()
    const line = main(page).getByRole('complementary').getByRole('listitem')
    await line.getByRole('button').press('Enter')
    await expect(line).toHaveCount(1)
    await expect(line.getByRole('link')).toBeFocused()
  })
})

test('CHK-06 an order waits for the answer about a promo code; what is typed meanwhile stays', async ({ page, buyer, texts, pieces }) => {
  const isAnswered = Promise.withResolvers<void>()
  await page.route('**/api/orders/validate_promo/', async (route) => {
    await isAnswered.promise
    await route.fulfill({ json: { code: 'TEN', type: 'percent', value: 10, goods_min: null, discount_max: null } })
  })
  await openWith(page, buyer, pieces[0])
  const order = main(page).getByRole('button', { name: texts.reserve }).first()
  await expect(order).not.toHaveAttribute('aria-disabled', 'true')
  const code = main(page).getByRole('textbox', { name: texts.promo })
  await code.fill('ten')
  await code.press('Enter')
  await expect(order).toHaveAttribute('aria-disabled', 'true')
  await code.fill('other')
  isAnswered.resolve()
  await expect(main(page).getByRole('button', { name: /Убрать промокод/ })).toBeVisible()
  await expect(order).not.toHaveAttribute('aria-disabled', 'true')
  await expect(code).toHaveValue('other')
})
