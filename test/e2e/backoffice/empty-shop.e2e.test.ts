import { expect, test } from '#test/e2e/backoffice/staff-fixtures.ts'

test.describe.configure({ mode: 'default', timeout: 120_000 })

test('OWN-113 OWN-33 the owner sees what will be deleted, makes a backup and types the name; the shop is then empty and shows the onboarding steps', async ({
  browser,
  staffShop,
}) => {
  const page = await staffShop.open(browser, '/staff/settings/empty-shop')
  const act = page.getByRole('button', { name: 'Убрать демонстрацию' })
  await expect(page.getByText(/предмет\S* демонстрации/)).toBeVisible()
  await expect(act).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Сделать копию' }).click()
  await expect(page.getByText(/из неё можно вернуть всё/)).toBeVisible({ timeout: 60_000 })
  const name = page.getByLabel(/введите название магазина/)
  await name.fill('Vitrin')
  await expect(act).toHaveAttribute('aria-disabled', 'true')
  await name.fill('Vitrine')
  await act.click()
  await expect(page.getByText(/Первые дни: сделано/)).toBeVisible()

  const visitor = await browser.newPage({ baseURL: staffShop.origin, locale: 'ru-RU' })
  await expect.poll(async () => (await (await visitor.request.get('/api/watches/')).json()).count).toBe(0)
  await visitor.goto('/')
  await expect(visitor.getByRole('main')).toBeVisible()
  await visitor.close()
  await page.goto('/staff/settings/empty-shop')
  await expect(page.getByText(/Демонстрация убрана/)).toBeVisible()
  await page.context().close()
})
