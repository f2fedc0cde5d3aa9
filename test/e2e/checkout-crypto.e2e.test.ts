import { fillContact, storedKeys, open, openWith, test } from '#test/e2e/checkout-page.ts'
import { main } from '#test/e2e/customer-fixtures.ts'
import { expect, expectAccessible, type Page } from '#test/e2e/fixtures.ts'

const payment = (page: Page) => main(page).getByRole('region', { name: 'Оплата криптовалютой' })
const orderButton = (page: Page) =>
  main(page)
    .getByRole('button', { name: /получить адрес/ })
    .locator('visible=true')
const askForAddress = (page: Page) => orderButton(page).click()

test('CHK-10 CHK-11 without wallets the checkout says so and accepts no order; with wallets the section appears and survives a reload', async ({
  page,
  buyer,
  texts,
  pieces,
}) => {
  const [piece] = pieces
  await buyer.add(piece.id)
  const none = { count: 0, next: null, previous: null, results: [] }
  await page.route('**/api/crypto-wallets/', (route) => route.fulfill({ json: none }))
  await open(page, '?mode=crypto')
  await fillContact(page, texts)
  await expect(
    main(page)
      .getByText(/не\sпринимаем криптовалюту/)
      .first(),
  ).toBeVisible()
  await expect(main(page).getByRole('radio', { name: 'Криптовалюта' })).toBeDisabled()
  await expect(orderButton(page)).toHaveAttribute('aria-disabled', 'true')
  await orderButton(page).click({ force: true })
  expect(await buyer.orders()).toEqual([])
  await page.unrouteAll()
  await open(page, '?mode=crypto')
  await fillContact(page, texts)
  // starts waiting before the press, because on a slow machine the highlight may end before a later check
  const lit = page.waitForFunction(() => document.activeElement?.getAttribute('data-lit') === 'true')
  await askForAddress(page)
  await lit
  await expect(payment(page)).toBeFocused()
  await expect(payment(page)).not.toHaveAttribute('data-lit')
  await expectAccessible(page)
  await page.reload()
  await expect(payment(page)).toContainText(/Заказ \S{9} оформлен/)
  expect(await buyer.orders()).toHaveLength(1)
})

test('CHK-10 a piece in the customer’s own order has a link to pay in the cart and is not counted', async ({
  page,
  buyer,
  texts,
  pieces,
}) => {
  const [piece] = pieces
  await buyer.add(piece.id)
  await open(page, '?mode=crypto')
  await fillContact(page, texts)
  await askForAddress(page)
  await expect(payment(page)).toContainText(/Заказ \S{9} оформлен/)
  await page.goto('/cart')
  await expect(main(page).getByText(/в\sвашем заказе/)).toBeVisible()
  await expect(main(page).getByText(/забронирован|Уберите из корзины/)).toHaveCount(0)
  // all pieces in the cart are ordered, so the cart shows no total and no checkout button
  const toPay = main(page).getByRole('link', { name: /^Оплатить заказ/ })
  await expect(toPay).toHaveCount(2)
  await expect(main(page).getByText(/(^|\D)0\s(\$|предметов)/)).toHaveCount(0)
  await expect(main(page).getByRole('button', { name: 'Оформить заказ' })).toHaveCount(0)
  await expectAccessible(page)
  await page.goto('/checkout')
  await expect(main(page).getByText('Заказ уже оформлен')).toBeVisible()
  await expect(main(page).getByText(/(^|\D)0\s\$/)).toHaveCount(0)
  await toPay.click()
  await expect(payment(page)).toBeVisible()
})

