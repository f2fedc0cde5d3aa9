import type { Locator } from '@playwright/test'
import { expect, expectAccessible, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { waitForHydration } from '#test/e2e/fixtures.ts'
import { signInByApi } from '#test/e2e/sign-in.ts'
import { photograph } from '#test/staff-photos.ts'

const specialist = {
  name_ru: 'Анна Крылова',
  name_en: 'Anna Krylova',
  office: null,
  piece_kinds: ['watch', 'jewelry', 'bag'],
  languages: ['ru', 'en'],
  hours_ru: '',
  hours_en: '',
  telegram: '',
  whatsapp: '',
  picture: null,
  staff_id: null,
  is_active: true,
}

test('TRST-01 a specialist added in the back office, with a portrait, appears on the page of a piece, and can be asked about it', async ({
  browser,
  staffShop,
}) => {
  const page = await staffShop.open(browser, '/staff/content/specialists', { viewport: { width: 1440, height: 900 } })
  await expect(page.getByText('Специалистов ещё нет')).toBeVisible()
  await page.keyboard.press('n')
  const adding = page.getByRole('dialog', { name: 'Новый специалист' })
  await expect(adding.getByLabel('Имя, по-русски')).toBeFocused()
  await page.keyboard.type('Анна Крылова')
  await adding.getByLabel('Telegram').fill('анна')
  await adding.getByRole('button', { name: 'Сохранить' }).click()
  await expect(adding.getByText(/^Укажите имя в Telegram/)).toBeVisible()
  await adding.getByLabel('Имя, по-английски').fill('Anna Krylova')
  await adding.getByLabel('Telegram').fill('@anna_vitrine')
  await adding.getByLabel('английский', { exact: true }).check()
  const buffer = await photograph(2, { width: 900, height: 1200 })
  await adding.locator('input[type=file]').setInputFiles({ name: 'portrait.jpg', mimeType: 'image/jpeg', buffer })
  await expect(adding.getByRole('button', { name: 'Убрать фотографию' })).toBeVisible()
  await expectAccessible(page)
  await adding.getByRole('button', { name: 'Сохранить' }).click()
  await expect(adding).toBeHidden()
  await expect(page.getByRole('list', { name: 'Специалисты' }).getByRole('listitem')).toContainText('Анна Крылова')

  const shop = await page.context().newPage()
  const { results } = await (await shop.request.get('/api/watches/?page_size=1')).json()
  const [piece] = results
  await expect(async () => {
    await shop.goto(`/product/${piece.id}`)
    await expect(shop.getByText('Ваш специалист')).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  const main = shop.getByRole('main')
  await expect(main).toContainText(/Анна Крылова\s*Русский, английский\s*Пн–Пт/)
  const chat = main.getByRole('link', { name: /^Telegram/ })
  const href = decodeURIComponent((await chat.getAttribute('href')) ?? '')
  expect(href).toMatch(/^https:\/\/t\.me\/anna_vitrine\?text=Здравствуйте! Вопрос о /)
  expect(href).toContain(`/product/${piece.id}`)
  await expect(main.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/78007005359\?text=/)
  await expectAccessible(shop)
})

test('TRST-01 the confirmation and the details of an order, and a thread, name the specialist with a chat about them', async ({
  browser,
  staffShop,
}) => {
  const { results: others } = await staffShop.call<{ results: { id: number }[] }>('GET', '/specialists/')
  for (const { id } of others) await staffShop.call('DELETE', `/specialists/${id}/`)
  await staffShop.call('POST', '/specialists/', { ...specialist, name_ru: 'Мария Соколова', telegram: 'maria_vitrine' })
  const client = await browser.newContext({ baseURL: staffShop.origin, viewport: { width: 390, height: 844 }, locale: 'ru-RU' })
  const page = await client.newPage()
  const { access } = await signInByApi(page, { dataDir: staffShop.folder })
  const headers = { authorization: `Bearer ${access}` }
  const { results } = await (await page.request.get('/api/bags/?ordering=price_usd&page_size=40')).json()
  const piece = results.find((each: { status: string; price_on_request: boolean }) => each.status === 'available' && !each.price_on_request)
  expect((await page.request.post('/api/cart/', { headers, data: { bag_id: piece.id } })).ok()).toBe(true)
  await page.goto('/checkout')
  await waitForHydration(page)
  const main = page.getByRole('main')
  await main.getByLabel('Имя', { exact: true }).fill('Вера')
  await main.getByLabel('Фамилия', { exact: true }).fill('Иванова')
  await main.getByLabel(/почта/i).fill('vera@example.com')
  await main.getByRole('checkbox').last().check()
  await main.getByRole('button', { name: 'Забронировать' }).locator('visible=true').first().click()
  await expect(page).toHaveURL(/\/purchase-history/)
  const chat = (part: Locator) => part.getByRole('link', { name: /^Telegram/ }).first()
  const message = async (part: Locator) => decodeURIComponent((await chat(part).getAttribute('href')) ?? '')
  await expect(main).toContainText(/Ваш специалист\s*Мария Соколова/)
  expect(await message(main)).toMatch(/^https:\/\/t\.me\/maria_vitrine\?text=Здравствуйте! Вопрос о заказе \S+\.$/)
  await expectAccessible(page)

  await main.getByRole('region').getByRole('link', { name: 'История покупок' }).click()
  await main.getByRole('button', { name: 'Подробнее' }).click()
  const details = page.getByRole('dialog')
  await expect(details).toContainText('Мария Соколова')
  await expectAccessible(page)

  const question = { name: 'Вера', phone: '+79161234567', message: 'Когда можно прийти?' }
  expect((await page.request.post('/api/contacts/', { headers, data: question })).status()).toBe(201)
  await page.goto('/messages')
  await main.getByRole('list').getByRole('link').first().click()
  const section = main.getByRole('region', { name: 'Ваш специалист' })
  await expect(section).toContainText('Мария Соколова')
  expect(await message(section)).toMatch(/Вопрос по обращению № \d+\.$/)
  await expectAccessible(page)
  await client.close()
})
