import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, expectAccessibleInBothThemes, type StaffShop, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { sendForm } from '#test/e2e/backoffice/storefront-form.ts'
import { photograph } from '#test/staff-photos.ts'

/** Submits the contacts form once per name. Returns the numbers of the enquiries. The inbox lists the last enquiry first. */
async function ask(shop: StaffShop, names: readonly string[], topic: string): Promise<number[]> {
  const numbers: number[] = []
  for (const [at, name] of names.entries()) {
    const phone = `+7 916 70${at}-11-2${topic.length}`
    const email = `${at}@${topic.length}.example`
    const form = { name: `${name} ${topic}`, phone, email, message: `${topic}, вопрос ${at + 1}` }
    numbers.push((await sendForm(shop, 'contacts', form)).number)
  }
  return numbers
}

test('OWN-78 on a wide screen a thread opens beside its list, by pointer and by keyboard', async ({ browser, staffShop }) => {
  const [, boris, vera] = await ask(staffShop, ['Анна', 'Борис', 'Вера'], 'Рядом')
  const page = await staffShop.open(browser, '/staff/inbox?search=%D0%A0%D1%8F%D0%B4%D0%BE%D0%BC', {
    viewport: { width: 1280, height: 800 },
  })
  await page.getByRole('link', { name: `№ ${boris}` }).click()
  const list = page.getByRole('navigation', { name: 'В работе' })
  const links = list.getByRole('listitem').getByRole('link')
  // opening a thread does not end the search: the search results stay beside the thread
  await expect(links).toHaveText([/Вера Рядом/, /Борис Рядом/, /Анна Рядом/])
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('main').getByText('Рядом, вопрос 2')).toBeVisible()
  await expect(links.filter({ hasText: 'не прочитано' })).toHaveText([/Вера Рядом/, /Анна Рядом/])
  await expectAccessibleInBothThemes(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)

  await links.first().click()
  await expect(page.getByRole('heading', { level: 1, name: `№ ${vera}` })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { level: 1, name: `№ ${boris}` })).toBeVisible()
  await page.keyboard.press('e')
  await expect(links).toHaveText([/Вера Рядом/, /Анна Рядом/])
  await page.keyboard.press('j')
  await expect(page.getByRole('main').getByText('Рядом, вопрос 1')).toBeVisible()
  await page.keyboard.press('k')
  await expect(page.getByRole('main').getByText('Рядом, вопрос 3')).toBeVisible()
  await list.getByRole('link', { name: 'Обращения' }).click()
  await expect(page).toHaveURL(/\/staff\/inbox\?search=/)
})

