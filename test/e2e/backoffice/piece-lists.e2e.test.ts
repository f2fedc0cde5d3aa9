import { expect, expectAccessible, expectAccessibleOnPhoneAndDesk, test } from '#test/e2e/backoffice/staff-fixtures.ts'

type Listed = { results: { id: number; version: number; name_en: string; pieces: number }[] }
type Piece = { id: number; version: number; city_id: number; facts: { reference: string | null; model_name: string; brand_id: number } }

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

test(`OWN-35 OWN-39 OWN-55 a new piece gets a chosen office, a new brand and the typed reference`, async ({ browser, staffShop }) => {
  const reference = 'VKJ-888Z'
  const page = await staffShop.open(browser, '/staff/pieces/new', { viewport: phone })
  await page.getByLabel('Референс или модель').fill(reference)
  await expect(page.getByText('Похожих нет').or(page.getByText(/Ничего похожего/))).toBeVisible()
  await page.getByLabel('Офис', { exact: true }).selectOption({ index: 1 })
  await expect(page.getByRole('textbox', { name: 'Референс', exact: true })).toHaveValue(reference)
  await expect(page.getByLabel('Модель', { exact: true })).toHaveValue('')
  await expectAccessibleOnPhoneAndDesk(page)
  const brand = 'Maison Nouvelle'
  await page.getByRole('button', { name: 'Нет в списке? Добавить: Бренд' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Бренд' }).fill(brand)
  await page.getByRole('dialog').getByRole('button', { name: 'Добавить' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByLabel('Модель', { exact: true }).fill('Nova')
  await page.getByRole('button', { name: 'Создать черновик' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${brand} Nova ${reference}`)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const made = await staffShop.call<Piece>('GET', `/pieces/${id}/`)
  const { offices } = await staffShop.call<{ offices: { city_id: number }[] }>('GET', '/session/')
  expect([made.facts.reference, made.facts.model_name, made.city_id]).toEqual([reference, 'Nova', offices[1]?.city_id])

  await page.goto(`/staff/pieces/new?q=${reference}`)
  await page.getByRole('list', { name: 'Взять за основу' }).getByRole('button').first().click()
  await expect(page.getByText('Характеристики и тексты взяты из')).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: `№ ${id}` })
      .first(),
  ).toBeVisible()
  await expect(page.getByText(`Из № ${id}`)).toHaveCount(0)
  await expectAccessibleOnPhoneAndDesk(page)
  await page.context().close()
})

test(`OWN-39 entries of a list are renamed, merged with undo, and deleted while nothing uses them`, async ({ browser, staffShop }) => {
  const add = (name: string) => staffShop.call('POST', '/lists/case_materials/', { name_ru: name, name_en: name, is_meant: true })
  const [one, other] = ['Aaa', 'Aab']
  await add(one)
  await add(other)
  const read = async () => (await staffShop.call<Listed>('GET', '/lists/case_materials/')).results.map(({ name_en }) => name_en)
  const page = await staffShop.open(browser, '/staff/settings/lists?list=case_materials', { viewport: desk })
  await page.getByRole('button', { name: `Изменить: ${one}` }).click()
  await expectAccessibleOnPhoneAndDesk(page)
  await page.getByRole('textbox', { name: /Название.*англ/i }).fill(`${one} new`)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.poll(read).toContain(`${one} new`)

  await page.getByRole('button', { name: `Изменить: ${other}` }).click()
  await page.getByRole('combobox', { name: 'Объединить с' }).fill(one)
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Объединить', exact: true }).click()
  await expect.poll(read).not.toContain(other)
  const toast = page.getByRole('region', { name: 'Сообщения' }).getByRole('listitem').filter({ hasText: 'Объединено' })
  await toast.getByRole('button', { name: 'Отменить', exact: true }).click()
  await expect.poll(read).toContain(other)

  await page.getByRole('button', { name: `Изменить: ${other}` }).click()
  await page.getByRole('button', { name: 'Удалить' }).click()
  await expect.poll(read).not.toContain(other)
  await page.context().close()
})

test(`OWN-34 additional filters narrow the list, and the totals follow`, async ({ browser, staffShop }) => {
  const { results } = await staffShop.call<Listed>('GET', '/lists/movement_types/')
  const movement = results.find(({ pieces }) => pieces > 0)
  const page = await staffShop.open(browser, '/staff/pieces', { viewport: phone })
  await page.getByRole('button', { name: 'Ещё фильтры' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Типы механизма').selectOption(String(movement?.id))
  await sheet.getByLabel('Цена от').fill('5000')
  await expectAccessible(page, { within: '[role=dialog]' })
  await sheet.getByRole('button', { name: 'Готово' }).click()
  const { count } = await staffShop.call<{ count: number }>('GET', `/pieces/?movement_type=${movement?.id}&min_price=5000`)
  const header = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })
  await expect(header).toContainText(new RegExp(`${count} предмет`))
  await expect(header).toContainText('$')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
  await page.getByRole('button', { name: /Убрать фильтр: Цена от/ }).click()
  await expect(page).not.toHaveURL(/min_price/)
  await page.context().close()
})

test(`OWN-38 OWN-50 an item of the checklist leads to its field; a scheduled publication is moved in the calendar`, async ({
  browser,
  staffShop,
}) => {
  const draft = await staffShop.call('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: 'Planned for later' })
  const publish_at = new Date(Date.now() + 3 * 86_400_000).toISOString()
  await staffShop.call('POST', `/pieces/${draft.id}/plan/`, {
    version: draft.version,
    publish_at,
    publish_as: 'available',
    withdraw_at: null,
  })
  const page = await staffShop.open(browser, `/staff/pieces/${draft.id}`, { viewport: desk })
  await page.getByRole('link', { name: 'Год или «неизвестен»' }).filter({ visible: true }).click()
  await expect(page.getByLabel('Год', { exact: true })).toBeFocused()
  await page.getByRole('link', { name: 'Цена или «по запросу»' }).filter({ visible: true }).click()
  await expect(page.getByLabel('Цена', { exact: true })).toBeFocused()

  await page.goto('/staff/pieces/planned')
  const row = page.getByRole('listitem').filter({ hasText: 'Planned for later' })
  await expect(row).toContainText('Публикация')
  await expectAccessibleOnPhoneAndDesk(page)
  await row.getByRole('button', { name: 'Перенести' }).click()
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: 'Ожидается' })
    .or(page.getByRole('dialog').getByText('Ожидается'))
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await staffShop.call('GET', `/pieces/${draft.id}/`)).toMatchObject({ publish_as: 'incoming' })
  await page.context().close()
})

test('OWN-27 the audit log is filtered by action and by day', async ({ browser, staffShop }) => {
  await staffShop.call('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: 'Logged' })
  const page = await staffShop.open(browser, '/staff/settings/audit?action=piece.create')
  await expect(page.getByRole('button', { name: /Logged/ }).first()).toBeVisible()
  await page.getByLabel('По день').fill('2020-01-01')
  await expect(page.getByRole('button', { name: /Logged/ })).toHaveCount(0)
  await expect(page).toHaveURL(/to=2020-01-01/)
  await expectAccessible(page)
  await page.context().close()
})

test('OWN-42 pieces are tagged in bulk and found by their tag, and one loses it on its page', async ({ browser, staffShop }) => {
  const make = (name: string) => staffShop.call('POST', '/pieces/', { kind: 'watch', brand_id: 18, model_name: name })
  const { id } = await make('Tagomatic 1')
  await make('Tagomatic 2')
  const page = await staffShop.open(browser, '/staff/pieces?status=draft&brand_ids=18')
  await expect(page.getByRole('row', { name: /Tagomatic/ })).toHaveCount(2)
  for (const name of ['Tagomatic 1', 'Tagomatic 2']) await page.getByRole('checkbox', { name: new RegExp(name) }).check()
  await page.getByRole('button', { name: 'Изменить', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Что сделать').selectOption('tag')
  await dialog.getByLabel('Какие метки').fill('для выставки,  осень')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Посмотреть изменения' }).click()
  await expect(dialog.getByRole('region', { name: 'Изменится', exact: true })).toContainText('для выставки, осень')
  await dialog.getByRole('button', { name: 'Изменить 2 предмета' }).click()
  await expect(page.getByText('Изменено 2 предмета')).toBeVisible()

  await page.goto(`/staff/pieces/${id}`)
  const tags = page.getByLabel('Метки', { exact: true }).filter({ visible: true })
  await expect(tags).toHaveValue('для выставки, осень')
  await tags.fill('осень')
  await tags.press('Enter')
  await expect(page.getByText('Метки изменены')).toBeVisible()
  await page.goto('about:blank')
  // the first request is filtered even if the list of tags arrives later
  const isShown = Promise.withResolvers<void>()
  await page.route('**/api/staff/tags/', async (route) => {
    await isShown.promise
    await route.continue()
  })
  const tagsAsked: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/staff/pieces/') tagsAsked.push(searchParams.get('tags'))
  })
  await page.goto('/staff/pieces?status=draft&tags=%D0%B4%D0%BB%D1%8F%20%D0%B2%D1%8B%D1%81%D1%82%D0%B0%D0%B2%D0%BA%D0%B8')
  await expect(page.getByRole('row', { name: /Tagomatic/ })).toHaveCount(1)
  await expect(page.getByRole('row', { name: /Tagomatic 2/ })).toBeVisible()
  expect([...new Set(tagsAsked)]).toEqual(['для выставки'])
  isShown.resolve()
  await page.context().close()
})
