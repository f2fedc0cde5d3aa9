import { expect, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { runDay } from '#test/e2e/clock.ts'

test('OWN-103 DESK-08 the terms are edited in both languages, checked, previewed and published; the page shows them with a link to the previous version, which is restored', async ({
  browser,
  staffShop,
}) => {
  const page = await staffShop.open(browser, '/staff/content/texts', { viewport: { width: 1440, height: 900 } })
  const save = page.getByRole('button', { name: 'Сохранить' })
  const publish = page.getByRole('button', { name: 'Опубликовать', exact: true })
  const lead = (language: string) => page.getByLabel(`Вступление, ${language}`)

  await test.step('typed text survives a reload; errors are shown beside their fields', async () => {
    await page.getByRole('link', { name: /Условия продажи/ }).click()
    await expect(publish).toBeDisabled()
    await lead('по-русски').fill('Новые условия, звоните {{fone}}.')
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('{{fone}}')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.getByRole('button', { name: 'Вернуть' }).click()
    await expect(lead('по-русски')).toHaveValue('Новые условия, звоните {{fone}}.')
    await save.click()
    await expect(page.getByText('Такого факта нет')).toBeVisible()
    await expect(lead('по-русски')).toBeFocused()
    await lead('по-русски').fill('Новые условия, [вопросы](/nowhere).')
    await lead('по-английски').fill('New terms, call {{phone}}.')
    await save.click()
    await expect(page.getByText('Такой страницы или её части в магазине нет.').first()).toBeVisible()
    await lead('по-русски').fill('Новые условия от {{since}}, звоните {{phone}}.')
  })

  await test.step('a part with a list is added', async () => {
    await page.getByRole('button', { name: 'Добавить часть' }).click()
    const adding = page.getByRole('dialog', { name: 'Новая часть' })
    await adding.getByLabel('Название части, по-русски').fill('Подарки')
    await adding.getByLabel('Название части, по-английски').fill('Gifts & wrapping')
    await expect(adding.getByText('#gifts-wrapping')).toBeVisible()
    await adding.getByRole('button', { name: 'Добавить' }).click()
    const part = page.getByRole('region', { name: 'Часть «Подарки»' })
    await part.getByLabel('Абзац, по-русски').fill('Упакуем бесплатно.')
    await part.getByLabel('Абзац, по-английски').fill('We wrap for free.')
    await part.getByRole('button', { name: 'Добавить блок' }).click()
    await page.getByRole('menuitem', { name: 'Список' }).click()
    await expect(part.getByLabel('Пункт 1, по-русски')).toBeFocused()
    await part.getByLabel('Пункт 1, по-русски').fill('Коробка')
    await part.getByLabel('Пункт 1, по-английски').fill('A box')
    await part.getByRole('button', { name: 'Добавить пункт' }).click()
    await expect(part.getByLabel('Пункт 2, по-русски')).toBeFocused()
    await page.keyboard.type('Лента')
    await part.getByLabel('Пункт 2, по-английски').fill('A ribbon')
    await save.click()
    await expect(page.getByText('Сохранено в черновике')).toBeVisible()
  })

  const shop = await (await browser.newContext({ baseURL: staffShop.origin, locale: 'ru-RU' })).newPage()

  await test.step('the preview and the comparison show the draft, the shop does not', async () => {
    const preview = page.context().waitForEvent('page')
    await page.getByRole('button', { name: 'Посмотреть' }).click()
    await expect((await preview).getByRole('heading', { name: 'Подарки' })).toBeVisible()
    await page.getByRole('button', { name: 'Что изменится' }).click()
    await expect(page.getByRole('dialog').locator('ins', { hasText: 'Упакуем бесплатно.' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click()
    await shop.goto('/terms')
    await expect(shop.getByText('Подарки')).toHaveCount(0)
    await expect(shop.getByRole('navigation', { name: 'Прежние редакции' })).toHaveCount(0)
  })

  await test.step('published', async () => {
    await publish.click()
    await expect(page.getByText('Текст опубликован')).toBeVisible()
    await expect(async () => {
      await shop.goto('/terms')
      await expect(shop.getByRole('heading', { name: 'Подарки' })).toBeVisible({ timeout: 1500 })
    }).toPass({ timeout: 40_000 })
    await expect(shop.getByRole('link', { name: /\+7/ }).first()).toHaveAttribute('href', /^tel:/)
    await expect(shop.getByRole('main')).toContainText(new RegExp(`Новые условия от\\s${runDay()}\\s+года, звоните`))
    await expect(shop.locator('#gifts-wrapping li')).toHaveText(['Коробка', 'Лента'])
  })

  await test.step('the previous version is linked and labeled', async () => {
    await shop.getByRole('navigation', { name: 'Прежние редакции' }).getByRole('link').click()
    await expect(shop).toHaveURL(/\/terms\/first$/)
    await expect(shop.getByText('Прежняя редакция. Действовала')).toBeVisible()
    await expect(shop.getByRole('heading', { name: 'Подарки' })).toHaveCount(0)
    await shop.getByRole('link', { name: 'Действующая редакция' }).click()
    await expect(shop.getByRole('heading', { name: 'Подарки' })).toBeVisible()
  })

  await test.step('the first version is restored', async () => {
    await page.getByRole('button', { name: /Текст магазина/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Вернуть эту версию' }).click()
    await expect(page.getByText('Версия 1 теперь в черновике')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Часть «Подарки»' })).toHaveCount(0)
    await publish.click()
    await expect(async () => {
      await shop.goto('/terms')
      await expect(shop.getByText('Подарки')).toHaveCount(0, { timeout: 1500 })
    }).toPass({ timeout: 40_000 })
  })
  await shop.context().close()
})

test('OWN-103 OWN-21 the focus follows an item and a part that are moved by keyboard, and their new places are announced', async ({
  browser,
  staffShop,
}) => {
  const page = await staffShop.open(browser, '/staff/content/texts/service')
  const part = page.getByRole('region', { name: 'Часть «Что мы делаем»' })
  const tool = (name: string) => part.getByRole('button', { name, exact: true })
  const title = await part.getByLabel('Заголовок 1, по-русски').inputValue()
  await tool('Ниже: Пункт 1').press('Enter')
  await expect(tool('Ниже: Пункт 2')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tool('Ниже: Пункт 3')).toBeFocused()
  await expect(part.getByLabel('Заголовок 3, по-русски')).toHaveValue(title)
  await expect(part.getByText(/^Пункт 2: теперь место 3 из \d+$/)).toBeAttached()
  await tool('Выше: Пункт 2').press('Enter')
  await expect(tool('Ниже: Пункт 1')).toBeFocused()

  await tool('Ниже: Часть «Что мы делаем»').press('Enter')
  await expect(page.getByText(/^Часть «Что мы делаем»: теперь место 2 из \d+$/)).toBeAttached()
  await expect(tool('Ниже: Часть «Что мы делаем»')).toBeFocused()
})
