import { expect, expectAccessible, expectAccessibleInBothThemes, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { waitForHydration } from '#test/e2e/fixtures.ts'
import { freshPhone, signInByApi } from '#test/e2e/sign-in.ts'

test('OWN-87 OWN-90 KNOW-02 a customer with a trade-in makes an offer, the desk counters, they agree and the customer buys', async ({
  browser,
  staffShop,
}) => {
  const { results } = await staffShop.call<{ results: { id: number }[] }>('GET', '/pieces/?q=Big+Bang+Meca')
  const piece = results[0]?.id ?? 0
  const client = await browser.newContext({ baseURL: staffShop.origin, viewport: { width: 390, height: 844 } })
  await client.addCookies([{ name: 'lang', value: 'ru', url: staffShop.origin }])
  const page = await client.newPage()
  await signInByApi(page, { phone: freshPhone(), dataDir: staffShop.folder })
  await page.goto(`/product/${piece}`)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Предложить цену' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/13.400/)
  await expect(dialog).not.toContainText('Рассматриваем предложения')
  await expectAccessible(page)
  await dialog.getByLabel('Ваша цена').fill('9000')
  await dialog.getByRole('button', { name: 'Отправить предложение' }).click()
  await expect(dialog).toContainText(/За.эту цену мы не.можем уступить предмет/)
  await expect(dialog).not.toContainText('$')
  await dialog.getByRole('button', { name: 'Назвать другую цену' }).click()
  await dialog.getByLabel('Ваша цена').fill('13400')
  await dialog.getByRole('button', { name: 'Отправить предложение' }).click()
  await expect(dialog).toContainText(/ниже 13.400/)
  await dialog.getByLabel('Ваша цена').fill('11 500')
  await dialog.getByRole('checkbox', { name: 'Рассматриваю обмен' }).check()
  await dialog.getByRole('button', { name: 'Отправить предложение' }).click()
  await expect(dialog).toContainText('Предложение отправлено')
  await dialog.getByRole('link', { name: 'Открыть переписку' }).click()
  const talks = page.getByRole('region', { name: 'Переговоры о цене' })
  await expect(talks).toContainText(/предлагаете 11.500.*Ждём ответа/s)
  const number = Number(new URL(page.url()).searchParams.get('thread'))

  const desk = await staffShop.open(browser, `/staff/inbox/${number}`, { viewport: { width: 1440, height: 900 } })
  const panel = desk.getByRole('list', { name: 'Предложение цены' })
  await expect(panel).toContainText(/Ваш ответ.*86.%.*11.500/s)
  await expect(desk.getByRole('main')).toContainText(/Вещь в обмен\s*да/)
  await desk.getByRole('button', { name: 'Начать выкуп' }).click()
  await expect(desk.getByRole('dialog').getByRole('radio', { name: 'В обмен' })).toBeChecked()
  await desk.keyboard.press('Escape')
  await panel.getByRole('button', { name: 'Своя цена' }).click()
  // the customer signed in by phone and has no email, so only their account shows the answer
  const warning = desk.getByRole('dialog').getByRole('note', { name: 'Сообщение не дойдёт' })
  await expect(warning).toContainText('только если сам откроет личный кабинет')
  await expect(warning.getByRole('link', { name: /^Позвонить: \+7/ })).toBeVisible()
  await expectAccessibleInBothThemes(desk)
  await desk.getByRole('dialog').getByRole('textbox', { name: 'Цена' }).fill('12500')
  await desk.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await warning.getByRole('button', { name: 'Скопировать текст' }).click()
  await expect.poll(() => desk.evaluate(() => navigator.clipboard.readText())).toMatch(/можем предложить 12.500/)
  await desk.getByRole('dialog').getByRole('button', { name: 'Отправить' }).click()
  await expect(desk.getByText('Записано. Клиенту ничего не отправлено: передайте ему сами')).toBeVisible()
  await expect(panel).toContainText(/Ждём клиента.*12.500/s)

  await page.reload()
  await talks.getByRole('button', { name: 'Назвать свою цену' }).click()
  await talks.getByLabel('Ваша цена').fill('12000')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await talks.getByRole('button', { name: 'Предложить', exact: true }).click()
  await expect(talks).toContainText(/предлагаете 12.000.*Ждём ответа/s)

  // the staff's page shows the new offer without a reload
  await panel.getByRole('button', { name: /^Принять 12.000/ }).click({ timeout: 20_000 })
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: /^Принять 12.000/ })
    .click()
  await expect(panel).toContainText('Договорились')

  await page.reload()
  await page.getByRole('link', { name: /Оформить заказ|Посмотреть предложение/ }).click()
  await expect(page.getByRole('complementary')).toContainText(/12.000.*осталось.*Купить/s)
  await client.close()
})

test('OWN-87 OWN-114 once the owner switches it on, the lowest price is told before an offer and in a refusal', async ({
  browser,
  staffShop,
}) => {
  const desk = await staffShop.open(browser, '/staff/settings/thresholds')
  await desk.getByLabel('Называть наименьшую цену').selectOption('да')
  await desk.getByRole('button', { name: 'Сохранить' }).click()
  await expect(desk.getByText('Сроки и пределы сохранены')).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Сохранить' })).toBeHidden()
  const { results } = await staffShop.call<{ results: { id: number }[] }>('GET', '/pieces/?q=Premier+B09&status=available')
  const client = await browser.newContext({ baseURL: staffShop.origin, viewport: { width: 390, height: 844 } })
  await client.addCookies([{ name: 'lang', value: 'ru', url: staffShop.origin }])
  const page = await client.newPage()
  await signInByApi(page, { phone: freshPhone(), dataDir: staffShop.folder })
  await page.goto(`/product/${results[0]?.id}`)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Предложить цену' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/Рассматриваем предложения.*от.\d/s)
  await dialog.getByLabel('Ваша цена').fill('100')
  await dialog.getByRole('button', { name: 'Отправить предложение' }).click()
  await expect(dialog).toContainText(/Спасибо за.предложение.*от.\d/s)
  await expectAccessible(page)
  await client.close()
})
