import { expect, waitForHydration, type Page, test } from '#test/e2e/fixtures.ts'
import { clearTokens, freshPhone, lastCode, signInByCall } from '#test/e2e/sign-in.ts'
import { type SpawnedShop, rawGet, startShop } from '#test/e2e/spawned-shop.ts'
import { freePort } from '#test/free-port.ts'

const origins = { ru: '', en: '' }
let shop: SpawnedShop

// runs in one worker, because all tests share one shop
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const port = String(await freePort())
  Object.assign(origins, { ru: `http://ru.localhost:${port}`, en: `http://en.localhost:${port}` })
  shop = await startShop({ PORT: port, ORIGIN_RU: origins.ru, ORIGIN_EN: origins.en, DEMO_CATALOG: 'off' })
})
test.afterAll(() => shop.end())
test.beforeEach(({ pageErrors }) => pageErrors.allow(/^third party: http:\/\/(ru|en)\.localhost:/))
test.use({ lang: null })

const nonce = 'f'.repeat(48)
const readStorage = (page: Page) =>
  page.evaluate(() => ({ access: localStorage.getItem('access_token'), lang: localStorage.getItem('lang'), address: location.href }))
const relayWith = (tokens: Record<string, string>, relayNonce = nonce) =>
  `${origins.en}/auth/relay?nonce=${relayNonce}#${new URLSearchParams({ access: 'a.b.c', refresh: 'r', ...tokens }).toString()}`

async function signInThere(page: Page): Promise<void> {
  await page.waitForURL((url) => url.origin === origins.ru && url.pathname === '/login')
  await waitForHydration(page)
  const main = page.getByRole('main')
  const phone = freshPhone()
  if ((await page.locator('html').getAttribute('lang')) === 'ru') return signInByCall(main, phone, shop.folder)
  await main.getByRole('button', { name: 'By phone number' }).click()
  await main.getByRole('textbox', { name: 'Phone' }).fill(`+${phone}`)
  await main.getByRole('button', { name: 'Call me' }).click()
  await main.getByRole('textbox', { name: '4 digits' }).waitFor()
  await main.getByRole('textbox', { name: '4 digits' }).pressSequentially(lastCode(phone, shop.folder))
}

test('AUTH-11 AUTH-12 SEC-B4 a sign-in on the English site happens on the Russian one, which returns the visitor signed in', async ({
  page,
}) => {
  await page.goto(`${origins.en}/catalog`)
  await waitForHydration(page)
  await page.getByRole('banner').getByRole('link', { name: 'Favorites' }).click()
  await signInThere(page)
  await expect(page).toHaveURL(`${origins.en}/favorites`)
  expect((await readStorage(page)).access).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  await page.goBack()
  expect(page.url()).not.toContain('access')
})

