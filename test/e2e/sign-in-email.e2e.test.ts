import { expect, expectAccessible, test } from '#test/e2e/fixtures.ts'
import { button, field, openDrawer } from '#test/e2e/sign-in-drawer.ts'
import { freshEmail, freshPhone, lastCode, lastEmailedCode, signInByApi } from '#test/e2e/sign-in.ts'

const texts = {
  opens: 'Избранное',
  byPhone: 'По номеру телефона',
  phone: 'Телефон',
  notCalled: 'Звонки в эту страну недоступны. Войдите по коду на e-mail.',
  byEmail: 'Код на e-mail',
  email: 'Электронная почта',
  wrongEmail: 'Проверьте адрес: например, name@example.com',
  get: 'Получить код',
  digits: '6 цифр',
  enter: 'Войти',
  short: 'Введите код из 6 цифр',
  other: 'Другой адрес',
  before: 'Мы уже отправили код на',
  again: /Отправить ещё раз.*через 0:\d\d/,
  signedIn: 'Вход выполнен успешно',
}

test('AUTH-05 I18N-04 a visitor who cannot be called is offered a code by email first, and signs in with it', async ({ page }) => {
  const email = freshEmail()
  const drawer = await openDrawer(page, texts.opens)
  await button(drawer, texts.byPhone).click()
  await field(drawer, texts.phone).fill('+1 212 555 1234')
  await expect(drawer.getByText(texts.notCalled)).toBeVisible()
  await expectAccessible(page, { within: '[role=dialog]' })
  await button(drawer, texts.byEmail).click()
  await expect(field(drawer, texts.email)).toBeFocused()
  await field(drawer, texts.email).fill('anna@example')
  await button(drawer, texts.get).click()
  await expect(drawer.getByText(texts.wrongEmail)).toBeVisible()
  await field(drawer, texts.email).fill(email.toUpperCase())
  await button(drawer, texts.get).click()
  await expect(field(drawer, texts.digits)).toBeFocused()
  await expectAccessible(page, { within: '[role=dialog]' })
  await field(drawer, texts.digits).fill('123')
  await button(drawer, texts.enter).click()
  await expect(drawer.getByRole('alert')).toHaveText(texts.short)
  await button(drawer, texts.other).click()
  await button(drawer, texts.get).click()
  await expect(drawer.getByText(texts.before)).toBeVisible()
  await expect(drawer.getByRole('button', { name: texts.again })).toBeVisible()
  await field(drawer, texts.digits).pressSequentially(lastEmailedCode(email))
  await expect(page.getByText(texts.signedIn)).toBeVisible()
  await expect(page).toHaveURL('/favorites')
})

test('AUTH-06 SEC-A13 a person who forgot the password enters a code and sets another, which then signs in', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.allow(/status of 400/)
  const phone = freshPhone()
  const before = await signInByApi(page, { phone })
  const headers = { authorization: `Bearer ${before.access}` }
  await request.post('/api/users/change_password/', { data: { new_password: 'Morning-fog-17' }, headers })
  await page.addInitScript(() => sessionStorage.getItem('out') || (localStorage.clear(), sessionStorage.setItem('out', 'yes')))
  const drawer = await openDrawer(page)
  await button(drawer, 'По номеру и паролю').click()
  await button(drawer, 'Задать новый').click()
  await expect(drawer).toHaveAccessibleName('Новый пароль')
  await field(drawer, 'Телефон').fill(phone)
  await button(drawer, 'Получить звонок').click()
  await field(drawer, '4 цифры').waitFor()
  await field(drawer, '4 цифры').pressSequentially(lastCode(phone))
  const [password, again] = [drawer.getByLabel('Пароль (мин. 6 символов)'), drawer.getByLabel('Пароль ещё раз', { exact: true })]
  await expect(password.first()).toHaveAccessibleDescription('Частые пароли вроде «qwerty» и\u00A0«secret1» не\u00A0подойдут')
  await password.first().fill('qwerty123')
  await again.fill('qwerty123')
  await expectAccessible(page, { within: '[role=dialog]' })
  const rejected = page.waitForResponse((response) => response.url().endsWith('/change_password/'))
  await button(drawer, 'Сохранить пароль').click()
  expect((await rejected).status()).toBe(400)
  await expect(password.first()).toHaveAccessibleDescription(/Такой пароль подбирают первым\. Придумайте другой\.$/)
  await password.first().fill('Evening-sun-42')
  await again.fill('Evening-sun-42')
  await button(drawer, 'Сохранить пароль').click()
  await expect(page.getByText('Пароль изменён. На других устройствах нужно войти заново.')).toBeVisible()
  await expect(page).toHaveURL('/favorites')
  expect((await request.get('/api/users/me/', { headers })).status()).toBe(401)
  const login = await request.post('/api/auth/login/', { data: { phone, password: 'Evening-sun-42' } })
  expect(login.ok()).toBe(true)
})
