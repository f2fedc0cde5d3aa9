import { openAsColleague } from '#test/e2e/backoffice/colleague.ts'
import { expect, expectAccessible, expectAccessibleOnPhoneAndDesk, test } from '#test/e2e/backoffice/staff-fixtures.ts'

test.describe.configure({ timeout: 90_000 })

test('OWN-33 «Today» shows the six onboarding steps of a new shop, checks off completed ones, and hides them until undo', async ({
  browser,
  staffShop,
}) => {
  const page = await staffShop.open(browser, '/staff/')
  const steps = page.getByRole('region', { name: /^Первые дни/ })
  await expect(steps.getByRole('listitem')).toHaveCount(6)
  const offices = steps.getByRole('listitem').filter({ hasText: 'Адреса офисов' })
  await expect(offices).toContainText('не сделано')
  await offices.getByRole('button', { name: 'Всё верно' }).click()
  await expect(offices).not.toContainText('не сделано')

  const emails = steps.getByRole('listitem').filter({ hasText: 'Почта' })
  await emails.getByRole('button', { name: 'Проверить почту' }).click()
  await expect(emails.getByRole('status')).toContainText('письмо лежит в папке outbox')

  await steps.getByRole('button', { name: 'Скрыть' }).click()
  await expect(steps).toHaveCount(0)
  const toast = page.getByRole('region', { name: 'Сообщения' }).getByRole('listitem').filter({ hasText: '«Первые дни» скрыты' })
  await toast.getByRole('button', { name: 'Отменить', exact: true }).click()
  await expect(steps).toBeVisible()
  await page.context().close()
})

