import { expect, type Page, test } from '#test/e2e/backoffice/staff-fixtures.ts'

/**
 * Changes an account setting and waits for the response. The update is optimistic, so a page opened before the response could load the old
 * value.
 */
async function store(page: Page, change: () => Promise<void>): Promise<void> {
  const stored = page.waitForResponse((response) => response.url().endsWith('/api/staff/me/') && response.request().method() === 'PATCH')
  await change()
  expect((await stored).status()).toBe(200)
}

test('OWN-19 shortcuts open places and a question mark lists them, in either keyboard layout, but not while a field has the focus', async ({
  browser,
  staffShop,
}) => {
  const page = await staffShop.open(browser, '/staff/')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Сегодня')
  await Promise.all([page.keyboard.press('g'), page.keyboard.press('s')])
  await expect(title).toHaveText('Настройки')
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Клавиши' })
  await expect(help).toContainText('Раздел «Настройки»')
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Учётная запись' }).click()
  await page.getByLabel('Имя').press('g')
  await page.getByLabel('Имя').press('t')
  await expect(title).toHaveText('Учётная запись')
  await page.getByLabel('Имя').blur()
  await page.evaluate(() => {
    for (const [key, code] of [
      ['п', 'KeyG'],
      ['е', 'KeyT'],
    ])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true }))
  })
  await expect(title).toHaveText('Сегодня')
  await page.context().close()
})

test('OWN-19 a two-key shortcut works although the page was busy after the first key', async ({ browser, staffShop }) => {
  const page = await staffShop.open(browser, '/staff/settings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Настройки')
  await page.evaluate(() => {
    const work = ({ key }: KeyboardEvent) => {
      const until = performance.now() + 1500
      while (key === 'g' && performance.now() < until);
    }
    addEventListener('keydown', work, { once: true })
  })
  await Promise.all([page.keyboard.press('g'), page.keyboard.press('t')])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Сегодня')
  await page.context().close()
})

test('OWN-19 single-key shortcuts can be switched off; those with a modifier still work', async ({ browser, staffShop }) => {
  const page = await staffShop.open(browser, '/staff/settings/account')
  const keys = page.getByLabel('Одиночные буквы как команды')
  await store(page, () => keys.uncheck())
  await expect(keys).not.toBeChecked()
  await keys.blur()
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Поиск и команды' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Учётная запись')
  await store(page, () => keys.check())
  await expect(keys).toBeChecked()
  await page.context().close()
})

test('OWN-18 ⌘K finds pieces across alphabets and pages by word prefixes, and remembers recent records', async ({ browser, staffShop }) => {
  const page = await staffShop.open(browser, '/staff/')
  const search = page.getByRole('combobox', { name: 'Поиск и команды' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await search.fill('жур')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Журнал действий')
  await page.keyboard.press('Control+k')
  await search.fill('дайтона')
  await expect(page.getByRole('option').first()).toContainText('Rolex')
  const found = (await page.getByRole('option').first().innerText()).split('\n')[0] ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/staff\/pieces\/\d+/)
  await page.goto('/staff/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option').first()).toContainText(found)
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
  await page.context().close()
})

test('OWN-18 OWN-19 keys typed right after ⌘K go to the search, even if its dialog loads slowly, and trigger no shortcut of the page', async ({
  browser,
  staffShop,
}) => {
  const page = await staffShop.open(browser, '/staff/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const isTyped = Promise.withResolvers<void>()
  await page.route('**/assets/search-dialog*.js', async (route) => {
    await isTyped.promise
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  // `g o` outside the search field is the shortcut for the orders
  await page.keyboard.type('gox')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  isTyped.resolve()
  await expect(page.getByRole('combobox', { name: 'Поиск и команды' })).toHaveValue('go')
  await page.keyboard.type('ld')
  await expect(page.getByRole('combobox', { name: 'Поиск и команды' })).toHaveValue('gold')
  await expect(page).toHaveURL(/\/staff\/$/)
  await page.context().close()
})

test('OWN-18 Enter before the search completes opens the result of the full text, not of its prefix', async ({ browser, staffShop }) => {
  const page = await staffShop.open(browser, '/staff/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Поиск и команды' })
  await search.fill('сантос')
  await expect(page.getByRole('option').first()).toContainText('Cartier')
  const isSearched = Promise.withResolvers<void>()
  await page.route('**/api/staff/find/**', async (route) => {
    await isSearched.promise
    await route.continue()
  })
  await search.fill('дайтона')
  await expect(page.getByRole('option').first()).toContainText('Cartier')
  await page.keyboard.press('Enter')
  await expect(search).toBeVisible()
  isSearched.resolve()
  await expect(page).toHaveURL(/\/staff\/pieces\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Daytona')
  await page.context().close()
})

test('OWN-22 the chosen theme is applied before the first paint of the next load', async ({ browser, staffShop }) => {
  const page = await staffShop.open(browser, '/staff/settings/account', { colorScheme: 'light' })
  await store(page, () => page.getByText('Тёмная').click())
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body)
        Reflect.set(globalThis, 'firstTheme', Reflect.get(globalThis, 'firstTheme') ?? document.documentElement.dataset.theme)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'firstTheme'))).toBe('dark')
  await store(page, () => page.getByText('Как в системе').click())
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  // the setting is saved even if the page is left before a slow request has arrived
  const reloaded = page.waitForEvent('load')
  await page.route('**/api/staff/me/', async (route) => {
    await reloaded
    await route.continue()
  })
  await page.evaluate(() => {
    const input = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === 'Тёмная')
    input?.click()
    setTimeout(() => location.reload(), 0)
  })
  await reloaded
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(async () => (await staffShop.call<{ staff: { theme: string } }>('GET', '/session/')).staff.theme).toBe('dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.context().close()
})
