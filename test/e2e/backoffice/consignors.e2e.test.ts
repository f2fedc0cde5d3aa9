import { expect, expectAccessibleInBothThemes, test } from '#test/e2e/backoffice/staff-fixtures.ts'

test('OWN-54 a consignor’s statement is emailed in their language: it is previewed with its PDF, and undo cancels it', async ({
  browser,
  staffShop,
}) => {
  const { id, version } = await staffShop.call('POST', '/pieces/', { kind: 'watch', brand_id: 1, model_name: 'Left to sell' })
  const terms = { ownership: 'consignment', consignor_name: 'Ida Stein', consignor_contact: 'ida@example.com', consignor_share: 8000 }
  await staffShop.call('PATCH', `/pieces/${id}/books/`, { version, changes: terms })
  const page = await staffShop.open(browser, '/staff/consignors', { viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.getByRole('link', { name: /Ida Stein/ }).tap()
  await page.getByRole('button', { name: 'Отправить письмом' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Отчёт письмом' })
  await expect(dialog.getByLabel('Почта получателя')).toHaveValue('ida@example.com')
  await expect(dialog.getByRole('region', { name: 'Письмо' })).toContainText('Left to sell')
  await expect(dialog.getByRole('region', { name: 'Вложение' })).toContainText('.pdf')
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Скачать PDF' }).tap()
  expect((await download).suggestedFilename()).toMatch(/^statement-.*\.pdf$/)
  await expectAccessibleInBothThemes(page)
  await dialog.getByLabel('Почта получателя').fill('ida')
  await dialog.getByRole('button', { name: 'Отправить', exact: true }).tap()
  await expect(dialog.getByLabel('Почта получателя')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('button', { name: 'Отмена' }).tap()
  await page.getByRole('radio', { name: 'Английский' }).or(page.getByText('Английский')).first().tap()
  await page.getByRole('button', { name: 'Отправить письмом' }).tap()
  await expect(dialog.getByRole('region', { name: 'Письмо' })).toContainText('Consignor’s statement')
  await dialog.getByRole('button', { name: 'Отправить', exact: true }).tap()
  const toast = page.getByRole('region', { name: 'Сообщения' }).getByRole('listitem').filter({ hasText: 'ida@example.com' })
  await toast.getByRole('button', { name: 'Отменить', exact: true }).tap()
  await expect(page.getByRole('region', { name: 'Сообщения' })).toContainText('Отменено')
})