test('OWN-111 OWN-22 ⌘K opens the shop’s health; it sends a test email and a test call, and shows their results', async ({
  browser,
  staffShop,
}) => {
  const page = await staffShop.open(browser, '/staff/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сегодня')
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox').fill('состояние')
  await page.getByRole('option', { name: 'Состояние', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Состояние')
  await expect(page.getByText(/^Встроенная, \d+/)).toBeVisible()

  const mail = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Почта' }) })
  await mail.getByRole('button', { name: 'Проверить: Почта' }).click()
  await expect(mail.getByText(/Сообщение лежит в папке outbox/)).toBeVisible()
  await expect(mail.getByText('Не настроено')).toBeVisible()
  await expect(mail.getByText('Работает')).toHaveCount(0)

  // The provider refuses the test call. The error stays on this page and is also shown on the page “Today”.
  const calls = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Звонки' }) })
  await calls.getByRole('button', { name: 'Проверить: Звонки' }).click()
  await page.getByRole('dialog').getByLabel('Телефон').fill('+7 000 000-00-00')
  await page.keyboard.press('Enter')
  await expect(calls.getByText(/^Не работает с/)).toBeVisible()
  await expect(calls.getByText('Отказ', { exact: true })).toBeVisible()
  await page.goto('/staff/')
  await page.getByRole('link', { name: 'Связь не работает' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Состояние')
})

test('OWN-55 OWN-26 a place is added to an office and renamed on a phone; a stock-take offers it, and the rename is undone', async ({
  browser,
  staffShop,
}) => {
  const page = await staffShop.open(browser, '/staff/settings/places', { viewport: { width: 390, height: 844 } })
  await page.getByRole('button', { name: 'Добавить место' }).click()
  const adding = page.getByRole('dialog', { name: 'Добавить место' })
  await adding.getByLabel('Офис').selectOption({ label: 'Дубай' })
  await adding.getByLabel('Что это').selectOption({ label: 'Витрина' })
  await adding.getByLabel('Название по-русски').fill('Витрина у входа')
  await adding.getByLabel('Название по-английски').fill('Window at the door')
  await expectAccessibleOnPhoneAndDesk(page)
  await page.keyboard.press('Enter')
  await expect(adding).toBeHidden()
  await page.getByRole('button', { name: 'Изменить: Витрина у входа' }).click()
  const changing = page.getByRole('dialog', { name: 'Изменить место' })
  await changing.getByLabel('Название по-русски').fill('Большая витрина')
  await changing.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('button', { name: 'Изменить: Большая витрина' })).toBeVisible()
  await page.getByRole('button', { name: 'Отменить', exact: true }).last().click()
  await expect(page.getByRole('button', { name: 'Изменить: Витрина у входа' })).toBeVisible()

  await page.goto('/staff/stock-takes')
  await page.getByRole('button', { name: 'Начать инвентаризацию' }).last().click()
  await expect(page.getByRole('dialog').getByLabel('Место').locator('option', { hasText: 'Витрина у входа' })).toHaveCount(1)
  await page.context().close()
})

type Piece = { id: number; checklist: { item: string; is_required: boolean }[] }

test('OWN-38 the owner changes what publishing requires; a draft’s checklist follows, and undo restores it', async ({
  browser,
  staffShop,
}) => {
  const { id } = await staffShop.call<Piece>('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: 'Without photographs' })
  const isRequired = async () =>
    (await staffShop.call<Piece>('GET', `/pieces/${id}/`)).checklist.find(({ item }) => item === 'photos')?.is_required
  const page = await staffShop.open(browser, '/staff/settings/publishing')
  const photos = page.getByRole('checkbox', { name: 'Три фотографии' })
  await expect(photos).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Цена или «по запросу»' })).toBeDisabled()
  await photos.click()
  await expect(photos).toBeChecked()
  await expect(page.getByText('Три фотографии: теперь обязательно')).toBeVisible()
  expect(await isRequired()).toBe(true)
  await page.getByRole('button', { name: 'Отменить', exact: true }).click()
  await expect(photos).not.toBeChecked()
  await expect.poll(isRequired).toBe(false)
  await page.context().close()
})

test('OWN-27 details of an action are in words: table, columns, money, yes and no', async ({ browser, staffShop }) => {
  const made = await staffShop.call('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: 'In words' })
  const page = await staffShop.open(browser, `/staff/settings/audit?entry=${made.action_id}`)
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('rowheader', { name: 'модель', exact: true })).toBeVisible()
  await expect(sheet.getByRole('row', { name: 'полный комплект' })).toContainText('Нет')
  await expect(sheet.getByRole('rowheader').filter({ hasText: '_' })).toHaveCount(0)
  await expectAccessible(page)
  await page.context().close()
})

test('OWN-27 a changed piece and a changed setting are shown by their labels, not by keys and ids', async ({ browser, staffShop }) => {
  const { results } = await staffShop.call<{ results: { id: number; name_ru: string }[] }>('GET', '/lists/conditions/')
  const made = await staffShop.call('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: 'By words' })
  const changes = { condition_id: results[0]?.id }
  const changed = await staffShop.call('PATCH', `/pieces/${made.id}/`, { version: made.version, changes })
  const page = await staffShop.open(browser, `/staff/settings/audit?entry=${changed.action_id}`)
  await expect(page.getByRole('dialog').getByRole('row', { name: 'состояние' })).toContainText(results[0]?.name_ru ?? '?')
  const { version } = await staffShop.call('GET', '/thresholds/')
  const set = await staffShop.call('PATCH', '/thresholds/', { version, hold_hours: 36 })
  await page.goto(`/staff/settings/audit?entry=${set.action_id}`)
  await expect(page.getByRole('dialog').getByRole('table')).toContainText('Отложить: обычный срок')
  await expect(page.getByRole('dialog')).not.toContainText(/hold_hours|thresholds/)
  await page.context().close()
})

test('OWN-27 OWN-28 the audit log says that the seals fit, but not in its heading, and can be filtered by imports', async ({
  browser,
  staffShop,
}) => {
  const page = await staffShop.open(browser, '/staff/settings/audit')
  await expect(page.getByRole('main').getByText(/печат(ь|и|ей)\sсход/)).toBeVisible()
  await expect(page.locator('main > header').getByText(/сход/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Что', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'импорт' }).click()
  await expect(page).toHaveURL(/subject=import/)
  await page.context().close()
})

test('OWN-11 a reset of a password or a second factor asks first, and its link is shown once it is confirmed', async ({
  browser,
  staffShop,
}) => {
  const theirs = await openAsColleague(staffShop, browser, '/staff/')
  const page = await staffShop.open(browser, '/staff/settings/staff')
  let resets = 0
  await page.route('**/api/staff/members/*/reset/', (route) => {
    resets++
    return route.continue()
  })
  const choose = async (label: string) => {
    await page.getByRole('listitem').filter({ hasText: theirs.email }).getByRole('button', { name: 'Действия: Grace' }).click()
    await page.getByRole('menuitem', { name: label, exact: true }).click()
    return page.getByRole('dialog', { name: `${label}: Grace?` })
  }
  for (const label of ['Сбросить пароль', 'Сбросить второй фактор']) {
    const asked = await choose(label)
    await asked.getByRole('button', { name: 'Отмена', exact: true }).click()
    await expect(asked).toHaveCount(0)
  }
  expect(resets).toBe(0)
  const asked = await choose('Сбросить пароль')
  await asked.getByRole('button', { name: 'Сбросить пароль', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Ссылка готова' }).getByLabel('Ссылка', { exact: true })).toHaveValue(/\/staff\/welcome\/#/)
  expect(resets).toBe(1)
  await theirs.context().close()
  await page.context().close()
})

test('OWN-02 a page that a role may not open says so and sends no request', async ({ browser, staffShop }) => {
  const page = await openAsColleague(staffShop, browser, '/staff/settings')
  const refused: string[] = []
  page.on('response', (response) => response.status() === 403 && refused.push(response.url()))
  await expect(page.getByRole('main').getByRole('link', { name: 'Компания' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Сотрудники' })).toHaveCount(0)
  await page.goto('/staff/settings/staff')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Эта страница не для вашей роли')
  await page.getByRole('link', { name: 'На «Сегодня»' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сегодня')
  expect(refused).toEqual([])
  await page.context().close()
})
