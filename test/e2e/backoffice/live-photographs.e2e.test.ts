import { expect, expectAccessibleInBothThemes, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { sendForm } from '#test/e2e/backoffice/storefront-form.ts'
import { photograph } from '#test/staff-photos.ts'

test('OWN-88 photographs taken on a phone become an album for the person who asked, and appear on the piece’s page', async ({
  browser,
  staffShop,
}) => {
  const dearest = await fetch(`${staffShop.origin}/api/watches/?available=true&ordering=-price_usd`)
  const { results } = (await dearest.json()) as { results: { id: number }[] }
  const id = Number(results[0]?.id)
  const form = { name: 'Вера', phone: '+7 916 700-10-21', kind: 'watch', piece_id: id, message: 'Рядом с синей чашкой' }
  const { number } = await sendForm(staffShop, 'live-photo-requests', form)
  const phone = await staffShop.open(browser, `/staff/inbox/${number}`, { viewport: { width: 390, height: 844 } })
  await expect(phone.getByRole('heading', { name: 'Живые фотографии' })).toBeVisible()
  const files = await Promise.all(
    [1, 2, 3].map(async (at) => ({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer: await photograph(at) })),
  )
  await phone.locator('input[type=file][multiple]').setInputFiles(files)
  await expect(phone.getByRole('img', { name: 'Фотография 3' })).toBeVisible({ timeout: 60_000 })
  await phone.reload()
  await expect(phone.getByRole('img', { name: 'Фотография 3' })).toBeVisible()
  // The page's list lacks the last photograph, as if it had not been refreshed yet. The album must still contain this photograph.
  const list = /\/api\/staff\/uploads\/\?/
  await phone.route(list, async (route) => {
    const response = await route.fetch()
    const listed: { results: object[] } = await response.json()
    await route.fulfill({ response, json: { ...listed, results: listed.results.slice(0, 2) } })
  })
  await phone.reload()
  await expect(phone.getByRole('img', { name: 'Фотография 2' })).toBeVisible()
  await expect(phone.getByRole('img', { name: 'Фотография 3' })).toHaveCount(0)
  await phone.getByRole('checkbox', { name: 'Показать и на странице предмета' }).check()
  await phone.unroute(list)
  await phone.getByRole('button', { name: 'Отправить альбом' }).click()
  await expect(phone.getByText('На странице предмета', { exact: true })).toBeVisible()
  await expectAccessibleInBothThemes(phone)
  // KNOW-02: a client who left only a phone number gets the link by WhatsApp
  const links = phone.getByRole('region', { name: 'Ссылки для клиента' })
  const whatsapp = links.getByRole('link', { name: 'Открыть в WhatsApp' })
  expect(new URL(String(await whatsapp.getAttribute('href'))).searchParams.get('text')).toMatch(/\/live\//)
  // keeps WhatsApp from opening
  await whatsapp.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()))
  await whatsapp.click()
  await links.getByRole('button', { name: 'Отметить: ответили в WhatsApp' }).click()
  await expect(phone.getByRole('list', { name: 'Переписка' }).getByText('Ответили в WhatsApp')).toBeVisible()
  const link = await phone.getByRole('link', { name: /^Ссылка до/ }).getAttribute('href')

  const plain = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
  await plain.addCookies([{ name: 'lang', value: 'ru', url: staffShop.origin }])
  const page = await plain.newPage()
  await page.goto(`${staffShop.origin}${new URL(String(link)).pathname}`)
  await expect(page.getByRole('img', { name: /живое фото 3$/ })).toBeVisible()
  await page.goto(`${staffShop.origin}/product/${id}`)
  await page.getByText(/^Живые фото · /).click()
  await expect(page.getByRole('img', { name: /живое фото 1$/ })).toBeVisible()
  await page.getByText(/^Живые фото · /).scrollIntoViewIfNeeded()
})

test('OWN-88 photographs that are not sent yet stay in their own thread', async ({ browser, staffShop }) => {
  const cheapest = await fetch(`${staffShop.origin}/api/watches/?available=true&ordering=price_usd`)
  const { results } = (await cheapest.json()) as { results: { id: number }[] }
  const ask = (name: string, phone: string) =>
    sendForm(staffShop, 'live-photo-requests', { name, phone, kind: 'watch', piece_id: Number(results[0]?.id), message: 'Крупно' })
  const daria = await ask('Дарья', '+7 916 700-10-22')
  const egor = await ask('Егор', '+7 916 700-10-23')
  const page = await staffShop.open(browser, `/staff/inbox/${daria.number}`, { viewport: { width: 1280, height: 800 } })
  const list = page.getByRole('navigation', { name: 'В работе' })
  const photo = page.getByRole('img', { name: 'Фотография 1' })
  const open = async (name: RegExp, number: number) => {
    await list.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name: `№ ${number}` })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Живые фотографии' })).toBeVisible()
  }
  // caches both threads, so that opening a thread shows no loading state
  await open(/Егор/, egor.number)
  await open(/Дарья/, daria.number)
  const buffer = await photograph(4)
  await page
    .locator('input[type=file][multiple]')
    .first()
    .setInputFiles([{ name: '4.jpg', mimeType: 'image/jpeg', buffer }])
  await expect(photo).toBeVisible({ timeout: 60_000 })
  await open(/Егор/, egor.number)
  await expect(photo).toHaveCount(0)
  await open(/Дарья/, daria.number)
  await expect(photo).toBeVisible()
})
