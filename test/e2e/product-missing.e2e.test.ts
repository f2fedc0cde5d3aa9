import { expect, expectAccessible, hydrated } from '#test/e2e/fixtures.ts'
import { keys, test } from '#test/e2e/product-page.ts'

test.describe('missing and failing', () => {
  for (const path of ['/product/999999', '/product/submariner', '/jewelry/0', '/bag/1.5']) {
    test(`PDP-06 ${path} answers 404 with the shop's own page`, async ({ page, troubles }) => {
      troubles.allow(/404/)
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Такой страницы нет')
    })
  }

  test('PDP-06 a bag that cannot be loaded says so inside the page, and comes when it is asked for again', async ({
    page,
    paths,
    shop,
    troubles,
  }) => {
    troubles.allow(/500/)
    shop.breakPath(`/api/bags/${shop.id(keys.bag)}/`)
    const answer = await page.goto(paths.bag)
    expect(answer?.status()).toBe(500)
    await hydrated(page)
    await expect(page.getByRole('alert')).toContainText('Не удалось загрузить товар')
    await expect(page.getByRole('banner')).toBeVisible()
    await expectAccessible(page)
    shop.breakPath(null)
    await page.getByRole('button', { name: 'Повторить' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lady Dior Medium')
  })
})
