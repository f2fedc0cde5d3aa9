import { expect, waitForHydration, type Page, test as base } from '#test/e2e/fixtures.ts'

/** Provides a watch with its price on request, because the page of such a watch offers both kinds of enquiry. */
export const test = base.extend<{ watch: { id: number; path: string } }>({
  watch: async ({ request }, use) => {
    const { results } = await (await request.get('/api/watches/?search=5178G-001')).json()
    await use({ id: results[0].id, path: `/product/${results[0].id}` })
  },
})

export const dialog = (page: Page) => page.getByRole('dialog')
export const consent = (page: Page) => dialog(page).getByRole('checkbox').last()
export const field = (page: Page, name: string) => dialog(page).getByLabel(name)

export async function openForm(page: Page, path: string, button: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
  await page.getByRole('main').getByRole('button', { name: button }).first().click()
  await expect(dialog(page)).toBeVisible()
}

export async function fillIn(page: Page): Promise<void> {
  await field(page, 'Имя').fill('Анна')
  await field(page, 'Телефон').fill('8 (916) 123-45-67')
  await consent(page).check()
}

export const drafts = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))
