import { expect, test } from '#test/e2e/fixtures.ts'
import { askForCall, button, field, openDrawer, wrongOf } from '#test/e2e/sign-in-drawer.ts'
import { freshPhone, lastCode, signInByCall, storedTokens } from '#test/e2e/sign-in.ts'

test.describe('by a call', () => {
  test('AUTH-05 the last four digits submit automatically; the drawer closes and the requested page opens', async ({ page }) => {
    const phone = freshPhone()
    const drawer = await openDrawer(page)
    await signInByCall(drawer, phone)
    await expect(page.getByText('Вход выполнен успешно')).toBeVisible()
    await expect(page).toHaveURL('/favorites')
    await expect(drawer).toBeHidden()
    expect(Object.values(await storedTokens(page)).every(Boolean)).toBe(true)
  })

  test('AUTH-05 a wrong code shows a message, and the next can be typed at once', async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 400/)
    const phone = freshPhone()
    const drawer = await openDrawer(page)
    await askForCall(drawer, phone)
    const code = field(drawer, '4 цифры')
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toHaveAttribute('inputmode', 'numeric')
    await code.pressSequentially(wrongOf(lastCode(phone)))
    await expect(drawer.getByRole('alert')).toHaveText('Не удалось подтвердить код. Проверьте и повторите.')
    await expect(code).toBeFocused()
    await page.keyboard.type(lastCode(phone))
    await expect(page).toHaveURL('/favorites')
  })

  test('AUTH-05 a code typed while a wrong one is being checked is sent afterwards', async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 400/)
    const phone = freshPhone()
    const drawer = await openDrawer(page)
    await askForCall(drawer, phone)
    const code = field(drawer, '4 цифры')
    const typed = Promise.withResolvers<void>()
    await page.route('**/api/auth/verify_code/', async (route) => {
      await typed.promise
      await route.continue()
    })
    const checking = page.waitForRequest('**/api/auth/verify_code/')
    await code.pressSequentially(wrongOf(lastCode(phone)))
    await checking
    await code.fill(lastCode(phone))
    typed.resolve()
    await expect(page).toHaveURL('/favorites')
  })

  test('AUTH-05 the code field accepts at most four digits and submits only four', async ({ page, context, pageErrors }) => {
    // the request that the test holds back reaches the shop when the test ends
    pageErrors.allow(/status of 400.*verify_code/)
    const drawer = await openDrawer(page)
    await askForCall(drawer, freshPhone())
    await button(drawer, 'Подтвердить').click()
    await expect(drawer.getByRole('alert')).toHaveText('Введите код подтверждения')
    await context.route('**/api/auth/verify_code/', () => {})
    await field(drawer, '4 цифры').fill('12')
    await button(drawer, 'Подтвердить').click()
    await expect(drawer.getByRole('alert')).toHaveText('Введите код из 4 цифр')
    await field(drawer, '4 цифры').fill('a1-2b3 4567')
    await expect(field(drawer, '4 цифры')).toHaveValue('1234')
  })

  test('AUTH-05 another call can be requested after the wait; a failure shows a message', async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 5\d\d/)
    const phone = freshPhone()
    await page.clock.install()
    const drawer = await openDrawer(page)
    await askForCall(drawer, phone)
    await expect(button(drawer, 'Позвонить ещё раз')).toHaveCount(0)
    await expect(drawer.getByRole('button', { name: /через 0:\d\d/ })).toBeVisible()
    await page.clock.fastForward(61_000)
    await page.route('**/api/auth/request_code/', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
    await button(drawer, 'Позвонить ещё раз').click()
    await expect(drawer.getByRole('alert')).toHaveText('Не удалось отправить код повторно.')
    await page.route(
      '**/api/auth/request_code/',
      (route) => route.fulfill({ json: { detail: '', resend_after_s: 90, already_sent: false } }),
      { times: 1 },
    )
    await button(drawer, 'Позвонить ещё раз').click()
    await expect(drawer.getByText('Звоним ещё раз.')).toBeVisible()
    await expect(drawer.getByRole('button', { name: /через 1:\d\d/ })).toBeVisible()
    await expect(drawer.getByRole('link', { name: '+7 800 700 53 59' })).toHaveAttribute('href', 'tel:+78007005359')
  })

  test('AUTH-03 a phone is required, and any notation is accepted', async ({ page }) => {
    const phone = freshPhone()
    const drawer = await openDrawer(page)
    await button(drawer, 'По номеру телефона').click()
    await button(drawer, 'Получить звонок').click()
    await expect(drawer.getByText('Введите номер телефона')).toBeVisible()
    await expect(field(drawer, 'Телефон')).toBeFocused()
    await field(drawer, 'Телефон').fill('12345')
    await expect(drawer.getByText('Проверьте номер: все цифры, с\u00A0кодом страны')).toBeVisible()
    await field(drawer, 'Телефон').fill(`tel:8 (${phone.slice(1, 4)}) ${phone.slice(4)}`)
    await field(drawer, 'Телефон').blur()
    await expect(field(drawer, 'Телефон')).toHaveValue(new RegExp(`^\\+7 ${phone.slice(1, 4)} `))
    await button(drawer, 'Получить звонок').click()
    await expect(drawer.getByText(/^Звоним на\s\+7 9/)).toBeVisible()
    await button(drawer, 'Другой номер').click()
    await expect(field(drawer, 'Телефон')).toHaveValue(/^\+7 9/)
    // a second request for the same number causes no call, and the first code is still valid
    await button(drawer, 'Получить звонок').click()
    await expect(drawer.getByText(/^Мы\sуже позвонили на\s\+7 9/)).toBeVisible()
    await expect(drawer.getByRole('button', { name: /Позвонить ещё раз.*через 0:\d\d/ })).toBeVisible()
    await field(drawer, '4 цифры').pressSequentially(lastCode(phone))
    await expect(page).toHaveURL('/favorites')
  })

  test('AUTH-05 a lost connection is reported as such', async ({ page, context, pageErrors }) => {
    pageErrors.allow(/ERR_INTERNET_DISCONNECTED/)
    const drawer = await openDrawer(page)
    await button(drawer, 'По номеру телефона').click()
    await field(drawer, 'Телефон').fill(freshPhone())
    await context.setOffline(true)
    await button(drawer, 'Получить звонок').click()
    await expect(drawer.getByRole('alert')).toHaveText('Нет связи с сервером. Проверьте подключение к интернету.')
  })
})

test.describe('in English', () => {
  test.use({ lang: 'en' })

  test('AUTH-05 I18N-04 a person signs in by a call', async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 400/)
    const phone = freshPhone()
    const drawer = await openDrawer(page, 'Profile')
    await button(drawer, 'By phone number').click()
    await button(drawer, 'Call me').click()
    await expect(drawer.getByText('Enter your phone number')).toBeVisible()
    await field(drawer, 'Phone').fill(`+${phone}`)
    await button(drawer, 'Call me').click()
    await field(drawer, '4 digits').waitFor()
    await field(drawer, '4 digits').pressSequentially(wrongOf(lastCode(phone)))
    await expect(drawer.getByRole('alert')).toHaveText('We could not confirm the code. Check it and try again.')
    await page.keyboard.type(lastCode(phone))
    await expect(page.getByText('You are signed in')).toBeVisible()
    await expect(page).toHaveURL('/profile')
  })
})
