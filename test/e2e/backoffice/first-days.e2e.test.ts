import { expect, test } from '#test/e2e/backoffice/staff-fixtures.ts'

test('OWN-33 «Today» shows the six steps of a new shop, ticks what is there, and hides them until that is undone', async ({
  browser,
  staffShop,
}) => {
  const page = await staffShop.open(browser, '/staff/')
  const steps = page.getByRole('region', { name: /^Первые дни/ })
  await expect(steps.getByRole('listitem')).toHaveCount(6)
  const offices = steps.getByRole('listitem').filter({ hasText: 'Адреса офисов' })
  await expect(offices).toContainText('не сделано')
  await offices.getByRole('button', { name: 'Всё верно' }).click()
  await expect(offices).not.toContainText('не сделано')

  const emails = steps.getByRole('listitem').filter({ hasText: 'Почта' })
  await emails.getByRole('button', { name: 'Проверить почту' }).click()
  await expect(emails.getByRole('status')).toContainText('письмо лежит в папке outbox')

  await steps.getByRole('button', { name: 'Скрыть' }).click()
  await expect(steps).toHaveCount(0)
  const toast = page.getByRole('region', { name: 'Сообщения' }).getByRole('listitem').filter({ hasText: '«Первые дни» скрыты' })
  await toast.getByRole('button', { name: 'Вернуть как было' }).click()
  await expect(steps).toBeVisible()
  await page.context().close()
})
