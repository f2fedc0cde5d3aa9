import { expect, expectAccessible, waitForHydration, type Page, test } from '#test/e2e/fixtures.ts'
import { signInByApi } from '#test/e2e/sign-in.ts'

const form = (page: Page) => page.getByRole('form', { name: /адрес/i })
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const draft = (page: Page) => page.evaluate(() => sessionStorage.getItem('draft:address'))

async function openAddresses(page: Page): Promise<void> {
  await page.goto('/profile')
  await waitForHydration(page)
  await expect(page.getByRole('heading', { name: 'Адреса' })).toBeVisible()
}

async function addInDubai(page: Page): Promise<void> {
  await button(page, 'Добавить адрес').click()
  await form(page).getByRole('combobox', { name: 'Город' }).selectOption({ label: 'Дубай' })
  await field(page, 'Улица и дом').fill('Marasi Drive, 1')
  await button(page, 'Сохранить адрес').click()
  await expect(page.getByRole('main').locator('address').filter({ hasText: 'Дубай' })).toBeVisible()
}

test('PROF-03 REAL-05 an address in a city of the shop is added, changed into one abroad, and deleted', async ({ page }) => {
  test.slow()
  await signInByApi(page)
  await openAddresses(page)
  await expect(page.getByText('Адресов пока нет.')).toBeVisible()
  await addInDubai(page)

  await button(page, 'Изменить адрес: Marasi Drive, 1').click()
  await expect(form(page).getByRole('radio', { name: 'В городе магазина' })).toBeChecked()
  await form(page).getByText('В другом месте').click()
  await form(page).getByLabel('Страна').selectOption({ label: 'Франция' })
  await field(page, 'Город').fill('Paris')
  await field(page, 'Улица и дом').fill('12 avenue Montaigne')
  await button(page, 'Сохранить адрес').click()
  await expect(page.getByText('Paris, Франция')).toBeVisible()

  await button(page, 'Изменить адрес: 12 avenue Montaigne').click()
  await expect(form(page).getByRole('radio', { name: 'В другом месте' })).toBeChecked()
  await expect(field(page, 'Индекс')).toBeVisible()
  await form(page).getByLabel('Страна').selectOption({ label: 'ОАЭ' })
  await expect(field(page, 'Эмират')).toBeVisible()
  await expect(field(page, 'Индекс')).toHaveCount(0)
  await form(page).getByRole('button', { name: 'Отмена' }).click()

  await button(page, 'Удалить адрес: 12 avenue Montaigne').click()
  const question = page.getByRole('dialog', { name: 'Удалить адрес?' })
  await expectAccessible(page, { within: '[role=dialog]' })
  await question.getByRole('button', { name: 'Оставить' }).click()
  await expect(question).toBeHidden()
  await button(page, 'Удалить адрес: 12 avenue Montaigne').click()
  await question.getByRole('button', { name: 'Удалить' }).click()
  await expect(page.getByText('Адресов пока нет.')).toBeVisible()
})

test('PROF-03 PROF-04 errors are sentences, and the first invalid field has the focus, in both modes; the draft of a new address survives a reload and is deleted once saved', async ({
  page,
}) => {
  await test.step('errors are sentences, and the first invalid field has the focus, in both modes', async () => {
    await signInByApi(page)
    await openAddresses(page)
    await button(page, 'Добавить адрес').click()
    await button(page, 'Сохранить адрес').click()
    await expect(form(page).getByRole('combobox', { name: 'Город' })).toBeFocused()
    await expect(form(page).getByRole('combobox', { name: 'Город' })).toHaveAccessibleDescription('Выберите город')
    await field(page, 'Улица и дом').fill('  1234 ')
    await expect(field(page, 'Улица и дом')).toHaveAccessibleDescription(/не меньше 5/)
    await expectAccessible(page)
    await form(page).getByText('В другом месте').click()
    await expect(form(page).getByLabel('Страна')).toHaveAccessibleDescription('Укажите страну')
    await expect(field(page, 'Город')).toHaveAccessibleDescription('Укажите город')
    await expectAccessible(page)
  })

  await test.step('the draft of a new address survives a reload and is deleted once saved', async () => {
    await page.evaluate(() => sessionStorage.clear())
    await signInByApi(page)
    await openAddresses(page)
    await button(page, 'Добавить адрес').click()
    await form(page).getByText('В другом месте').click()
    await field(page, 'Город').fill('Paris')
    await openAddresses(page)
    await expect(field(page, 'Город')).toHaveValue('Paris')
    await form(page).getByLabel('Страна').selectOption({ label: 'Франция' })
    await field(page, 'Улица и дом').fill('12 avenue Montaigne')
    await button(page, 'Сохранить адрес').click()
    await expect(page.getByText('Paris, Франция')).toBeVisible()
    await expect.poll(() => draft(page)).toBeNull()
  })
})

test('PROF-03 the request has an upper-case country and null for empty fields; failures of loading, saving and deleting are shown', async ({
  page,
  pageErrors,
}) => {
  await test.step('the request has an upper-case country and null for empty fields', async () => {
    pageErrors.allow(/503/)
    await page.route('**/api/countries/', (route) => route.fulfill({ status: 503, json: { detail: 'x' } }))
    await signInByApi(page)
    await openAddresses(page)
    await button(page, 'Добавить адрес').click()
    await form(page).getByText('В другом месте').click()
    await field(page, 'Страна').fill('fr')
    await field(page, 'Город').fill('Paris')
    await field(page, 'Улица и дом').fill('12 avenue Montaigne')
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/addresses/') && request.method() === 'POST')
    await button(page, 'Сохранить адрес').click()
    expect((await sent).postDataJSON()).toEqual({
      city: null,
      city_text: 'Paris',
      state: null,
      country: 'FR',
      postal_code: null,
      address_line1: '12 avenue Montaigne',
      address_line2: null,
      comment: null,
    })
  })

  await test.step('failures of loading, saving and deleting are shown', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    pageErrors.allow(/500/)
    await signInByApi(page)
    await page.route('**/api/addresses/', (route) => route.fulfill({ status: 500, json: {} }))
    await openAddresses(page)
    await expect(page.getByRole('alert')).toContainText('Не удалось загрузить адреса')
    await page.unroute('**/api/addresses/')
    await button(page, 'Повторить').click()
    await addInDubai(page)
    await page.route('**/api/addresses/*/', (route) => route.fulfill({ status: 500, json: { detail: 'x' } }))
    await button(page, 'Удалить адрес: Marasi Drive, 1').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click()
    await expect(page.getByText('Не удалось удалить адрес')).toBeVisible()
  })
})
