import { expect, expectAccessible, expectAccessibleInBothThemes, type StaffShop, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { sendForm } from '#test/e2e/backoffice/storefront-form.ts'
import { freshPhone, signInByApi } from '#test/e2e/sign-in.ts'

const person = { name: 'Вера Орлова', email: 'vera@example.com' }

async function tradeIn(shop: StaffShop, phone: string): Promise<number> {
  const { number } = await sendForm(shop, 'buyback-requests', {
    ...person,
    phone,
    brand: 'Rolex',
    model: 'Submariner',
    year: 2015,
    serial: 'V123456',
  })
  const version = async () => (await shop.call('GET', `/buybacks/${number}/`)).version
  await shop.call('PATCH', `/buybacks/${number}/`, { version: await version(), terms: 'trade-in' })
  for (const step of [
    { step: 'receive', serial: 'V123456', office: 'moscow', brought_by: person.name },
    { step: 'inspect', zones: [], offered_usd: '8500' },
    { step: 'agree' },
  ])
    await shop.call('POST', `/buybacks/${number}/steps/`, { version: await version(), ...step })
  return number
}

test('OWN-90 a traded-in watch lowers the quote, the checkout, the order and its invoice', async ({ browser, staffShop }) => {
  const digits = freshPhone()
  const phone = `+${digits}`
  const buyback = await tradeIn(staffShop, phone)
  const pieces = await staffShop.call<{ results: { id: number }[] }>('GET', '/pieces/?status=available&kind=watch')
  const { number: asked } = await sendForm(staffShop, 'price-requests', {
    ...person,
    phone,
    kind: 'watch',
    piece_id: pieces.results[0]?.id,
  })

  const desk = await staffShop.open(browser, `/staff/inbox/${asked}`, { viewport: { width: 1440, height: 900 } })
  await expect(desk.getByRole('button', { name: 'Предложение', exact: true })).toBeVisible()
  await desk.keyboard.press('q')
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Цена' }).fill('9500')
  await dialog.getByLabel('Зачёт').selectOption({ label: 'Rolex Submariner · −8\u00A0500\u00A0$' })
  await expectAccessibleInBothThemes(desk)
  await dialog.getByRole('button', { name: 'Отправить' }).click()
  await expect(desk.getByRole('list', { name: 'Личные предложения' })).toContainText(/Зачёт за Rolex Submariner.*−8.500/s)

  const quotes = await staffShop.call<{ results: { url: string }[] }>('GET', `/quotes/?thread=${asked}`)
  const { pathname } = new URL(quotes.results[0]?.url ?? '')
  const client = await browser.newContext({ baseURL: staffShop.origin, viewport: { width: 390, height: 844 } })
  await client.addCookies([{ name: 'lang', value: 'ru', url: staffShop.origin }])
  const page = await client.newPage()
  await signInByApi(page, { phone: digits, dataDir: staffShop.folder })
  await page.goto(pathname)
  await expect(page.getByRole('complementary')).toContainText(/9.500.*Зачёт за.Rolex Submariner.*−8.500.*1.000/s)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Купить' }).click()
  await page.getByLabel('Имя').fill('Вера')
  await page.getByLabel('Фамилия').fill('Орлова')
  await page.getByLabel(/почта/i).fill(person.email)
  await page.getByRole('checkbox').last().check()
  await page.getByRole('button', { name: /^Заказать за.1.000/ }).click()
  await expect(page).toHaveURL(/purchase-history/)
  await expect(page.getByRole('main')).toContainText(/Зачёт за.Rolex Submariner.*−8.500/s)
  await client.close()

  await desk.goto(`/staff/inbox/buybacks/${buyback}`)
  await desk.getByRole('link', { name: /^Заказ / }).click()
  await expect(desk.getByRole('link', { name: 'Зачёт за Rolex Submariner' })).toHaveAttribute('href', new RegExp(`/buybacks/${buyback}$`))
  await expectAccessible(desk)
  const order = new URL(desk.url()).pathname.split('/').at(-1)
  const paper = await staffShop.call<{ number: string }>('POST', `/orders/${order}/documents/`, { kind: 'invoice', language: 'ru' })
  await desk.goto(`/staff/documents/${paper.number}`)
  await expect(desk.getByRole('article')).toContainText(/Зачёт за Rolex Submariner.*−8.500.*Итого.*1.000/s)
})
