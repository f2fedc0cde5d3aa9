import { main, open, test, toast } from '#test/e2e/customer-fixtures.ts'
import { expect, expectAccessible, layoutShift } from '#test/e2e/fixtures.ts'
import { freshPhone, signInByCall } from '#test/e2e/sign-in.ts'

test('OWN-93 LIST-01 a search is saved by one press, also after a sign-in; it is switched off and deleted in the favorites', async ({
  page,
}) => {
  await open(page, '/jewelry?search=cartier')
  await main(page).getByRole('button', { name: 'Сохранить поиск' }).click()
  await signInByCall(page.getByRole('dialog'), freshPhone())
  await expect(toast(page, 'Поиск сохранён')).toBeVisible()
  await open(page, '/favorites?tab=searches')
  const row = main(page).getByRole('listitem').filter({ hasText: 'cartier' })
  await expect(row.getByRole('link', { name: 'cartier' })).toHaveAttribute('href', '/jewelry?search=cartier')
  await expectAccessible(page)
  expect(await layoutShift(page)).toBeLessThan(0.1)
  const bell = row.getByRole('switch', { name: 'Сообщать о новом: cartier' })
  await bell.click()
  await expect(bell).not.toBeChecked()
  await page.reload()
  await expect(bell).not.toBeChecked()
  await row.getByRole('button', { name: 'Удалить поиск: cartier' }).click()
  await expect(main(page).getByText('Сохранённых поисков пока нет')).toBeVisible()
})
