import { validate } from '@scalar/openapi-validator'
import { expect, test } from '#test/e2e/fixtures.ts'

test('API-10 the API reference of the built shop renders its own OpenAPI document without third-party requests', async ({ page }) => {
  await page.goto('/api/docs/')
  await expect(page.getByRole('heading', { name: 'Vitrine', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /Catalog/ }).first()).toBeVisible()
  const response = await page.request.get('/api/openapi.json')
  expect(response.status()).toBe(200)
  expect(validate(await response.json()).errors).toEqual([])
})
