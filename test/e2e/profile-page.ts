import { expect, waitForHydration, type Page } from '#test/e2e/fixtures.ts'

export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const drafts = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))

export async function openProfile(page: Page): Promise<void> {
  await page.goto('/profile')
  await waitForHydration(page)
  await expect(field(page, 'Имя')).toBeVisible()
}
