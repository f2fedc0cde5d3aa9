import type { Cart, CartItem } from '#contract/cart.ts'
import { piecePath } from '#contract/rules/piece-path.ts'
import { badge, button, checkout, lines, test, total } from '#test/e2e/cart-page.ts'
import { open, price, reserveElsewhere } from '#test/e2e/customer-fixtures.ts'
import { expect, expectAccessible, type Page } from '#test/e2e/fixtures.ts'

/** Makes the API return the cart with changes to its lines. */
async function mockCart(page: Page, change: (line: CartItem) => Partial<CartItem>): Promise<void> {
  await page.route('**/api/cart/0/', async (route) => {
    const cart: Cart = await (await route.fetch()).json()
    await route.fulfill({ json: { ...cart, items: cart.items.map((line, at) => (at ? line : { ...line, ...change(line) })) } })
  })
}

test('CART-07 a quantity above the current stock is refused with the reason', async ({ page, customer, ring, pageErrors }) => {
  pageErrors.allow(/status of 409/)
  await customer.put('cart', ring)
  await mockCart(page, () => ({ stock: 5, quantity: 2 }))
  await open(page, '/cart')
  await button(page, /^Больше/).click()
  await expect(page.getByText('Не удалось изменить количество. Столько нет в наличии. Доступно: 2\u00A0шт.')).toBeVisible()
  await expect(lines(page).getByRole('status')).toHaveText('2')
})

test('CART-01 a changed price is shown, and a piece sold in the meantime blocks the order until it is removed', async ({
  page,
  customer,
  ring,
  bag,
}) => {
  await customer.put('cart', ring, bag)
  await mockCart(page, () => ({ price_was_usd: '4321.00' }))
  await open(page, '/cart')
  await expect(lines(page).first()).toContainText(/он стоил 4\s321/)
  await expect(checkout(page)).toBeEnabled()
  await page.unroute('**/api/cart/0/')
  await mockCart(page, ({ jewelry }) => (jewelry ? { jewelry: { ...jewelry, status: 'sold' }, stock: 0, is_available: false } : {}))
  await open(page, '/cart')
  await expect(lines(page).first()).toContainText('Продано: заказать этот предмет уже нельзя.')
  await expect(total(page)).toHaveText(price(Number(bag.price_usd)))
  await expect(page.getByRole('main').getByText('1\u00A0предмет', { exact: true })).toBeVisible()
  await expect(checkout(page)).toHaveCount(0)
  await expectAccessible(page)
  await button(page, 'Убрать недоступное').click()
  await expect(lines(page)).toHaveCount(1)
  await expect(lines(page)).toContainText(bag.model_name)
  await expect(checkout(page)).toBeEnabled()
})

test('CART-01 CART-06 a piece reserved by another buyer is marked; one without a price is shown as on request', async ({
  page,
  browser,
  baseURL,
  customer,
  dearest,
}) => {
  const [taken, priceless] = (await dearest('jewelry')).slice(3, 5)
  if (!taken || !priceless) throw new Error('There is too little jewelry')
  await customer.put('cart', taken, priceless)
  const giveBack = await reserveElsewhere(browser, taken, baseURL)
  await open(page, '/cart')
  await expect(lines(page).first()).toContainText('Предмет забронирован.')
  await expect(total(page)).toHaveText(price(Number(priceless.price_usd)))
  await expect(button(page, 'Оформить доступное')).toBeEnabled()
  await giveBack()
  await mockCart(page, ({ jewelry }) =>
    jewelry ? { jewelry: { ...jewelry, price_usd: null, price_on_request: true }, is_available: false } : {},
  )
  await page.reload()
  await expect(lines(page).first()).toContainText('Цена по запросу')
  await expect(lines(page).first()).toContainText('уточните её на странице предмета')
  await expect(total(page)).toHaveText(price(Number(priceless.price_usd)))
})

test('CART-04 CART-05 a change in one tab shows in the other', async ({ page, context, customer, ring, bag }) => {
  await customer.put('cart', bag)
  await open(page, '/cart')
  const other = await context.newPage()
  await open(other, piecePath(ring.kind, ring.id))
  await button(other, 'Добавить в корзину').click()
  await expect(lines(page)).toHaveCount(2)
  await expect(badge(page, 'Корзина, 2 товара')).toBeVisible()
  await lines(page)
    .filter({ hasText: ring.model_name })
    .getByRole('button', { name: /^Удалить/ })
    .click()
  await expect(button(other, 'Добавить в корзину')).toBeVisible()
  await expect(badge(other, 'Корзина, 1 товар')).toBeVisible()
})

test('CART-01 CART-02 a piece lost to another buyer leads to similar ones and to a bell; one press orders the rest, and with nothing left there is no total', async ({
  page,
  browser,
  baseURL,
  customer,
  dearest,
}) => {
  const [taken, other] = (await dearest('jewelry')).slice(5, 7)
  if (!taken || !other) throw new Error('There is too little jewelry')
  await customer.put('cart', taken, other)
  const giveBack = await reserveElsewhere(browser, taken, baseURL)
  await open(page, '/cart')
  const line = lines(page).filter({ hasText: 'Предмет забронирован.' })
  await expect(line.getByRole('link', { name: /^Похожие предметы/ })).toHaveAttribute('href', `${piecePath(taken.kind, taken.id)}#related`)
  await line.getByRole('button', { name: /^Сообщить, если вернётся/ }).click()
  await expect(line.getByRole('link', { name: /^Сообщим, если вернётся/ })).toBeVisible()
  await page.reload()
  await expect(line.getByRole('link', { name: /^Сообщим, если вернётся/ })).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Оформить доступное').click()
  await expect(page).toHaveURL(/\/checkout/)
  await expect(page.getByRole('main').getByRole('button', { name: 'Забронировать', exact: true }).first()).toBeEnabled()
  await expect(page.getByRole('complementary').getByRole('listitem')).toHaveCount(1)
  const giveOtherBack = await reserveElsewhere(browser, other, baseURL)
  await page.reload()
  await expect(page.getByRole('main').getByText('Сейчас ни\u00A0один предмет из\u00A0корзины заказать нельзя.')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/(^|\D)0\s?\$|\$0/)
  await expectAccessible(page)
  await open(page, '/cart')
  await expect(page.getByRole('main').getByText('Сейчас ни\u00A0один предмет из\u00A0корзины заказать нельзя.')).toBeVisible()
  await expect(total(page)).toHaveCount(0)
  await giveOtherBack()
  await giveBack()
})
