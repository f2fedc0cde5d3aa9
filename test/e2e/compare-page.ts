import { type DemoPiece, main, pick, test as base } from '#test/e2e/customer-fixtures.ts'
import type { Page } from '#test/e2e/fixtures.ts'

export const tables = (page: Page) => main(page).getByRole('table')

export const test = base.extend<{ compared: readonly [DemoPiece, DemoPiece, DemoPiece] }>({
  compared: async ({ customer, dearest }, use) => {
    const [one, other] = (await dearest('watch')).filter(({ brand }) => brand.name === 'Rolex')
    if (!one || !other) throw new Error('There are too few watches of one brand')
    const pieces = [one, other, pick(await dearest('jewelry'))] as const
    await customer.put('comparison', ...pieces)
    await use(pieces)
  },
})
