import { main, open } from '#test/e2e/customer-fixtures.ts'
import { expect, expectAccessible, expectOverlayEntry, layoutShift, type Page } from '#test/e2e/fixtures.ts'
import { signInByApi } from '#test/e2e/sign-in.ts'

/** Asserts that the page of a list links to the sign-in for signed-out visitors, and to the catalog for customers whose list is empty. */
export async function expectEmptyListLinks(page: Page, path: string, empty: string): Promise<void> {
  await open(page, path)
  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
  await expectOverlayEntry(page)
  await page.keyboard.press('Escape')
  await expect(main(page).getByRole('heading', { name: 'Вы не вошли' })).toBeVisible()
  await expectAccessible(page)
  expect(await layoutShift(page)).toBeLessThan(0.1)
  await signInByApi(page)
  await open(page, path)
  await expect(main(page).getByText(empty)).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute('href', '/catalog')
  for (const path of ['/jewelry', '/bags']) await expect(main(page).locator(`a[href="${path}"]`)).toBeVisible()
  await expectAccessible(page)
  expect(await layoutShift(page)).toBeLessThan(0.1)
}
