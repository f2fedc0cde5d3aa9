import { dayMs, minuteMs } from '#contract/rules/durations.ts'
import { expect, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { beginsAt } from '#test/e2e/clock.ts'

test.skip(Boolean(process.env.BASE_URL), 'a shop that runs elsewhere has a clock of its own')

test('tests, pages, the shop and its database share one clock, which starts at the same moment in every run', async ({
  browser,
  page,
  staffShop,
}) => {
  await page.goto('/terms')
  const storefront = await page.evaluate(() => Date.now())
  const backOffice = await (await staffShop.open(browser, '/staff')).evaluate(() => new Date().getTime())
  const { results } = await staffShop.call<{ results: { at: string }[] }>('GET', '/audit/')
  const database = Date.parse(String(results[0]?.at))
  for (const time of [storefront, backOffice, database]) expect(Math.abs(time - Date.now())).toBeLessThan(10 * minuteMs)
  expect(Date.now() - beginsAt).toBeLessThan(dayMs / 2)
  expect(Date.now()).toBeGreaterThan(beginsAt)
})
