import { chips, found, group, numberOf, valueBox } from '#test/e2e/catalog-page.ts'
import { open } from '#test/e2e/customer-fixtures.ts'
import { expect, test } from '#test/e2e/fixtures.ts'
import { requestPage, textOf } from '#test/e2e/sent-page.ts'

test('CAT-04 CAT-05 watches are filtered by dial color, with a count, a chip and a name in both languages', async ({ page }) => {
  await open(page, '/catalog')
  await group(page, 'Цвет циферблата').click()
  const white = valueBox(page, 'Цвет циферблата', 'Белый')
  const count = Number(await white.locator('..').locator('small').textContent())
  expect(count).toBeGreaterThan(10)
  await white.check()
  await expect(page).toHaveURL(/\/catalog\?dial_color=\d+$/)
  await expect(chips(page)).toHaveText(['Цвет циферблата: Белый'])
  await expect.poll(() => numberOf(page)).toBe(count)
  // a chosen color does not limit the counts of the other colors
  await expect(valueBox(page, 'Цвет циферблата', 'Зелёный')).toBeVisible()
  await page.goto(`${page.url()}&lang=en`)
  await expect(page.getByRole('list', { name: 'Selected filters' }).getByRole('link').first()).toHaveText('Dial color: White')
  await expect(page.getByRole('group', { name: 'Dial color' })).toBeVisible()
})

test('CAT-04 jewelry and bags have no dials', async ({ request }) => {
  const textWith = async (list: string) => textOf((await requestPage(request, `/${list}?dial_color=1`)).main)
  expect(await textWith('catalog')).toContain('Цвет циферблата: ')
  for (const list of ['jewelry', 'bags']) expect(await textWith(list), list).not.toContain('Цвет циферблата')
})

test('CAT-01 CAT-04 without script the form filters by the color of the dial', async ({ openWithoutScript }) => {
  const page = await openWithoutScript('/catalog')
  await group(page, 'Цвет циферблата').click()
  await valueBox(page, 'Цвет циферблата', 'Зелёный').check()
  await page.getByRole('button', { name: 'Применить' }).first().click()
  await expect(page).toHaveURL(/dial_color=\d+/)
  await expect(chips(page)).toHaveText(['Цвет циферблата: Зелёный'])
  await expect(found(page)).toHaveText(/^\d+/)
})
