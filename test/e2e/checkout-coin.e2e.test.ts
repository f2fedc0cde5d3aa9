import { fillContact, keptKeys, open, openWith, test } from '#test/e2e/checkout-page.ts'
import { main } from '#test/e2e/customer.ts'
import { expect, expectAccessible, type Page } from '#test/e2e/fixtures.ts'

// whole journeys, each with its own sign-in
test.describe.configure({ timeout: 60_000 })

const payment = (page: Page) => main(page).getByRole('region', { name: 'Оплата криптовалютой' })
const askForAddress = (page: Page) =>
  main(page)
    .getByRole('button', { name: /получить адрес/ })
    .locator('visible=true')
    .click()

test('CHK-10 CHK-11 paid by coin the section appears, without wallets says so, and is there after a reload', async ({
  page,
  buyer,
  said,
  pieces,
}) => {
  const [piece] = pieces
  await buyer.add(piece.id)
  await open(page, '?mode=crypto')
  await fillContact(page, said)
  await askForAddress(page)
  await expect(payment(page)).toBeFocused()
  await expect(payment(page)).toHaveAttribute('data-lit', 'true')
  await expect(payment(page)).not.toHaveAttribute('data-lit')
  await expect(payment(page)).toContainText('Кошельки магазина ещё не настроены')
  await expectAccessible(page)
  await page.reload()
  await expect(payment(page)).toContainText(/Заказ \S{9} оформлен/)
  expect(await buyer.orders()).toHaveLength(1)
})

test('CHK-09 CHK-10 a coin order is paid from the history too, and the checkout is free for another cart', async ({
  page,
  buyer,
  said,
  pieces,
}) => {
  const [piece, another] = pieces
  await buyer.add(piece.id)
  await open(page, '?mode=crypto')
  await fillContact(page, said)
  await askForAddress(page)
  await expect(payment(page)).toBeVisible()
  expect(await keptKeys(page)).toEqual([])
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/purchase-history')
  await main(page)
    .getByRole('link', { name: /^Оплатить заказ/ })
    .click()
  await expect(payment(page)).toBeFocused()
  await openWith(page, buyer, another)
  await expect(main(page).getByLabel(said.firstName, { exact: true })).toBeVisible()
  const [order] = await buyer.orders()
  await buyer.cancel(order)
  await page.goto(`/checkout?order=${order?.id}`)
  await expect(main(page).getByText(/не\sждёт оплаты криптовалютой/)).toBeVisible()
  await expectAccessible(page)
})

test('CHK-11 a wallet of the shop has its QR code, a rounded amount to copy, and a wallet of the browser connects', async ({
  page,
  buyer,
  said,
  pieces,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(injectWallet)
  const wallets = [
    { coin: 'ETH', network: 'Ethereum', address: '0x52908400098527886E0F7030069857D2E4169EE7', rate_usd: 3333 },
    { coin: 'USDT_TRC20', network: 'Tron', address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', rate_usd: null },
  ]
  await page.route('**/api/crypto-wallets/', (route) => route.fulfill({ json: { count: 2, next: null, previous: null, results: wallets } }))
  const [piece] = pieces
  await buyer.add(piece.id)
  await open(page, '?mode=crypto')
  await fillContact(page, said)
  await askForAddress(page)
  await expect(payment(page).getByRole('img', { name: /QR/ })).toBeVisible()
  await payment(page).getByRole('button', { name: 'Скопировать сумму' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^\d+\.\d{5}$/)
  expect(Number(copied)).toBeCloseTo(Number(piece.price_usd) / 3333, 4)
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

/** Two wallets that announce themselves as EIP-6963 wants: one that agrees, one whose owner refuses. */
function injectWallet(): void {
  const wallet = (uuid: string, name: string, answer: (method: string) => unknown) => {
    const detail = {
      info: { uuid, name, icon: 'data:,', rdns: 'test.wallet' },
      provider: { request: async ({ method }: { method: string }) => answer(method) },
    }
    const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    addEventListener('eip6963:requestProvider', announce)
    announce()
  }
  wallet('1', 'Пробный', (method) => (method === 'eth_chainId' ? '0x1' : ['0xAbCd000000000000000000000000000000001234']))
  wallet('2', 'Отказ', () => {
    throw Object.assign(new Error('User rejected the request'), { code: 4001 })
  })
}
