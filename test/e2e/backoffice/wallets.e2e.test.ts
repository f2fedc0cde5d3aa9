import { expect, expectAccessibleInBothThemes, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { inviteAndJoin } from '#test/staff-over-http.ts'
import { walletAddresses } from '#test/wallets.ts'

const [address] = walletAddresses.ETH

test('OWN-106 SEC-C13 one person proposes a wallet, another compares and approves it on a phone, and each sees the other’s action at once', async ({
  browser,
  staffShop,
}) => {
  test.setTimeout(90_000)
  const { origin, owner } = staffShop
  const page = await staffShop.open(browser, '/staff/settings/wallets', { viewport: { width: 1440, height: 900 } })
  await expect(page.getByText('нужен второй владелец')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Предложить адрес/ })).toHaveCount(0)

  const second = await inviteAndJoin(origin, owner, { name: 'Борис', email: 'boris@shop.example', roles: ['owner'] })
  await staffShop.acquaintOwners()
  await page.getByRole('button', { name: 'Предложить адрес: Ethereum (ETH)' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Адрес в сети Ethereum').fill(walletAddresses.BTC[0])
  await dialog.getByRole('button', { name: 'Предложить адрес' }).click()
  await expect(dialog.getByText('Это не адрес сети Ethereum')).toBeVisible()
  await dialog.getByLabel('Адрес в сети Ethereum').fill(address)
  await dialog.getByRole('button', { name: 'Предложить адрес' }).click()
  await expect(page.getByText(/^Ваше предложение утвердит другой владелец/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Утвердить/ })).toHaveCount(0)

  const context = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 }, hasTouch: true })
  await context.addCookies([{ name: 'vitrine_staff', value: second.token, url: origin }])
  const phone = await context.newPage()
  await phone.goto('/staff/')
  await phone.getByRole('link', { name: /Кошельки, ждут владельца/ }).click()
  await expect(phone.getByRole('img', { name: 'Код с адресом Ethereum (ETH)' })).toBeVisible()
  await phone.getByRole('button', { name: 'Утвердить адрес: Ethereum (ETH)' }).click()
  const sheet = phone.getByRole('dialog')
  await expect(sheet.getByRole('button', { name: 'Утвердить' })).toBeDisabled()
  await sheet.getByText('Я сверил(а) адрес').click()
  await sheet.getByRole('button', { name: 'Утвердить' }).click()
  await expect(phone.getByText(/^Начнёт действовать/)).toBeVisible()
  await expect(page.getByText(/^Начнёт действовать/)).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page.getByRole('button', { name: 'Отменить адрес: Ethereum (ETH)' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить адрес' }).click()
  await expect(page.getByText('Отменён', { exact: true })).toBeVisible()
  await expect(phone.getByText('Отменён', { exact: true })).toBeVisible()
  await context.close()
  await page.context().close()
})
