import { main } from '#test/e2e/customer-fixtures.ts'
import type { Page } from '#test/e2e/fixtures.ts'

export const cards = (page: Page) => main(page).getByRole('article')
export const found = (page: Page) => main(page).getByRole('status').first()
export const sort = (page: Page) => page.getByRole('combobox', { name: 'Сортировка' })
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Поиск в каталоге' })
export const chips = (page: Page) => page.getByRole('list', { name: 'Выбранные фильтры' }).getByRole('link', { name: /^Убрать фильтр/ })
export const numberOf = async (page: Page) => Number((await found(page).textContent())?.replace(/\D/g, ''))

export const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Фильтры' })
export const group = (page: Page, name: string) => sidebar(page).locator('summary', { hasText: name })
export const box = (page: Page, name: string) => sidebar(page).getByRole('checkbox', { name: new RegExp(`^${name}`) })
/** Returns the checkbox of a value in its group, because two groups may have values with the same name. */
export const valueBox = (page: Page, title: string, name: string) =>
  sidebar(page)
    .locator('details', { has: page.locator('summary', { hasText: title }) })
    .getByRole('checkbox', { name: new RegExp(`^${name}`) })
export const section = (page: Page) => sidebar(page).getByRole('combobox', { name: 'Раздел' })
