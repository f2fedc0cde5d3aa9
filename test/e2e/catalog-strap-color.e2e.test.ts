import { chips, found, group, numberOf, valueBox } from '#test/e2e/catalog-page.ts'
import { open } from '#test/e2e/customer-fixtures.ts'
import { expect, test } from '#test/e2e/fixtures.ts'
import { requestPage, textOf } from '#test/e2e/sent-page.ts'

test('CAT-04 CAT-05 watches are filtered by strap color, with a count, a chip and a name in both languages', async ({ page }) => {
  await open(page, '/catalog')
  await group(page, 'Цвет ремешка').click()
  const brown = valueBox(page, 'Цвет ремешка', 'Коричневый')
  const count = Number(await brown.locator('..').locator('small').textContent())
  expect(count).toBeGreaterThan(5)
  await brown.check()
  await expect(page).toHaveURL(/\/catalog\?strap_color=\d+$/)
  await expect(chips(page)).toHaveText(['Цвет ремешка: Коричневый'])
  await expect.poll(() => numberOf(page)).toBe(count)
  // a chosen color does not limit the counts of the other colors
  await expect(valueBox(page, 'Цвет ремешка', 'Двухцветный')).toBeVisible()
  await page.goto(`${page.url()}&lang=en`)
  await expect(page.getByRole('list', { name: 'Selected filters' }).getByRole('link').first()).toHaveText('Strap color: Brown')
  await expect(page.getByRole('group', { name: 'Strap color' })).toBeVisible()
})

test('CAT-04 jewelry and bags have no straps', async ({ request }) => {
  const textWith = async (list: string) => textOf((await requestPage(request, `/${list}?strap_color=1`)).main)
  expect(await textWith('catalog')).toContain('Цвет ремешка: ')
  for (const list of ['jewelry', 'bags']) expect(await textWith(list), list).not.toContain('Цвет ремешка')
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
