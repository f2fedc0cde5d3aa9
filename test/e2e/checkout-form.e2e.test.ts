import type { Cart } from '#contract/cart.ts'
import { consent, fillContact, open, openWith, submitButton, test, total } from '#test/e2e/checkout-page.ts'
import { main, price } from '#test/e2e/customer-fixtures.ts'
import { expect } from '#test/e2e/fixtures.ts'
import { nextFrames } from '#test/e2e/settled-page.ts'

test('CHK-09 SEC-B12 typed text survives a reload; the consent and the card do not', async ({ page, buyer, texts, pieces }) => {
  const [piece] = pieces
  await buyer.add(piece.id)
  await open(page, '?mode=pay')
  await fillContact(page, texts)
  await main(page).getByLabel('Номер карты').pressSequentially('4111111111111111')
  await expect(main(page).getByLabel('Номер карты')).toHaveValue('4111 1111 1111 1111')
  await main(page).getByLabel('Срок действия').pressSequentially('1230')
  await expect(main(page).getByLabel('Срок действия')).toHaveValue('12/30')
  const stored = await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]))
  expect(stored).toContain('Иванова')
  expect(stored).not.toMatch(/4111\s?1111|12\/30/)
  await page.reload()
  await expect(main(page).getByLabel(texts.lastName)).toHaveValue('Иванова')
  await expect(main(page).getByLabel('Номер карты')).toHaveValue('')
  await expect(consent(page)).not.toBeChecked()
  await main(page).getByRole('button', { name: 'Очистить' }).click()
  await expect(main(page).getByLabel(texts.lastName)).toHaveValue('')
  await expect(main(page).getByLabel(texts.phone)).toHaveValue('')
  await fillContact(page, texts)
  await main(page).getByLabel(texts.phone).fill('+7 916 123-45-67')
  const sent = page.waitForRequest('**/api/orders/create_from_cart/')
  await submitButton(page, texts.order).click()
  expect((await sent).postData()).not.toMatch(/4111/)
  await expect(page).toHaveURL(/\/purchase-history$/)
})

test('CHK-01 a cleared contact stays empty when the account answers later', async ({ page, buyer, texts, pieces }) => {
  const isAnswered = Promise.withResolvers<void>()
  // The page requests the latest order last, to fill in contact details that the account lacks.
  const isLatestOrder = (url: URL) => url.pathname === '/api/orders/' && url.searchParams.get('page_size') === '1'
  await page.route(isLatestOrder, async (route) => {
    await isAnswered.promise
    await route.continue()
  })
  await openWith(page, buyer, pieces[0])
  const phone = main(page).getByLabel(texts.phone)
  await phone.fill('+7 916 123-45-67')
  await main(page).getByRole('button', { name: 'Очистить' }).click()
  await expect(phone).toHaveValue('')
  const answer = page.waitForResponse((response) => isLatestOrder(new URL(response.url())))
  isAnswered.resolve()
  await (await answer).finished()
  await nextFrames(page)
  await expect(phone).toHaveValue('')
})

test('CHK-03 CHK-07 card and crypto are not offered but can be reached by URL; the first branch is selected, and its map is 220 px high', async ({
  page,
  buyer,
  texts,
  pieces,
}) => {
  const [piece] = pieces
  await openWith(page, buyer, piece)
  await expect(main(page).getByRole('radio', { name: 'Забронировать' })).toBeChecked()
  for (const name of ['Банковская карта', 'Криптовалюта']) await expect(main(page).getByRole('radio', { name })).toBeDisabled()
  await expect(main(page).getByLabel(texts.city, { exact: true })).not.toHaveValue('')
  const map = main(page).getByRole('link', { name: /карт/i })
  await expect(map).toHaveAttribute('href', /Business\+Bay/)
  expect((await map.boundingBox())?.height).toBe(220)
  await main(page).getByLabel(texts.city, { exact: true }).selectOption({ label: 'Москва' })
  await expect(map).toHaveAttribute('href', /Moscow/)
  await expect(
    main(page)
      .getByLabel(/Мастерская/)
      .getByRole('option'),
  ).toHaveCount(3)
  await open(page, '?mode=crypto')
  await expect(main(page).getByRole('radio', { name: 'Криптовалюта' })).toBeChecked()
})

test('CART-06 the summary of the checkout does not count a piece whose price is now on request', async ({ page, buyer, texts, pieces }) => {
  const [priced, priceless] = pieces
  await buyer.add(priced.id)
  await buyer.add(priceless.id)
  await page.route('**/api/cart/0/', async (route) => {
    const cart: Cart = await (await route.fetch()).json()
    const items = cart.items.map((line) =>
      line.watch?.id === priceless.id
        ? { ...line, watch: { ...line.watch, price_usd: null, price_on_request: true }, is_available: false }
        : line,
    )
    await route.fulfill({ json: { ...cart, items } })
  })
  await open(page)
  await expect(main(page).getByText('Цена по запросу')).toBeVisible()
  await expect(total(page)).toHaveText(price(Number(priced.price_usd)))
  await expect(submitButton(page, 'Убрать недоступное')).toBeVisible()
  await expect(submitButton(page, texts.reserve)).toHaveCount(0)
})
