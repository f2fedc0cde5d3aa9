import { closeEventStream } from '#test/e2e/backoffice/closed-stream.ts'
import { expect, expectAccessible, type Page, type StaffShop, test } from '#test/e2e/backoffice/staff-fixtures.ts'

type Listed = { results: { id: number; version: number; price_usd: string; brand: string; model_name: string; reference: string }[] }

const onSale = (shop: StaffShop) => shop.call<Listed>('GET', '/pieces/?status=available&kind=watch&ordering=name&page_size=20')

test('OWN-35 OWN-38 OWN-50 a piece is created from an earlier one of its reference, published, and visible in the shop', async ({
  browser,
  staffShop,
}) => {
  const [earlier] = (await onSale(staffShop)).results
  const page = await staffShop.open(browser, '/staff/pieces')
  await page.getByRole('heading', { level: 1, name: 'Предметы' }).waitFor()
  await page.keyboard.press('n')
  await page.getByLabel('Референс или модель').fill(earlier?.reference ?? '')
  await expect(page.getByRole('list', { name: 'Взять за основу' }).getByRole('button').first()).toContainText(earlier?.reference ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(earlier?.model_name ?? '')
  await expect(page.getByLabel('Референс', { exact: true })).toHaveValue(earlier?.reference ?? '')

  await page.getByLabel('Год', { exact: true }).fill('2021')
  await page.getByRole('combobox', { name: 'Состояние' }).fill('Отличное')
  await page.getByRole('option', { name: 'Отличное', exact: true }).click()
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await expect(page.getByText('Сохранено', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Цена', exact: true }).click()
  await page.getByLabel('Цена', { exact: true }).fill('12 500')
  await page.getByRole('button', { name: 'Изменить цену' }).click()
  await expect(page.getByRole('row').filter({ hasText: '12 500 $' })).toBeVisible()

  await page.getByRole('button', { name: 'Опубликовать' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Опубликовать' }).click()
  await expect(page.locator('header').getByText('В продаже')).toBeVisible()
  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  await expect
    .poll(async () => (await fetch(`${staffShop.origin}/api/watches/${id}/`)).json())
    .toMatchObject({ status: 'available', price_usd: '12500.00', production_year: 2021 })
  await page.context().close()
})

test('OWN-40 OWN-115 T3 a price changed in its row by keyboard keeps the former one, and the shop shows it', async ({
  browser,
  staffShop,
}) => {
  const [first, second] = (await onSale(staffShop)).results
  const page = await staffShop.open(browser, '/staff/pieces?status=available&kind=watch&sort=name')
  await page.getByRole('row', { name: first?.model_name }).first().waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('p')
  await page.keyboard.type('1 234')
  await page.keyboard.press('Shift+Enter')
  // Shift+Enter saves and opens the same field of the next row
  await expect(page.getByRole('textbox', { name: new RegExp(`Цена: .*${second?.model_name}`) })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect
    .poll(async () => (await fetch(`${staffShop.origin}/api/watches/${first?.id}/`)).json())
    .toMatchObject({ price_usd: '1234.00', previous_price_usd: first?.price_usd })
  await page.getByRole('button', { name: 'Отменить', exact: true }).click()
  await expect
    .poll(async () => (await fetch(`${staffShop.origin}/api/watches/${first?.id}/`)).json())
    .toMatchObject({ price_usd: first?.price_usd })
  await page.context().close()
})

test.describe('OWN-24 two people change one piece', () => {
  const openBoth = async (shop: StaffShop, browser: Parameters<StaffShop['open']>[0], isLive = false): Promise<[Page, Page]> => {
    const { id } = await shop.call('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: 'Two at once' })
    const pages = await Promise.all([1, 2].map(() => shop.open(browser, `/staff/pieces/${id}`)))
    for (const page of pages) {
      // without server-sent events, a page learns of the other page's change only when it saves
      if (!isLive) await closeEventStream(page)
      await page.reload()
      await page.getByLabel('Калибр').waitFor()
    }
    return pages as [Page, Page]
  }
  const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
  const save = (page: Page) => page.getByRole('button', { name: 'Сохранить', exact: true }).click()

  test('OWN-23 OWN-24 changes to different fields merge automatically; a field that is changed during a save keeps its later value', async ({
    browser,
    staffShop,
  }) => {
    const [one, other] = await openBoth(staffShop, browser)
    await one.getByLabel('Калибр').fill('3235')
    await other.getByLabel('Референс', { exact: true }).fill('TWO-1')
    await save(one)
    await expect(one.getByText('Сохранено', { exact: true })).toBeVisible()
    await save(other)
    await expect(other.getByLabel('Калибр')).toHaveValue('3235')
    await expect(other.getByLabel('Референс', { exact: true })).toHaveValue('TWO-1')
    await expect(notice(other, 'Тем временем изменены: Калибр (Ада). Ваши правки сохранены вместе с этими.')).toBeVisible()
    await other.getByRole('main').getByRole('button', { name: 'Закрыть' }).click()
    await expect(notice(other, 'Тем временем')).toBeHidden()

    const answered = Promise.withResolvers<void>()
    await other.route('**/api/staff/pieces/*/', async (route) => {
      if (route.request().method() === 'PATCH') await answered.promise
      await route.continue()
    })
    const button = other.getByRole('button', { name: 'Сохранить', exact: true })
    await other.getByLabel('Калибр').fill('4130')
    await save(other)
    await expect(button).toBeHidden()
    await other.getByLabel('Референс', { exact: true }).fill('TWO-2')
    answered.resolve()
    await expect(button).toBeVisible()
    await expect(other.getByLabel('Референс', { exact: true })).toHaveValue('TWO-2')
    await save(other)
    await expect(button).toBeHidden()
    await expect(other.getByText('Сохраняется…')).toBeHidden()
    await other.reload()
    await expect(other.getByLabel('Калибр')).toHaveValue('4130')
    await expect(other.getByLabel('Референс', { exact: true })).toHaveValue('TWO-2')
    await Promise.all([one, other].map((page) => page.context().close()))
  })

  test('OWN-24 a conflict in one field is resolved by the person who saves later and sees all three values', async ({
    browser,
    staffShop,
  }) => {
    const [one, other] = await openBoth(staffShop, browser)
    await one.getByLabel('Калибр').fill('3235')
    await other.getByLabel('Калибр').fill('4130')
    await save(one)
    await expect(one.getByText('Сохранено', { exact: true })).toBeVisible()
    await save(other)
    const dialog = other.getByRole('dialog', { name: 'Поле изменили двое' })
    await expect(dialog).toContainText('3235')
    await expect(dialog).toContainText('4130')
    await dialog.getByRole('radio').last().check()
    await dialog.getByRole('button', { name: 'Сохранить выбранное' }).click()
    await expect(other.getByText('Сохранено', { exact: true })).toBeVisible()
    await expect(other.getByLabel('Калибр')).toHaveValue('4130')
    await Promise.all([one, other].map((page) => page.context().close()))
  })

  test('OWN-24 OWN-30 a colleague’s change is shown with their name while a person types; a conflict in one field waits for the save', async ({
    browser,
    staffShop,
  }) => {
    test.slow()
    const [one, other] = await openBoth(staffShop, browser, true)
    await other.getByLabel('Референс', { exact: true }).fill('TWO-2')
    await one.getByLabel('Калибр').fill('3235')
    await save(one)
    await expect(notice(other, 'Тем временем изменены: Калибр (Ада). Ваши правки на месте')).toBeVisible()
    await expect(other.getByLabel('Калибр')).toHaveValue('3235')
    await expect(other.getByLabel('Референс', { exact: true })).toHaveValue('TWO-2')
    await one.getByLabel('Референс', { exact: true }).fill('ONE-2')
    await save(one)
    await expect(notice(other, 'Изменено и другим сотрудником: Референс (Ада)')).toBeVisible()
    await expect(other.getByLabel('Референс', { exact: true })).toHaveValue('TWO-2')
    await save(other)
    await expect(other.getByRole('dialog', { name: 'Поле изменили двое' })).toContainText('ONE-2')
    await Promise.all([one, other].map((page) => page.context().close()))
  })

  test('OWN-24 a long text that both people changed is merged line by line', async ({ browser, staffShop }) => {
    test.slow()
    const [one, other] = await openBoth(staffShop, browser)
    const text = (page: Page) => page.getByRole('textbox', { name: 'Описание, по-русски' })
    await text(one).fill('Корпус\nЦиферблат\nРемешок')
    await save(one)
    await expect(one.getByText('Сохранено', { exact: true })).toBeVisible()
    await other.reload()
    await expect(text(other)).toHaveValue('Корпус\nЦиферблат\nРемешок')
    await text(one).fill('Корпус, полированный\nЦиферблат\nРемешок')
    await text(other).fill('Корпус\nЦиферблат\nРемешок\nКоробка')
    await one.keyboard.press('Control+Enter')
    await expect(one.getByText('изменение не сохранено')).toBeHidden()
    await save(other)
    const dialog = other.getByRole('dialog', { name: 'Поле изменили двое' })
    await dialog.getByRole('radio', { name: 'Объединить' }).check()
    await expect(dialog.getByRole('textbox')).toHaveValue('Корпус, полированный\nЦиферблат\nРемешок\nКоробка')
    await expectAccessible(other)
    await dialog.getByRole('button', { name: 'Сохранить выбранное' }).click()
    await expect(text(other)).toHaveValue('Корпус, полированный\nЦиферблат\nРемешок\nКоробка')
    await Promise.all([one, other].map((page) => page.context().close()))
  })

  test('OWN-23 OWN-24 restoring a draft of an earlier version does not overwrite later changes', async ({ browser, staffShop }) => {
    test.slow()
    const [one, other] = await openBoth(staffShop, browser)
    await other.getByLabel('Калибр').fill('4130')
    await expect.poll(() => other.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('staff-draft:')))).toBe(true)
    await one.getByLabel('Калибр').fill('3235')
    await save(one)
    await expect(one.getByText('Сохранено', { exact: true })).toBeVisible()
    other.on('dialog', (dialog) => void dialog.accept())
    await other.reload()
    await expect(other.getByLabel('Калибр')).toHaveValue('3235')
    await other.getByRole('button', { name: 'Вернуть', exact: true }).click()
    await expect(other.getByLabel('Калибр')).toHaveValue('4130')
    await save(other)
    await expect(other.getByRole('dialog', { name: 'Поле изменили двое' })).toContainText('3235')
    await Promise.all([one, other].map((page) => page.context().close()))
  })
})
