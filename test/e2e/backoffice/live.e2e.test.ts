import type { Request } from '@playwright/test'
import type { WrittenOrder } from '#contract/staff/order.ts'
import { openAsColleague } from '#test/e2e/backoffice/colleague.ts'
import { expect, expectAccessible, type Page, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { inviteAndJoin } from '#test/staff-over-http.ts'
import { staffHeaders } from '#test/staff.ts'

type Free = { results: { id: number; price_on_request: boolean }[] }

const present = (page: Page) => page.getByRole('list', { name: 'Кто ещё здесь' })
const isAnnouncement = (request: Request) =>
  request.method() === 'POST' && request.url().includes('/presence/') && request.postDataJSON().is_leaving === false

test('OWN-25 a piece’s page shows who else has it open, and in which field, until they leave', async ({ browser, staffShop }) => {
  test.slow()
  const { id } = await staffShop.call('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: 'Looked at by two' })
  const mine = await staffShop.open(browser, `/staff/pieces/${id}`)
  await mine.getByLabel('Калибр').waitFor()
  await expect(present(mine)).toBeHidden()
  const theirs = await openAsColleague(staffShop, browser, `/staff/pieces/${id}`)
  await expect(present(mine)).toHaveText(/Grace смотрит/)
  await theirs.locator('[data-field=caliber] input').focus()
  await expect(present(mine)).toHaveText(/Grace правит: Калибр/)
  await expectAccessible(mine)
  await theirs.locator('[data-field=description] textarea').first().focus()
  await expect(present(mine)).toHaveText(/Grace правит: Описание/)
  await mine.getByLabel('Референс', { exact: true }).focus()
  await expect(theirs.getByRole('main').locator('header')).toContainText('Ада')
  await theirs.goto('/staff/')
  await expect(present(mine)).toBeHidden()
  await Promise.all([mine, theirs].map((page) => page.context().close()))
})

test('OWN-25 idle people stop announcing themselves and disappear, and come back at a key press', async ({ browser, staffShop }) => {
  const { id } = await staffShop.call('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: 'Left open' })
  const mine = await staffShop.open(browser, 'about:blank')
  const theirs = await openAsColleague(staffShop, browser, 'about:blank')
  for (const page of [mine, theirs]) {
    await page.clock.install()
    // Waits until the page has announced its presence. The page's clock also times out requests, so advancing the clock earlier would make
    // the first requests of the page fail.
    const announced = page.waitForResponse((response) => isAnnouncement(response.request()))
    await page.goto(`/staff/pieces/${id}`)
    await announced
  }
  await expect(present(mine)).toHaveText(/Grace смотрит/)
  let calls = 0
  theirs.on('request', (request) => isAnnouncement(request) && calls++)
  // Mocks the response. The server would remove the colleague after a minute, but by its own clock, which this test cannot advance.
  await mine.route('**/api/staff/presence/**', (route) => route.fulfill({ json: { results: [] } }))
  await theirs.clock.runFor(61_000)
  // the response to an earlier request may still contain the colleague
  await expect
    .poll(async () => {
      await mine.clock.runFor(16_000)
      return present(mine).count()
    })
    .toBe(0)
  expect(calls).toBe(0)
  await mine.unroute('**/api/staff/presence/**')
  await theirs.keyboard.press('Shift')
  await expect.poll(() => calls).toBe(1)
  // the response to an announcement lists the other people on the page
  await mine.getByLabel('Калибр').focus()
  await expect(present(mine)).toHaveText(/Grace смотрит/)
  await Promise.all([mine, theirs].map((page) => page.context().close()))
})

test('OWN-25 an order’s page shows who else has it open, and what they are doing with it', async ({ browser, staffShop }) => {
  test.slow()
  const { results } = await staffShop.call<Free>('GET', '/pieces/?status=available&page_size=100')
  const contact = { first_name: 'Анна', last_name: 'Кузнецова', phone: '+7 916 300-11-22', email: 'anna@example.com' }
  const lines = [{ piece_id: results.find(({ price_on_request: isOnRequest }) => !isOnRequest)?.id }]
  const payload = { ...contact, lines, destination: { delivery_method: 'pickup', pickup_city_id: 1 }, language: 'ru', notify: 'skip' }
  const { order } = await staffShop.call<WrittenOrder>('POST', '/orders/', payload)
  const mine = await staffShop.open(browser, `/staff/orders/${order.id}`)
  const theirs = await openAsColleague(staffShop, browser, `/staff/orders/${order.id}`)
  await expect(present(mine)).toHaveText(/Grace смотрит/)
  await theirs.locator('[data-field=notes] textarea').focus()
  await expect(present(mine)).toHaveText(/Grace правит: Заметки/)
  await expectAccessible(mine)
  await Promise.all([mine, theirs].map((page) => page.context().close()))
})

test('OWN-17 OWN-30 the navigation shows how many items wait in each place, and updates at once', async ({ browser, staffShop }) => {
  const page = await staffShop.open(browser, '/staff/')
  const link = page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: /^Предметы/ })
  const counted = async () => (await staffShop.call<{ pieces: number }>('GET', '/counts/')).pieces
  await staffShop.call('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: 'A draft' })
  await expect(link).toHaveAccessibleName(`Предметы черновиков: ${await counted()}`)
  const { id } = await staffShop.call('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: 'Another draft' })
  await expect(link).toHaveAccessibleName(`Предметы черновиков: ${await counted()}`)
  await staffShop.call('DELETE', `/pieces/${id}/`)
  await expect(link).toHaveAccessibleName(`Предметы черновиков: ${await counted()}`)
  await page.context().close()
})

test('OWN-30 a change that a colleague makes while a page opens is shown on it', async ({ browser, staffShop }) => {
  const page = await staffShop.open(browser, 'about:blank')
  const isChanged = Promise.withResolvers<void>()
  await page.route('**/api/staff/events/**', async (route) => {
    await isChanged.promise
    await route.continue()
  })
  const counted = async () => (await staffShop.call<{ pieces: number }>('GET', '/counts/')).pieces
  await staffShop.call('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: 'Before' })
  await page.goto('/staff/')
  const link = page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: /^Предметы/ })
  await expect(link).toHaveAccessibleName(`Предметы черновиков: ${await counted()}`)
  await staffShop.call('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: 'Meanwhile' })
  isChanged.resolve()
  await expect(link).toHaveAccessibleName(`Предметы черновиков: ${await counted()}`)
  await page.context().close()
})

test('OWN-32 OWN-30 a notice appears at the bell of an open page by itself, links to its record, and is read once seen', async ({
  browser,
  staffShop,
}) => {
  test.slow()
  const { origin, owner } = staffShop
  const max = await inviteAndJoin(origin, owner, { name: 'Max', email: `max-${Date.now()}@shop.example`, roles: ['manager'] })
  const { id } = await staffShop.call('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: 'Listed as stolen' })
  const { results } = await staffShop.call<{ results: { id: number }[] }>('GET', '/notices/')
  await staffShop.call('POST', '/notices/read/', { up_to: Math.max(0, ...results.map((one) => one.id)) })
  const page = await staffShop.open(browser, '/staff/')
  const bell = page.getByRole('button', { name: /^Уведомления/ })
  await expect(bell).toHaveAccessibleName('Уведомления')
  const response = await fetch(`${origin}/api/staff/pieces/${id}/register-checks/`, {
    method: 'POST',
    headers: { ...staffHeaders(max.token, origin), 'content-type': 'application/json' },
    body: JSON.stringify({ register: 'A', result: 'match', reference: '' }),
  })
  expect(response.status).toBe(201)
  await expect(bell).toHaveAccessibleName(/1 новое/)

  await bell.click()
  const sheet = page.getByRole('dialog', { name: 'Уведомления' })
  const notice = sheet.getByRole('listitem').filter({ hasText: 'Listed as stolen' })
  await expect(notice).toContainText('Совпадение в реестре')
  await expect(notice).toContainText('новое')
  await expectAccessible(page)
  await notice.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/staff/pieces/${id}$`))
  await expect(bell).toHaveAccessibleName('Уведомления')
  await page.context().close()
})

test('OWN-32 channels and quiet hours are chosen on a phone, and the choice is undone', async ({ browser, staffShop }) => {
  const page = await staffShop.open(browser, '/staff/settings/notices', { viewport: { width: 390, height: 844 }, hasTouch: true })
  const mail = page.getByLabel('Новый заказ: Письмо')
  await expect(mail).not.toBeChecked()
  await expect(page.getByLabel('Новый заказ: Telegram')).toBeDisabled()
  await mail.check()
  await page.getByLabel('Номер чата в Telegram').fill('12345')
  await page.getByLabel('Новый заказ: Telegram').check()
  await page.getByLabel('Не присылать ночью').check()
  await page.getByLabel('До', { exact: true }).fill('09:30')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  const toast = page.getByRole('region', { name: 'Сообщения' }).getByRole('listitem').filter({ hasText: 'Уведомления настроены' })
  await expect(toast).toBeVisible()
  await page.reload()
  await expect(mail).toBeChecked()
  await expect(page.getByLabel('До', { exact: true })).toHaveValue('09:30')

  await page.getByLabel('Номер чата в Telegram').fill('@ada')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByLabel('Номер чата в Telegram')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Номер чата в Telegram').fill('')
  await mail.uncheck()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await toast.getByRole('button', { name: 'Отменить', exact: true }).click()
  await expect(mail).toBeChecked()
  await expect(page.getByLabel('Номер чата в Telegram')).toHaveValue('12345')
  await page.context().close()
})

test('OWN-23 OWN-32 leaving with unsaved notice settings asks for confirmation', async ({ browser, staffShop }) => {
  const page = await staffShop.open(browser, '/staff/settings/notices')
  const chat = page.getByLabel('Номер чата в Telegram')
  const before = await chat.inputValue()
  await chat.fill(`${before}7`)
  await page.getByRole('navigation', { name: 'Вы' }).getByRole('link', { name: 'Учётная запись' }).click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(question).toContainText('Изменения не сохранены')
  await question.getByRole('button', { name: 'Остаться' }).click()
  await expect(chat).toHaveValue(`${before}7`)
  await chat.fill(before)
  await page.getByRole('navigation', { name: 'Вы' }).getByRole('link', { name: 'Учётная запись' }).click()
  await expect(page).toHaveURL(/settings\/account$/)
  await page.context().close()
})

test('OWN-23 OWN-32 the form of notice settings keeps what is typed, and its focus, while they are saved and read again', async ({
  browser,
  staffShop,
}) => {
  const page = await staffShop.open(browser, '/staff/settings/notices')
  const chat = page.getByLabel('Номер чата в Telegram')
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/staff/notices/settings/', async (route) => {
    if (route.request().method() === 'PUT') await answered.promise
    await route.continue()
  })
  const before = await chat.inputValue()
  await chat.fill('777')
  await chat.press('Enter')
  await expect(page.getByRole('button', { name: 'Сохранить' })).toHaveAttribute('aria-disabled', 'true')
  await chat.fill('7778')
  answered.resolve()
  await expect(page.getByText('Уведомления настроены')).toBeVisible()
  await expect(chat).toHaveValue('7778')
  await expect(chat).toBeFocused()
  await chat.fill('777')
  await expect(page.getByRole('button', { name: 'Сохранить' })).toBeDisabled()
  await page.getByRole('button', { name: 'Отменить', exact: true }).click()
  await expect(chat).toHaveValue(before)
  await page.context().close()
})
