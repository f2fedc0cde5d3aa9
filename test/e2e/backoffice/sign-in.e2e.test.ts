import { type Page, expect, expectAccessible, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { password, setUpFactor, words } from '#test/e2e/backoffice/welcome-page.ts'

test('OWN-05 OWN-06 OWN-07 OWN-21 an invited person joins, signs out and signs in again, in English', async ({ browser, staffShop }) => {
  const word = words.en
  const email = 'grace@join.example'
  const { link } = await staffShop.call<{ link: string }>('POST', '/invitations/', { email, roles: ['manager'] })
  const context = await browser.newContext({ baseURL: staffShop.origin, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(link)
  await expect(page.getByLabel(word.email)).toHaveValue(email)
  await page.getByLabel(word.name).fill('Grace Hopper')
  await page.locator('input[name=password]').fill('short')
  await page.keyboard.press('Enter')
  await expect(page.locator('input[name=password]')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await page.locator('input[name=password]').fill(password)
  await page.keyboard.press('Enter')
  const [code = ''] = await setUpFactor(page, 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word.today)

  await page.getByRole('button', { name: 'Grace Hopper' }).click()
  await page.getByRole('menuitem', { name: word.signOut }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word.signIn)
  await page.getByLabel(word.email).fill(email)
  await page.locator('input[name=password]').fill('another long password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.locator('input[name=password]').fill(password)
  await page.keyboard.press('Enter')
  await page.getByLabel(word.code, { exact: true }).fill(code)
  await page.getByRole('button', { name: word.enter, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word.today)
  await context.close()
})

test('OWN-05 a link that could not be checked because of a temporary failure is not called dead, and can be tried again', async ({
  browser,
  staffShop,
}) => {
  const email = 'patient@join.example'
  const { link } = await staffShop.call<{ link: string }>('POST', '/invitations/', { email, roles: ['manager'] })
  const context = await browser.newContext({ baseURL: staffShop.origin, locale: 'en-GB' })
  const page = await context.newPage()
  let looks = 0
  await page.route('**/api/staff/links/look/', (route) => (looks++ ? route.continue() : route.fulfill({ status: 503, json: {} })))
  await page.goto(link)
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel(words.en.email)).toHaveValue(email)
  await context.close()
})

test('OWN-12 OWN-23 when the second factor is required again or the session ends, the page asks in place and then sends the form', async ({
  browser,
  staffShop,
}) => {
  const { link } = await staffShop.call<{ link: string }>('POST', '/invitations/', { email: 'in@place.example', roles: ['owner'] })
  const context = await browser.newContext({ baseURL: staffShop.origin, locale: 'ru-RU' })
  const page = await context.newPage()
  await page.goto(link)
  await page.getByLabel('Имя').fill('Barbara Liskov')
  await page.locator('input[name=password]').fill(password)
  await page.keyboard.press('Enter')
  const codes = await setUpFactor(page, 'ru')

  await page.goto('/staff/settings/staff')
  let refusals = 0
  await page.route('**/api/staff/invitations/', async (route) => {
    if (route.request().method() !== 'POST' || refusals++) return route.continue()
    await route.fulfill({ status: 403, json: { detail: 'Нужен код', reason: 'step-up' } })
  })
  await page.getByRole('button', { name: 'Пригласить', exact: true }).click()
  await page.getByLabel('Электронная почта').fill('next@shop.example')
  await page.getByLabel('редактор', { exact: true }).check()
  await page.keyboard.press('Enter')
  const asked = page.getByRole('dialog', { name: 'Подтвердите действие' })
  await asked.getByLabel('Код').fill(codes[0] ?? '')
  await asked.getByRole('button', { name: 'Подтвердить' }).click()
  await expect(page.getByLabel('Ссылка', { exact: true })).toHaveValue(/\/staff\/welcome\/#/)
  await page.keyboard.press('Escape')

  await page.goto('/staff/settings/account')
  await page.getByLabel('Имя').fill('Barbara L.')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  const again = page.getByRole('dialog', { name: 'Сеанс закончился' })
  await again.locator('input[name=password]').fill(password)
  await page.keyboard.press('Enter')
  await again.getByLabel('Код', { exact: true }).fill(codes[1] ?? '')
  await again.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(page.getByText('Сохранено', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Имя')).toHaveValue('Barbara L.')
  await context.close()
})

async function addAuthenticator(page: Page): Promise<void> {
  const chromium = await page.context().newCDPSession(page)
  await chromium.send('WebAuthn.enable')
  await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('OWN-08 OWN-12 a person adds a passkey, signs in and confirms with it, and removes it; on a bare IP address none is offered', async ({
  browser,
  staffShop,
}) => {
  const { link } = await staffShop.call<{ link: string }>('POST', '/invitations/', { email: 'pass@key.example', roles: ['manager'] })
  // WebAuthn requires a domain instead of an IP address
  const origin = staffShop.origin.replace('127.0.0.1', 'localhost')
  const context = await browser.newContext({ baseURL: origin, locale: 'ru-RU' })
  const page = await context.newPage()
  await addAuthenticator(page)
  await page.goto(link.replace(staffShop.origin, origin))
  await page.getByLabel('Имя').fill('Радья Перлман')
  await page.locator('input[name=password]').fill(password)
  await page.keyboard.press('Enter')
  await setUpFactor(page, 'ru')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.ru.today)

  await page.goto('/staff/settings/account')
  const panel = page.getByRole('region', { name: 'Ключи доступа' })
  await panel.getByRole('button', { name: 'Добавить ключ доступа' }).click()
  const naming = page.getByRole('dialog', { name: 'Назовите ключ доступа' })
  await expect(naming.getByLabel('Название')).toHaveValue('Chrome, Linux')
  await naming.getByLabel('Название').fill('Рабочий телефон')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('listitem')).toContainText('ещё не использован')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Радья Перлман' }).click()
  await page.getByRole('menuitem', { name: words.ru.signOut }).click()
  const byPasskey = page.getByRole('button', { name: 'Войти ключом доступа' })
  await byPasskey.waitFor()
  await expectAccessible(page)
  await byPasskey.click()
  await expect(panel.getByRole('listitem')).toContainText(/Рабочий телефон.*использован/s)

  // removing a passkey requires a step-up, because a passkey is a second factor
  let refusals = 0
  await page.route('**/api/staff/me/passkeys/*/', async (route) => {
    if (refusals++) return route.continue()
    await route.fulfill({ status: 403, json: { detail: 'Нужен код', reason: 'step-up' } })
  })
  await panel.getByRole('button', { name: 'Удалить ключ доступа «Рабочий телефон»' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить', exact: true }).click()
  await page.getByRole('button', { name: 'Подтвердить ключом доступа' }).click()
  await expect(page.getByText('Ключ доступа удалён')).toBeVisible()
  await expect(panel.getByRole('listitem')).toHaveCount(0)
  await context.close()

  const elsewhere = await browser.newContext({ baseURL: staffShop.origin, locale: 'ru-RU' })
  const door = await elsewhere.newPage()
  await door.goto('/staff/')
  await door.getByRole('button', { name: 'Далее' }).waitFor()
  await expect(door.getByRole('button', { name: 'Войти ключом доступа' })).toHaveCount(0)
  await elsewhere.close()
})

test('OWN-07 the code of a new authenticator stays the same while the page refetches everything else', async ({ browser, staffShop }) => {
  const page = await staffShop.open(browser, '/staff/settings/account')
  await page.getByRole('heading', { level: 1 }).waitFor()
  let refetches = 0
  // an event stream that closes after telling the page to refetch all queries
  await page.route('**/api/staff/events/**', (route) => {
    refetches++
    return route.fulfill({ contentType: 'text/event-stream', body: 'retry: 500\nevent: reset\ndata: {}\n\n' })
  })
  let secrets = 0
  page.on('request', (request) => request.url().endsWith('/api/staff/me/factor/') && secrets++)
  await page.reload()
  await page.getByRole('button', { name: 'Перенести на другой телефон' }).click()
  const secret = page.getByRole('dialog').locator('[translate=no]')
  const before = await secret.innerText()
  const seen = refetches
  // Each stream makes the page refetch before it closes. After several reconnections, the page has therefore refetched.
  await expect.poll(() => refetches).toBeGreaterThan(seen + 2)
  await expect(secret).toHaveText(before)
  expect(secrets).toBe(1)
  await page.context().close()
})
