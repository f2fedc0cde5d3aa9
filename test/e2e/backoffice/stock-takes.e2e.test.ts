import { expect, expectAccessible, expectAccessibleOnPhoneAndDesk, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { type Take, fillPlace, nameOf, box, close, closeAll, takeIn, fakeCamera } from '#test/e2e/backoffice/stock-take-shop.ts'

test.describe.configure({ timeout: 90_000 })

test('OWN-65 on a phone a place is counted with one thumb: by ticks, typed numbers, scans and other devices’ ticks, then signed', async ({
  browser,
  staffShop,
}) => {
  const { name_ru: safe, pieces, other } = await fillPlace(staffShop)
  const page = await staffShop.open(browser, '/staff/pieces', { viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'ru-RU' })
  await fakeCamera(page)
  await page.reload()
  await page.getByRole('button', { name: 'Ещё' }).first().tap()
  await page.getByRole('menuitem', { name: 'Инвентаризация' }).tap()
  await page.getByRole('button', { name: 'Начать инвентаризацию' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Место').selectOption({ label: `${safe}, Москва` })
  await dialog.getByRole('button', { name: 'Начать инвентаризацию' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${safe}, Москва`)
  const take = takeIn(page)

  await box(page, pieces[0]).tap()
  await expect(page.getByText(`${nameOf(pieces[0])}: На месте`)).toBeVisible()
  await expect(page.getByText('1 из 3')).toBeVisible()
  const number = page.getByLabel('Номер с этикетки')
  await number.fill('abc')
  await number.press('Enter')
  await expect(page.getByText('Это не номер с этикетки')).toBeVisible()
  await number.fill(`№ ${other?.id}`)
  await number.press('Enter')
  await expect(page.getByText(`${nameOf(other)}: По учёту нигде`)).toBeVisible()
  await number.fill('1999999')
  await number.press('Enter')
  await expect(page.getByRole('status').getByText('Предмета с таким номером нет.')).toBeVisible()

  await page.getByRole('button', { name: 'Сканировать' }).tap()
  const scanner = page.getByRole('dialog', { name: 'Наведите камеру на код этикетки' })
  await scanner.locator('video').waitFor()
  const scan = (piece = pieces[1]) =>
    page.evaluate((code) => Reflect.get(globalThis, 'layCode')(code), `${staffShop.origin}/staff/label/${piece?.id}`)
  await scan()
  await expect(scanner.getByText(`${nameOf(pieces[1])}: На месте`)).toBeVisible()
  for (const piece of [pieces[0], pieces[1]]) {
    await scan(piece)
    await expect(scanner.getByText(`${nameOf(piece)}: уже отмечен`)).toBeVisible()
  }
  await scanner.getByRole('button', { name: 'Закрыть' }).tap()
  await expect(box(page, pieces[1])).toBeChecked()

  await staffShop.call<Take>('PUT', `/stock-takes/${take}/seen/`, { piece_id: pieces[2]?.id, is_seen: true })
  await expect(box(page, pieces[2])).toBeChecked()
  await box(page, pieces[2]).tap()
  await expect(page.getByText(`${nameOf(pieces[2])}: отметка снята`)).toBeVisible()
  await page.getByRole('link', { name: 'Не найдены' }).tap()
  await expect(page.getByRole('list', { name: 'Не найдены' }).getByRole('listitem')).toHaveCount(1)

  await page.getByRole('button', { name: 'Закончить' }).tap()
  await expect(page.getByRole('dialog')).toContainText('По учёту: 3. На месте: 2. Не найдено: 1. В другом месте: 0. Без места: 1.')
  await page.getByLabel('Примечание').fill('Искали дважды')
  await page.getByRole('button', { name: 'Подписать список' }).tap()
  const paper = page.getByRole('article')
  await expect(paper).toContainText('Искали дважды')
  await expect(paper.getByRole('region', { name: 'Не найдены' })).toContainText(nameOf(pieces[2]))
  await expect(paper.getByRole('region', { name: 'Без места' })).toContainText(nameOf(other))
  await expect(paper).toContainText(/SHA-256 описи: ([0-9a-f]{8} ?){8}/)
  await page.context().close()
})

test('OWN-65 OWN-30 offline ticks are queued on the device, survive a reload, and are sent once the connection is back', async ({
  browser,
  staffShop,
}) => {
  const { place, pieces } = await fillPlace(staffShop)
  const { id: take } = await staffShop.call<Take>('POST', '/stock-takes/', { place_id: place.id })
  const seen = async () => (await staffShop.call<Take>('GET', `/stock-takes/${take}/`)).counts.seen
  const page = await staffShop.open(browser, `/staff/stock-takes/${take}`, { viewport: { width: 390, height: 844 }, hasTouch: true })
  await expect(page.getByText('0 из 3')).toBeVisible()
  await page.route('**/seen/', (route) => route.abort())
  for (const piece of pieces.slice(0, 2)) await box(page, piece).tap()
  await expect(page.getByText('Ждут связи 2 отметки')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Закончить' })).toBeDisabled()
  await page.reload()
  await expect(page.getByText('Ждут связи 2 отметки')).toBeVisible()
  for (const piece of pieces.slice(0, 2)) await expect(box(page, piece)).toBeChecked()
  expect(await seen()).toBe(0)
  await page.unroute('**/seen/')
  await expect(page.getByText('2 из 3')).toBeVisible()
  await expect(page.getByText('Связь вернулась, отметки записаны')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Закончить' })).toBeEnabled()
  expect(await seen()).toBe(2)
  await close(staffShop, take)
  await page.context().close()
})

test('OWN-65 OWN-30 a tick refused with a temporary error is sent again, and the list cannot be signed before it is stored', async ({
  browser,
  staffShop,
}) => {
  const { place, pieces } = await fillPlace(staffShop)
  const { id: take } = await staffShop.call<Take>('POST', '/stock-takes/', { place_id: place.id })
  const page = await staffShop.open(browser, `/staff/stock-takes/${take}`, { viewport: { width: 390, height: 844 }, hasTouch: true })
  const finish = page.getByRole('button', { name: 'Закончить' })
  await expect(finish).toBeEnabled()
  const held = Promise.withResolvers<void>()
  let requests = 0
  await page.route('**/seen/', async (route) => {
    if (requests++) return route.continue()
    await held.promise
    await route.fulfill({ status: 503, json: {} })
  })
  await box(page, pieces[0]).tap()
  await expect(finish).toBeDisabled()
  held.resolve()
  await expect(page.getByText('1 из 3')).toBeVisible()
  await expect(finish).toBeEnabled()
  await expect(box(page, pieces[0])).toBeChecked()
  await close(staffShop, take)
  await page.context().close()
})

test('OWN-65 OWN-30 a tick taken back while queued ticks are being sent stays taken back', async ({ browser, staffShop }) => {
  const { place, pieces } = await fillPlace(staffShop)
  const { id: take } = await staffShop.call<Take>('POST', '/stock-takes/', { place_id: place.id })
  const page = await staffShop.open(browser, `/staff/stock-takes/${take}`, { viewport: { width: 390, height: 844 }, hasTouch: true })
  // queued check marks are sent in the order of their pieces' ids
  const [first, second] = pieces.slice(0, 2).toSorted((a, b) => a.id - b.id)
  const held = Promise.withResolvers<void>()
  const failed = new Set<number>()
  let isConnected = false
  let requests = 0
  await page.route('**/seen/', async (route) => {
    if (!isConnected) {
      failed.add(route.request().postDataJSON().piece_id)
      return route.abort()
    }
    requests++
    await held.promise
    await route.continue()
  })
  for (const piece of [first, second]) await box(page, piece).tap()
  await expect(page.getByText('Ждут связи 2 отметки')).toBeVisible()
  await expect.poll(() => failed.size).toBe(2)
  isConnected = true
  await expect.poll(() => requests, { timeout: 10_000 }).toBe(1)
  await box(page, second).tap()
  held.resolve()
  await expect(page.getByRole('button', { name: 'Закончить' })).toBeEnabled()
  await expect(box(page, second)).not.toBeChecked()
  expect((await staffShop.call<Take>('GET', `/stock-takes/${take}/`)).counts.seen).toBe(1)
  await close(staffShop, take)
  await page.context().close()
})

test('OWN-65 on a desktop a place is counted by keyboard in English, and a place with an open count leads to that count', async ({
  browser,
  staffShop,
}) => {
  const { name_en: safe, pieces } = await fillPlace(staffShop)
  const { staff } = await staffShop.call<{ staff: { version: number } }>('GET', '/session/')
  await staffShop.call('PATCH', '/me/', { language: 'en', version: staff.version })
  const page = await staffShop.open(browser, '/staff/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('stock-take')
  await expect(page.getByRole('option', { name: 'Stock-take' }).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stock-take')
  const start = async () => {
    await page.keyboard.press('n')
    await page
      .getByRole('dialog')
      .getByLabel('Place')
      .selectOption({ label: `${safe}, Moscow` })
    await page.getByRole('dialog').getByRole('button', { name: 'Start a stock-take' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${safe}, Moscow`)
  }
  await start()
  const take = takeIn(page)
  await page.keyboard.press('/')
  await page.keyboard.type(`${pieces[0]?.id}\n${pieces[1]?.id}\n`)
  await expect(page.getByText('2 of 3')).toBeVisible()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Stock-take' }).waitFor()
  await expect(page.getByRole('row', { name: safe })).toContainText('2 of 3')
  await start()
  expect(takeIn(page)).toBe(take)
  await page.getByRole('button', { name: 'Finish' }).press('Enter')
  await page.getByRole('button', { name: 'Sign the list' }).press('Enter')
  await expect(page.getByRole('article')).toContainText('By the books: 3. There: 2. Missing: 1.')
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/MediaBox/g)).toHaveLength(1)
  const me = await staffShop.call<{ staff: { version: number } }>('GET', '/session/')
  await staffShop.call('PATCH', '/me/', { language: 'ru', version: me.staff.version })
  await page.context().close()
})

test('OWN-65 a label scanned by the phone’s camera app is ticked in the open count, or opens the piece if no count is open', async ({
  browser,
  staffShop,
}) => {
  await closeAll(staffShop)
  const { place, name_ru: safe, pieces } = await fillPlace(staffShop)
  const { id } = await staffShop.call<Take>('POST', '/stock-takes/', { place_id: place.id })
  const page = await staffShop.open(browser, `/staff/label/${pieces[0]?.id}`, { viewport: { width: 390, height: 844 } })
  const tick = page.getByRole('region', { name: `Инвентаризация: ${safe}, Москва` })
  await tick.getByRole('button', { name: 'На месте' }).click()
  await expect(page.getByText('Уже отмечен: Ада')).toBeVisible()
  await expect(page.getByText('1 из 3')).toBeVisible()
  expect((await staffShop.call<Take>('GET', `/stock-takes/${id}/`)).counts.seen).toBe(1)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'К списку инвентаризации' }).click()
  await expect(box(page, pieces[0])).toBeChecked()
  await close(staffShop, id)
  await page.goto(`/staff/label/${pieces[1]?.id}`)
  await expect(page).toHaveURL(new RegExp(`/staff/pieces/${pieces[1]?.id}$`))
  await page.context().close()
})

test('OWN-118 OWN-20 stock-takes are accessible in both themes, on a phone and on a desk', async ({ browser, staffShop }) => {
  const { place, pieces, other } = await fillPlace(staffShop)
  const { id } = await staffShop.call<Take>('POST', '/stock-takes/', { place_id: place.id })
  for (const piece of [pieces[0], other]) await staffShop.call('PUT', `/stock-takes/${id}/seen/`, { piece_id: piece?.id, is_seen: true })
  const page = await staffShop.open(browser, `/staff/stock-takes/${id}`)
  await expect(box(page, pieces[0])).toBeChecked()
  await expectAccessibleOnPhoneAndDesk(page)
  await close(staffShop, id)
  await page.getByRole('article').waitFor()
  await expectAccessibleOnPhoneAndDesk(page)
  await page.goto('/staff/stock-takes')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectAccessibleOnPhoneAndDesk(page)
  await page.context().close()
})
