import { openAsColleague } from '#test/e2e/backoffice/colleague.ts'
import { expect, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { password, setUpFactor, words } from '#test/e2e/backoffice/welcome-page.ts'

test('OWN-30 a price changed in one window appears in the list and on the page of other, idle windows', async ({ browser, staffShop }) => {
  const { id } = await staffShop.call('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: 'Seen by three' })
  const mine = await staffShop.open(browser, '/staff/pieces?status=draft')
  const row = mine.getByRole('row', { name: /Seen by three/ })
  const list = await staffShop.open(browser, '/staff/pieces?status=draft')
  const record = await staffShop.open(browser, `/staff/pieces/${id}?tab=price`)
  await expect(list.getByRole('row', { name: /Seen by three/ })).toBeVisible()
  await expect(record.getByText('Истории пока нет')).toBeVisible()
  await row.waitFor()
  await mine.keyboard.press('j')
  await mine.keyboard.press('p')
  await mine.getByRole('textbox', { name: /Seen by three/ }).fill('4 321')
  await mine.keyboard.press('Enter')
  await expect(list.getByRole('row', { name: /Seen by three/ })).toContainText(/4\s321\s\$/)
  await expect(
    record
      .getByRole('table')
      .getByRole('row')
      .filter({ hasText: /4\s321\s\$/ }),
  ).toContainText('Ада')
})

test('OWN-09 OWN-30 every open window asks a person who lost access to sign in, and nothing behind it can be used', async ({
  browser,
  staffShop,
}) => {
  test.slow()
  const { id } = await staffShop.call('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: 'Seen by a colleague' })
  const theirs = await openAsColleague(staffShop, browser, `/staff/pieces/${id}`)
  const other = await theirs.context().newPage()
  await other.goto('/staff/pieces?status=draft')
  await expect(other.getByRole('row', { name: /Seen by a colleague/ })).toBeVisible()
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText('Seen by a colleague')
  const { results } = await staffShop.call<{ results: { id: string; email: string }[] }>('GET', '/members/')
  await staffShop.call('POST', `/members/${results.find(({ email }) => email === theirs.email)?.id}/block/`, {})
  for (const page of [theirs, other]) {
    // after its event stream has closed, a window polls within 15 s
    await expect(page.getByLabel('Пароль', { exact: true })).toBeVisible({ timeout: 30_000 })
    // The page stays open behind the dialog, so the person finds their draft after signing in again. While the dialog is open, `main` is
    // hidden from `getByRole`.
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('main')).toHaveCount(0)
  }
  await theirs.context().close()
})

test('OWN-03 OWN-27 a window shows the person who signed in or out in another window of the browser', async ({ browser, staffShop }) => {
  const { link } = await staffShop.call<{ link: string }>('POST', '/invitations/', { email: 'next@desk.example', roles: ['manager'] })
  const mine = await staffShop.open(browser, '/staff/', { locale: 'ru-RU' })
  await expect(mine.getByRole('button', { name: 'Ада', exact: true })).toBeVisible()
  const other = await mine.context().newPage()
  await other.goto(link)
  await other.getByLabel(words.ru.name).fill('Barbara Liskov')
  await other.locator('input[name=password]').fill(password)
  await other.keyboard.press('Enter')
  await setUpFactor(other, 'ru')
  const account = { name: 'Barbara Liskov', exact: true }
  await expect(mine.getByRole('button', account)).toBeVisible()
  await other.getByRole('button', account).click()
  await other.getByRole('menuitem', { name: words.ru.signOut }).click()
  await expect(mine.getByRole('heading', { level: 1 })).toHaveText(words.ru.signIn)
})
