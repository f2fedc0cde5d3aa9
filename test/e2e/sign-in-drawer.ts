import { open } from '#test/e2e/customer-fixtures.ts'
import type { Locator, Page } from '#test/e2e/fixtures.ts'

const drawerOf = (page: Page) => page.getByRole('dialog')
export const field = (panel: Locator, name: string) => panel.getByRole('textbox', { name, exact: true })
export const button = (panel: Locator, name: string) => panel.getByRole('button', { name, exact: true })
export const wrongOf = (code: string) => (code === '0000' ? '1111' : '0000')

export async function openDrawer(page: Page, name = 'Избранное', path = '/catalog'): Promise<Locator> {
  await open(page, path)
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
  await drawerOf(page).waitFor()
  return drawerOf(page)
}

export async function askForCall(panel: Locator, phone: string): Promise<void> {
  await button(panel, 'По номеру телефона').click()
  await field(panel, 'Телефон').fill(phone)
  await button(panel, 'Получить звонок').click()
  await field(panel, '4 цифры').waitFor()
}
