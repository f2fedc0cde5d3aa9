import { open } from '#test/e2e/customer-fixtures.ts'
import { expect, type Page, waitForHydration, test } from '#test/e2e/fixtures.ts'
import { openProfile } from '#test/e2e/profile-page.ts'
import { freshPhone, openScriptlessPage, signInByApi, signInByCall, storedTokens } from '#test/e2e/sign-in.ts'

/** Opens the profile and then a page without script. A page of the shop would renew the session before the test does. */
async function openAndLeaveProfile(page: Page): Promise<void> {
  await openProfile(page)
  await openScriptlessPage(page)
}

test.describe('a session', () => {
  test('AUTH-10 that expires during a visit is renewed silently', async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 401/)
    const pair = await signInByApi(page)
    await openAndLeaveProfile(page)
    await page.evaluate(() => localStorage.setItem('access_token', 'x.eyJzdWIiOiIxIn0.y'))
    const renewals: string[] = []
    page.on('request', (request) => request.url().endsWith('/api/auth/refresh/') && renewals.push(request.url()))
    await openProfile(page)
    await expect.poll(async () => (await storedTokens(page)).access).not.toBe('x.eyJzdWIiOiIxIn0.y')
    const { refresh } = await storedTokens(page)
    expect(refresh).not.toBe(pair.refresh)
    expect(renewals).toHaveLength(1)
    await expect(page).toHaveURL('/profile')
  })

  test('AUTH-10 that has expired is renewed once by two tabs at the same time', async ({ page, context, pageErrors }) => {
    pageErrors.allow(/status of 401/)
    await signInByApi(page)
    await openAndLeaveProfile(page)
    const other = await context.newPage()
    await openAndLeaveProfile(other)
    await page.evaluate(() => localStorage.setItem('access_token', 'x.eyJzdWIiOiIxIn0.y'))
    const renewals: string[] = []
    context.on('request', (request) => request.url().endsWith('/api/auth/refresh/') && renewals.push(request.url()))
    await Promise.all([page, other].map(openProfile))
    await expect.poll(async () => (await storedTokens(page)).access).not.toBe('x.eyJzdWIiOiIxIn0.y')
    await expect(page.getByText('Вы не вошли')).toHaveCount(0)
    await expect(other.getByText('Вы не вошли')).toHaveCount(0)
    expect(renewals).toHaveLength(1)
  })

  test('AUTH-10 that is over leads to the sign-in, and from there back', async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 401/)
    await signInByApi(page)
    await openAndLeaveProfile(page)
    await page.evaluate(() => {
      localStorage.setItem('access_token', 'x.eyJzdWIiOiIxIn0.y')
      localStorage.setItem('refresh_token', 'gone')
    })
    await page.goto('/profile')
    await expect(page).toHaveURL('/login?next=%2Fprofile')
    await waitForHydration(page)
    expect(await storedTokens(page)).toEqual({ access: null, refresh: null })
    await signInByCall(page.getByRole('main'), freshPhone())
    await expect(page).toHaveURL('/profile')
  })

  test('AUTH-14 SEC-B11 ends by signing out on the server and in all tabs, and the home page opens', async ({
    page,
    context,
    request,
    pageErrors,
  }) => {
    // requests that are still pending when the session ends are refused
    pageErrors.allow(/status of 401/)
    const { refresh } = await signInByApi(page)
    await page.goto('/profile')
    const other = await context.newPage()
    await other.goto('/profile')
    await expect(other.getByRole('textbox', { name: 'Имя', exact: true })).toBeVisible()
    const leave = page.getByRole('complementary').getByRole('button', { name: 'Выйти' })
    await leave.click()
    await expect(page).toHaveURL('/')
    expect(await storedTokens(page)).toEqual({ access: null, refresh: null })
    await expect(other.getByText('Вы не вошли')).toBeVisible()
    await expect.poll(async () => (await request.post('/api/auth/refresh/', { data: { refresh } })).status()).toBe(401)
  })

  test('SEC-B11 SEC-B12 that ends clears the forms of other tabs, and keeps a signed-out visitor’s text', async ({ page, context }) => {
    await open(page, '/contacts')
    await page.getByRole('main').getByRole('textbox', { name: 'Имя' }).fill('Незнакомка')
    await signInByApi(page)
    await page.reload()
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Имя' })).toHaveValue('Незнакомка')
    const other = await context.newPage()
    await other.goto('/profile')
    await other.getByRole('complementary').getByRole('button', { name: 'Выйти' }).click()
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Имя' })).toHaveValue('')
    await expect.poll(() => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain('Незнакомка')
  })
})
