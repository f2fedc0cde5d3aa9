import { chips, found, group, numberOf, valueBox } from '#test/e2e/catalog-page.ts'
import { open } from '#test/e2e/customer-fixtures.ts'
import { expect, test } from '#test/e2e/fixtures.ts'

test('CAT-04 CAT-05 watches are filtered by the color of the strap: its count, its chip, its name in both languages', async ({ page }) => {
  await open(page, '/catalog')
  await group(page, 'Цвет ремешка').click()
  const brown = valueBox(page, 'Цвет ремешка', 'Коричневый')
  const count = Number(await brown.locator('..').locator('small').textContent())
  expect(count).toBeGreaterThan(5)
  await brown.check()
  await expect(page).toHaveURL(/\/catalog\?strap_color=\d+$/)
  await expect(chips(page)).toHaveText(['Цвет ремешка: Коричневый'])
  await expect.poll(() => numberOf(page)).toBe(count)
  // the others are counted over all colors
  await expect(valueBox(page, 'Цвет ремешка', 'Двухцветный')).toBeVisible()
  await page.goto(`${page.url()}&lang=en`)
  await expect(page.getByRole('list', { name: 'Chosen filters' }).getByRole('link').first()).toHaveText('Strap color: Brown')
  await expect(page.getByRole('group', { name: 'Strap color' })).toBeVisible()
})

test('CAT-04 jewelry and bags have no straps', async ({ page }) => {
  await open(page, '/jewelry?strap_color=1')
  await expect(group(page, 'Цвет ремешка')).toHaveCount(0)
  await expect(chips(page)).toHaveCount(0)
})

test('CAT-01 CAT-04 without script the form filters by the color of the strap', async ({ openWithoutScript }) => {
  const page = await openWithoutScript('/catalog')
  await group(page, 'Цвет ремешка').click()
  await valueBox(page, 'Цвет ремешка', 'Двухцветный').check()
  await page.getByRole('button', { name: 'Применить' }).first().click()
  await expect(page).toHaveURL(/strap_color=\d+/)
  await expect(chips(page)).toHaveText(['Цвет ремешка: Двухцветный'])
  await expect(found(page)).toHaveText(/^\d+/)
})
