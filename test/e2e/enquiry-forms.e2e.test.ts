import type { Locator } from '@playwright/test'
import { clearForms, waitUntilInteractive, expect, expectAccessible, waitForHydration, type Page, test } from '#test/e2e/fixtures.ts'

/** Forms that require only a contact, each with its page, endpoint, button and response. */
const plainForms = [
  {
    path: '/contacts',
    call: 'contacts',
    labels: ['Отправить сообщение', 'Сообщение отправлено'],
  },
  {
    path: '/support',
    call: 'contacts',
    labels: ['Отправить вопрос', 'Сообщение отправлено'],
  },
  {
    path: '/services',
    call: 'contacts',
    labels: ['Отправить вопрос', 'Сообщение отправлено'],
  },
  {
    path: '/',
    call: 'contacts',
    labels: ['Отправить заявку', 'Сообщение отправлено'],
  },
] as const

const formOf = (page: Page, button: string): Locator =>
  page.locator('[data-enquiry]').filter({ has: page.getByRole('button', { name: button }) })

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** Intercepts an endpoint and responds with success. The returned function returns the body of the first request. */
async function captureRequest(page: Page, call: string): Promise<() => unknown> {
  const bodies: unknown[] = []
  await page.route(`**/api/${call}/`, (route) => {
    bodies.push(route.request().postDataJSON())
    return route.fulfill({ status: 201, json: { detail: 'Спасибо' } })
  })
  return () => bodies[0]
}

test('FORM-01 FORM-02 INFO-04 INFO-08 HOME-09 the forms of contact, support, services and order refuse empty and invalid fields and send valid ones', async ({
  page,
}) => {
  for (const { path, call, labels } of plainForms)
    await test.step(path, async () => {
      await clearForms(page)
      const [button, done] = labels
      const sent = await captureRequest(page, call)
      await open(page, path)
      const form = formOf(page, button)
      await waitUntilInteractive(form)
      await form.getByRole('button', { name: button }).click()
      await expect(page.getByText('Заполните обязательные поля')).toBeVisible()
      await expect(form.getByLabel('Имя')).toBeFocused()
      await expect(form.getByLabel('Имя')).toHaveAccessibleDescription(/Укажите имя/)
      await expect(form.getByLabel('Телефон')).toHaveAccessibleDescription(/Укажите телефон целиком, с\u00A0кодом страны/)
      const message = form.getByLabel('Сообщение')
      const isQuestion = path === '/contacts' || path === '/support'
      await expect(message).toHaveAccessibleDescription(isQuestion ? 'Напишите, о\u00A0чём вы хотите спросить' : '')
      if (isQuestion) await message.fill('Когда вы открыты?')
      await expect(form.getByRole('checkbox')).toHaveAccessibleDescription('Без согласия мы не сможем ответить')
      await expectAccessible(page, { within: '[data-enquiry]' })
      await form.getByLabel('Имя').fill('Анна')
      await form.getByLabel('Телефон').fill('8 (916) 123-45-67')
      await form.getByRole('checkbox').check()
      await form.getByRole('button', { name: button }).click()
      const confirmation = page.locator('[data-enquiry]').filter({ has: page.getByRole('heading', { name: done }) })
      await expect(confirmation).toContainText('Спасибо')
      await expect(confirmation).toBeFocused()
      expect(sent()).toMatchObject({ name: 'Анна', phone: '+7 916 123-45-67', consent: true, website: '', page: path })
      expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toEqual([])
    })
})

test('FORM-02 an order request needs a reference and a name of at least two characters', async ({ page }) => {
  const sent = await captureRequest(page, 'contacts')
  await open(page, '/')
  const form = formOf(page, 'Отправить заявку')
  await waitUntilInteractive(form)
  await form.getByLabel('Имя').fill(' Я ')
  await form.getByLabel('Телефон').fill('+971 50 123 4567')
  await form.getByLabel('Референс').fill('126610LN')
  await form.getByRole('checkbox').check()
  await form.getByRole('button').last().click()
  await expect(form.getByLabel('Имя')).toHaveAccessibleDescription('Укажите имя: не меньше двух букв')
  await form.getByLabel('Имя').fill('Ян')
  await form.getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(page.getByRole('heading', { name: 'Сообщение отправлено' })).toBeVisible()
  expect(sent()).toMatchObject({ kind: 'order_request', name: 'Ян', reference: '126610LN' })
})

