import { expect, test } from '#test/e2e/backoffice/staff-fixtures.ts'

test.describe.configure({ timeout: 90_000 })

type Piece = { id: number; checklist: { item: string; is_required: boolean }[] }

test('OWN-38 the owner decides what publishing requires; a draft’s checklist follows, and undo brings it back', async ({
  browser,
  staffShop,
}) => {
  const { id } = await staffShop.call<Piece>('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: 'Without photographs' })
  const isRequired = async () =>
    (await staffShop.call<Piece>('GET', `/pieces/${id}/`)).checklist.find(({ item }) => item === 'photos')?.is_required
  const page = await staffShop.open(browser, '/staff/settings/publishing')
  const photos = page.getByRole('checkbox', { name: 'Три фотографии' })
  await expect(photos).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Цена или «по запросу»' })).toBeDisabled()
  await photos.click()
  await expect(photos).toBeChecked()
  await expect(page.getByText('Три фотографии: теперь обязательно')).toBeVisible()
  expect(await isRequired()).toBe(true)
  await page.getByRole('button', { name: 'Вернуть как было' }).click()
  await expect(photos).not.toBeChecked()
  await expect.poll(isRequired).toBe(false)
  await page.context().close()
})
