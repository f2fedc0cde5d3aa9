import { dictionary as english } from '#backoffice/i18n/en/dictionary.ts'
import { dictionary as russian } from '#backoffice/i18n/ru/dictionary.ts'
import { createTranslator } from '#backoffice/i18n/translator.ts'
import { navigationItems } from '#backoffice/sections/shell/navigation.ts'
import { type PageKey, shortcutPages } from '#test/e2e/backoffice/shortcut-pages.ts'
import { expect, type Page, type StaffShop, test } from '#test/e2e/backoffice/staff-fixtures.ts'

const languages = [
  { language: 'ru', t: createTranslator('ru', russian).t },
  { language: 'en', t: createTranslator('en', english).t },
] as const

const leadsOn = new Set(['/content'])

async function speak({ call }: StaffShop, language: 'ru' | 'en'): Promise<void> {
  const { staff } = await call<{ staff: { version: number } }>('GET', '/session/')
  await call('PATCH', '/me/', { language, version: staff.version })
}

async function show(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect(page.locator('[aria-label="Загрузка…"], [aria-label="Loading…"]')).toHaveCount(0)
}

/** Returns the help's entries for the current page or for all pages, such as `J Next row`. */
async function readHelp(page: Page, of: 'page' | 'everywhere'): Promise<string[]> {
  await page.keyboard.press('?')
  const lists = page.getByRole('dialog').getByRole('list')
  await lists.first().waitFor()
  const lines = await (of === 'page' ? lists.first() : lists.last())
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => [...item.querySelectorAll('kbd'), item.firstElementChild].map((one) => one?.textContent).join(' ')),
    )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  return lines
}

const printed = (key: string) => (key === 'Enter' ? '↵' : key.toUpperCase())

/** Waits until the help lists a key, because the component that handles the key may mount after the heading. */
async function waitForKey(page: Page, key: string): Promise<void> {
  const line = expect.stringMatching(new RegExp(`^${printed(key)} `))
  await expect.poll(() => readHelp(page, 'page')).toContainEqual(line)
}

async function expectKey(page: Page, path: string, { key, before = [], seeBefore, opens, see }: PageKey): Promise<void> {
  await show(page, path)
  await waitForKey(page, key)
  const press = async (): Promise<void> => {
    for (const one of before) await page.keyboard.press(one)
    await seeBefore?.(page)
    await page.keyboard.press(key)
  }
  const opened = opens && page.waitForEvent(opens)
  // after this round trip to the page, the browser intercepts a file chooser that `press` opens
  await page.evaluate(() => document.readyState)
  await press()
  await opened
  await see?.(page)
}

for (const { name, open, keys } of shortcutPages)
  test(`OWN-19 every key of ${name} does what the help says, in both languages`, async ({ browser, staffShop }) => {
    test.slow()
    const path = await open(staffShop)
    const page = await staffShop.open(browser, path)
    for (const { language, t } of languages) {
      await speak(staffShop, language)
      await show(page, path)
      await expect.poll(() => readHelp(page, 'page')).toEqual(keys.map(({ key, label }) => `${printed(key)} ${t(label)}`))
    }
    await speak(staffShop, 'ru')
    for (const one of keys) await test.step(one.key, () => expectKey(page, path, one))
    await page.context().close()
  })

test('OWN-19 g and a letter open the place that the help names, in both languages', async ({ browser, staffShop }) => {
  test.slow()
  const page = await staffShop.open(browser, '/staff/')
  for (const { language, t } of languages) {
    await speak(staffShop, language)
    await show(page, '/staff/')
    const lines = navigationItems.map(({ key, label }) => `G ${key.toUpperCase()} ${t('shortcuts.goTo', { place: t(label) })}`)
    const others = [`Ctrl K ${t('shortcuts.search')}`, `Ctrl Z ${t('shortcuts.undo')}`, `? ${t('shortcuts.help')}`]
    await expect.poll(() => readHelp(page, 'everywhere')).toEqual([...others, ...lines])
  }
  for (const { key, path } of navigationItems.toReversed()) {
    await Promise.all([page.keyboard.press('g'), page.keyboard.press(key)])
    await expect(page).toHaveURL(new RegExp(`/staff${path === '/' ? '/?$' : path}${leadsOn.has(path) ? '/.' : ''}`))
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  await page.context().close()
})
