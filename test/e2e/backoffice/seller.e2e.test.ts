import { openAsColleague } from '#test/e2e/backoffice/colleague.ts'
import { placeManualOrder } from '#test/e2e/backoffice/manual-orders.ts'
import { expect, expectAccessible, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { sendForm } from '#test/e2e/backoffice/storefront-form.ts'
import { followTraffic } from '#test/e2e/page-traffic.ts'

test('OWN-01 OWN-88 a seller opens every page of their navigation without a refusal, and sees no act that would be refused', async ({
  browser,
  staffShop,
}) => {
  const { id: order } = await placeManualOrder(staffShop)
  const { results } = await staffShop.call<{ results: { id: number }[] }>('GET', '/pieces/?status=available&kind=watch')
  const piece = results[0]?.id ?? 0
  const contact = { name: 'Игорь', phone: '+7 916 310-88-03', email: 'igor@example.com' }
  const { number } = await sendForm(staffShop, 'live-photo-requests', { ...contact, kind: 'watch', piece_id: piece, channel: 'email' })
  const page = await openAsColleague(staffShop, browser, '/staff/', 'seller')
  const traffic = followTraffic(page)
  const refusals: string[] = []
  page.on('response', (response) => response.status() >= 400 && refusals.push(`${response.status()} ${response.url()}`))
  const heading = page.getByRole('heading', { level: 1 })
  for (const path of [
    '',
    'pieces',
    'orders',
    `orders/${order}`,
    'inbox',
    'inbox/buybacks',
    'inbox/wanted',
    'visits',
    'visits/ready',
    'people',
  ]) {
    await page.goto(`/staff/${path}`)
    await expect(heading).toBeVisible()
    await traffic.settled()
    await expect(page.getByText('Эта страница не для вашей роли')).toHaveCount(0)
  }

  await page.goto(`/staff/inbox/${number}`)
  await expect(page.getByRole('region', { name: 'Живые фотографии' }).getByRole('button', { name: 'Выбрать файлы' })).toBeVisible()
  await expectAccessible(page)

  // a seller sees a read-only piece: no editable fields, no lists to add to, no empty panels
  await page.goto(`/staff/pieces/${piece}`)
  await expect(page.getByRole('combobox', { name: 'Бренд' })).toBeDisabled()
  await expect(page.getByRole('button', { name: /^Нет в списке/ })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button', { name: /^(Открыть|Очистить)$/ })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Заметки' })).toHaveCount(0)
  await expectAccessible(page)
  expect(refusals).toEqual([])
  await page.context().close()
})
