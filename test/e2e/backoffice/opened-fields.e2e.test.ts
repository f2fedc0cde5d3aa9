import type { Locator } from '@playwright/test'
import { expect, type Page, type StaffShop, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { sendForm } from '#test/e2e/backoffice/storefront-form.ts'

const typed = 'em7r'

/** Presses a button and types immediately, before the browser paints the opened field. */
async function pressAndType(button: Locator): Promise<void> {
  await button.evaluate(async (element: HTMLElement, keys) => {
    element.click()
    // React renders in a microtask. Five microtasks are enough for the field, and too few for a dialog, which gets the focus one frame
    // later.
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
    for (const key of keys)
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }, typed)
}

type Focus = 'field' | 'safe' | 'dialog' | 'elsewhere'

const focusOf = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (focused?.matches('input, select, textarea')) return 'field'
    if (focused?.hasAttribute('data-safe')) return 'safe'
    return focused?.getAttribute('role') === 'dialog' ? 'dialog' : 'elsewhere'
  })

const dialogs: readonly { path: string; opener: string }[] = [
  { path: '/inbox', opener: 'Записать звонок' },
  { path: '/visits', opener: 'Записать визит' },
  { path: '/visits', opener: 'Часы' },
  { path: '/content/faq', opener: 'Добавить' },
  { path: '/content/videos', opener: 'Добавить' },
  { path: '/content/reviews', opener: 'Добавить' },
  { path: '/content/specialists', opener: 'Добавить' },
  { path: '/content/promos', opener: 'Добавить' },
  { path: '/settings/places', opener: 'Добавить место' },
  { path: '/settings/templates', opener: 'Новый шаблон' },
  { path: '/settings/assignment', opener: 'Новое правило' },
  { path: '/settings/staff', opener: 'Пригласить' },
  { path: '/settings/account', opener: 'Изменить пароль' },
]

test('DESK-08 every dialog opens with the focus in its first field, and no letter typed meanwhile runs a command', async ({
  browser,
  staffShop,
}) => {
  const page = await staffShop.open(browser, '/staff/')
  for (const { path, opener } of dialogs) {
    await page.goto(`/staff${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await pressAndType(page.getByRole('button', { name: opener, exact: true }).first())
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect.poll(() => focusOf(page), `${path}: ${opener}`).toBe('field')
    expect(new URL(page.url()).pathname).toBe(`/staff${path}`)
    await page.keyboard.press('Escape')
  }
  await page.goto('/staff/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('?')
  await expect.poll(() => focusOf(page)).toBe('dialog')
})

async function openThread(browser: Parameters<StaffShop['open']>[0], shop: StaffShop, topic: string) {
  const contact = { name: topic, phone: `+7 916 555-0${topic.length}-11`, email: 'fields@example.com', message: topic }
  const { number } = await sendForm(shop, 'contacts', contact)
  const stateOf = () => shop.call<{ status: string; assignee: unknown }>('GET', `/threads/${number}/`)
  const before = await stateOf()
  const page = await shop.open(browser, `/staff/inbox/${number}`, { viewport: { width: 1440, height: 900 } })
  await page.getByRole('button', { name: 'Добавить предмет' }).waitFor()
  return { page, stateOf, before }
}

test('DESK-08 in a thread, every action that opens a field focuses it, and typed letters go into the field', async ({
  browser,
  staffShop,
}) => {
  const { page, stateOf, before } = await openThread(browser, staffShop, 'Поля')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  for (const [name, field] of [
    ['Добавить предмет', page.getByRole('searchbox', { name: 'Предмет' })],
    ['Изменить почту', page.getByRole('textbox', { name: 'Почта' })],
    ['Заметка', page.getByRole('main').getByRole('textbox', { name: 'Заметка' })],
  ] as const) {
    await pressAndType(button(name))
    await expect(field, name).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(typed)
    await expect(field).toHaveValue(typed)
  }
  await pressAndType(button('Предложение'))
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(() => focusOf(page)).toBe('field')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Ещё', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Это спам' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Отмена' })).toBeFocused()
  await page.keyboard.press('Enter')
  const { status, assignee } = await stateOf()
  expect({ status, assignee }).toEqual({ status: before.status, assignee: before.assignee })
})

test('DESK-08 letters typed while a serial number or a dialog loads run no command', async ({ browser, staffShop }) => {
  const { id } = await staffShop.call('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: 'Serialomatic' })
  const page = await staffShop.open(browser, `/staff/pieces/${id}?tab=private`)
  const isTyped = Promise.withResolvers<void>()
  await page.route(`**/api/staff/pieces/${id}/serial/`, async (route) => {
    await isTyped.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Добавить', exact: true }).click()
  await page.keyboard.type(typed)
  isTyped.resolve()
  const field = page.getByRole('textbox', { name: 'Серийный номер', exact: true })
  await expect(field).toBeFocused()
  await page.keyboard.type(typed)
  await expect(field).toHaveValue(typed)
  for (const name of ['Записать расход', 'Записать проверку']) {
    await pressAndType(page.getByRole('button', { name, exact: true }))
    await expect.poll(() => focusOf(page), name).toBe('field')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await expect(page).toHaveURL(/\?tab=private$/)
})

test('OWN-26 without a toast, ⌘Z shows the last action with its undo, but not while the focus is in a field', async ({
  browser,
  staffShop,
}) => {
  const { results } = await staffShop.call<{ results: { id: number; version: number; brand: string; model_name: string }[] }>(
    'GET',
    '/pieces/?status=available&kind=watch&page_size=2',
  )
  const change = { do: 'price', by: 'percent', amount: -5, round_to: 100, keep_previous: false }
  await staffShop.call('POST', '/pieces/bulk/apply/', { rows: results.map(({ id, version }) => ({ id, version })), change })
  const page = await staffShop.open(browser, '/staff/pieces')
  const filter = page.getByRole('searchbox').first()
  await filter.fill('ab')
  await filter.press('ControlOrMeta+z')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await filter.fill('')
  await filter.blur()
  await page.keyboard.press('ControlOrMeta+z')
  const sheet = page.getByRole('dialog', { name: 'Изменены цены нескольких предметов' })
  for (const { brand, model_name: model } of results) await expect(sheet).toContainText(`${brand} ${model}`)
  await sheet.getByRole('button', { name: 'Отменить', exact: true }).click()
  await expect(page.getByText('Отменено', { exact: true })).toBeVisible()
  await expect(sheet).toBeHidden()
})
