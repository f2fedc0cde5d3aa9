import type { Browser } from '@playwright/test'
import type { StaffRole } from '#contract/staff/permissions.ts'
import type { Page, StaffShop } from '#test/e2e/backoffice/staff-fixtures.ts'
import { inviteAndJoin } from '#test/staff-over-http.ts'

export async function openAsColleague(
  { origin, owner }: StaffShop,
  browser: Browser,
  path: string,
  role: StaffRole = 'manager',
): Promise<Page & { email: string }> {
  const email = `${crypto.randomUUID()}@shop.example`
  const { token } = await inviteAndJoin(origin, owner, { name: 'Grace', email, roles: [role] })
  const context = await browser.newContext({ baseURL: origin })
  await context.addCookies([{ name: 'vitrine_staff', value: token, url: origin }])
  const page = await context.newPage()
  await page.goto(path)
  return Object.assign(page, { email })
}
