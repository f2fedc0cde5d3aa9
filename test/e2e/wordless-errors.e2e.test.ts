import { open } from '#test/e2e/customer-fixtures.ts'
import { expect, type Locator, type Page, test } from '#test/e2e/fixtures.ts'
import { button, field, openProfile } from '#test/e2e/profile-page.ts'
import { freshPhone, signInByApi } from '#test/e2e/sign-in.ts'

/** Error responses without a message: a refusal by the shop, a crash of the shop, and a failure of the proxy in front of the shop. */
const wordless = [
  { status: 400, json: {} },
  { status: 500, json: {} },
  { status: 502, contentType: 'text/plain', body: 'Bad Gateway' },
] as const

type Form = { page: Page; urlPattern: string; method?: string; send: () => Promise<void>; shown: Locator; words: string }

/** Asserts that the form shows its own message for every response in `wordless`. */
async function expectOwnWords({ page, urlPattern, method = 'POST', send, shown, words }: Form): Promise<void> {
  for (const response of wordless) {
    await page.route(urlPattern, (route) => (route.request().method() === method ? route.fulfill(response) : route.fallback()))
    const responded = page.waitForResponse((one) => one.status() === response.status && one.request().method() === method)
    await send()
    await responded
    await expect(shown).toHaveText(words)
    await expect(page.locator('body')).not.toContainText(/\{\}|Bad Gateway/)
    await page.unroute(urlPattern)
  }
}

const toast = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words }).last()

test.beforeEach(({ pageErrors }) => pageErrors.allow(/Failed to load resource/))

test('FORM-04 FORM-06 AUTH-06 AUTH-13 PROF-01 PROF-02 PROF-03 forms show their own message if a failed response has none', async ({
  page,
}) => {
  await test.step('an enquiry shows its own message if a failed response has none', async () => {
    await open(page, '/contacts')
    const form = page.locator('[data-enquiry]').filter({ has: button(page, 'Отправить сообщение') })
    await form.getByLabel('Имя').fill('Анна')
    await form.getByLabel('Телефон').fill('+7 916 123-45-67')
    await form.getByLabel('Сообщение').fill('Есть ли документы?')
    await form.getByRole('checkbox').check()
    await expectOwnWords({
      page,
      urlPattern: '**/api/contacts/',
      send: () => button(page, 'Отправить сообщение').click(),
      shown: form.getByRole('alert'),
      words: 'Не удалось отправить запрос. Попробуйте ещё раз или позвоните нам.',
    })
  })

  await test.step('a photo upload shows its own message if a failed response has none', async () => {
    await open(page, '/watch-buyback')
    const form = page.locator('[data-enquiry]')
    const photo = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=', 'base64')
    let isAdded = false
    await expectOwnWords({
      page,
      urlPattern: '**/api/enquiry-photos/',
      send: async () => {
        if (isAdded) return form.getByRole('button', { name: 'Повторить' }).click()
        isAdded = true
        await form.locator('input[type=file]').setInputFiles({ name: 'dial.png', mimeType: 'image/png', buffer: photo })
      },
      shown: form.getByRole('listitem').getByRole('alert'),
      words: 'Фотография не\u00A0загрузилась. Попробуйте ещё\u00A0раз.',
    })
  })

  await test.step('a sign-in shows its own message if a failed response has none', async () => {
    await open(page, '/login')
    const panel = page.getByRole('main')
    await panel.getByRole('button', { name: 'По номеру и паролю' }).click()
    await panel.getByRole('textbox', { name: 'Телефон' }).fill(freshPhone())
    await panel.getByLabel('Пароль', { exact: true }).fill('Morning-fog-17')
    await expectOwnWords({
      page,
      urlPattern: '**/api/auth/login/',
      send: () => panel.getByRole('button', { name: 'Войти', exact: true }).click(),
      shown: panel.getByRole('alert'),
      words: 'Не удалось войти. Проверьте данные и попробуйте снова.',
    })
  })

  await test.step('the page that asks for a phone shows its own message if a failed response has none', async () => {
    const { access } = await signInByApi(page)
    const me = await (await page.request.get('/api/users/me/', { headers: { authorization: `Bearer ${access}` } })).json()
    await page.route('**/api/users/me/', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: { ...me, phone: null, telegram_id: 42 } }) : route.fallback(),
    )
    await open(page, '/phone-setup?next=%2Fprofile')
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: 'Телефон' }).fill(freshPhone())
    await expectOwnWords({
      page,
      urlPattern: '**/api/users/me/',
      method: 'PATCH',
      send: () => main.getByRole('button', { name: 'Сохранить', exact: true }).click(),
      shown: main.getByRole('alert'),
      words: 'Произошла ошибка при сохранении номера телефона',
    })
  })

  await test.step('the profile shows its own messages if a failed response has none', async () => {
    await signInByApi(page)
    await openProfile(page)
    await field(page, 'Имя').fill('Анна')
    const own = 'Не удалось сохранить изменения'
    await expectOwnWords({
      page,
      urlPattern: '**/api/users/me/',
      method: 'PATCH',
      send: () => button(page, 'Сохранить').click(),
      shown: toast(page, own),
      words: own,
    })
    for (const name of ['Новый пароль', 'Новый пароль ещё раз']) await field(page, name).fill('Morning-fog-17')
    const password = 'Не удалось изменить пароль'
    await expectOwnWords({
      page,
      urlPattern: '**/api/users/change_password/',
      send: () => button(page, 'Задать пароль').click(),
      shown: toast(page, password),
      words: password,
    })
    await button(page, 'Добавить адрес').click()
    const form = page.getByRole('form', { name: /адрес/i })
    await form.getByRole('combobox', { name: 'Город' }).selectOption({ label: 'Дубай' })
    await form.getByRole('textbox', { name: 'Улица и дом' }).fill('Marasi Drive, 1')
    await expectOwnWords({
      page,
      urlPattern: '**/api/addresses/',
      send: () => button(page, 'Сохранить адрес').click(),
      shown: form.getByRole('alert'),
      words: 'Не удалось сохранить адрес',
    })
  })
})
