import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from '#test/e2e/backoffice/staff-fixtures.ts'

const form = { name: 'Вера', phone: '+7 916 700-10-20', email: 'vera@example.com', message: 'Есть ли Daytona с белым циферблатом?' }

/** The link of the last email to somebody, without its origin. */
function linkTo(folder: string, to: string): string | null {
  const outbox = join(folder, 'outbox')
  const emails = readdirSync(outbox)
    .filter((name) => name.endsWith('-mail.json'))
    .toSorted()
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
  const email = emails.findLast((text) => text.includes(`"to": "${to}"`))
  return /\/messages#[\w.-]+/.exec(email ?? '')?.[0] ?? null
}

test('OWN-78 OWN-82 OWN-85 the staff answers an enquiry, the client reads it by the link of the letter and writes back', async ({
  browser,
  staffShop,
}) => {
  const asked = await fetch(`${staffShop.origin}/api/contacts/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'ru' },
    body: JSON.stringify(form),
  })
  const { number, detail } = (await asked.json()) as { number: number; detail: string }
  expect(detail).toContain(String(number))

  const desk = await staffShop.open(browser, '/staff/', { viewport: { width: 1440, height: 900 } })
  await desk
    .getByRole('link', { name: /^Обращения/ })
    .first()
    .click()
  await expect(desk.getByRole('link', { name: `№ ${number}` })).toBeVisible()
  // a list with rows; the empty one is as narrow as one likes
  for (const width of [768, 1024, 1440]) {
    await desk.setViewportSize({ width, height: 900 })
    await expect.poll(() => desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await desk.getByRole('link', { name: `№ ${number}` }).click()
  await expect(desk.getByText(form.message)).toBeVisible()
  await desk.getByRole('button', { name: 'Заметка' }).click()
  await desk.getByRole('textbox', { name: 'Заметка для своих' }).fill('Торгуется')
  await desk.getByRole('button', { name: 'Записать', exact: true }).click()
  await expect(desk.getByText('Заметка, видят только сотрудники')).toBeVisible()
  await desk.getByRole('button', { name: 'Ответ', exact: true }).click()
  await desk.getByRole('textbox', { name: 'Ответ клиенту' }).fill('Есть, приходите посмотреть.')
  await desk.getByRole('button', { name: 'Отправить', exact: true }).click()
  await expect(desk.getByText('Отправляется · Письмом, vera@example.com')).toBeVisible()
  await expectAccessibleInBothThemes(desk)
  await expect(desk.getByText(/^Отправлен .* · Письмом/)).toBeVisible({ timeout: 20_000 })

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

  // the open page of the staff learns of it by itself
  await expect(desk.getByText('Буду завтра в полдень')).toBeVisible({ timeout: 20_000 })
  await expect(desk.getByRole('main').getByText('Наш ход', { exact: true }).first()).toBeVisible()
  await desk.context().close()
})
