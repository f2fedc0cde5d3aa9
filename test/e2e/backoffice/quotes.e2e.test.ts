import { expect, expectAccessible, expectAccessibleInBothThemes, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { sendForm } from '#test/e2e/backoffice/storefront-form.ts'
import { runDay } from '#test/e2e/clock.ts'
import { freshPhone, signInByApi } from '#test/e2e/sign-in.ts'

const dayInYear = (days: number) => runDay(days).replace(/\\s\+\d{4}$/, '')

test('OWN-86 OWN-96 KNOW-02 a price request becomes a quote in the thread, the person buys at that price, and their card shows it', async ({
  browser,
  staffShop,
}) => {
  const phone = freshPhone()
  const { results } = await staffShop.call<{ results: { id: number; price_usd: string | null }[] }>(
    'GET',
    '/pieces/?status=available&kind=watch',
  )
  const piece = results[0]?.id ?? 0
  const contact = { name: 'Вера', phone: `+${phone}`, email: 'vera@example.com' }
  const { number } = await sendForm(staffShop, 'price-requests', { ...contact, kind: 'watch', piece_id: piece })

  const desk = await staffShop.open(browser, `/staff/inbox/${number}`, { viewport: { width: 1440, height: 900 } })
  await expect(desk.getByRole('button', { name: 'Предложение', exact: true })).toBeVisible()
  await desk.keyboard.press('q')
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Цена' }).fill('9500')
  await expectAccessibleInBothThemes(desk)
  await dialog.getByRole('button', { name: 'Отправить' }).click()
  await expect(desk.getByRole('list', { name: 'Личные предложения' })).toContainText('Не открыто')
  const card = desk.getByRole('list', { name: 'Личные предложения' })
  // makes the name longer than the card
  await card
    .getByRole('link')
    .first()
    .evaluate((link) => (link.textContent = 'Audemars Piguet '.repeat(8)))
  const [price, edge] = await Promise.all([card.getByText(/^9.500/).boundingBox(), card.boundingBox()])
  expect(price && edge && price.x + price.width, 'the price stays on its card').toBeLessThanOrEqual((edge?.x ?? 0) + (edge?.width ?? 0))
  // KNOW-02: the link to the quote is at the top, where the staff copy it or send it by messenger
  const links = desk.getByRole('region', { name: 'Ссылки для клиента' })
  await expect(links).toBeInViewport()
  await desk.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await links.getByRole('button', { name: 'Скопировать' }).click()
  const quotes = await staffShop.call<{ results: { url: string }[] }>('GET', `/quotes/?thread=${number}`)
  const { url } = quotes.results[0] ?? { url: '' }
  await expect.poll(() => desk.evaluate(() => navigator.clipboard.readText())).toBe(url)
  const whatsapp = new URL(String(await links.getByRole('link', { name: 'Открыть в WhatsApp' }).getAttribute('href')))
  expect(whatsapp.origin + whatsapp.pathname).toBe(`https://wa.me/${phone}`)
  expect(whatsapp.searchParams.get('text')).toMatch(/^Здравствуйте, Вера!.* до [^,]+ в \d\d:\d\d по московскому времени,/)
  expect(whatsapp.searchParams.get('text')?.endsWith(`\n${url}`)).toBe(true)
  const { pathname } = new URL(url)

  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const withoutScript = await plain.newPage()
  await withoutScript.goto(staffShop.origin + pathname)
  await expect(withoutScript.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(withoutScript.getByRole('main')).toContainText(/9.500/)
  await expect(withoutScript.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  // Without script, the page reloads with `?buy=`. It then shows the field for the code from the call and the other fields.
  await withoutScript.getByRole('button', { name: 'Позвоните мне с кодом' }).click()
  await expect(withoutScript).toHaveURL(/\?buy=pickup#buy$/)
  await expect(withoutScript.getByLabel('Код из звонка')).toBeVisible()
  for (const city of ['Москва', 'Дубай'])
    await expect(withoutScript.getByRole('listitem').filter({ hasText: `(${city}): вторник` })).toBeVisible()
  await withoutScript.goto(`${staffShop.origin}${pathname}?buy=delivery`)
  await withoutScript.getByLabel('Страна').selectOption({ label: 'ОАЭ' })
  await withoutScript.getByRole('button', { name: 'Продолжить' }).click()
  await expect(withoutScript).toHaveURL(/\?buy=delivery&country=AE#buy$/)
  await expect(withoutScript.getByLabel('Эмират')).toBeVisible()
  await expect(withoutScript.getByLabel('Индекс')).toHaveCount(0)
  await expect(withoutScript.locator('summary', { hasText: 'Отказаться' })).toBeVisible()
  await plain.close()
  await expect(desk.getByRole('list', { name: 'Личные предложения' })).toContainText('Открыто')

  const client = await browser.newContext({ baseURL: staffShop.origin, viewport: { width: 390, height: 844 } })
  await client.addCookies([{ name: 'lang', value: 'ru', url: staffShop.origin }])
  const page = await client.newPage()
  await signInByApi(page, { phone, dataDir: staffShop.folder })
  await page.goto(pathname)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expect(page.getByRole('complementary')).toContainText(/9.500.*осталось.*Купить.*14.дней.*12.месяцев/s)
  await page.getByRole('button', { name: 'Купить' }).click()
  await expect(page.getByRole('main')).toContainText(new RegExp(`Готов к\\sвыдаче: вторник, (${dayInYear(0)}|${dayInYear(7)}, или раньше)`))
  await page.getByLabel('Имя').fill('Вера')
  await page.getByLabel('Фамилия').fill('Иванова')
  await page.getByLabel(/почта/i).fill('vera@example.com')
  await page.getByRole('checkbox').last().check()
  const order = page.getByRole('button', { name: /^Заказать за/ })
  await page.route('**/api/quotes/*/order/', (route) => route.abort(), { times: 1 })
  await order.click()
  await expect(page.getByRole('alert')).toContainText('Нет связи с сервером')
  await order.click()
  await expect(page).toHaveURL(/purchase-history/)
  await expect(page.getByRole('main')).toContainText(/9.500/)
  await client.close()

  // the staff's page shows the order without a reload
  await expect(desk.getByRole('list', { name: 'Личные предложения' })).toContainText('Заказано')

  const { person_id: person } = await staffShop.call<{ person_id: number }>('GET', `/threads/${number}/`)
  await desk.goto(`/staff/people/${person}`)
  const event = desk.getByRole('list', { name: 'История' }).getByRole('listitem').filter({ hasText: 'Личное предложение, ' })
  await expect(event).toContainText(/Заказано.*9.500/s)
  await expect(event.getByRole('link')).toHaveAttribute('href', new RegExp(`/inbox/${number}$`))
})
