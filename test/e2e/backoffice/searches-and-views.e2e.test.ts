import { type Page, type StaffShop, expect, expectAccessible, test } from '#test/e2e/backoffice/staff-fixtures.ts'

const views = (page: Page) => page.getByRole('button', { name: /^Подборка:/ })
const choose = async (page: Page, name: string) => {
  await views(page).click()
  await page.getByRole('menu').getByText(name, { exact: true }).click()
}

test('OWN-31 OWN-17 a list remembers its columns; a view is saved, chosen, made the default, found by ⌘K, deleted and restored by undo', async ({
  browser,
  staffShop,
}) => {
  test.slow()
  const page = await staffShop.open(browser, '/staff/pieces')
  await expect(views(page)).toHaveText(/Все записи/)
  await choose(page, 'Цена по запросу')
  await expect(page).toHaveURL(/on_request=true/)
  await expect(page.getByRole('button', { name: 'Цена по запросу: Да' })).toBeVisible()

  await page.goto('/staff/pieces?status=available&kind=bag&sort=-price')
  await page.getByRole('button', { name: 'Колонки' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Референс' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'Референс' })).toHaveCount(0)
  await choose(page, 'Сохранить подборку…')
  const dialog = page.getByRole('dialog', { name: 'Сохранить подборку…' })
  await dialog.getByLabel('Название').fill('Дорогие сумки')
  await dialog.getByLabel('Начинать список с этой подборки').check()
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(views(page)).toHaveText(/Дорогие сумки/)

  await page.getByRole('link', { name: 'Заказы' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заказы')
  await page.getByRole('link', { name: 'Предметы' }).click()
  await expect(page).toHaveURL(/kind=bag/)
  await expect(views(page)).toHaveText(/Дорогие сумки/)
  await expect(page.getByRole('columnheader', { name: 'Референс' })).toHaveCount(0)
  await choose(page, 'Все записи')
  await expect(page).toHaveURL(/\/staff\/pieces$/)
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Предмет' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Референс' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Колонки' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Референс' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'Референс' })).toBeVisible()
  await expect(page).toHaveURL(/\/staff\/pieces$/)

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('дорогие сум')
  await page.getByRole('option', { name: 'Предметы: Дорогие сумки' }).waitFor()
  await page.keyboard.press('Enter')
  await expect(views(page)).toHaveText(/Дорогие сумки/)

  await choose(page, 'Удалить подборку')
  await expect(views(page)).toHaveText(/Подборки/)
  const toast = page.getByRole('region', { name: 'Сообщения' }).getByRole('listitem').filter({ hasText: 'Подборка удалена' })
  await toast.getByRole('button', { name: 'Отменить', exact: true }).click()
  await expect(views(page)).toHaveText(/Дорогие сумки/)
  await choose(page, 'Удалить подборку')
  await expect(views(page)).toHaveText(/Подборки/)
  await page.context().close()
})

test('OWN-31 OWN-118 the menu of views is accessible on a phone', async ({ browser, staffShop }) => {
  const page = await staffShop.open(browser, '/staff/orders', { viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.goto('/staff/pieces?status=draft')
  await views(page).click()
  await page.getByRole('menuitem', { name: 'Сохранить подборку…' }).click()
  await page.getByRole('dialog').getByLabel('Название').waitFor()
  await expectAccessible(page)
  await page.context().close()
})

type Piece = { id: number; brand: string; model_name: string; reference: string }

const onSale = async (shop: StaffShop) =>
  (await shop.call<{ results: Piece[] }>('GET', '/pieces/?status=available&kind=watch&page_size=40')).results.filter(
    ({ reference }) => reference,
  )

test('OWN-35 Enter creates a draft from the full text, not from the results of a shorter one', async ({ browser, staffShop }) => {
  const piece = (await onSale(staffShop)).find(({ brand }) => brand !== 'Rolex')
  const page = await staffShop.open(browser, '/staff/pieces/new')
  const isEntered = Promise.withResolvers<void>()
  await page.route('**/api/staff/references/**', async (route) => {
    if (!route.request().url().includes('rolex')) await isEntered.promise
    await route.fallback()
  })
  const field = page.getByLabel('Референс или модель')
  await field.fill('rolex')
  await expect(page.getByRole('list', { name: 'Взять за основу' }).getByRole('button').first()).toContainText('Rolex')
  await field.fill(piece?.reference ?? '')
  await field.press('Enter')
  isEntered.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(piece?.model_name ?? '')
  await page.context().close()
})

test('OWN-34 a row pressed right after typing opens, even if its page loads slowly', async ({ browser, staffShop }) => {
  const [piece] = await onSale(staffShop)
  const page = await staffShop.open(browser, '/staff/pieces?status=available&kind=watch')
  const isSearched = Promise.withResolvers<void>()
  await page.route('**/assets/piece.page*.js', async (route) => {
    await isSearched.promise
    await route.fallback()
  })
  const row = page.getByRole('row').filter({ hasText: piece?.reference }).getByRole('link').first()
  await row.waitFor()
  await page.getByRole('searchbox').fill(piece?.reference ?? '')
  await row.click()
  // The debounced search changes the URL while the page of the piece loads. This must not cancel the navigation.
  await expect(page).toHaveURL(/search=/)
  isSearched.resolve()
  await expect(page).toHaveURL(new RegExp(`/staff/pieces/${piece?.id}$`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(piece?.model_name ?? '')
  await page.context().close()
})

test('OWN-17 two simultaneous changes of a list are both kept', async ({ browser, staffShop }) => {
  const page = await staffShop.open(browser, '/staff/inbox?kind=call')
  const views = page.getByRole('navigation', { name: 'Что показать' })
  await views.waitFor()
  await page.getByRole('searchbox').fill('rolex')
  // blur starts the search just before the view is pressed
  await views.evaluate((nav) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    nav.querySelectorAll('a')[1]?.click()
  })
  await expect(views.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'page')
  await expect(page).toHaveURL(/kind=call/)
  await expect(page).toHaveURL(/search=rolex/)
  await page.context().close()
})
