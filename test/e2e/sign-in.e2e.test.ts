import { expect, expectAccessible, hydrated, type Locator, type Page, test } from '#test/e2e/fixtures.ts'
import { freshPhone, lastCode, signedIn, signInByCall } from '#test/e2e/sign-in.ts'

const drawerOf = (page: Page) => page.getByRole('dialog')
const field = (panel: Locator, name: string) => panel.getByRole('textbox', { name, exact: true })
const button = (panel: Locator, name: string) => panel.getByRole('button', { name, exact: true })
const wrongOf = (code: string) => (code === '0000' ? '1111' : '0000')
const tokens = (page: Page) => page.evaluate(() => [localStorage.getItem('access_token'), localStorage.getItem('refresh_token')])

/** Opens the drawer from the catalogue by the heart in the header. */
async function openDrawer(page: Page, name = 'Избранное'): Promise<Locator> {
  await page.goto('/catalog')
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
  await drawerOf(page).waitFor()
  return drawerOf(page)
}

async function askForCall(panel: Locator, phone: string): Promise<void> {
  await button(panel, 'По номеру телефона').click()
  await field(panel, 'Телефон').fill(phone)
  await button(panel, 'Получить звонок').click()
  await field(panel, '4 цифры').waitFor()
}

test.describe('the drawer', () => {
  test('AUTH-01 comes from the right, 450 px wide, closes on Escape, and gives the focus back', async ({ page }) => {
    const drawer = await openDrawer(page)
    await expect(drawer).toHaveAccessibleName('Вход')
    await expect.poll(() => drawer.boundingBox()).toMatchObject({ x: 990, y: 0, width: 450, height: 900 })
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Избранное' })).toBeFocused()
  })

  test('AUTH-01 AUTH-02 every panel asks for consent with the policy in a new tab, and is accessible', async ({ page }) => {
    const drawer = await openDrawer(page)
    const expectPanel = async (title: string) => {
      await expect(drawer).toHaveAccessibleName(title)
      const policy = drawer.getByRole('link', { name: /политике конфиденциальности/ })
      await expect(policy).toHaveAttribute('href', '/privacy-policy')
      await expect(policy).toHaveAttribute('target', '_blank')
      await expectAccessible(page, { within: '[role=dialog]' })
    }
    await expectPanel('Вход')
    await button(drawer, 'По номеру и паролю').click()
    await expectPanel('Вход по паролю')
    await button(drawer, 'Зарегистрироваться').click()
    await expectPanel('Регистрация')
    await button(drawer, 'Назад').click()
    await button(drawer, 'По номеру телефона').click()
    await expectPanel('Вход по номеру телефона')
    await field(drawer, 'Телефон').fill(freshPhone())
    await button(drawer, 'Получить звонок').click()
    await expectPanel('Последние 4 цифры')
  })

  test('AUTH-02 opens anew at its first panel', async ({ page }) => {
    const drawer = await openDrawer(page)
    await button(drawer, 'По номеру и паролю').click()
    await button(drawer, 'Закрыть').click()
    await expect(drawer).toBeHidden()
    await page.getByRole('banner').getByRole('link', { name: 'Профиль' }).click()
    await expect(drawer).toHaveAccessibleName('Вход')
  })

  test('AUTH-02 is walked through by the keyboard alone', async ({ page }) => {
    const phone = freshPhone()
    const drawer = await openDrawer(page)
    await button(drawer, 'По номеру телефона').press('Enter')
    await expect(field(drawer, 'Телефон')).toBeFocused()
    await page.keyboard.type(phone)
    await page.keyboard.press('Enter')
    await expect(field(drawer, '4 цифры')).toBeFocused()
    await page.keyboard.type(lastCode(phone))
    await expect(page).toHaveURL('/favorites')
  })

  test('AUTH-02 that cannot be loaded says so, and the page goes on', async ({ page, context, troubles }) => {
    troubles.allow(/Failed to load resource|ERR_FAILED/)
    await page.goto('/catalog')
    await hydrated(page)
    await context.route(/sign-in-drawer/, (route) => route.abort())
    await page.getByRole('banner').getByRole('link', { name: 'Избранное' }).click()
    await expect(page.getByText('Окно входа не загрузилось')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('by a call', () => {
  test('AUTH-05 the last four digits sign in by themselves; the drawer closes and leads on', async ({ page }) => {
    const phone = freshPhone()
    const drawer = await openDrawer(page)
    await signInByCall(drawer, phone)
    await expect(page.getByText('Вход выполнен успешно')).toBeVisible()
    await expect(page).toHaveURL('/favorites')
    await expect(drawer).toBeHidden()
    expect((await tokens(page)).every(Boolean)).toBe(true)
  })

  test('AUTH-05 a wrong code is told, and the next can be typed at once', async ({ page, troubles }) => {
    troubles.allow(/status of 400/)
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

  test('AUTH-05 takes digits only, four at most, and needs some', async ({ page, context }) => {
    const drawer = await openDrawer(page)
    await askForCall(drawer, freshPhone())
    await button(drawer, 'Подтвердить').click()
    await expect(drawer.getByRole('alert')).toHaveText('Введите код подтверждения')
    await context.route('**/api/auth/verify_code/', () => {})
    await field(drawer, '4 цифры').fill('a1-2b3 4567')
    await expect(field(drawer, '4 цифры')).toHaveValue('1234')
  })

  test('AUTH-05 another call can be asked for when its time has come; a failure is told', async ({ page, troubles }) => {
    troubles.allow(/status of 5\d\d/)
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
    await page.route('**/api/auth/request_code/', (route) => route.fulfill({ json: { detail: '', resend_after_s: 90 } }), { times: 1 })
    await button(drawer, 'Позвонить ещё раз').click()
    await expect(drawer.getByText('Звоним ещё раз.')).toBeVisible()
    await expect(drawer.getByRole('button', { name: /через 1:\d\d/ })).toBeVisible()
    await expect(drawer.getByRole('link', { name: '+7 800 700 53 59' })).toHaveAttribute('href', 'tel:+78007005359')
  })

  test('AUTH-03 a phone is needed and read however it is written', async ({ page }) => {
    const phone = freshPhone()
    const drawer = await openDrawer(page)
    await button(drawer, 'По номеру телефона').click()
    await button(drawer, 'Получить звонок').click()
    await expect(drawer.getByText('Введите номер телефона')).toBeVisible()
    await expect(field(drawer, 'Телефон')).toBeFocused()
    await field(drawer, 'Телефон').fill('12345')
    await expect(drawer.getByText('Проверьте номер: в нём от 7 до 15 цифр')).toBeVisible()
    await field(drawer, 'Телефон').fill(`tel:8 (${phone.slice(1, 4)}) ${phone.slice(4)}`)
    await field(drawer, 'Телефон').blur()
    await expect(field(drawer, 'Телефон')).toHaveValue(new RegExp(`^\\+7 ${phone.slice(1, 4)} `))
    await button(drawer, 'Получить звонок').click()
    await expect(drawer.getByText(/^Звоним на\s\+7 9/)).toBeVisible()
    await button(drawer, 'Другой номер').click()
    await expect(field(drawer, 'Телефон')).toHaveValue(/^\+7 9/)
  })

  test('AUTH-05 a lost connection is told as what it is', async ({ page, context, troubles }) => {
    troubles.allow(/ERR_INTERNET_DISCONNECTED/)
    const drawer = await openDrawer(page)
    await button(drawer, 'По номеру телефона').click()
    await field(drawer, 'Телефон').fill(freshPhone())
    await context.setOffline(true)
    await button(drawer, 'Получить звонок').click()
    await expect(drawer.getByRole('alert')).toHaveText('Нет связи с сервером. Проверьте подключение к интернету.')
  })
})

test.describe('the page of signing in', () => {
  for (const [asked, leads] of [
    ['/cart', '/cart'],
    ['//else.example/', '/profile'],
    ['https://else.example/', '/profile'],
    ['/\\else.example', '/profile'],
  ] as const) {
    test(`NAV-05 AUTH-15 SEC-B1 next=${asked} leads to ${leads}`, async ({ page }) => {
      await page.goto(`/login?next=${encodeURIComponent(asked)}`)
      await hydrated(page)
      await signInByCall(page.getByRole('main'), freshPhone())
      await expect(page).toHaveURL(leads)
    })
  }

  test('NAV-05 has the same panels, and leads on who is signed in already', async ({ page }) => {
    await page.goto('/login?next=/cart')
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход')
    await expectAccessible(page)
    await signInByCall(page.getByRole('main'), freshPhone())
    await expect(page).toHaveURL('/cart')
    await page.goto('/login?next=/purchase-history')
    await expect(page).toHaveURL('/purchase-history')
  })

  test('NAV-05 tells who runs no script what to do', async ({ openWithoutScript }) => {
    const page = await openWithoutScript('/login')
    await expect(page.locator('noscript p')).toBeVisible()
  })
})

test.describe('a session', () => {
  test('AUTH-10 that ran out in mid-journey is renewed, and nobody notices', async ({ page, troubles }) => {
    troubles.allow(/status of 401/)
    const pair = await signedIn(page)
    await page.goto('/profile')
    await expect(page.getByText('Вы не вошли')).toHaveCount(0)
    await page.evaluate(() => localStorage.setItem('access_token', 'x.eyJzdWIiOiIxIn0.y'))
    const renewals: string[] = []
    page.on('request', (request) => request.url().endsWith('/api/auth/refresh/') && renewals.push(request.url()))
    await page.reload()
    await expect.poll(() => tokens(page)).not.toContain('x.eyJzdWIiOiIxIn0.y')
    const [, refresh] = await tokens(page)
    expect(refresh).not.toBe(pair.refresh)
    expect(renewals).toHaveLength(1)
    await expect(page).toHaveURL('/profile')
  })

  test('AUTH-10 that ran out is renewed once by two tabs at the same moment', async ({ page, context, troubles }) => {
    troubles.allow(/status of 401/)
    await signedIn(page)
    await page.goto('/profile')
    const other = await context.newPage()
    await other.goto('/profile')
    await page.evaluate(() => localStorage.setItem('access_token', 'x.eyJzdWIiOiIxIn0.y'))
    const renewals: string[] = []
    context.on('request', (request) => request.url().endsWith('/api/auth/refresh/') && renewals.push(request.url()))
    await Promise.all([page.reload(), other.reload()])
    await expect.poll(() => tokens(page)).not.toContain('x.eyJzdWIiOiIxIn0.y')
    await expect(page.getByText('Вы не вошли')).toHaveCount(0)
    await expect(other.getByText('Вы не вошли')).toHaveCount(0)
    expect(renewals).toHaveLength(1)
  })

  test('AUTH-10 that is over leads to the sign-in, and from there back', async ({ page, troubles }) => {
    troubles.allow(/status of 401/)
    await signedIn(page)
    await page.goto('/profile')
    await page.evaluate(() => {
      localStorage.setItem('access_token', 'x.eyJzdWIiOiIxIn0.y')
      localStorage.setItem('refresh_token', 'gone')
    })
    await page.reload()
    await expect(page).toHaveURL('/login?next=%2Fprofile')
    await hydrated(page)
    expect(await tokens(page)).toEqual([null, null])
    await signInByCall(page.getByRole('main'), freshPhone())
    await expect(page).toHaveURL('/profile')
  })

  test('AUTH-14 SEC-B11 ends by signing out: on the server, in all tabs, and the home page opens', async ({ page, context, request }) => {
    const { refresh } = await signedIn(page)
    await page.goto('/profile')
    const other = await context.newPage()
    await other.goto('/profile')
    // what is still on its way when the session ends is refused
    await expect(other.getByRole('textbox', { name: 'Имя', exact: true })).toBeVisible()
    const leave = page.getByRole('complementary').getByRole('button', { name: 'Выйти' })
    await leave.click()
    await expect(page).toHaveURL('/')
    expect(await tokens(page)).toEqual([null, null])
    await expect(other.getByText('Вы не вошли')).toBeVisible()
    await expect.poll(async () => (await request.post('/api/auth/refresh/', { data: { refresh } })).status()).toBe(401)
  })

  test('SEC-B11 SEC-B12 empties the forms of the other tabs, and keeps what a stranger typed', async ({ page, context }) => {
    await page.goto('/contacts')
    await hydrated(page)
    await page.getByRole('main').getByRole('textbox', { name: 'Имя' }).fill('Незнакомка')
    await signedIn(page)
    await page.reload()
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Имя' })).toHaveValue('Незнакомка')
    const other = await context.newPage()
    await other.goto('/profile')
    await other.getByRole('complementary').getByRole('button', { name: 'Выйти' }).click()
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Имя' })).toHaveValue('')
    expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain('Незнакомка')
  })
})

test.describe('in English', () => {
  test.use({ lang: 'en' })

  test('AUTH-05 I18N-04 a person signs in by a call', async ({ page, troubles }) => {
    troubles.allow(/status of 400/)
    const phone = freshPhone()
    const drawer = await openDrawer(page, 'Profile')
    await button(drawer, 'By phone number').click()
    await button(drawer, 'Get the call').click()
    await expect(drawer.getByText('Enter your phone number')).toBeVisible()
    await field(drawer, 'Phone').fill(`+${phone}`)
    await button(drawer, 'Get the call').click()
    await field(drawer, '4 digits').waitFor()
    await field(drawer, '4 digits').pressSequentially(wrongOf(lastCode(phone)))
    await expect(drawer.getByRole('alert')).toHaveText('The code could not be confirmed. Check it and try again.')
    await page.keyboard.type(lastCode(phone))
    await expect(page.getByText('You are signed in')).toBeVisible()
    await expect(page).toHaveURL('/profile')
  })
})