test('FORM-03 text typed before hydration stays and is sent', async ({ page }) => {
  for (const [path, button] of [
    ['/', 'Отправить заявку'],
    ['/contacts', 'Отправить сообщение'],
  ] as const)
    await test.step(path, async () => {
      await clearForms(page)
      const sent = await captureRequest(page, 'contacts')
      let letScriptsCome = () => {}
      const held = new Promise<void>((resolve) => (letScriptsCome = resolve))
      await page.route('**/assets/*.js', async (route) => {
        await held
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'commit' })
      const form = formOf(page, button)
      await form.getByLabel('Имя').fill('Анна')
      await form.getByLabel('Телефон').fill('+7 916 123-45-67')
      await form.getByLabel('Сообщение').fill('Когда вы открыты?')
      await form.getByRole('checkbox').check()
      letScriptsCome()
      await waitUntilInteractive(form)
      await expect(form.getByRole('checkbox')).toBeChecked()
      await expect(form.getByLabel('Имя')).toHaveValue('Анна')
      await form.getByRole('button', { name: button }).click()
      await expect(page.getByRole('heading', { name: 'Сообщение отправлено' })).toBeVisible()
      expect(sent()).toMatchObject({ name: 'Анна', phone: '+7 916 123-45-67' })
    })
})

test('FORM-01 FORM-04 an email must be valid; a rate limit, a refusal and a failing server keep the typed text', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/429|503|ERR_/)
  let reply: 'too-many' | 'refused' | 'dead' = 'too-many'
  await page.route('**/api/contacts/', (route) => {
    if (reply === 'dead') return route.abort('connectionrefused')
    if (reply === 'too-many')
      return route.fulfill({
        status: 429,
        headers: { 'retry-after': '59' },
        json: { detail: 'Слишком много запросов. Попробуйте ещё раз через минуту.' },
      })
    return route.fulfill({ status: 503, json: { detail: 'Сервис временно недоступен.' } })
  })
  await open(page, '/contacts')
  const form = formOf(page, 'Отправить сообщение')
  const send = form.getByRole('button', { name: 'Отправить сообщение' })
  await form.getByLabel('Имя').fill('Анна')
  await form.getByLabel('Телефон').fill('+7 916 123-45-67')
  await form.getByLabel('Электронная почта').fill('anna@example')
  await form.getByLabel('Сообщение').fill('Есть ли документы?')
  await form.getByRole('checkbox').check()
  await send.click()
  await expect(form.getByLabel('Электронная почта')).toBeFocused()
  await form.getByLabel('Электронная почта').fill('anna@example.com')
  await send.click()
  await expect(form.getByRole('alert')).toHaveText('Слишком много запросов. Попробуйте ещё раз через минуту.')
  reply = 'refused'
  await send.click()
  await expect(form.getByRole('alert')).toHaveText('Сервис временно недоступен.')
  reply = 'dead'
  await send.click()
  await expect(form.getByRole('alert')).toHaveText('Нет связи с сервером. Проверьте подключение к интернету.')
  await expect(form.getByLabel('Сообщение')).toHaveValue('Есть ли документы?')
  await expect(form.getByRole('checkbox')).toBeChecked()
  await page.reload()
  await waitForHydration(page)
  await expect(form.getByLabel('Сообщение')).toHaveValue('Есть ли документы?')
  await expect(form.getByLabel('Электронная почта')).toHaveValue('anna@example.com')
})

test('FORM-07 a missing model can be requested beside the empty list', async ({ page }) => {
  const sent = await captureRequest(page, 'missing-model-requests')
  await open(page, '/catalog?search=zzzzqqqq')
  await page.getByRole('link', { name: 'Сообщить о\u00A0поступлении' }).click()
  const form = formOf(page, 'Отправить заявку')
  await expect(form.getByLabel('Марка, модель или референс')).toHaveValue('zzzzqqqq')
  await form.getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(form.getByLabel('Имя')).toHaveAccessibleDescription('Укажите имя: не меньше двух букв')
  await expectAccessible(page)
  await form.getByLabel('Имя').fill('Ян')
  await form.getByLabel('Телефон').fill('89161234567')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(page.getByRole('heading', { name: 'Запрос отправлен' })).toBeVisible()
  expect(sent()).toMatchObject({ name: 'Ян', phone: '+7 916 123-45-67', model: 'zzzzqqqq', page: '/catalog' })
})
