import { setTimeout as wait } from 'node:timers/promises'
import { expect, type StaffShop, test } from '#test/e2e/backoffice/staff-fixtures.ts'

type Piece = { id: number; brand: string; model_name: string; reference: string }

const onSale = async (shop: StaffShop) =>
  (await shop.call<{ results: Piece[] }>('GET', '/pieces/?status=available&kind=watch&page_size=40')).results.filter(
    ({ reference }) => reference,
  )

test('OWN-35 Enter makes a draft of what is typed, not of what fewer letters had found', async ({ browser, staffShop }) => {
  const piece = (await onSale(staffShop)).find(({ brand }) => brand !== 'Rolex')
  const page = await staffShop.open(browser, '/staff/pieces/new')
  await page.route('**/api/staff/references/**', async (route) => {
    if (!route.request().url().includes('rolex')) await wait(500)
    await route.fallback()
  })
  const field = page.getByLabel('Референс или модель')
  await field.fill('rolex')
  await expect(page.getByRole('list', { name: 'Взять за основу' }).getByRole('button').first()).toContainText('Rolex')
  await field.fill(piece?.reference ?? '')
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(piece?.model_name ?? '')
  await page.context().close()
})

test('OWN-34 a row that is pressed right after typing opens, however slow its page is', async ({ browser, staffShop }) => {
  const [piece] = await onSale(staffShop)
  const page = await staffShop.open(browser, '/staff/pieces?status=available&kind=watch')
  await page.route('**/assets/piece.page*.js', async (route) => {
    await wait(600)
    await route.fallback()
  })
  const row = page.getByRole('row').filter({ hasText: piece?.reference }).getByRole('link').first()
  await row.waitFor()
  await page.getByRole('searchbox').fill(piece?.reference ?? '')
  await row.click()
  await expect(page).toHaveURL(new RegExp(`/staff/pieces/${piece?.id}$`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(piece?.model_name ?? '')
  await page.context().close()
})