test('I18N-01 AUTH-11 the Russian site signs in a visitor of the English one in English, and stays Russian afterwards', async ({
  page,
}) => {
  await page.goto(`${origins.en}/login?next=/cart`)
  await page.waitForURL((url) => url.origin === origins.ru && url.pathname === '/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await signInThere(page)
  await expect(page).toHaveURL(`${origins.en}/cart`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto(`${origins.ru}/about`)
  await waitForHydration(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  expect((await readStorage(page)).lang).toBeNull()
})

test('AUTH-11 the sign-in page redirects there, too, and a visitor already signed in there returns at once', async ({ page }) => {
  await page.goto(`${origins.en}/login?next=/cart`)
  await signInThere(page)
  await expect(page).toHaveURL(`${origins.en}/cart`)
  await clearTokens(page)
  // the longer timeout allows for four page loads in a row
  await page.goto(`${origins.en}/login?next=/purchase-history`)
  await expect(page).toHaveURL(`${origins.en}/purchase-history`, { timeout: 20_000 })
})

test('AUTH-14 AUTH-11 signing out on one site signs out on both: the other clears its tokens silently, and the next sign-in asks again', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 401/)
  await page.goto(`${origins.en}/login?next=/cart`)
  await signInThere(page)
  await expect(page).toHaveURL(`${origins.en}/cart`)
  await page.goto(`${origins.en}/profile`)
  await page.getByRole('complementary').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${origins.en}/`)
  // The Russian site still has tokens. When the shop refuses them, the site removes them without a redirect to the sign-in.
  await page.goto(`${origins.ru}/profile`)
  await expect.poll(async () => (await readStorage(page)).access).toBeNull()
  await expect(page).toHaveURL(`${origins.ru}/profile`)
  await page.goto(`${origins.en}/login?next=/cart`)
  await page.waitForURL((url) => url.origin === origins.ru && url.pathname === '/login')
  await expect(page.getByRole('main').getByRole('button', { name: /По номеру телефона|By phone number/ })).toBeVisible()
})

test('AUTH-11 SEC-B2 the Russian site sends tokens to no URL other than the relay', async ({ page }) => {
  const evil = encodeURIComponent(`https://else.example/auth/relay?nonce=${nonce}`)
  await page.goto(`${origins.ru}/login?next=/cart&return_to=${evil}`)
  await signInThere(page)
  await expect(page).toHaveURL(`${origins.ru}/cart`)
  await page.goto(`${origins.ru}/login?next=/cart&return_to=${encodeURIComponent(`${origins.en}/catalog?nonce=${nonce}`)}`)
  await expect(page).toHaveURL(`${origins.ru}/cart`)
})

test('SEC-B3 tokens from a foreign link are not accepted', async ({ page }) => {
  await page.goto(relayWith({ next: '/cart' }))
  await expect(page).toHaveURL(`${origins.en}/profile`)
  expect((await readStorage(page)).access).toBeNull()
})

// Requests still pending at the end of a test are no longer intercepted. They reach the shop, which refuses the unknown token.
const unanswered = /status of (401|503)/

test('SEC-B3 a valid session is never replaced', async ({ page, pageErrors }) => {
  pageErrors.allow(unanswered)
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto(`${origins.en}/about`)
  await page.evaluate((relayNonce) => {
    sessionStorage.setItem('sign-in-nonce', relayNonce)
    localStorage.setItem('access_token', 'mine')
  }, nonce)
  await page.goto(relayWith({ next: '/about' }))
  await expect(page).toHaveURL(`${origins.en}/about`)
  expect((await readStorage(page)).access).toBe('mine')
})

for (const [next, leads] of [
  ['', '/profile'],
  ['//else.example', '/profile'],
  ['https://else.example/about', '/profile'],
  ['/faq', '/faq'],
] as const) {
  test(`AUTH-12 SEC-B1 the relay leads next=${next || '(none)'} to ${leads}`, async ({ page, pageErrors }) => {
    pageErrors.allow(unanswered)
    await page.goto(`${origins.en}/about`)
    await page.evaluate((relayNonce) => sessionStorage.setItem('sign-in-nonce', relayNonce), nonce)
    await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto(relayWith({ next }))
    await expect(page).toHaveURL(origins.en + leads)
    expect((await readStorage(page)).access).toBe('a.b.c')
  })
}

test('I18N-03 the relay of the English site stores English', async ({ page, pageErrors }) => {
  pageErrors.allow(unanswered)
  await page.goto(`${origins.en}/about?lang=ru`)
  await page.evaluate((relayNonce) => {
    sessionStorage.setItem('sign-in-nonce', relayNonce)
    localStorage.setItem('lang', 'ru')
  }, nonce)
  await page.context().addCookies([{ name: 'lang', value: 'ru', url: origins.en }])
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto(relayWith({ next: '/faq' }))
  await expect(page).toHaveURL(`${origins.en}/faq`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect((await readStorage(page)).lang).toBe('en')
})

test('AUTH-12 the relay shows what is happening, even before any script runs', async () => {
  const { body } = await rawGet(shop.url, '/auth/relay', { host: new URL(origins.en).host })
  expect(body).toContain('Completing sign-in…')
})

test('SEC-B4 the relay sends its URL to nobody and loads nothing from third parties', async () => {
  const { headers } = await rawGet(shop.url, '/auth/relay', { host: new URL(origins.en).host })
  expect(headers['referrer-policy']).toBe('no-referrer')
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')*;/)
  expect(policy).toContain("connect-src 'self';")
})
