import type { Browser } from '@playwright/test'
import { expect, expectAccessibleInBothThemes, type Page, type StaffShop, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { sendForm } from '#test/e2e/backoffice/storefront-form.ts'
import { freshPhone, signInByApi } from '#test/e2e/sign-in.ts'
import { inviteAndJoin } from '#test/staff-over-http.ts'

type Row = { id: number; reference: string | null; brand: string; price_usd: string | null }

const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
const visitor = { name: 'Вера', phone: '+79167001020', email: 'vera@example.com' }
const figures = (page: Page) => page.getByRole('dialog').getByRole('region', { name: 'Что даст сделка' })

/** Records costs for the piece that takes offers, and a sale for another piece with the same reference. */
async function prepareDeal({ call }: StaffShop, reference: string): Promise<number> {
  const { results } = await call<{ results: Row[] }>('GET', '/pieces/?q=Big+Bang+Meca')
  const [piece] = results
  if (!piece) throw new Error('No piece takes offers')
  const { id, brand } = piece
  const change = async (path: string, method: string, of: number, body: object) => {
    const { version } = await call('GET', `/pieces/${of}/`)
    return call(method, `/pieces/${of}/${path}`, { version, ...body })
  }
  const { results: others } = await call<{ results: Row[] }>('GET', `/pieces/?q=${encodeURIComponent(brand)}&status=available`)
  const other = others.find((row) => row.id !== id && row.brand === brand && row.price_usd)
  if (!other) throw new Error(`No other piece of ${brand} is for sale`)
  await change('', 'PATCH', id, { changes: { reference } })
  await change('', 'PATCH', other.id, { changes: { reference: reference.replaceAll(/[^A-Z0-9]/g, '') } })
  await change('books/', 'PATCH', id, { changes: { cost_usd: '8000', floor_usd: '10500' } })
  await call('POST', `/pieces/${id}/expenses/`, { kind: 'service', amount_usd: '500', note: '', spent_on: '2026-11-01' })
  await change('sold-elsewhere/', 'POST', other.id, {
    price_usd: '12000',
    sold_on: '2026-11-20',
    sold_to: 'Дилер',
    reason: 'Продан дилеру',
  })
  return id
}

async function nameOffer(browser: Browser, { origin, folder }: StaffShop, piece: number): Promise<number> {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  const { access: token } = await signInByApi(page, { phone: freshPhone(), dataDir: folder })
  const data = { kind: 'watch', piece_id: piece, price_usd: '11000' }
  const response = await page.request.post('/api/offers/', { data, headers: { authorization: `Bearer ${token}` } })
  expect(response.status(), await response.text()).toBe(201)
  const { number } = await response.json()
  await context.close()
  return number
}

const expectNothingSideways = async (page: Page, width: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

test('DESK-01 OWN-87 the answer to an offer shows cost, floor, last prices, and the margin of each price as it is typed', async ({
  browser,
  staffShop,
}) => {
  const reference = 'DL.411.OX'
  const id = await prepareDeal(staffShop, reference)
  const number = await nameOffer(browser, staffShop, id)
  const page = await staffShop.open(browser, `/staff/inbox/${number}`, desk)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Своя цена' }).click()
  await expect(figures(page)).toContainText(/Себестоимость с расходами\s*8.500\s\$/)
  await expect(figures(page)).toContainText(/в том числе расходы 500/)
  await expect(figures(page)).toContainText(/Минимальная цена\s*10.500/)
  await expect(figures(page).getByLabel('Цена клиента')).toHaveText(/^маржа 2.500\s\$ · 22,7\s%$/)
  await expect(figures(page).getByLabel('Ваша цена')).toHaveText('впишите сумму')
  await dialog.getByRole('textbox', { name: 'Цена' }).fill('10 000')
  await expect(figures(page).getByLabel('Ваша цена')).toHaveText(/^маржа 1.500\s\$ · 15\s%$/)
  await expect(figures(page)).toContainText(/Ниже минимальной цены на 500/)
  await dialog.getByRole('textbox', { name: 'Цена' }).fill('12500')
  await expect(figures(page).getByLabel('Ваша цена')).toHaveText(/^маржа 4.000\s\$ · 32\s%$/)
  await expect(figures(page)).not.toContainText('Ниже минимальной')
  const prices = figures(page).getByRole('list', { name: `Последние цены референса ${reference}` })
  await expect(prices.getByRole('listitem')).toHaveText([/Продан 20\sноября 2026.*12.000\s\$/])
  const [field, beside] = await Promise.all([dialog.getByRole('textbox', { name: 'Цена' }).boundingBox(), figures(page).boundingBox()])
  expect(beside?.x ?? 0).toBeGreaterThan((field?.x ?? 0) + (field?.width ?? 0))
  await expectAccessibleInBothThemes(page)

  const small = await staffShop.open(browser, `/staff/inbox/${number}`, phone)
  await small.getByRole('button', { name: 'Своя цена' }).click()
  const summary = small.getByRole('dialog').locator('summary', { hasText: 'Что даст сделка' })
  await expect(small.getByText('Себестоимость с расходами')).toBeHidden()
  await summary.click()
  await expect(small.getByText('Себестоимость с расходами')).toBeVisible()
  await expectNothingSideways(small, 390)
  await expectAccessibleInBothThemes(small)
})

test('DESK-01 OWN-86 a quote shows the margin of each of its pieces, and a seller writes quotes and answers offers without it', async ({
  browser,
  staffShop,
}) => {
  const { results } = await staffShop.call<{ results: Row[] }>('GET', '/pieces/?status=available&kind=bag')
  const records = await Promise.all(
    results.slice(0, 5).map(({ id }) => staffShop.call<Row & { version: number; stock: number }>('GET', `/pieces/${id}/`)),
  )
  const piece = records.find(({ stock }) => stock === 1)
  const second = results.find(({ id }) => id !== piece?.id)
  const terms = { ownership: 'consignment', consignor_name: 'Ольга', consignor_share: 8000 }
  await staffShop.call('PATCH', `/pieces/${piece?.id}/books/`, { version: piece?.version, changes: terms })
  const { number } = await sendForm(staffShop, 'price-requests', { ...visitor, kind: 'bag', piece_id: piece?.id })
  const page = await staffShop.open(browser, `/staff/inbox/${number}`, desk)
  await page.getByRole('button', { name: 'Предложение', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Цена' }).fill('10000')
  await expect(figures(page).getByLabel('Цена в предложении')).toHaveText(/^маржа 2.000\s\$ · 20\s%$/)
  await expect(figures(page)).toContainText(/Комитенту\s*80\s% цены.*Комитенту: 8.000/s)
  await dialog.getByLabel('Добавить предмет').fill(String(second?.brand))
  await dialog.getByRole('listitem').getByRole('button').first().click()
  await expect(figures(page).getByLabel('Цена в предложении')).toHaveCount(2)
  await expect(figures(page).getByText('маржа неизвестна')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  const { token } = await inviteAndJoin(staffShop.origin, staffShop.owner, {
    name: 'Соня',
    email: `${crypto.randomUUID()}@shop.example`,
    roles: ['seller'],
  })
  const context = await browser.newContext({ baseURL: staffShop.origin, ...desk })
  await context.addCookies([{ name: 'vitrine_staff', value: token, url: staffShop.origin }])
  const asSeller = await context.newPage()
  const asked: string[] = []
  asSeller.on('request', (request) => asked.push(request.url()))
  await asSeller.goto(`/staff/inbox/${number}`)
  await asSeller.getByRole('button', { name: 'Предложение', exact: true }).click()
  await asSeller.getByRole('dialog').getByRole('textbox', { name: 'Цена' }).fill('10000')
  await expect(asSeller.getByRole('dialog')).not.toContainText(/Что даст сделка|маржа|Себестоимость/)
  expect(asked.filter((url) => url.includes('/deals/'))).toEqual([])
  await context.close()
})

test('DESK-01 OWN-89 an estimate shows what each of its sums earns at the last price of the reference', async ({ browser, staffShop }) => {
  const { number } = await sendForm(staffShop, 'buyback-requests', { ...visitor, brand: 'Hublot', model: 'Big Bang', year: 2019 })
  const { version } = await staffShop.call('GET', `/buybacks/${number}/`)
  const page = await staffShop.open(browser, `/staff/inbox/buybacks/${number}`, desk)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Оценить', exact: true }).click()
  await expect(figures(page)).toContainText('Маржу не оценить: последней цены нет.')
  await expect(figures(page)).toContainText('Референс не указан, сравнить не с чем.')
  await page.keyboard.press('Escape')
  await prepareDeal(staffShop, 'DL.412.OX')
  await staffShop.call('PATCH', `/buybacks/${number}/`, { version, reference: 'DL.412.OX' })
  await page.reload()
  await page.getByRole('button', { name: 'Оценить', exact: true }).click()
  await expect(figures(page)).toContainText(/последней цене продажи, 12.000/)
  await dialog.getByLabel('От', { exact: true }).fill('8000')
  await dialog.getByLabel('До', { exact: true }).fill('12500')
  await expect(figures(page).getByLabel('Оценка от')).toHaveText(/^маржа 4.000\s\$ · 33,3\s%$/)
  await expect(figures(page).getByLabel('Оценка до')).toHaveText(/^маржа −500\s\$ · −4,2\s%$/)
  await expectAccessibleInBothThemes(page)
})
