import { placeByHand, readOrder } from '#test/e2e/backoffice/hand-orders.ts'
import { expect, expectAccessibleInBothThemes, type Page, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { expectDraftStored } from '#test/e2e/backoffice/stored-drafts.ts'

// they share one shop and what is for sale in it
test.describe.configure({ mode: 'default', timeout: 90_000 })

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** The window that edits an order, on a phone by its menu. */
async function openEdit(page: Page): Promise<void> {
  await page.getByTitle('Ещё', { exact: true }).click()
  await page.getByRole('menuitem', { name: 'Изменить' }).click()
}

for (const viewport of sizes)
  test(`OWN-24 OWN-72 an edit merges with what somebody else saved, and shows the same field side by side, ${viewport.width} px`, async ({
    browser,
    staffShop,
  }) => {
    const { id, version } = await placeByHand(staffShop)
    const page = await staffShop.open(browser, `/staff/orders/${id}`, { viewport })
    await openEdit(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Имя', { exact: true }).fill('Варвара')
    await dialog.getByLabel('Фамилия').fill('Моя')
    await staffShop.call('PATCH', `/orders/${id}/`, { version, last_name: 'Чужая', comment: 'Позвоните в дверь' })
    await dialog.getByRole('button', { name: 'Сохранить' }).click()
    const dispute = page.getByRole('dialog', { name: 'Поле изменили двое' })
    await expect(dispute.getByText('Соколова')).toBeVisible()
    await expect(dispute.getByText('Чужая').first()).toBeVisible()
    await check(page, viewport.width)
    await dispute.getByRole('radio').last().check({ force: true })
    await dispute.getByRole('button', { name: 'Сохранить выбранное' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await readOrder(staffShop, id)).toMatchObject({
      contact: { first_name: 'Варвара', last_name: 'Моя' },
      comment: 'Позвоните в дверь',
    })
    await page.context().close()
  })

test('OWN-23 what is typed of an order by hand, an edit, a letter and a note is asked about and there again after a reload', async ({
  browser,
  staffShop,
}) => {
  test.slow()
  const { id, order_number: number } = await placeByHand(staffShop)
  const page = await staffShop.open(browser, '/staff/orders/new')
  page.on('dialog', (asked) => void asked.accept())
  const restore = () => page.getByRole('button', { name: 'Вернуть', exact: true }).last().click()

  await page.getByLabel('Фамилия').fill('Незабудкина')
  await expectDraftStored(page, 'Незабудкина')
  await page.getByRole('link', { name: 'Заказы' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Остаться' }).click()
  await expect(page.getByLabel('Фамилия')).toHaveValue('Незабудкина')
  await page.reload()
  await restore()
  await expect(page.getByLabel('Фамилия')).toHaveValue('Незабудкина')
  await expectAccessibleInBothThemes(page)

  await page.goto(`/staff/orders/${id}`)
  await page.getByLabel('Заметка').fill('Не забыть коробку')
  await expectDraftStored(page, 'Не забыть коробку')
  await page.reload()
  await restore()
  await expect(page.getByLabel('Заметка')).toHaveValue('Не забыть коробку')
  await page.getByRole('button', { name: 'Добавить заметку' }).click()
  await expect(page.getByLabel('Заметка')).toHaveValue('')

  await openEdit(page)
  await page.getByRole('dialog').getByLabel('Комментарий покупателя').fill('Звонить вечером')
  await expectDraftStored(page, 'Звонить вечером')
  await page.getByRole('dialog').getByRole('button', { name: 'Отмена' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Остаться' }).click()
  await page.reload()
  await openEdit(page)
  await restore()
  await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await readOrder(staffShop, id)).comment).toBe('Звонить вечером')

  await page.getByRole('button', { name: 'Подтвердить' }).click()
  await page.getByRole('dialog').getByLabel('Текст').fill('Вера, ждём вас в среду.')
  await expectDraftStored(page, 'Вера, ждём вас в среду.')
  await page.reload()
  await page.getByRole('heading', { level: 1, name: number }).waitFor()
  await page.getByRole('button', { name: 'Подтвердить' }).click()
  await restore()
  await expect(page.getByRole('dialog').getByLabel('Текст')).toHaveValue('Вера, ждём вас в среду.')
  await page.context().close()
})

async function check(page: Page, width: number): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expectAccessibleInBothThemes(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}
