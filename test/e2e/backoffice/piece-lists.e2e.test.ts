import { expect, expectAccessible, test } from '#test/e2e/backoffice/staff-fixtures.ts'

type Listed = { results: { id: number; version: number; name_en: string; pieces: number }[] }
type Piece = { id: number; version: number; city_id: number; facts: { reference: string | null; model_name: string; brand_id: number } }

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

for (const viewport of sizes)
  test(`OWN-35 OWN-39 OWN-55 a new piece: its office is chosen, its brand added, what was typed is its reference, ${viewport.width} px`, async ({
    browser,
    staffShop,
  }) => {
    // the search forgives: the references of both runs are far apart
    const reference = viewport.width > 500 ? 'ZX-99871' : 'VKJ-888Z'
    const page = await staffShop.open(browser, '/staff/pieces/new', { viewport })
    await page.getByLabel('Референс или модель').fill(reference)
    await expect(page.getByText('Похожих нет').or(page.getByText(/Ничего похожего/))).toBeVisible()
    await page.getByLabel('Офис', { exact: true }).selectOption({ index: 1 })
    await expect(page.getByRole('textbox', { name: 'Референс', exact: true })).toHaveValue(reference)
    await expect(page.getByLabel('Модель', { exact: true })).toHaveValue('')
    await expectAccessible(page)
    const brand = `Maison ${viewport.width}`
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

    // a piece from an earlier one says where its values come from
    await page.goto(`/staff/pieces/new?q=${reference}`)
    await page.getByRole('list', { name: 'Взять за основу' }).getByRole('button').first().click()
    await expect(page.getByText('Характеристики и тексты взяты из')).toBeVisible()
    await expect(page.getByText(`Из № ${id}`).first()).toBeVisible()
    await expectAccessible(page)
    await page.context().close()
  })

for (const viewport of sizes)
  test(`OWN-39 entries of a list are renamed, merged with undo, and deleted while nothing uses them, ${viewport.width} px`, async ({
    browser,
    staffShop,
  }) => {
    const add = (name: string) => staffShop.call('POST', '/lists/case_materials/', { name_ru: name, name_en: name, is_meant: true })
    const [one, other] = [`Aaa ${viewport.width}`, `Aab ${viewport.width}`]
    await add(one)
    await add(other)
    const read = async () => (await staffShop.call<Listed>('GET', '/lists/case_materials/')).results.map(({ name_en }) => name_en)
    const page = await staffShop.open(browser, '/staff/settings/lists?list=case_materials', { viewport })
    await page.getByRole('button', { name: `Изменить: ${one}` }).click()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: /Название.*англ/i }).fill(`${one} new`)
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await expect.poll(read).toContain(`${one} new`)

    await page.getByRole('button', { name: `Изменить: ${other}` }).click()
    await page.getByRole('combobox', { name: 'Объединить с' }).fill(one)
    await page.getByRole('option').first().click()
    await page.getByRole('button', { name: 'Объединить', exact: true }).click()
    await expect.poll(read).not.toContain(other)
    const toast = page.getByRole('region', { name: 'Сообщения' }).getByRole('listitem').filter({ hasText: 'Объединено' })
    await toast.getByRole('button', { name: 'Вернуть как было' }).click()
    await expect.poll(read).toContain(other)

    await page.getByRole('button', { name: `Изменить: ${other}` }).click()
    await page.getByRole('button', { name: 'Удалить' }).click()
    await expect.poll(read).not.toContain(other)
    await page.context().close()
  })

for (const viewport of sizes)
  test(`OWN-34 more filters narrow the list by its facts, and the sums follow, ${viewport.width} px`, async ({ browser, staffShop }) => {
    const { results } = await staffShop.call<Listed>('GET', '/lists/movement_types/')
    const movement = results.find(({ pieces }) => pieces > 0)
    const page = await staffShop.open(browser, '/staff/pieces', { viewport })
    await page.getByRole('button', { name: 'Ещё фильтры' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Типы механизма').selectOption(String(movement?.id))
    await sheet.getByLabel('Цена от').fill('5000')
    await expectAccessible(page, { within: '[role=dialog]' })
    await sheet.getByRole('button', { name: 'Закрыть' }).last().click()
    const { count } = await staffShop.call<{ count: number }>('GET', `/pieces/?movement_type=${movement?.id}&min_price=5000`)
    const header = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })
    await expect(header).toContainText(new RegExp(`${count} предмет`))
    await expect(header).toContainText('$')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
    await page.getByRole('button', { name: /Убрать фильтр: Цена от/ }).click()
    await expect(page).not.toHaveURL(/min_price/)
    await page.context().close()
  })

for (const viewport of sizes)
  test(`OWN-38 OWN-50 an item of the checklist leads to its field; a plan is moved from the days, ${viewport.width} px`, async ({
    browser,
    staffShop,
  }) => {
    const draft = await staffShop.call('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: `Planned ${viewport.width}` })
    const publish_at = new Date(Date.now() + 3 * 86_400_000).toISOString()
    await staffShop.call('POST', `/pieces/${draft.id}/plan/`, {
      version: draft.version,
      publish_at,
      publish_as: 'available',
      withdraw_at: null,
    })
    const page = await staffShop.open(browser, `/staff/pieces/${draft.id}`, { viewport })
    await page.getByRole('link', { name: 'Год или «неизвестен»' }).filter({ visible: true }).click()
    await expect(page.getByLabel('Год', { exact: true })).toBeFocused()
    await page.getByRole('link', { name: 'Цена или «по запросу»' }).filter({ visible: true }).click()
    await expect(page.getByLabel('Цена', { exact: true })).toBeFocused()

    await page.goto('/staff/pieces/planned')
    const row = page.getByRole('listitem').filter({ hasText: `Planned ${viewport.width}` })
    await expect(row).toContainText('Публикация')
    await expectAccessible(page)
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

test('OWN-27 the audit log is filtered by the action and by the day', async ({ browser, staffShop }) => {
  await staffShop.call('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: 'Logged' })
  const page = await staffShop.open(browser, '/staff/settings/audit?action=piece.create')
  await expect(page.getByRole('button', { name: /Logged/ }).first()).toBeVisible()
  await page.getByLabel('По день').fill('2020-01-01')
  await expect(page.getByRole('button', { name: /Logged/ })).toHaveCount(0)
  await expect(page).toHaveURL(/to=2020-01-01/)
  await expectAccessible(page)
  await page.context().close()
})
