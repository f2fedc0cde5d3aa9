import { test as withBuyer, fillContact, open as openCheckout, openWith, submit } from '#test/e2e/checkout-page.ts'
import { expect, expectAccessible, type Page, waitForHydration } from '#test/e2e/fixtures.ts'
import { consent, dialog, field, openForm, test } from '#test/e2e/piece-enquiry-page.ts'
import { signInByApi } from '#test/e2e/sign-in.ts'

const form = (page: Page) => page.locator('[data-enquiry]').last()
const notMe = (page: Page) => page.getByRole('button', { name: 'Это не\u00A0я' })
const storedContact = (page: Page) => page.evaluate(() => localStorage.getItem('contact'))

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** Accepts every form. `bodies` collects the request bodies. */
async function acceptForms(page: Page): Promise<{ bodies: Record<string, unknown>[] }> {
  const bodies: Record<string, unknown>[] = []
  for (const call of ['contacts', 'price-requests', 'live-photo-requests', 'missing-model-requests'])
    await page.route(`**/api/${call}/`, (route) => {
      bodies.push(route.request().postDataJSON())
      return route.fulfill({ status: 201, json: { detail: 'Спасибо', number: 7 } })
    })
  return { bodies }
}

const anna = { name: 'Анна Петрова', phone: '+7 916 123-45-67', email: 'anna@example.com' }

async function writeToTheShop(page: Page): Promise<void> {
  await open(page, '/contacts')
  await form(page).getByLabel('Имя').fill(anna.name)
  await form(page).getByLabel('Телефон').fill(anna.phone)
  await form(page).getByLabel('Электронная почта').fill(anna.email)
  await form(page).getByLabel('Сообщение').fill('Есть ли у часов сервисная книжка?')
  await form(page).getByRole('checkbox').check()
  await form(page).getByRole('button', { name: 'Отправить сообщение' }).click()
  await expect(page.getByText('Ответим на\u00A0anna@example.com или по\u00A0телефону +7\u00A0916\u00A0123-45-67.')).toBeVisible()
}

test('FORM-01 FORM-06 FORM-07 what a visitor typed in one form fills in the others, and a request takes one press; «not me» forgets it', async ({
  page,
  watch,
}) => {
  const { bodies } = await acceptForms(page)
  await writeToTheShop(page)

  await test.step('live photographs and a price take one press', async () => {
    await openForm(page, watch.path, 'Запросить живые фото')
    await expect(dialog(page).getByText(anna.name)).toBeVisible()
    await expect(dialog(page).getByRole('textbox')).toHaveCount(1)
    await expectAccessible(page, { within: '[role=dialog]' })
    await dialog(page).getByRole('button', { name: 'Запросить фото' }).click()
    await expect(dialog(page).getByText('Пришлём фото на\u00A0anna@example.com.')).toBeVisible()
    expect(bodies.at(-1)).toMatchObject({ ...anna, channel: 'email', consent: true })
    await openForm(page, watch.path, 'Узнать цену')
    await dialog(page).getByRole('button', { name: 'Отправить запрос' }).click()
    await expect(dialog(page).getByRole('heading', { name: 'Запрос отправлен' })).toBeVisible()
    expect(bodies.at(-1)).toMatchObject({ ...anna, piece_id: watch.id })
  })

  await test.step('a missing model too', async () => {
    await open(page, '/catalog?search=zzzzqqqq')
    await page.getByRole('link', { name: 'Сообщить о\u00A0поступлении' }).click()
    await form(page).getByRole('button', { name: 'Отправить заявку' }).click()
    await expect(page.getByRole('heading', { name: 'Запрос отправлен' })).toBeVisible()
    expect(bodies.at(-1)).toMatchObject({ ...anna, model: 'zzzzqqqq' })
  })

  await test.step('«Change» shows the fields, with the focus in the first', async () => {
    await openForm(page, watch.path, 'Узнать цену')
    await dialog(page).getByRole('button', { name: 'Изменить' }).click()
    await expect(field(page, 'Имя')).toBeFocused()
    await expect(field(page, 'Телефон')).toHaveValue(anna.phone)
    await expect(consent(page)).not.toBeChecked()
  })

  await test.step('«not me» empties a form and forgets the contact', async () => {
    await open(page, '/watch-buyback')
    await expect(form(page).getByLabel('Электронная почта')).toHaveValue(anna.email)
    await open(page, '/appointment')
    await expect(form(page).getByLabel('Имя')).toHaveValue(anna.name)
    await expect(form(page).getByLabel('Телефон')).toHaveValue(anna.phone)
    await notMe(page).click()
    await expect(form(page).getByLabel('Имя')).toBeFocused()
    for (const label of ['Имя', 'Телефон']) await expect(form(page).getByLabel(label)).toHaveValue('')
    expect(await storedContact(page)).toBeNull()
    await openForm(page, watch.path, 'Узнать цену')
    await expect(field(page, 'Имя')).toHaveValue('')
    await expect(notMe(page)).toHaveCount(0)
  })
})

test('FORM-01 SEC-B11 a customer’s contact comes from the account; it is one line in a request, and signing out forgets it', async ({
  page,
  watch,
}) => {
  const { bodies } = await acceptForms(page)
  const { access, phone } = await signInByApi(page)
  const headers = { authorization: `Bearer ${access}` }
  await page.request.patch('/api/users/me/', { data: { first_name: 'Вера', last_name: 'Ли', email: 'vera@example.com' }, headers })
  await openForm(page, watch.path, 'Узнать цену')
  await expect(dialog(page).getByText('Вера Ли')).toBeVisible()
  await expect(notMe(page)).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Отправить запрос' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Запрос отправлен' })).toBeVisible()
  expect(bodies.at(-1)).toMatchObject({ name: 'Вера Ли', email: 'vera@example.com' })
  expect(String(bodies.at(-1)?.['phone']).replaceAll(/\D/g, '')).toBe(phone)
  expect(await storedContact(page)).toContain('vera@example.com')
  await open(page, '/contacts')
  await expect(form(page).getByLabel('Имя')).toHaveValue('Вера Ли')
  await open(page, '/profile')
  await page.getByRole('button', { name: 'Выйти' }).first().click()
  await expect.poll(() => storedContact(page)).toBeNull()
  await open(page, '/contacts')
  await expect(form(page).getByLabel('Имя')).toHaveValue('')
})

withBuyer.describe('after an order', () => {
  withBuyer('CHK-09 FORM-01 its contact stands in the next checkout and in the forms', async ({ page, buyer, pieces, texts }) => {
    const [piece, another] = pieces
    await openWith(page, buyer, piece)
    await fillContact(page, texts)
    await submit(page, texts.reserve)
    await buyer.add(another.id)
    await openCheckout(page)
    const main = page.getByRole('main')
    await expect(main.getByLabel(texts.firstName, { exact: true })).toHaveValue('Анна')
    await expect(main.getByLabel(texts.lastName, { exact: true })).toHaveValue('Иванова')
    await expect(main.getByLabel(texts.email, { exact: true })).toHaveValue('anna@example.com')
    await page.evaluate(() => localStorage.removeItem('contact'))
    await open(page, '/contacts')
    await expect(form(page).getByLabel('Имя')).toHaveValue('Анна Иванова')
    await expect(form(page).getByLabel('Электронная почта')).toHaveValue('anna@example.com')
  })
})