test('OWN-78 while a status change is pending, the other statuses are disabled and a second press sends nothing', async ({
  browser,
  staffShop,
}) => {
  const opened = { name: 'Глеб', phone: '+7 916 310-66-71', body: 'Звонок: Глеб', result: 'open' }
  const { thread } = await staffShop.call<{ thread: { id: number } }>('POST', '/threads/', opened)
  const page = await staffShop.open(browser, `/staff/inbox/${thread.id}`)
  const seen = Promise.withResolvers<void>()
  let sent = 0
  await page.route('**/status/', async (route) => {
    sent++
    await seen.promise
    await route.continue()
  })
  const done = page.getByRole('button', { name: 'Готово' })
  await done.click()
  await expect(done).toBeDisabled()
  await page.keyboard.press('e')
  await page.getByRole('button', { name: 'Ещё' }).click()
  await expect(page.getByRole('menuitem', { name: 'Ждём ответа клиента' })).toBeDisabled()
  await page.keyboard.press('Escape')
  seen.resolve()
  await expect(page.getByText('Обращение закрыто')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Вернуть в работу' })).toBeEnabled()
  expect(sent).toBe(1)
})

test('OWN-78 OWN-20 in English, the list beside a thread explains that it is empty, or why it failed, and can be reloaded', async ({
  browser,
  staffShop,
}) => {
  const opened = { name: 'Ева', phone: '+7 916 310-66-70', body: 'Звонок: Ева', result: 'open' }
  const { thread } = await staffShop.call<{ thread: { id: number } }>('POST', '/threads/', opened)
  const { staff } = await staffShop.call<{ staff: { version: number } }>('GET', '/session/')
  await staffShop.call('PATCH', '/me/', { language: 'en', version: staff.version })
  const page = await staffShop.open(browser, `/staff/inbox/${thread.id}?search=nobody-at-all`, { viewport: { width: 1280, height: 800 } })
  const list = page.getByRole('navigation', { name: 'To do' })
  await expect(list.getByRole('status')).toHaveText('No enquiries here')
  await expect(page.getByRole('main').getByText('Звонок: Ева')).toBeVisible()
  await expectAccessibleInBothThemes(page)

  const isList = (url: URL) => url.pathname === '/api/staff/threads/'
  await page.route(isList, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(`/staff/inbox/${thread.id}`)
  await expect(list.getByRole('alert')).toContainText('Could not be loaded')
  await expect(page.getByRole('main').getByText('Звонок: Ева')).toBeVisible()
  await page.unroute(isList)
  await list.getByRole('button', { name: 'Try again' }).click()
  await expect(list.getByRole('link', { name: /Ева/ })).toHaveAttribute('aria-current', 'page')
})

test('KNOW-02 the thread of a caller without an email warns before a reply and a quote that nothing will be sent', async ({
  browser,
  staffShop,
}) => {
  const opened = { name: 'Зоя', phone: '+7 916 310-66-72', body: 'Звонок: Зоя', result: 'open' }
  const { thread } = await staffShop.call<{ thread: { id: number } }>('POST', '/threads/', opened)
  const page = await staffShop.open(browser, `/staff/inbox/${thread.id}`)
  await page.getByRole('button', { name: 'Ответ', exact: true }).click()
  const warning = page.getByRole('main').getByRole('note', { name: 'Сообщение не дойдёт' })
  await expect(warning).toContainText('Сообщение никому не уйдёт')
  await expect(warning.getByRole('link', { name: 'Позвонить: +7 916 310-66-72' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Предложение', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('note', { name: 'Сообщение не дойдёт' })).toBeVisible()
})

test('OWN-78 on a phone the list and a thread are separate screens', async ({ browser, staffShop }) => {
  for (const [at, name] of ['Глеб', 'Дарья'].entries())
    await staffShop.call('POST', '/threads/', { name, phone: `+7 916 310-77-7${at}`, body: `Звонок: ${name}`, result: 'open' })
  const page = await staffShop.open(browser, '/staff/inbox', { viewport: { width: 390, height: 844 } })
  await page.getByRole('link', { name: /Глеб/ }).click()
  await expect(page.getByText('Звонок: Глеб')).toBeVisible()
  await expect(page.getByText('Звонок: Дарья')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Обращения' }).click()
  await expect(page.getByRole('link', { name: /Дарья/ })).toBeVisible()
})

test('OWN-82 a reply is sent with a photograph and the card of a piece', async ({ browser, staffShop }) => {
  const [anna] = await ask(staffShop, ['Анна'], 'Вложения')
  const page = await staffShop.open(browser, `/staff/inbox/${anna}`, { viewport: { width: 1440, height: 900 } })
  await page.getByRole('textbox', { name: 'Ответ клиенту' }).fill('Вот эти часы.')
  const file = { name: 'dial.jpg', mimeType: 'image/jpeg', buffer: await photograph(4) }
  const isWaited = Promise.withResolvers<void>()
  await page.route('**/api/staff/threads/*/files/', async (route) => {
    await isWaited.promise
    await route.continue()
  })
  await page.locator('input[type=file]').first().setInputFiles(file)
  const enclosed = page.getByRole('list', { name: 'Приложено' })
  const send = page.getByRole('button', { name: 'Отправить', exact: true })
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Добавить предмет' }).click()
  await page.getByRole('searchbox', { name: 'Предмет' }).fill('Big Bang Meca')
  await page.getByRole('button', { name: /Big Bang Meca/ }).click()
  await expect(enclosed.getByRole('listitem')).toHaveCount(1)
  isWaited.resolve()
  await expect(enclosed.getByText('dial.jpg')).toBeVisible()
  await expect(enclosed.getByRole('listitem')).toHaveCount(2)
  await expectAccessibleInBothThemes(page)
  const parts = page.getByRole('group', { name: 'Что написать' })
  await parts.getByRole('button', { name: 'Заметка' }).click()
  await expect(enclosed).toHaveCount(0)
  await parts.getByRole('button', { name: 'Ответ' }).click()
  await page.getByRole('button', { name: 'Вернуть' }).click()
  await expect(enclosed.getByRole('listitem')).toHaveCount(2)
  await send.click()
  await expect(enclosed).toHaveCount(0)
  await expect(page.getByText(/^Лежит в папке outbox с .* · Письмом/)).toBeVisible({ timeout: 30_000 })
  const outbox = join(staffShop.folder, 'outbox')
  const files = readdirSync(outbox).filter((name) => !name.startsWith('.'))
  const emails = files.map((name) => readFileSync(join(outbox, name), 'utf8'))
  expect(emails.find((text) => text.includes('Вот эти часы.'))).toMatch(/Big Bang Meca[\s\S]*\/product\/\d+/)
})

test('KNOW-02 a person who left only a phone is answered by messenger or phone, and the answer is noted', async ({
  browser,
  staffShop,
}) => {
  const form = { name: 'Зоя', phone: '+7 916 310-88-01', message: 'Есть ли коробка?' }
  const { number } = await sendForm(staffShop, 'contacts', form)
  const page = await staffShop.open(browser, `/staff/inbox/${number}`, { viewport: { width: 390, height: 844 } })
  const link = page.getByRole('link', { name: 'Открыть в WhatsApp' })
  const textOf = async () => new URL(String(await link.getAttribute('href'))).searchParams.get('text')
  expect(await textOf()).toMatch(new RegExp(`^Здравствуйте, Зоя! .* № ${number}\\.$`))
  await expect(page.getByRole('link', { name: 'Открыть в Telegram' })).toHaveAttribute('href', /^tg:\/\/resolve\?phone=79163108801&text=/)
  const reply = page.getByRole('textbox', { name: 'Ответ клиенту' })
  await reply.fill('Здравствуйте, {{name}}')
  await expect(link).toHaveCount(0)
  await reply.fill('Коробка есть')
  expect(await textOf()).toBe('Коробка есть')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expectAccessibleInBothThemes(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Отметить ответ' }).click()
  await page.getByRole('menuitem', { name: 'Ответили по телефону' }).click()
  const conversation = page.getByRole('list', { name: 'Переписка' })
  await expect(conversation.getByText('Ответили по телефону')).toBeVisible()
  await expect(conversation.getByText('Коробка есть')).toBeVisible()
  await expect(reply).toHaveValue('')
  // The reply field is empty again, which disables the menu button. The button keeps the focus.
  const noted = page.getByRole('button', { name: 'Отметить ответ' })
  await expect(noted).toBeFocused()
  await expect(noted).toBeDisabled()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toHaveCount(0)
})
