import { expect, expectAccessible, expectAccessibleInBothThemes, type Page, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { resize } from '#test/e2e/settled-page.ts'

/** The path and heading of every page of the back office that needs no record. */
const pages = [
  ['/staff/', 'Сегодня'],
  ['/staff/pieces/import', 'Импорт предметов'],
  ['/staff/pieces/grid?kind=bag', 'Таблица предметов'],
  ['/staff/settings', 'Настройки'],
  ['/staff/settings/account', 'Учётная запись'],
  ['/staff/settings/notices', 'Уведомления'],
  ['/staff/settings/staff', 'Сотрудники'],
  ['/staff/settings/places', 'Места'],
  ['/staff/settings/company', 'Компания'],
  ['/staff/settings/wallets', 'Кошельки'],
  ['/staff/settings/publishing', 'Публикация'],
  ['/staff/settings/thresholds', 'Сроки и пределы'],
  ['/staff/settings/templates', 'Шаблоны ответов'],
  ['/staff/settings/assignment', 'Кому обращения'],
  ['/staff/settings/lists', 'Справочники'],
  ['/staff/pieces/planned', 'По плану'],
  ['/staff/pieces/from-photographs', 'Новые по фотографиям'],
  ['/staff/stock-takes', 'Инвентаризация'],
  ['/staff/consignors', 'Комитенты'],
  ['/staff/inbox', 'Обращения'],
  ['/staff/inbox/buybacks', 'Выкуп'],
  ['/staff/inbox/wanted', 'Ищут'],
  ['/staff/people', 'Люди'],
  ['/staff/visits', 'Визиты'],
  ['/staff/visits/ready', 'Подготовить предметы'],
  ['/staff/labels', 'Этикетки'],
  ['/staff/insight', 'Склад'],
  ['/staff/insight/sales', 'Продажи'],
  ['/staff/insight/demand', 'Спрос'],
  ['/staff/insight/replies', 'Ответы'],
  ['/staff/content/faq', 'Вопросы и ответы'],
  ['/staff/content/videos', 'Видео'],
  ['/staff/content/specialists', 'Специалисты'],
  ['/staff/content/reviews', 'Отзывы'],
  ['/staff/content/home', 'Главная'],
  ['/staff/content/texts', 'Тексты'],
  ['/staff/content/texts/services', 'Услуги'],
  ['/staff/content/brands', 'Бренды'],
  ['/staff/content/brands/1', 'Rolex'],
  ['/staff/content/archive', 'Архив продаж'],
  ['/staff/content/promos', 'Промокоды'],
  ['/staff/settings/health', 'Состояние'],
  ['/staff/settings/empty-shop', 'Пустой магазин'],
  ['/staff/settings/audit', 'Журнал действий'],
  ['/staff/nowhere', 'Такой страницы нет'],
] as const
const phone = { width: 390, height: 844 }
const tablet = { width: 768, height: 1024 }
const desk = { width: 1440, height: 900 }
/** Widths at which only overflow is checked. The audits run at the narrowest and the widest layout. */
const tablets = [1024, 768]

test('OWN-118 OWN-20 OWN-22 every page is accessible in both themes, nothing scrolls sideways, and touch targets are at least 44 px high, on a phone, a tablet and a desktop that becomes narrower', async ({
  browser,
  staffShop,
}) => {
  test.setTimeout(360_000)
  const page = await staffShop.open(browser, '/staff/', { viewport: phone })
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const touch = await touchOf(page)
  for (const [path, title] of pages)
    await test.step(path, async () => {
      await touch(true)
      await resize(page, phone)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('[aria-label="Загрузка…"]')).toHaveCount(0)
      // audits one theme, because the colors are the same at the desktop width, where both themes are audited
      await expectAccessible(page)
      expect(await lowTargets(page), path).toEqual([])
      await expectNotWider(page, phone.width)
      await resize(page, tablet)
      expect(await lowTargets(page), `${path} on a tablet`).toEqual([])
      await touch(false)
      await resize(page, desk)
      await expectAccessibleInBothThemes(page)
      await expectNotWider(page, desk.width)
      for (const width of tablets) {
        await resize(page, { ...desk, width })
        await expectNotWider(page, width)
      }
    })
  expect(errors).toEqual([])
  await page.context().close()
})

async function touchOf(page: Page): Promise<(enabled: boolean) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  return async (enabled) => {
    await session.send('Emulation.setTouchEmulationEnabled', { enabled })
    await expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(enabled)
  }
}

async function expectNotWider(page: Page, width: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(width)
}

const targets = [
  ...[
    'a',
    'button',
    'label:has(input.sr-only)',
    'select',
    'summary',
    'input:not([type=checkbox], [type=radio], .sr-only, label input)',
  ].map((one) => `main ${one}`),
  'nav a',
  'nav button',
].join(', ')

function lowTargets(page: Page): Promise<{ height: number; after: string; text: string | null }[]> {
  return page.locator(targets).evaluateAll((targets) =>
    targets
      .filter((target) => target.getClientRects().length > 0)
      .map((target) => ({
        height: Math.round(target.getBoundingClientRect().height),
        after: getComputedStyle(target, '::after').position,
        text: target.textContent,
      }))
      .filter(({ height, after }) => height > 1 && height < 44 && after !== 'absolute'),
  )
}

test('OWN-118 OWN-22 the sign-in pages are accessible in both themes', async ({ browser, staffShop }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      baseURL: staffShop.origin,
      colorScheme,
      viewport: { width: 390, height: 844 },
      locale: 'en-GB',
    })
    const page = await context.newPage()
    await page.goto('/staff/settings/audit')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to the back office')
    await expectAccessible(page)
    await context.close()
  }
})
