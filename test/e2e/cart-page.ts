import { type DemoPiece, main, pick, test as base } from '#test/e2e/customer-fixtures.ts'
import type { Page } from '#test/e2e/fixtures.ts'

export const test = base.extend<{ ring: DemoPiece; bag: DemoPiece }>({
  ring: async ({ dearest }, use) => use(pick(await dearest('jewelry'), ({ reference }) => reference === 'B4092600')),
  bag: async ({ dearest }, use) => use(pick(await dearest('bag'))),
})

export const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true }).first()
export const lines = (page: Page) => main(page).getByRole('article')
export const badge = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
export const total = (page: Page) => main(page).getByRole('definition')
export const checkout = (page: Page) => main(page).getByRole('button', { name: /^(Оформить заказ|Check out)$/ })
