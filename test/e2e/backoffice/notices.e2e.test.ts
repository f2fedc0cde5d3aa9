import { expect, expectAccessible, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { inviteAndJoin } from '#test/staff-over-http.ts'
import { staffHeaders } from '#test/staff.ts'

test('OWN-32 OWN-30 a notice lights the bell of an open page by itself, leads to its record, and is read once seen', async ({
  browser,
  staffShop,
}) => {
  test.slow()
  const { origin, owner } = staffShop
  const max = await inviteAndJoin(origin, owner, { name: 'Max', email: `max-${Date.now()}@shop.example`, roles: ['manager'] })
  const { id } = await staffShop.call('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: 'Listed as stolen' })
  // what other journeys in this shop gave notice of
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
  await toast.getByRole('button', { name: 'Вернуть как было' }).click()
  await expect(mail).toBeChecked()
  await expect(page.getByLabel('Номер чата в Telegram')).toHaveValue('12345')
  await page.context().close()
})

test('OWN-23 OWN-32 changed notices are not left without a question', async ({ browser, staffShop }) => {
  const page = await staffShop.open(browser, '/staff/settings/notices')
  const chat = page.getByLabel('Номер чата в Telegram')
  const before = await chat.inputValue()
  await chat.fill(`${before}7`)
  await page.getByRole('link', { name: 'Журнал' }).first().click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(question).toContainText('Изменения не сохранены')
  await question.getByRole('button', { name: 'Остаться' }).click()
  await expect(chat).toHaveValue(`${before}7`)
  await chat.fill(before)
  await page.getByRole('link', { name: 'Журнал' }).first().click()
  await expect(page).toHaveURL(/settings\/audit$/)
  await page.context().close()
})
