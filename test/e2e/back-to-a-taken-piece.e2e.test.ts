import { test } from '#test/e2e/checkout-page.ts'
import { main, open, reserveElsewhere } from '#test/e2e/customer-fixtures.ts'
import { expect, waitForHydration } from '#test/e2e/fixtures.ts'

for (const way of ['another document', 'a step of the page'] as const)
  test(`REAL-13 PDP-04 a piece that was reserved in the meantime is shown as reserved when Back restores its page, after ${way}`, async ({
    page,
    browser,
    baseURL,
    pieces: [piece],
  }) => {
    await page.goto(`/product/${piece.id}`)
    await waitForHydration(page)
    await expect(main(page).getByText('Отложен до')).toBeHidden()
    if (way === 'another document') await page.goto('/about')
    else await page.getByRole('contentinfo').getByRole('link', { name: 'Контакты' }).click()
    await expect(page).toHaveURL(/about|contacts/)
    const giveBack = await reserveElsewhere(browser, { kind: 'watch', id: piece.id }, baseURL)
    const status = async () => (await (await page.request.get(`/api/watches/${piece.id}/`)).json()).status
    await expect.poll(status).toBe('reserved')
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`/product/${piece.id}$`))
    await expect(main(page).getByText('Отложен до').filter({ visible: true })).toBeVisible()
    await giveBack()
  })

test('PDP-07 CART-07 a piece that another buyer took while its page was open says so after the press, and offers similar ones and a bell', async ({
  page,
  browser,
  baseURL,
  buyer,
  pieces: [piece],
  pageErrors,
}) => {
  pageErrors.allow(/409/)
  expect(await buyer.orders()).toEqual([])
  await open(page, `/product/${piece.id}`)
  const giveBack = await reserveElsewhere(browser, { kind: 'watch', id: piece.id }, baseURL)
  await main(page).getByRole('button', { name: 'Добавить в корзину' }).first().click()
  await expect(main(page).getByText('Отложен до').filter({ visible: true })).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Добавить в корзину' })).toHaveCount(0)
  await expect(main(page).getByRole('link', { name: 'Похожие предметы' }).first()).toBeVisible()
  await main(page).getByRole('button', { name: 'Сообщить, если освободится' }).click()
  await expect(main(page).getByRole('link', { name: 'Сообщим, если вернётся в\u00A0продажу' })).toBeVisible()
  await giveBack()
})
