import { test } from '#test/e2e/checkout-page.ts'
import { main, reserveElsewhere } from '#test/e2e/customer-fixtures.ts'
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
    await expect(main(page).getByText('Забронировано').first()).toBeHidden()
    if (way === 'another document') await page.goto('/about')
    else await page.getByRole('contentinfo').getByRole('link', { name: 'Контакты' }).click()
    await expect(page).toHaveURL(/about|contacts/)
    const giveBack = await reserveElsewhere(browser, { kind: 'watch', id: piece.id }, baseURL)
    const status = async () => (await (await page.request.get(`/api/watches/${piece.id}/`)).json()).status
    await expect.poll(status).toBe('reserved')
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`/product/${piece.id}$`))
    await expect(main(page).getByText('Забронировано').first()).toBeVisible()
    await giveBack()
  })
