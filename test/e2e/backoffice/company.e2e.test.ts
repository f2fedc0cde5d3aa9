import { openDays } from '#contract/rules/visit-times.ts'
import { Keystrokes } from '#test/e2e/backoffice/keystrokes.ts'
import { placeManualOrder } from '#test/e2e/backoffice/manual-orders.ts'
import { expect, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { freshVisitHours } from '#test/visit-days.ts'

// runs in one worker, because the tests change the company of a shared shop
test.describe.configure({ mode: 'default', timeout: 90_000 })

const [dayOfBoth = '', nextDay = '', dayByKeyboard = '', dayByTouch = ''] = openDays(freshVisitHours, 'dubai', Date.now()).slice(10)

test('OWN-105 TRST-02 the owner changes the phones and closes a day; the storefront shows them and offers no visit on that day', async ({
  browser,
  staffShop,
}) => {
  const page = await staffShop.open(browser, '/staff/settings/company')
  await page.getByLabel('Телефон', { exact: true }).fill('12')
  const office = page.getByRole('region', { name: 'Офис: Москва' })
  const latitude = office.getByLabel('Широта')
  await expect(latitude).toBeHidden()
  await office.getByText('Место на карте', { exact: true }).click()
  const stored = await latitude.inputValue()
  await latitude.fill('95')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Нужен код страны')).toBeVisible()
  await expect(office.getByText('Число от −90 до 90')).toBeVisible()
  await latitude.fill(stored)
  await page.getByLabel('Телефон', { exact: true }).fill('+7 495 123 45 67')
  await page.getByRole('region', { name: 'Офис: Дубай' }).getByLabel('Телефон офиса').fill('+971 4 000 10 20')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Данные компании сохранены')).toBeVisible()
  const day = dayOfBoth
  await page.getByLabel('День', { exact: true }).fill(day)
  await page.getByRole('combobox', { name: 'Офис' }).selectOption({ label: 'Москва' })
  await page.getByRole('button', { name: 'Добавить выходной' }).click()
  await expect(page.locator(`time[datetime="${day}"]`)).toBeVisible()

  const visitor = await browser.newPage({ baseURL: staffShop.origin, locale: 'ru-RU' })
  await visitor.goto('/appointment')
  await expect(visitor.getByRole('contentinfo').getByRole('link', { name: '+7 495 123 45 67' })).toHaveAttribute('href', 'tel:+74951234567')
  const times = visitor.getByLabel('Время', { exact: true }).locator('option')
  await visitor.getByLabel('Дата').fill(nextDay)
  await expect.poll(() => times.count()).toBeGreaterThan(1)
  await visitor.getByLabel('Дата').fill(day)
  await expect(times).toHaveCount(1)
  await visitor.getByLabel('Город').selectOption('Дубай')
  await expect.poll(() => times.count()).toBeGreaterThan(1)
  await visitor.goto('/about')
  await expect(visitor.getByRole('main').getByRole('link', { name: '+971 4 000 10 20' })).toHaveAttribute('href', 'tel:+97140001020')
  await visitor.close()
  await page.context().close()
})

test('OWN-105 OWN-75 printed papers and the pages of the storefront show the new name of a renamed shop', async ({
  browser,
  staffShop,
}) => {
  const { id } = await placeManualOrder(staffShop)
  const { number } = await staffShop.call<{ number: string }>('POST', `/orders/${id}/documents/`, { kind: 'invoice' })
  const { version } = await staffShop.call('GET', '/company/')
  await staffShop.call('PATCH', '/company/', { version, name: 'Полдень' })
  const page = await staffShop.open(browser, `/staff/documents/${number}`)
  await expect(page.getByRole('article').getByText('Полдень', { exact: true })).toBeVisible()

  const visitor = await browser.newPage({ baseURL: staffShop.origin, locale: 'ru-RU' })
  await visitor.goto('/nowhere')
  await expect(visitor).toHaveTitle('Такой страницы нет — Полдень')
  await expect(visitor.getByRole('banner').getByRole('link', { name: 'Полдень, на главную' })).toBeVisible()
  await visitor.close()
  await page.context().close()
})

const ways = [
  { way: 'by keyboard at 1440 px', isTouch: false, options: { viewport: { width: 1440, height: 900 } } },
  { way: 'by touch at 390 px', isTouch: true, options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
] as const

for (const { way, isTouch, options } of ways)
  test(`OWN-115 OWN-105 T15 an office is closed for a day, ${way}`, async ({ browser, staffShop }) => {
    const page = await staffShop.open(browser, '/staff/settings', options)
    const person = new Keystrokes(page, isTouch)
    await person.use(page.getByRole('link', { name: 'Компания' }))
    const day = isTouch ? dayByTouch : dayByKeyboard
    person.think()
    await person.fillDay(page.getByLabel('День', { exact: true }), day)
    person.think()
    await person.choose(page.getByRole('combobox', { name: 'Офис' }), 'Дубай')
    await person.use(page.getByRole('button', { name: 'Добавить выходной' }))
    await person.see(page.locator(`time[datetime="${day}"]`))
    const taken = async () => {
      const response = await fetch(`${staffShop.origin}/api/visit-times/?city=dubai&date=${day}`)
      const { taken: times }: { taken: string[] } = await response.json()
      return times.length
    }
    await expect.poll(taken, { timeout: 20_000 }).toBeGreaterThan(10)
    test.info().annotations.push({ type: 'keystrokes', description: person.report() })
    expect(person.seconds(), person.report()).toBeLessThanOrEqual(60)
    await page.context().close()
  })
