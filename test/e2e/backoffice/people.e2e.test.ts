import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Page,
  type StaffShop,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  test,
} from '#test/e2e/backoffice/staff-fixtures.ts'
import { sendForm } from '#test/e2e/backoffice/storefront-form.ts'

/** Submits the contacts form. `form` has a name that only this test uses. */
const ask = (shop: StaffShop, form: object) => sendForm(shop, 'contacts', form)

const expectNothingSideways = (page: Page, width: number) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

test('OWN-95 OWN-96 OWN-97 by keyboard a person is found by ⌘K and gets a note; a possible duplicate is merged after a preview and split again', async ({
  browser,
  staffShop,
}) => {
  await ask(staffShop, { name: 'Аглая Сорокина', phone: '+7 916 900-00-01', email: 'aglaya@example.com', message: 'Есть ли Tank?' })
  await ask(staffShop, { name: 'Семья Орловых', phone: '+7 916 900-00-01', message: 'Перезвоните' })
  const page = await staffShop.open(browser, '/staff/', { viewport: { width: 1440, height: 900 } })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('Аглая Сорокина')
  await expect(page.getByRole('option', { name: /Аглая Сорокина \+7 916 900-00-01/ })).toBeVisible()
  await page.getByRole('option', { name: /Аглая Сорокина \+7 916 900-00-01/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Аглая Сорокина' })).toBeVisible()
  await expect(page.getByText('тот же телефон')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('textbox', { name: 'Заметка' }).fill('Любит сталь')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Заметка, Ада')).toBeVisible()

  await page.getByRole('button', { name: 'Объединить… Семья Орловых' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Объединить карточки' })
  await expect(dialog.getByText('Перейдёт: 1 обращение')).toBeVisible()
  await dialog.getByRole('button', { name: 'Объединить', exact: true }).press('Enter')
  await expect(page.getByText('Карточки объединены.')).toBeVisible()
  await expect(page.getByText('Перезвоните')).toBeVisible()
  await expect(page.getByText('тот же телефон')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(page.getByText('тот же телефон')).toBeVisible()
  await page.getByRole('button', { name: 'Разные люди: Семья Орловых' }).press('Enter')
  await expect(page.getByText('тот же телефон')).toHaveCount(0)
  await page.context().close()
})

test('OWN-98 OWN-99 SAFE-06 on a phone, in English, a person is blocked with a reason, unblocked, exported and erased for good', async ({
  browser,
  staffShop,
}) => {
  await ask(staffShop, { name: 'Percival Grimshaw', phone: '+7 916 900-00-02', email: 'percival@example.com', message: 'Is it there?' })
  await ask(staffShop, { name: 'Ada Holt', phone: '+7 916 900-00-02', email: 'ada@example.com', message: 'And this one?' })
  const { staff } = await staffShop.call<{ staff: { version: number } }>('GET', '/session/')
  await staffShop.call('PATCH', '/me/', { language: 'en', version: staff.version })
  const page = await staffShop.open(browser, '/staff/people?search=percival', { viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.getByRole('link', { name: /Percival Grimshaw/ }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Percival Grimshaw' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expectNothingSideways(page, 390)
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).first().tap()
    await page.getByRole('menuitem', { name }).tap()
  }
  await choose('Block')
  await page.getByRole('textbox', { name: 'Why; only the staff sees it' }).fill('Never comes')
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).tap()
  await expect(page.getByText(/^Blocked .*Never comes$/)).toBeVisible()
  await page.getByRole('button', { name: 'Unblock' }).tap()
  await expect(page.getByText('Never comes')).toHaveCount(0)

  const download = page.waitForEvent('download')
  await choose('Export the data')
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^person-\d+\.zip$/)
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')

  await choose('Erase the data…')
  const dialog = page.getByRole('dialog', { name: "Erase a person's data" })
  await expect(dialog.getByText('1 enquiry')).toBeVisible()
  await expect(dialog.getByText('These cards look like the same person')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Ada Holt' })).toBeVisible()
  await expectNothingSideways(page, 390)
  const idIn = (url: string | null) => Number(/people\/(\d+)/.exec(url ?? '')?.[1])
  const [id, other] = [idIn(page.url()), idIn(await dialog.getByRole('link', { name: 'Ada Holt' }).getAttribute('href'))]
  const sure = dialog.getByRole('checkbox', { name: 'Erase the data of this person' })
  await sure.check()
  // a colleague merges the two cards just before the erasure reaches the shop
  const erasing = `**/api/staff/people/${id}/erase/`
  await page.route(erasing, async (route) => {
    if (route.request().method() === 'POST') await staffShop.call('POST', `/people/${id}/merge/`, { other_id: other })
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Erase for good' }).tap()
  await expect(dialog.getByText('Somebody else has changed the record meanwhile.')).toBeVisible()
  await expect(dialog.getByText('2 enquiries')).toBeVisible()
  await expect(sure).not.toBeChecked()
  await page.unroute(erasing)
  await sure.check()
  await dialog.getByRole('button', { name: 'Erase for good' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await page.goto('/staff/people?search=percival')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.context().close()
})

const form = { name: 'Вера', phone: '+7 916 700-10-20', email: 'vera@example.com', message: 'Есть ли Daytona с белым циферблатом?' }

function linkTo(folder: string, to: string): string | null {
  const outbox = join(folder, 'outbox')
  const emails = readdirSync(outbox)
    .filter((name) => name.endsWith('-mail.json') && !name.startsWith('.'))
    .toSorted()
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
  const email = emails.findLast((text) => text.includes(`"to": "${to}"`))
  return /\/messages#[\w.-]+/.exec(email ?? '')?.[0] ?? null
}

test('OWN-78 OWN-82 OWN-85 the staff answers an enquiry, the client opens it from the link in the email and replies', async ({
  browser,
  staffShop,
}) => {
  const { number, detail } = await ask(staffShop, form)
  expect(detail).toContain(String(number))

  const desk = await staffShop.open(browser, '/staff/', { viewport: { width: 1440, height: 900 } })
  await desk
    .getByRole('link', { name: /^Обращения/ })
    .first()
    .click()
  await expect(desk.getByRole('link', { name: `№ ${number}` })).toBeVisible()
  // the checks below need a list with rows, because an empty list fits any width
  for (const width of [768, 1024, 1440]) {
    await desk.setViewportSize({ width, height: 900 })
    await expect.poll(() => desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await desk.getByRole('link', { name: `№ ${number}` }).click()
  await expect(desk.getByRole('main').getByText(form.message)).toBeVisible()
  await desk.getByRole('button', { name: 'Заметка' }).click()
  await desk.getByRole('textbox', { name: 'Заметка для своих' }).fill('Торгуется')
  await desk.getByRole('button', { name: 'Добавить заметку', exact: true }).click()
  await expect(desk.getByText('Заметка, видят только сотрудники')).toBeVisible()
  await desk.getByRole('button', { name: 'Ответ', exact: true }).click()
  await desk.getByRole('textbox', { name: 'Ответ клиенту' }).fill('Есть, приходите посмотреть.')
  await desk.getByRole('button', { name: 'Отправить', exact: true }).click()
  await expect(desk.getByText('Отправляется · Письмом, vera@example.com')).toBeVisible()
  await expectAccessibleInBothThemes(desk)
  // the message is sent after ten seconds, during which it can be undone
  await expect(desk.getByText(/^Лежит в папке outbox с .* · Письмом/)).toBeVisible({ timeout: 60_000 })

  const client = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await client.addCookies([{ name: 'lang', value: 'ru', url: staffShop.origin }])
  const page = await client.newPage()
  await page.goto(`${staffShop.origin}${linkTo(staffShop.folder, form.email)}`)
  await expect(page.getByText('Есть, приходите посмотреть.')).toBeVisible()
  await expect(page.getByText('Торгуется')).toHaveCount(0)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('textbox', { name: 'Ваш ответ' }).fill('Буду завтра в полдень')
  await page.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Буду завтра в полдень' })).toBeVisible()
  await client.close()

  // the staff's page shows the reply without a reload
  await expect(desk.getByRole('main').getByText('Буду завтра в полдень')).toBeVisible()
  await expect(desk.getByRole('main').getByText('Наш ход', { exact: true }).first()).toBeVisible()
  await desk.context().close()
})
