import { expect, expectAccessibleInBothThemes, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { sendForm } from '#test/e2e/backoffice/storefront-form.ts'
import { visitDay } from '#test/visit-days.ts'

test('OWN-91 OWN-92 KNOW-02 a visit is booked from a piece’s page; the staff confirms it and prepares the piece, and the visitor reschedules by the link', async ({
  browser,
  staffShop,
}) => {
  const client = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ru-RU' })
  await client.addCookies([{ name: 'lang', value: 'ru', url: staffShop.origin }])
  const page = await client.newPage()
  const list = `${staffShop.origin}/api/watches/?available=true&city=moscow&ordering=price_usd&page_size=1`
  const { results } = await (await page.request.get(list)).json()
  await page.goto(`${staffShop.origin}/product/${results[0].id}`)
  await page.getByRole('link', { name: /^Записаться на\sпросмотр$/ }).click()
  const group = page.getByRole('group', { name: 'Что посмотреть' })
  await expect(group.getByRole('listitem')).toHaveCount(1)
  const day = visitDay('moscow', 2, Date.now())
  await page.getByLabel('Дата').fill(day)
  await page.getByLabel('Время').selectOption('20:00')
  await page.getByLabel('Имя').fill('Вера Павлова')
  await page.getByLabel('Телефон').fill('+7 916 700-10-20')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Записаться' }).click()
  const link = page.getByRole('link', { name: 'Перенести или отменить визит' })
  await expect(link).toBeVisible()
  const visit = `${staffShop.origin}${await link.getAttribute('href')}`

  const desk = await staffShop.open(browser, '/staff/visits?view=agenda', { viewport: { width: 1440, height: 900 } })
  // The visitor left only a phone number, so the calendar warns that a confirmation will not reach the visitor.
  const warning = desk.getByRole('note', { name: 'Сообщение не дойдёт' })
  await expect(warning).toContainText('Сообщение никому не уйдёт')
  await expect(warning.getByRole('link', { name: 'Позвонить: +7 916 700-10-20' })).toBeVisible()
  await desk.getByRole('button', { name: /^Подтвердить визит: Вера Павлова/ }).click()
  await expect(desk.getByText('Визит подтверждён', { exact: true })).toBeVisible()
  const whatsapp = String(await desk.getByRole('link', { name: 'Открыть в WhatsApp: Вера Павлова' }).getAttribute('href'))
  expect(whatsapp).toMatch(/^https:\/\/wa\.me\/79167001020\?text=/)
  expect(new URL(whatsapp).searchParams.get('text')).toMatch(/20:00 по московскому времени, [\s\S]*\/visit\//)
  // The calendar also warns that a cancellation will not reach the visitor.
  await expect(warning).toHaveCount(0)
  await desk.getByRole('button', { name: /^Отменить визит: Вера Павлова/ }).click()
  await expect(warning).toContainText('Сообщение никому не уйдёт')
  await desk.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await warning.getByRole('button', { name: 'Скопировать текст' }).click()
  await expect.poll(() => desk.evaluate(() => navigator.clipboard.readText())).toMatch(/^Визит отменён: .*20:00/)
  await desk.getByRole('button', { name: 'Оставить визит' }).click()
  await desk.getByRole('link', { name: 'Неделя' }).click()
  await desk
    .getByRole('table', { name: /^Москва/ })
    .getByRole('button', { name: 'Вера Павлова' })
    .click()
  await expect(desk.getByRole('dialog', { name: 'Изменить визит' }).getByLabel('Время')).toHaveValue('20:00')
  await desk.keyboard.press('Escape')
  await desk.getByRole('button', { name: 'Часы' }).click()
  await desk.keyboard.press('Escape')
  await expectAccessibleInBothThemes(desk)
  await desk.goto(`${staffShop.origin}/staff/visits/ready?date=${day}`)
  await expect(desk.getByText('Вера Павлова')).toBeVisible()
  await desk.setViewportSize({ width: 390, height: 844 })
  await desk.goto(`${staffShop.origin}/staff/visits?view=agenda`)
  await expect(desk.getByText('Вера Павлова')).toBeVisible()

  const plain = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
  await plain.addCookies([{ name: 'lang', value: 'ru', url: staffShop.origin }])
  const own = await plain.newPage()
  await own.goto(visit)
  await expect(own.getByText('Подтверждён', { exact: true })).toBeVisible()
  await own.getByText('Перенести', { exact: true }).click()
  await own.getByLabel('Время').selectOption('20:30')
  await own.getByRole('button', { name: 'Перенести визит' }).click()
  await expect(own.getByRole('heading', { name: /20:30/ })).toBeVisible()
  await own.setViewportSize({ width: 1440, height: 900 })
  await own.getByText('Отменить визит', { exact: true }).click()
  await own.getByRole('button', { name: 'Да, отменить' }).click()
  await expect(own.getByText('Отменён', { exact: true })).toBeVisible()
})

test('OWN-23 OWN-92 in a search of a form ⌘Enter takes the first match and saves it; text without a match is not left out', async ({
  browser,
  staffShop,
}) => {
  const contact = { name: 'Лев', phone: '+7 916 700-10-40', language: 'ru' }
  await staffShop.call('POST', '/visits/', { ...contact, office: 'moscow', date: visitDay('moscow', 3, Date.now()), time: '15:00' })
  const desk = await staffShop.open(browser, '/staff/visits?view=agenda')
  await desk.getByRole('button', { name: /^Изменить визит: Лев/ }).click()
  const dialog = desk.getByRole('dialog', { name: 'Изменить визит' })
  const search = dialog.getByRole('searchbox', { name: 'Модель, референс или номер' })
  await search.fill('нет такой модели')
  await expect(dialog.getByText('Таких предметов нет')).toBeVisible()
  await search.press('ControlOrMeta+Enter')
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('нет такой модели')
  await expect(search).toHaveAttribute('aria-invalid', 'true')
  await expect(search).toHaveAccessibleDescription('Выберите из найденного или удалите текст.')

  await search.fill('Big Bang Meca')
  await expect(dialog.getByRole('list', { name: 'Добавить к предмету' }).getByText('Big Bang Meca').first()).toBeVisible()
  await search.press('ControlOrMeta+Enter')
  await expect(dialog).toHaveCount(0)
  await expect(desk.getByRole('listitem').filter({ hasText: 'Лев' }).first()).toContainText('Big Bang Meca')
})

test('OWN-19 OWN-91 the row of a cancelled visit keeps the focus; if the visit is kept, the focus returns to its button', async ({
  browser,
  staffShop,
}) => {
  const contact = { name: 'Ольга', phone: '+7 916 700-10-50', language: 'ru' }
  await staffShop.call('POST', '/visits/', { ...contact, office: 'moscow', date: visitDay('moscow', 4, Date.now()), time: '15:00' })
  const desk = await staffShop.open(browser, '/staff/visits?view=agenda')
  const cancel = desk.getByRole('button', { name: /^Отменить визит: Ольга/ })
  await cancel.press('Enter')
  await desk.getByRole('dialog').getByRole('button', { name: 'Оставить визит' }).press('Enter')
  await expect(cancel).toBeFocused()
  await cancel.press('Enter')
  await desk.getByRole('dialog').getByRole('button', { name: 'Отменить визит' }).press('Enter')
  const line = desk.getByRole('listitem').filter({ hasText: 'Ольга' })
  await expect(line).toContainText('Отменён')
  await expect(line).toBeFocused()
})

test('OWN-19 OWN-91 KNOW-02 the row of a visit keeps the focus after the visit is confirmed and after a reply is noted', async ({
  browser,
  staffShop,
}) => {
  const visit = { name: 'Анна', phone: '+7 916 700-10-60', city: 'moscow', date: visitDay('moscow', 5, Date.now()), time: '14:00' }
  await sendForm(staffShop, 'appointments', { ...visit, consent: true })
  const desk = await staffShop.open(browser, '/staff/visits?view=agenda')
  const line = desk.getByRole('listitem').filter({ hasText: 'Анна' })
  const confirm = desk.getByRole('button', { name: /^Подтвердить визит: Анна/ })
  await confirm.press('Enter')
  await expect(confirm).toHaveCount(0)
  await expect(line).toBeFocused()
  await desk.keyboard.press('Tab')
  expect(await line.evaluate((own) => own !== document.activeElement && own.contains(document.activeElement))).toBe(true)
  const whatsapp = line.getByRole('link', { name: 'Открыть в WhatsApp: Анна' })
  // keeps WhatsApp from opening
  await whatsapp.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await whatsapp.press('Enter')
  const note = line.getByRole('button', { name: 'Отметить: ответили в WhatsApp: Анна' })
  await note.press('Enter')
  await expect(note).toHaveCount(0)
  await expect(line).toBeFocused()
})
