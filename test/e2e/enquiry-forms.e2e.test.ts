import type { Locator } from '@playwright/test'
import { waitUntilInteractive, expect, expectAccessible, waitForHydration, type Page, test } from '#test/e2e/fixtures.ts'

type Texts = Record<'name' | 'phone' | 'fillRequired' | 'nameWrong' | 'phoneWrong' | 'consentWrong', string>
const textsByLanguage: Record<'ru' | 'en', Texts> = {
  ru: {
    name: 'Имя',
    phone: 'Телефон',
    fillRequired: 'Заполните обязательные поля',
    nameWrong: 'Укажите имя',
    phoneWrong: 'Укажите телефон целиком, с\u00A0кодом страны',
    consentWrong: 'Без согласия мы не сможем ответить',
  },
  en: {
    name: 'Name',
    phone: 'Phone',
    fillRequired: 'Please fill in the required fields',
    nameWrong: 'Please give your name',
    phoneWrong: 'Please give your whole phone number, with the country code',
    consentWrong: 'Without your consent we cannot answer',
  },
}

/** Forms that need nothing but a contact: page, call, button and response. */
const plainForms = [
  {
    form: 'FORM-01 contact',
    path: '/contacts',
    call: 'contacts',
    ru: ['Отправить сообщение', 'Сообщение отправлено'],
    en: ['Send the message', 'Message sent'],
  },
  {
    form: 'FORM-01 INFO-08 support',
    path: '/support',
    call: 'contacts',
    ru: ['Отправить вопрос', 'Сообщение отправлено'],
    en: ['Send the question', 'Message sent'],
  },
  {
    form: 'FORM-01 INFO-04 services',
    path: '/services',
    call: 'contacts',
    ru: ['Отправить вопрос', 'Сообщение отправлено'],
    en: ['Send the question', 'Message sent'],
  },
  {
    form: 'FORM-02 HOME-09 order',
    path: '/',
    call: 'contacts',
    ru: ['Отправить заявку', 'Сообщение отправлено'],
    en: ['Send the request', 'Message sent'],
  },
] as const

/** The form with this button. */
const formOf = (page: Page, button: string): Locator =>
  page.locator('[data-enquiry]').filter({ has: page.getByRole('button', { name: button }) })

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** Accepts this call for the shop; returns the first body that was sent. */
async function captureRequest(page: Page, call: string): Promise<() => unknown> {
  const bodies: unknown[] = []
  await page.route(`**/api/${call}/`, (route) => {
    bodies.push(route.request().postDataJSON())
    return route.fulfill({ status: 201, json: { detail: 'Спасибо' } })
  })
  return () => bodies[0]
}

for (const lang of ['ru', 'en'] as const) {
  const texts = textsByLanguage[lang]
  test.describe(`in ${lang}`, () => {
    test.use({ lang })

    for (const { form: what, path, call, ...labels } of plainForms) {
      test(`${what}: empty, then wrong, then right, then sent`, async ({ page }) => {
        const [button, done] = labels[lang]
        const sent = await captureRequest(page, call)
        await open(page, path)
        const form = formOf(page, button)
        await waitUntilInteractive(form)
        await form.getByRole('button', { name: button }).click()
        await expect(page.getByText(texts.fillRequired)).toBeVisible()
        await expect(form.getByLabel(texts.name)).toBeFocused()
        await expect(form.getByLabel(texts.name)).toHaveAccessibleDescription(new RegExp(texts.nameWrong))
        await expect(form.getByLabel(texts.phone)).toHaveAccessibleDescription(new RegExp(texts.phoneWrong))
        await expect(form.getByRole('checkbox')).toHaveAccessibleDescription(texts.consentWrong)
        await expectAccessible(page, { within: '[data-enquiry]', sameColours: lang === 'en' })
        await form.getByLabel(texts.name).fill('Анна')
        await form.getByLabel(texts.phone).fill('8 (916) 123-45-67')
        await form.getByRole('checkbox').check()
        await form.getByRole('button', { name: button }).click()
        const confirmation = page.locator('[data-enquiry]').filter({ has: page.getByRole('heading', { name: done }) })
        await expect(confirmation).toContainText('Спасибо')
        await expect(confirmation).toBeFocused()
        expect(sent()).toMatchObject({ name: 'Анна', phone: '+7 916 123-45-67', consent: true, website: '', page: path })
        expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
      })
    }
  })
}

test('FORM-02 an order names its reference, and its person with two characters or more', async ({ page }) => {
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

for (const [path, button] of [
  ['/', 'Отправить заявку'],
  ['/contacts', 'Отправить сообщение'],
] as const) {
  test(`FORM-03 what was typed on ${path} before its script arrived stays, and is sent`, async ({ page }) => {
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
    letScriptsCome()
    await waitForHydration(page)
    await waitUntilInteractive(form)
    await form.getByRole('checkbox').check()
    await expect(form.getByLabel('Имя')).toHaveValue('Анна')
    await form.getByRole('button', { name: button }).click()
    await expect(page.getByRole('heading', { name: 'Сообщение отправлено' })).toBeVisible()
    expect(sent()).toMatchObject({ name: 'Анна', phone: '+7 916 123-45-67' })
  })
}

test('FORM-01 FORM-04 an e-mail must be one; too many requests, a refusal and a dead server lose nothing that was typed', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/429|503|ERR_/)
  let reply: 'too-many' | 'refused' | 'dead' = 'too-many'
  await page.route('**/api/contacts/', (route) => {
    if (reply === 'dead') return route.abort('connectionrefused')
    if (reply === 'too-many') return route.fulfill({ status: 429, headers: { 'retry-after': '59' }, json: { detail: 'slow down' } })
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

test('FORM-07 a model that is not found is requested beside the empty list', async ({ page }) => {
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
