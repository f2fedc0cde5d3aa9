import { expect, expectAccessible, waitForHydration, type Page, test } from '#test/e2e/fixtures.ts'
import { openForFile } from '#test/e2e/open-for-file.ts'
import { followTraffic } from '#test/e2e/page-traffic.ts'
import { button, field } from '#test/e2e/sign-in-drawer.ts'
import { clearTokens, freshPhone, lastCode, storedTokens } from '#test/e2e/sign-in.ts'
import { openSocialShop } from '#test/e2e/social-shop.ts'
import { signTelegramUser, telegramUser, throughWindow } from '#test/e2e/telegram-popup.ts'

const shop = openForFile(openSocialShop, { timeout: 90_000 })

const expectSignedInAt = (page: Page, path: string) => expect(page).toHaveURL(shop.url + path)

test.beforeEach(({ pageErrors }) => pageErrors.allow(/^third party/, /auth\/internal-error/))

test('AUTH-02 SEC-B6 all configured ways are shown; third parties are loaded only with the drawer', async ({ page }) => {
  const strangers: string[] = []
  page.on('request', (request) => void (request.url().startsWith(shop.url) || strangers.push(new URL(request.url()).host)))
  const traffic = followTraffic(page)
  await page.goto(`${shop.url}/catalog`)
  await waitForHydration(page)
  await traffic.settled()
  expect(strangers).toEqual([])
  const drawer = await shop.openDrawer(page)
  await expect(drawer.getByRole('button')).toHaveText([
    '',
    'Войти через Telegram',
    'Войти через Google',
    'По номеру телефона',
    'По номеру и паролю',
    'Код на e-mail',
    'Зарегистрироваться',
  ])
  await expect.poll(() => strangers).toContain('telegram.org')
  await expectAccessible(page, { within: '[role=dialog]' })
})

test.describe('Telegram', () => {
  test('AUTH-08 a new customer registers with a phone, verifies it, and next time signs in by one press', async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 404/)
    const user = telegramUser()
    const phone = freshPhone()
    const drawer = await shop.openDrawer(page, signTelegramUser(user))
    await throughWindow(page, button(drawer, 'Войти через Telegram'), 'Accept')
    await expect(drawer).toHaveAccessibleName('Завершение регистрации')
    await expect(field(drawer, 'Телефон')).toBeFocused()
    await expectAccessible(page, { within: '[role=dialog]' })
    await field(drawer, 'Телефон').fill(phone)
    await field(drawer, 'Пароль (мин. 6 символов)').fill('correct horse')
    await field(drawer, 'Пароль ещё раз').fill('correct horse')
    await button(drawer, 'Зарегистрироваться').click()
    await field(drawer, '4 цифры').waitFor()
    await field(drawer, '4 цифры').pressSequentially(lastCode(phone, shop.folder))
    await expect(page.getByText('Регистрация прошла успешно')).toBeVisible()
    await expectSignedInAt(page, '/profile')

    await clearTokens(page)
    const again = await shop.openDrawer(page, signTelegramUser({ ...user, auth_date: user.auth_date + 1 }))
    await throughWindow(page, button(again, 'Войти через Telegram'), 'Accept')
    await expect(page.getByText('Вход выполнен успешно')).toBeVisible()
    await expectSignedInAt(page, '/profile')
  })

  test('AUTH-08 a signature of another bot is refused with a message', async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 400/)
    const drawer = await shop.openDrawer(page, signTelegramUser(telegramUser(), 'another:token'))
    await throughWindow(page, button(drawer, 'Войти через Telegram'), 'Accept')
    await expect(drawer.getByRole('alert')).toHaveText('Не удалось войти через Telegram.')
  })

  test('AUTH-08 a window that is closed changes nothing', async ({ page }) => {
    const drawer = await shop.openDrawer(page, false)
    await throughWindow(page, button(drawer, 'Войти через Telegram'), 'Accept')
    await expect(drawer).toHaveAccessibleName('Вход')
    await expect(drawer.getByRole('alert')).toHaveCount(0)
  })

  test('AUTH-08 AUTH-13 a customer without a phone is asked to add one', async ({ page, pageErrors }) => {
    test.slow()
    pageErrors.allow(/status of 400/)
    const drawer = await shop.openDrawer(page, signTelegramUser(telegramUser()))
    await throughWindow(page, button(drawer, 'Войти через Google'), 'Continue')
    await expectSignedInAt(page, '/profile')
    const pair = await storedTokens(page)
    await page.goto(`${shop.url}/phone-setup?next=%2Ffavorites`)
    // only a customer who signed in through Telegram may add a phone number
    await expect(page.getByText('Вы входите через Google, номер для этого не\u00A0нужен.')).toBeVisible()
    await expect(field(page.getByRole('main'), 'Телефон')).toHaveCount(0)
    await button(page.getByRole('main'), 'Продолжить').click()
    await expectSignedInAt(page, '/favorites')
    const google = await (
      await page.request.get(`${shop.url}/api/users/me/`, { headers: { authorization: `Bearer ${pair.access}` } })
    ).json()
    await clearTokens(page)
    await page.route('**/api/users/me/', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: { ...google, telegram_id: 42 } }) : route.fallback(),
    )
    await page.route('**/api/auth/telegram/login/', (route) => route.fulfill({ json: { ...pair, requires_phone: true } }))
    const again = await shop.openDrawer(page, signTelegramUser(telegramUser()))
    await throughWindow(page, button(again, 'Войти через Telegram'), 'Accept')
    await expect(page.getByText('Необходимо добавить номер телефона')).toBeVisible()
    await expectSignedInAt(page, '/phone-setup?next=%2Fprofile')
    const main = page.getByRole('main')
    await expect(again).toBeHidden()
    await button(main, 'Сохранить').click()
    await expect(main.getByText('Введите номер телефона')).toBeVisible()
    await expectAccessible(page)
    // The number belongs to another customer. The field shows the server's message.
    await field(main, 'Телефон').fill(freshPhone())
    await button(main, 'Сохранить').click()
    await expect(main.getByRole('alert')).toHaveText(/телефон|номер/i)
    await page.route('**/api/users/me/', (route) => (route.request().method() === 'PATCH' ? route.fulfill({ json: {} }) : route.fallback()))
    await page.route('**/api/auth/request_code/', (route) =>
      route.fulfill({ json: { detail: '', resend_after_s: 30, already_sent: false } }),
    )
    await page.route('**/api/auth/verify_code/', (route) => route.fulfill({ json: pair }))
    await button(main, 'Сохранить').click()
    await field(main, '4 цифры').fill('1234')
    await expect(page.getByText('Номер телефона сохранён')).toBeVisible()
    await expectSignedInAt(page, '/profile')
  })
})

