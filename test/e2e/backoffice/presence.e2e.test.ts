import type { WrittenOrder } from '#contract/staff/order.ts'
import { expect, expectAccessible, type Page, type StaffShop, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { inviteAndJoin } from '#test/staff-over-http.ts'

type Free = { results: { id: number; price_on_request: boolean }[] }

/** A page of somebody else of the staff. */
async function openAsColleague({ origin, owner }: StaffShop, browser: Parameters<StaffShop['open']>[0], path: string): Promise<Page> {
  const email = `${crypto.randomUUID()}@shop.example`
  const { token } = await inviteAndJoin(origin, owner, { name: 'Grace', email, roles: ['manager'] })
  const context = await browser.newContext({ baseURL: origin })
  await context.addCookies([{ name: 'vitrine_staff', value: token, url: origin }])
  const page = await context.newPage()
  await page.goto(path)
  return page
}

const present = (page: Page) => page.getByRole('list', { name: 'Кто ещё здесь' })

test('OWN-25 who else has a piece open, and in which field, shows on its page until they leave', async ({ browser, staffShop }) => {
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
  // whoever came later sees who was there
  await mine.getByLabel('Референс', { exact: true }).focus()
  await expect(theirs.getByRole('main').locator('header')).toContainText('Ада')
  await theirs.goto('/staff/')
  await expect(present(mine)).toBeHidden()
  await Promise.all([mine, theirs].map((page) => page.context().close()))
})

test('OWN-25 idle people fade after a minute', async ({ browser, staffShop }) => {
  test.slow()
  const { id } = await staffShop.call('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: 'Left open' })
  const mine = await staffShop.open(browser, `/staff/pieces/${id}`)
  const theirs = await openAsColleague(staffShop, browser, `/staff/pieces/${id}`)
  await expect(present(mine)).toHaveText(/Grace смотрит/)
  // no key and no pointer: nothing is said for longer than the server's minute
  await expect(present(mine)).toBeHidden({ timeout: 85_000 })
  await theirs.keyboard.press('Shift')
  await expect(present(mine)).toHaveText(/Grace смотрит/)
  await Promise.all([mine, theirs].map((page) => page.context().close()))
})

test('OWN-25 who else has an order open, and what they are doing with it', async ({ browser, staffShop }) => {
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

test('OWN-17 OWN-30 places say how much waits in them, and learn at once of more', async ({ browser, staffShop }) => {
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
