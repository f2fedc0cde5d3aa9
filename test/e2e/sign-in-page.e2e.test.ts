import { open } from '#test/e2e/customer-fixtures.ts'
import { expect, expectAccessible, test } from '#test/e2e/fixtures.ts'
import { freshPhone, signInByCall } from '#test/e2e/sign-in.ts'

test.describe('the page of signing in', () => {
  test('NAV-05 AUTH-15 SEC-B1 redirects only to pages of this shop, whatever `next` says', async ({ page }) => {
    await open(page, `/login?next=${encodeURIComponent('//else.example/')}`)
    await signInByCall(page.getByRole('main'), freshPhone())
    await expect(page).toHaveURL('/profile')
    for (const asked of ['https://else.example/', '/\\else.example']) {
      await page.goto(`/login?next=${encodeURIComponent(asked)}`)
      await expect(page).toHaveURL('/profile')
    }
  })

  test('NAV-05 AUTH-15 SEC-B1 has the same panels, redirects to the requested page, also if the visitor is already signed in', async ({
    page,
  }) => {
    await open(page, '/login?next=/cart')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход')
    await expectAccessible(page)
    await signInByCall(page.getByRole('main'), freshPhone())
    await expect(page).toHaveURL('/cart')
    await page.goto('/login?next=/purchase-history')
    await expect(page).toHaveURL('/purchase-history')
  })

  test('NAV-05 explains without script what to do', async ({ openWithoutScript }) => {
    const page = await openWithoutScript('/login')
    await expect(page.locator('noscript p')).toBeVisible()
  })
})
