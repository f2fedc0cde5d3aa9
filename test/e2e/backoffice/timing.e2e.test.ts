import { openReportShop } from '#test/e2e/backoffice/report-shop.ts'
import { expect, test } from '#test/e2e/fixtures.ts'
import { openForFile } from '#test/e2e/open-for-file.ts'

const shop = openForFile(openReportShop)
test.beforeEach(({ pageErrors }) => {
  // requests to this shop count as `third party`, because its origin is not `baseURL`
  pageErrors.allow(/third party/, /api\/staff\/events/)
})

test('OWN-61 OWN-23 no typed value of a measurement is dropped silently: an unreadable value or a missing rate blocks saving with a message', async ({
  page,
  context,
}) => {
  await shop.signIn(context)
  await page.goto(`${shop.url}/staff/pieces/${await shop.idOf('rolex-submariner-5513-1969')}/reports`)
  await page.getByRole('button', { name: 'Add a measurement' }).click()
  const dialog = page.getByRole('dialog')
  const field = (position: string, name: string) => dialog.getByRole('group', { name: position }).getByRole('textbox', { name })
  const save = dialog.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(dialog.getByRole('alert')).toBeInViewport()
  await field('Crown up', 'Rate, s/day').fill('+4')
  await field('Crown down', 'Amplitude, °').fill('268')
  await save.click()
  await expect(dialog.getByRole('alert')).toHaveText(/Crown down/)
  await field('Crown down', 'Rate, s/day').fill('3 s')
  await save.click()
  await expect(field('Crown down', 'Rate, s/day')).toBeFocused()
  await field('Crown down', 'Rate, s/day').fill('−25')
  await save.click()
  await expect(page.getByRole('row', { name: /^Crown up \+4/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Crown down −25.*268/ })).toBeVisible()
})