test('CHK-09 CHK-10 a coin order is paid from the history too, and the checkout accepts another cart', async ({
  page,
  buyer,
  texts,
  pieces,
}) => {
  const [piece, another] = pieces
  await buyer.add(piece.id)
  await open(page, '?mode=crypto')
  await fillContact(page, texts)
  await askForAddress(page)
  await expect(payment(page)).toContainText(/Заказ \S{9} оформлен/)
  expect(await storedKeys(page)).toEqual([])
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/purchase-history')
  await main(page)
    .getByRole('button', { name: /^Подробнее/ })
    .click()
  await expect(page.getByRole('dialog')).toContainText(/курс 3\s333\s\$ на\s21\sноября 2026 г\. в 12:00/)
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await main(page)
    .getByRole('link', { name: /^Оплатить заказ/ })
    .click()
  await expect(payment(page)).toBeFocused()
  await openWith(page, buyer, another)
  await expect(main(page).getByLabel(texts.firstName, { exact: true })).toBeVisible()
  const [order] = await buyer.orders()
  await buyer.cancel(order)
  await page.goto(`/checkout?order=${order?.id}`)
  await expect(main(page).getByText(/не\sждёт оплаты криптовалютой/)).toBeVisible()
  await expectAccessible(page)
})

test('CHK-11 the shop’s wallet has a QR code and a rounded amount to copy, and a browser wallet connects', async ({
  page,
  buyer,
  texts,
  pieces,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(injectWallet)
  const [piece] = pieces
  await buyer.add(piece.id)
  await open(page, '?mode=crypto')
  await fillContact(page, texts)
  await askForAddress(page)
  await expect(payment(page).getByRole('img', { name: /QR/ })).toBeVisible()
  await payment(page).getByRole('button', { name: 'Скопировать сумму' }).click()
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(readClipboard).toMatch(/^\d+\.\d{5}$/)
  expect(Number(await readClipboard())).toBeCloseTo(Number(piece.price_usd) / 3333, 4)
  await expect(
    payment(page).getByText(/Курс на\s21\sноября 2026 г\. в 12:00 по вашему времени \(13:00 по времени Дубая\): 1\sETH\s=\s3\s333/),
  ).toBeVisible()
  await payment(page).getByRole('button', { name: 'Подключить Пустой' }).click()
  await expect(payment(page).getByText(/Кошелёк не\sпоказал ни\sодного счёта/)).toBeVisible()
  await payment(page).getByRole('button', { name: 'Подключить Отказ' }).click()
  await expect(payment(page).getByText('User rejected the request')).toBeVisible()
  await payment(page).getByRole('button', { name: 'Подключить Пробный' }).click()
  await expect(payment(page).getByText('Подключён 0xAbCd…1234')).toBeVisible()
  await expect(payment(page).getByText('Сеть: Ethereum')).toBeVisible()
  await expectAccessible(page)
  await payment(page).getByRole('radio', { name: 'USDT TRC20' }).check()
  await expect(payment(page).getByText(/Курс не\sзадан/)).toBeVisible()
  await expect(payment(page).getByRole('button', { name: /Подключить/ })).toHaveCount(0)
})

/** Announces three wallets by EIP-6963: one that connects, one whose user rejects the connection, and one without accounts. */
function injectWallet(): void {
  const wallet = (uuid: string, name: string, handleRequest: (method: string) => unknown) => {
    const detail = {
      info: { uuid, name, icon: 'data:,', rdns: 'test.wallet' },
      provider: { request: async ({ method }: { method: string }) => handleRequest(method) },
    }
    const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    addEventListener('eip6963:requestProvider', announce)
    announce()
  }
  wallet('1', 'Пробный', (method) => (method === 'eth_chainId' ? '0x1' : ['0xAbCd000000000000000000000000000000001234']))
  wallet('2', 'Отказ', () => {
    throw Object.assign(new Error('User rejected the request'), { code: 4001 })
  })
  wallet('3', 'Пустой', (method) => (method === 'eth_chainId' ? '0x1' : []))
}

test.describe('on a phone, in English', () => {
  test.use({ viewport: { width: 390, height: 844 }, lang: 'en' })

  test('CHK-10 the total in the bottom bar stays on one line beside the longest button label', async ({ page, buyer, pieces }) => {
    await buyer.add(pieces[0].id)
    await open(page, '?mode=crypto')
    await expect(
      main(page)
        .getByRole('button', { name: /see the address/ })
        .locator('visible=true'),
    ).toBeInViewport({ ratio: 1 })
    const sum = main(page).getByText('Total', { exact: true }).locator('visible=true').last().locator('xpath=following-sibling::*')
    const { height } = (await sum.boundingBox()) ?? { height: Infinity }
    expect(height).toBeLessThan(40)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })
})
