import { expect, expectAccessible, clearForms, waitForHydration } from '#test/e2e/fixtures.ts'
import { consent, dialog, drafts, field, fillIn, openForm, test } from '#test/e2e/piece-enquiry-page.ts'

test('FORM-07 PDP-03 a price request arrives at the shop', async ({ page, watch }) => {
  await openForm(page, watch.path, 'Узнать цену')
  await expectAccessible(page, { within: '[role=dialog]' })
  await fillIn(page)
  await dialog(page).getByRole('button', { name: 'Отправить запрос' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Запрос отправлен' })).toBeVisible()
  await expect(dialog(page).getByText('Спасибо, мы получили ваш запрос')).toBeVisible()
  await expect(dialog(page).locator(':focus')).toContainText('Запрос отправлен')
  await dialog(page).getByRole('button', { name: 'Вернуться к предмету' }).click()
  await expect(dialog(page)).toBeHidden()
})

test('FORM-07 OWN-90 a price request has the piece, the contact, the reply channel, the trade-in flag and an empty honeypot; a live-photo request has the piece, the channel and no email field', async ({
  page,
  watch,
}) => {
  await test.step('a price request has the piece, the contact, the reply channel and an empty honeypot', async () => {
    const sent = page.waitForRequest('**/api/price-requests/')
    await page.route('**/api/price-requests/', (route) => route.fulfill({ status: 201, json: { detail: 'Спасибо' } }))
    await openForm(page, watch.path, 'Узнать цену')
    await fillIn(page)
    await field(page, 'Электронная почта').fill('anna@example.com')
    await field(page, 'Сообщение').fill('Есть ли документы?')
    await dialog(page).getByRole('checkbox', { name: 'Рассматриваю обмен' }).check()
    await dialog(page).getByRole('button', { name: 'Отправить запрос' }).click()
    expect((await sent).postDataJSON()).toEqual({
      kind: 'watch',
      piece_id: watch.id,
      name: 'Анна',
      phone: '+7 916 123-45-67',
      email: 'anna@example.com',
      message: 'Есть ли документы?',
      consent: true,
      website: '',
      trade_in: true,
      key: expect.any(String),
    })
  })

  await test.step('a live-photo request has the piece, the channel and no email field', async () => {
    await clearForms(page)
    const sent = page.waitForRequest('**/api/live-photo-requests/')
    await page.route('**/api/live-photo-requests/', (route) => route.fulfill({ status: 201, json: { detail: 'Спасибо' } }))
    await openForm(page, watch.path, 'Запросить живые фото')
    await expect(field(page, 'Электронная почта')).toHaveCount(0)
    await fillIn(page)
    await dialog(page).getByRole('radio', { name: 'Telegram' }).check()
    await expect(field(page, 'Электронная почта')).toHaveCount(0)
    await dialog(page).getByRole('button', { name: 'Запросить фото' }).click()
    expect((await sent).postDataJSON()).toEqual({
      kind: 'watch',
      piece_id: watch.id,
      name: 'Анна',
      phone: '+7 916 123-45-67',
      message: '',
      consent: true,
      website: '',
      channel: 'telegram',
      key: expect.any(String),
    })
    await expect(dialog(page).getByText('Пришлём фото в\u00A0Telegram, +7\u00A0916\u00A0123-45-67.')).toBeVisible()
  })
})

test('FORM-07 photographs go to the chosen channel; by email they need an address', async ({ page, watch }) => {
  await page.route('**/api/live-photo-requests/', (route) => route.fulfill({ status: 201, json: { detail: 'Спасибо' } }))
  await openForm(page, watch.path, 'Запросить живые фото')
  await fillIn(page)
  const send = dialog(page).getByRole('button', { name: 'Запросить фото' })
  await send.click()
  await expect(dialog(page).getByRole('group', { name: 'Куда прислать фото' })).toHaveAccessibleDescription('Выберите, куда прислать фото')
  await expect(dialog(page).getByRole('radio', { name: 'Эл. почта' })).toBeFocused()
  await page.keyboard.press('Space')
  await send.click()
  await expect(field(page, 'Электронная почта')).toBeFocused()
  await expectAccessible(page, { within: '[role=dialog]' })
  const sent = page.waitForRequest('**/api/live-photo-requests/')
  await field(page, 'Электронная почта').fill('anna@example.com')
  await send.click()
  expect((await sent).postDataJSON()).toMatchObject({ channel: 'email', email: 'anna@example.com' })
  await expect(dialog(page).getByText('Пришлём фото на\u00A0anna@example.com.')).toBeVisible()
})

test('FORM-01 FORM-03 FORM-04 field errors appear after the first submit, with the focus in the first invalid field; a phone number is formatted; a second press sends nothing; a rate limit, an error and a lost connection are sentences and keep the typed text', async ({
  page,
  watch,
  pageErrors,
}) => {
  await test.step('field errors appear after the first submit, with a toast and the focus in the first invalid field; a pasted phone number is accepted and formatted on blur', async () => {
    await openForm(page, watch.path, 'Узнать цену')
    await expect(field(page, 'Имя')).not.toHaveAttribute('aria-invalid')
    await field(page, 'Имя').fill('Анна')
    await dialog(page).getByRole('button', { name: 'Отправить запрос' }).click()
    await expect(page.getByText('Заполните обязательные поля')).toBeVisible()
    await expect(field(page, 'Телефон')).toBeFocused()
    await expect(field(page, 'Телефон')).toHaveAccessibleDescription(/Укажите телефон целиком, с\u00A0кодом страны/)
    await expect(consent(page)).toHaveAccessibleDescription('Без согласия мы не сможем ответить')
    await expectAccessible(page, { within: '[role=dialog]' })
    await field(page, 'Телефон').fill('+7 916 123-45-67')
    await expect(field(page, 'Телефон')).not.toHaveAttribute('aria-invalid')
    await field(page, 'Телефон').fill('tel:+971501234567')
    await field(page, 'Имя').focus()
    await expect(field(page, 'Телефон')).toHaveValue('+971 50 123 4567')
    await field(page, 'Электронная почта').fill('anna@example')
    await expect(field(page, 'Электронная почта')).toHaveAccessibleDescription('Проверьте адрес: например, name@example.com')
  })

  await test.step('while the form is being sent the button is busy, and a second press sends nothing', async () => {
    await clearForms(page)
    let calls = 0
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/price-requests/', async (route) => {
      calls += 1
      await released
      await route.fulfill({ status: 201, json: { detail: 'Спасибо' } })
    })
    await openForm(page, watch.path, 'Узнать цену')
    await fillIn(page)
    await dialog(page).getByRole('button', { name: 'Отправить запрос' }).click()
    const waiting = dialog(page).getByRole('button', { name: 'Отправляем…' })
    await expect(waiting).toBeDisabled()
    await waiting.click({ force: true })
    release()
    await expect(dialog(page).getByText('Запрос отправлен')).toBeVisible()
    expect(calls).toBe(1)
  })

  await test.step('a rate limit, an error and a lost connection are sentences and keep the typed text', async () => {
    await clearForms(page)
    pageErrors.allow(/429|400|ERR_FAILED/)
    let reply: 'too-many' | 'refused' | 'lost' = 'too-many'
    const tooMany = 'Слишком много запросов. Попробуйте ещё раз через 9 минут.'
    await page.route('**/api/price-requests/', (route) => {
      if (reply === 'lost') return route.abort()
      if (reply === 'too-many') return route.fulfill({ status: 429, headers: { 'retry-after': '540' }, json: { detail: tooMany } })
      return route.fulfill({ status: 400, json: { detail: 'Проверьте параметры запроса.', errors: { phone: ['Такого номера нет.'] } } })
    })
    await openForm(page, watch.path, 'Узнать цену')
    await fillIn(page)
    const send = dialog(page).getByRole('button', { name: 'Отправить запрос' })
    const alert = dialog(page).getByRole('alert')
    await send.click()
    await expect(alert).toHaveText(tooMany)
    reply = 'refused'
    await send.click()
    await expect(alert).toHaveText('Проверьте параметры запроса.')
    await expect(field(page, 'Телефон')).toBeFocused()
    await expect(field(page, 'Телефон')).toHaveAccessibleDescription(/Такого номера нет\./)
    reply = 'lost'
    await send.click()
    await expect(alert).toHaveText('Нет связи с сервером. Проверьте подключение к интернету.')
    await expect(field(page, 'Имя')).toHaveValue('Анна')
  })
})

