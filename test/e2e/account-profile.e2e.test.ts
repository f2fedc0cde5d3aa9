import { expect, expectAccessible, waitForHydration, layoutShift, test } from '#test/e2e/fixtures.ts'
import { button, drafts, field, openProfile } from '#test/e2e/profile-page.ts'
import { signInByApi, storedTokens } from '#test/e2e/sign-in.ts'

test.describe('the profile area', () => {
  test('NAV-10 the sidebar lists the sections, marks the current one and has the sign-out', async ({ page }) => {
    await signInByApi(page)
    await openProfile(page)
    const links = page.getByRole('navigation', { name: 'Мой профиль' }).getByRole('link')
    await expect(links).toHaveText([
      'Личные данные',
      'История покупок',
      'Сообщения',
      'Избранное',
      'Сравнение',
      'Корзина',
      'Вопросы и ответы',
      'Поддержка',
    ])
    await expect(links.first()).toHaveAttribute('aria-current', 'page')
    expect(await layoutShift(page)).toBeLessThan(0.01)
    await expectAccessible(page)
    await button(page, 'Выйти').click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect((await storedTokens(page)).access).toBeNull()
  })

  test('NAV-10 NAV-11 on a phone the sections are behind a back arrow, and the page keeps its state', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signInByApi(page)
    await openProfile(page)
    await field(page, 'Имя').fill('Анна')
    await page.getByText('Мой профиль').first().click()
    await expect(page.getByRole('link', { name: 'История покупок' })).toBeVisible()
    await expect(field(page, 'Имя')).toBeHidden()
    await expectAccessible(page)
    await page.getByText('Назад', { exact: true }).click()
    await expect(field(page, 'Имя')).toHaveValue('Анна')
    await expectAccessible(page)
  })

  test('NAV-10 LIST-02 a signed-out visitor sees what the page offers and signs in over it, as in the favorites', async ({ page }) => {
    await page.goto('/profile')
    await expect(page.locator('main h2', { hasText: 'Вы не вошли' })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
    await waitForHydration(page)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('button', { name: 'Войти' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goto('/purchase-history?search=x')
    await waitForHydration(page)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('main h2', { hasText: 'Вы не вошли' })).toBeVisible()
  })
})

test.describe('personal details', () => {
  test('PROF-01 PROF-04 details are saved once changed; a draft survives a reload and is dropped on cancel; the phone is read-only; an invalid email blocks saving; a failed load can be retried; a missing phone is explained', async ({
    page,
    pageErrors,
  }) => {
    await test.step('details are saved once changed; a draft survives a reload and is dropped on cancel; the sign-in phone is read-only', async () => {
      const { phone } = await signInByApi(page)
      await openProfile(page)
      await expect(field(page, 'Телефон')).toHaveAttribute('readonly', '')
      expect((await field(page, 'Телефон').inputValue()).replace(/\D/g, '')).toBe(phone)
      await field(page, 'Имя').fill('Анна')
      await openProfile(page)
      await expect(field(page, 'Имя')).toHaveValue('Анна')
      await button(page, 'Отмена').click()
      await expect(field(page, 'Имя')).toHaveValue('')
      await expect.poll(() => drafts(page)).toEqual([])

      await expect(button(page, 'Сохранить')).toBeDisabled()
      await expect(button(page, 'Отмена')).toBeDisabled()
      await field(page, 'Имя').fill('Анна')
      await field(page, 'Фамилия').fill('Петрова')
      await page.getByRole('textbox', { name: 'Электронная почта' }).fill('anna@example.com')
      await button(page, 'Сохранить').click()
      await expect(page.getByText('Изменения сохранены')).toBeVisible()
      await expect(button(page, 'Сохранить')).toBeDisabled()
      await expect.poll(() => drafts(page)).toEqual([])
      await openProfile(page)
      await expect(field(page, 'Имя')).toHaveValue('Анна')
      await expect(page.getByRole('textbox', { name: 'Электронная почта' })).toHaveValue('anna@example.com')
    })

    await test.step('an invalid email is reported on blur and blocks saving', async () => {
      await signInByApi(page)
      await openProfile(page)
      const email = page.getByRole('textbox', { name: 'Электронная почта' })
      await email.fill('anna@')
      await expect(email).not.toHaveAttribute('aria-invalid')
      await email.blur()
      await expect(email).toHaveAccessibleDescription(/Проверьте адрес: например, name@example.com/)
      await expect(button(page, 'Сохранить')).toBeDisabled()
      await expectAccessible(page)
      await button(page, 'Отмена').click()
      await expect(email).toHaveValue('')
      await expect(email).not.toHaveAttribute('aria-invalid')
    })

    await test.step('a failed load can be retried; a failed save shows an error and keeps the typed text', async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.evaluate(() => sessionStorage.clear())
      pageErrors.allow(/500/)
      await signInByApi(page)
      await page.route('**/api/users/me/', (route) => route.fulfill({ status: 500, json: { detail: 'x' } }))
      await page.goto('/profile')
      await expect(page.getByRole('alert')).toContainText('Не удалось загрузить профиль')
      await expectAccessible(page)
      await page.unroute('**/api/users/me/')
      await button(page, 'Повторить').click()
      await expect(field(page, 'Имя')).toBeVisible()

      await page.route('**/api/users/me/', (route) => route.fulfill({ status: 500, json: { detail: 'x' } }))
      await field(page, 'Имя').fill('Анна')
      await button(page, 'Сохранить').click()
      await expect(page.getByText('Не удалось сохранить изменения')).toBeVisible()
      await expect(field(page, 'Имя')).toHaveValue('Анна')
      await expect(button(page, 'Сохранить')).toBeEnabled()
    })

    await test.step('a customer who signs in by Google or email has no phone, reads why, and is not offered a password', async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.evaluate(() => sessionStorage.clear())
      const known = { first_name: 'Анна', last_name: '', email: 'anna@example.com', phone: null, pending_phone: null, username: null }
      const me = { ...known, telegram_id: null, has_google: true, sign_in_email: null, has_password: false }
      await page.route('**/api/users/me/', (route) => route.fulfill({ json: me }))
      await signInByApi(page)
      await openProfile(page)
      await expect(page.getByText('Вы входите через Google, номер для этого не\u00A0нужен.')).toBeVisible()
      await expect(page.getByText('По номеру вы входите')).toHaveCount(0)
      await expect(field(page, 'Новый пароль')).toHaveCount(0)
      Object.assign(me, { has_google: false, sign_in_email: 'anna@example.com' })
      await openProfile(page)
      await expect(page.getByText('Вы входите по коду на e-mail, номер для этого не\u00A0нужен.')).toBeVisible()
      await expect(field(page, 'Вход по\u00A0коду на\u00A0e-mail')).toHaveValue('anna@example.com')
      await expectAccessible(page)
    })
  })

  test('PROF-01 a customer who signed in through a messenger can add a phone, which waits for its code', async ({ page }) => {
    const me = { first_name: 'Анна', last_name: '', email: null, phone: null, username: 'anna', telegram_id: 42, has_password: false }
    await page.route('**/api/users/me/', (route) => {
      const pending = route.request().method() === 'PATCH' ? '79165550011' : null
      return route.fulfill({ json: { ...me, pending_phone: pending } })
    })
    await signInByApi(page)
    await openProfile(page)
    await field(page, 'Телефон').fill('8 916 555 00 11')
    const sent = page.waitForRequest((request) => request.method() === 'PATCH')
    await button(page, 'Сохранить').click()
    expect((await sent).postDataJSON()).toEqual({ phone: '+7 916 555-00-11' })
    await expect(page.getByText('Номер не\u00A0подтверждён.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Подтвердить' })).toHaveAttribute('href', '/phone-setup?next=%2Fprofile')
    await expect(field(page, 'Telegram')).toHaveValue('@anna')
  })
})

test.describe('in English', () => {
  test.use({ lang: 'en' })
  test('PROF-01 PROF-03 I18N-04 details and an address abroad are stored', async ({ page }) => {
    await signInByApi(page)
    await page.goto('/profile')
    await field(page, 'First name').fill('Anna')
    await button(page, 'Save').click()
    await expect(page.getByText('Changes saved')).toBeVisible()
    await button(page, 'Add an address').click()
    await page.getByText('Elsewhere').click()
    await page.getByLabel('Country').selectOption({ label: 'France' })
    await field(page, 'City').fill('Paris')
    await field(page, 'Street and building').fill('12 avenue Montaigne')
    await button(page, 'Save address').click()
    await expect(page.getByText('Paris, France')).toBeVisible()
    await expectAccessible(page)
  })
})