test.describe('a code by SMS', () => {
  test('AUTH-03 AUTH-04 the code signs in, a wrong one shows a message, and another one can be requested', async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 400/)
    await page.clock.install()
    const phone = freshPhone()
    const drawer = await shop.openDrawer(page)
    await button(drawer, 'По номеру телефона').click()
    await button(drawer, 'Получить код').click()
    await expect(drawer.getByText('Введите номер телефона')).toBeVisible()
    await field(drawer, 'Телефон').fill(phone)
    await button(drawer, 'Получить код').click()
    await expect(page.getByText('Код отправлен на ваш телефон')).toBeVisible()
    await expect(drawer).toHaveAccessibleName('Код из SMS')
    await button(drawer, 'Войти').click()
    await expect(drawer.getByRole('alert')).toHaveText('Введите код подтверждения')
    await field(drawer, 'Код подтверждения').fill('0000001234')
    await expect(field(drawer, 'Код подтверждения')).toHaveValue('000000')
    await button(drawer, 'Войти').click()
    await expect(drawer.getByRole('alert')).toHaveText('Неверный код подтверждения')
    const first = shop.codeFor(`+${phone}`)
    await expect(drawer.getByRole('button', { name: /Отправить ещё раз.*через 0:\d\d/ })).toBeVisible()
    await page.clock.fastForward(61_000)
    await button(drawer, 'Отправить ещё раз').click()
    await expect(drawer.getByText('Код отправлен ещё раз.')).toBeVisible()
    await expect.poll(() => shop.codeFor(`+${phone}`)).not.toBe(first)
    await field(drawer, 'Код подтверждения').fill(shop.codeFor(`+${phone}`) ?? '')
    await button(drawer, 'Войти').click()
    await expect(page.getByText('Вход выполнен успешно')).toBeVisible()
    await expectSignedInAt(page, '/profile')
    expect((await storedTokens(page)).access).toBeTruthy()
  })

  test('AUTH-03 a number that no SMS reaches shows a message', async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 400/)
    const drawer = await shop.openDrawer(page)
    await button(drawer, 'По номеру телефона').click()
    await field(drawer, 'Телефон').fill('+70000000000')
    await button(drawer, 'Получить код').click()
    await expect(drawer.getByRole('alert')).toHaveText('Ошибка отправки SMS. Проверьте номер телефона.')
    await expect(page.getByText('Ошибка отправки SMS', { exact: true })).toBeVisible()
  })
})

test.describe('Google', () => {
  test('AUTH-09 the Google pop-up signs in', async ({ page }) => {
    const drawer = await shop.openDrawer(page)
    await throughWindow(page, button(drawer, 'Войти через Google'), 'Continue')
    await expect(page.getByText('Успешный вход через Google!')).toBeVisible()
    await expectSignedInAt(page, '/profile')
    expect((await storedTokens(page)).access).toBeTruthy()
  })

  test('AUTH-09 a closed Google pop-up shows a message', async ({ page }) => {
    test.slow()
    const drawer = await shop.openDrawer(page)
    const [opened] = await Promise.all([page.context().waitForEvent('page'), button(drawer, 'Войти через Google').click()])
    await opened.getByRole('button', { name: 'Continue' }).waitFor()
    await opened.close()
    await expect(drawer.getByRole('alert')).toHaveText('Окно авторизации было закрыто', { timeout: 20_000 })
  })

  test('AUTH-09 a blocked Google pop-up shows a message', async ({ page }) => {
    await page.addInitScript(() => (window.open = () => null))
    const drawer = await shop.openDrawer(page)
    await button(drawer, 'Войти через Google').click()
    await expect(drawer.getByRole('alert')).toHaveText('Всплывающее окно заблокировано браузером')
  })
})

test.describe('in English', () => {
  test.use({ lang: 'en' })
  test('AUTH-08 AUTH-09 I18N-04 Telegram and Google have English messages', async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 40[04]/)
    await shop.open(page, '/login?next=/cart', signTelegramUser(telegramUser()))
    const main = page.getByRole('main')
    await expect(button(main, 'Sign in with Telegram')).toBeVisible()
    await throughWindow(page, button(main, 'Sign in with Google'), 'Continue')
    await expect(page.getByText('You are signed in with Google!')).toBeVisible()
    await expectSignedInAt(page, '/cart')
  })
})