test('FORM-03 typed text, but not the consent, survives a reload and is cleared once sent', async ({ page, watch }) => {
  await page.route('**/api/price-requests/', (route) => route.fulfill({ status: 201, json: { detail: 'Спасибо' } }))
  await openForm(page, watch.path, 'Узнать цену')
  await fillIn(page)
  await openForm(page, watch.path, 'Узнать цену')
  await expect(field(page, 'Имя')).toHaveValue('Анна')
  await expect(field(page, 'Телефон')).toHaveValue('+7 916 123-45-67')
  await expect(consent(page)).not.toBeChecked()
  expect(await drafts(page)).toEqual(['draft:price-request'])
  await consent(page).check()
  await dialog(page).getByRole('button', { name: 'Отправить запрос' }).click()
  await expect(dialog(page).getByText('Запрос отправлен')).toBeVisible()
  await expect.poll(() => drafts(page)).toEqual([])
})

test('PDP-03 both dialogs close on Escape, trap the focus, lock scrolling and restore the focus', async ({ page, watch }) => {
  for (const button of ['Узнать цену', 'Запросить живые фото']) {
    await openForm(page, watch.path, button)
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab')
      // polls, because the focus wraps from the last element to the first only in the next frame
      const isInside = () => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)
      await expect.poll(isInside).toBe(true)
    }
    await page.mouse.move(20, 700)
    await page.mouse.wheel(0, 900)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('main').getByRole('button', { name: button }).first()).toBeFocused()
  }
})

test.describe('in English', () => {
  test.use({ lang: 'en' })
  test('FORM-01 I18N-04 the form, its errors and the response are in English', async ({ page, watch }) => {
    await page.goto(watch.path)
    await waitForHydration(page)
    await page.getByRole('main').getByRole('button', { name: 'Request price' }).first().click()
    await dialog(page).getByRole('button', { name: 'Send the request' }).click()
    await expect(page.getByText('Please fill in the required fields')).toBeVisible()
    await expect(field(page, 'Name')).toBeFocused()
    await field(page, 'Name').fill('Anna')
    await field(page, 'Phone').fill('+1 212 555 1234')
    await consent(page).check()
    await dialog(page).getByRole('button', { name: 'Send the request' }).click()
    await expect(dialog(page).getByRole('heading', { name: 'Request sent' })).toBeVisible()
  })
})
