import { expect, expectAccessible, waitForHydration } from '#test/e2e/fixtures.ts'
import { keys, test } from '#test/e2e/product-page.ts'

test.describe('missing and failing', () => {
  test("PDP-06 a missing piece responds 404 with the shop's own page", async ({ request }) => {
    for (const path of ['/product/999999', '/product/submariner', '/jewelry/0', '/bag/1.5']) {
      const response = await request.get(path)
      expect(response.status(), path).toBe(404)
      expect(await response.text(), path).toMatch(/<h1[^>]*>Такой страницы нет/)
    }
  })

  test('PDP-06 a bag that cannot be loaded shows an error inside the page and can be retried', async ({
    page,
    paths,
    shop,
    pageErrors,
  }) => {
    pageErrors.allow(/500/)
    shop.breakPath(`/api/bags/${shop.id(keys.bag)}/`)
    const response = await page.goto(paths.bag)
    expect(response?.status()).toBe(500)
    await waitForHydration(page)
    await expect(page.getByRole('alert')).toContainText('Не удалось загрузить товар')
    await expect(page.getByRole('banner')).toBeVisible()
    await expectAccessible(page)
    shop.breakPath(null)
    await page.getByRole('button', { name: 'Повторить' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lady Dior Medium')
  })
})
