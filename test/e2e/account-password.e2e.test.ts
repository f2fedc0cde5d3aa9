import { expect, expectAccessible, test } from '#test/e2e/fixtures.ts'
import { button, drafts, field, openProfile } from '#test/e2e/profile-page.ts'
import { signInByApi } from '#test/e2e/sign-in.ts'

test.describe('the password', () => {
  test('PROF-02 a password is set, then changed with the current one; other sessions end', async ({ page, browser, baseURL }) => {
    await signInByApi(page)
    await openProfile(page)
    await expect(button(page, 'Задать пароль')).toBeDisabled()
    await field(page, 'Новый пароль').fill('Morning-fog-17')
    await expect(page.getByText('Надёжный', { exact: true })).toBeVisible()
    await field(page, 'Новый пароль ещё раз').fill('Morning-fog-17')
    await button(page, 'Задать пароль').click()
    await expect(page.getByText('Пароль изменён. На других устройствах нужно войти заново.')).toBeVisible()

    const phone = String(await field(page, 'Телефон').inputValue())
    const elsewhere = await browser.newContext({ baseURL })
    const login = await elsewhere.request.post('/api/auth/login/', { data: { phone, password: 'Morning-fog-17' } })
    const other = { authorization: `Bearer ${(await login.json()).access}` }
    expect((await elsewhere.request.get('/api/users/me/', { headers: other })).status()).toBe(200)

    await field(page, 'Текущий пароль').fill('Morning-fog-17')
    await field(page, 'Новый пароль').fill('Evening-sun-42')
    await field(page, 'Новый пароль ещё раз').fill('Evening-sun-42')
    await button(page, 'Изменить пароль').click()
    await expect(field(page, 'Текущий пароль')).toHaveValue('')
    expect((await elsewhere.request.get('/api/users/me/', { headers: other })).status()).toBe(401)
    await elsewhere.close()
    await openProfile(page)
    expect(await drafts(page)).toEqual([])
  })

  test('PROF-02 all fields are required, the two new passwords must match, and the server’s error is shown as a toast', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/400/)
    await page.route('**/api/users/me/', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ json: { ...(await response.json()), has_password: true } })
    })
    await page.route('**/api/users/change_password/', (route) =>
      route.fulfill({
        status: 400,
        json: { detail: 'Текущий пароль указан неверно.', errors: { current_password: ['Текущий пароль указан неверно.'] } },
      }),
    )
    await signInByApi(page)
    await openProfile(page)
    await field(page, 'Новый пароль').fill('abcdefH1')
    await expect(page.getByText('Ещё надёжнее')).toBeVisible()
    await field(page, 'Новый пароль ещё раз').fill('abcdefH')
    await field(page, 'Новый пароль ещё раз').blur()
    await expect(field(page, 'Новый пароль ещё раз')).toHaveAccessibleDescription('Пароли не совпадают')
    await expect(button(page, 'Изменить пароль')).toBeDisabled()
    await field(page, 'Новый пароль ещё раз').fill('abcdefH1')
    await button(page, 'Изменить пароль').click()
    await expect(field(page, 'Текущий пароль')).toHaveAccessibleDescription('Заполните все поля')
    await expect(field(page, 'Текущий пароль')).toBeFocused()
    await field(page, 'Текущий пароль').fill('wrong')
    await button(page, 'Изменить пароль').click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Текущий пароль указан неверно.' })).toBeVisible()
    await expectAccessible(page)
  })

  test('PROF-02 the password is masked until its owner reveals it', async ({ page }) => {
    await signInByApi(page)
    await openProfile(page)
    await field(page, 'Новый пароль').fill('abc')
    await expect(field(page, 'Новый пароль')).toHaveAttribute('type', 'password')
    await button(page, 'Показать: Новый пароль').click()
    await expect(field(page, 'Новый пароль')).toHaveAttribute('type', 'text')
    await expect(page.getByText('Слабый', { exact: true })).toBeVisible()
  })
})
