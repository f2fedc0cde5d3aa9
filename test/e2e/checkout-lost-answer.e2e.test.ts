import { consent, fillContact, loseAnswer, openWith, submit, submitButton, test } from '#test/e2e/checkout-page.ts'
import { main } from '#test/e2e/customer.ts'
import { expect, type Page } from '#test/e2e/fixtures.ts'

// whole journeys, each with its own sign-in
test.describe.configure({ timeout: 60_000 })

const lookUp = (page: Page) => main(page).getByRole('button', { name: 'Проверить заказ' })

test('CHK-13 SEC-C2 after an answer was lost the order is sent again, and is one', async ({ page, buyer, said, pieces, troubles }) => {
  troubles.allow(/Failed to load resource/)
  const [piece] = pieces
  await openWith(page, buyer, piece)
  await fillContact(page, said)
  // the cart is not told either
  await page.route('**/api/cart/0/', (route) => route.abort('connectionreset'))
  await loseAnswer(page, said.reserve, main(page).getByRole('alert').filter({ hasText: 'второй заказ не появится' }))
  expect(await buyer.orders()).toHaveLength(1)
  await page.unroute('**/api/cart/0/')
  await submit(page, said.reserve)
  expect(await buyer.orders()).toHaveLength(1)
})

test('CHK-13 SEC-C2 after an answer was lost another cart is another order, and one that ended since is not thanked for', async ({
  page,
  buyer,
  said,
  pieces,
  troubles,
}) => {
  troubles.allow(/Failed to load resource/)
  const [piece, another] = pieces
  await openWith(page, buyer, piece)
  await fillContact(page, said)
  await loseAnswer(page, said.reserve, lookUp(page))
  await buyer.add(another.id)
  await page.reload()
  await consent(page).check()
  await loseAnswer(page, said.reserve, lookUp(page))
  const [newest, oldest] = await buyer.orders()
  expect(newest?.id).not.toBe(oldest?.id)
  await buyer.cancel(newest)
  await buyer.add(another.id)
  await page.reload()
  await consent(page).check()
  await submitButton(page, said.reserve).click()
  await expect(main(page).getByRole('alert')).toContainText(/Заказ \S+, отправленный раньше, отменён/)
  await submit(page, said.reserve)
  expect((await buyer.orders()).map(({ status }) => status)).toEqual(['pending', 'cancelled', 'pending'])
})

test('CHK-13 after an answer was lost and the page was reloaded, the order can be looked for', async ({
  page,
  buyer,
  said,
  pieces,
  troubles,
}) => {
  troubles.allow(/Failed to load resource/)
  const [piece] = pieces
  await openWith(page, buyer, piece)
  await fillContact(page, said)
  await loseAnswer(page, said.reserve, lookUp(page))
  await page.reload()
  await lookUp(page).click()
  await expect(page).toHaveURL(/\/purchase-history$/)
  expect(await buyer.orders()).toHaveLength(1)
})
