import { consent, fillContact, open, submitButton, test } from '#test/e2e/checkout-page.ts'
import { main } from '#test/e2e/customer-fixtures.ts'
import { expect, expectAccessible, type Page, waitForHydration } from '#test/e2e/fixtures.ts'
import { freshPhone, signInByApi, signInByCall } from '#test/e2e/sign-in.ts'

const ended = (page: Page) => main(page).getByText(/Сеанс закончился.*всё, что вы\sзаполнили, сохранено/)

const storedText = (page: Page) => page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]))

async function endSession(page: Page, access: string): Promise<void> {
  await page.evaluate(
    (expired) => {
      localStorage.setItem('access_token', expired)
      localStorage.setItem('refresh_token', 'gone')
    },
    access.replace(/[^.]+$/, 'ended'),
  )
}

async function openHalfFilled(page: Page, piece: { id: number }, texts: Parameters<typeof fillContact>[1]) {
  const { access, phone } = await signInByApi(page)
  const headers = { authorization: `Bearer ${access}` }
  expect((await page.request.post('/api/cart/', { data: { watch_id: piece.id }, headers })).ok()).toBe(true)
  await open(page)
  await fillContact(page, texts)
  return { access, phone }
}

test('CHK-09 SEC-B12 a draft survives a session that ends during the checkout: the customer is informed and finds it after signing in', async ({
  page,
  pageErrors,
  pieces,
  texts,
}) => {
  pageErrors.allow(/status of 401/)
  const { access, phone } = await openHalfFilled(page, pieces[1], texts)
  await endSession(page, access)
  // Usually the server refuses the order. If it refuses another request first, the page opens the sign-in page before the click.
  await Promise.race([submitButton(page, texts.reserve).click(), page.waitForURL('/login?next=%2Fcheckout')])
  await expect(page).toHaveURL('/login?next=%2Fcheckout')
  await waitForHydration(page)
  await expect(ended(page)).toBeVisible()
  await expectAccessible(page)
  await signInByCall(main(page), phone)
  await expect(page).toHaveURL('/checkout')
  await expect(main(page).getByLabel(texts.lastName)).toHaveValue('Иванова')
  await expect(consent(page)).not.toBeChecked()
})

test('CHK-09 SEC-B12 another person who signs in on the same browser sees nothing of the draft', async ({
  page,
  pageErrors,
  pieces,
  texts,
}) => {
  pageErrors.allow(/status of 401/)
  const { access } = await openHalfFilled(page, pieces[1], texts)
  await endSession(page, access)
  await page.reload()
  await expect(page).toHaveURL('/login?next=%2Fcheckout')
  await waitForHydration(page)
  await expect(ended(page)).toBeVisible()
  await signInByCall(main(page), freshPhone())
  await expect(page).toHaveURL('/checkout')
  await expect(main(page).getByText(texts.empty)).toBeVisible()
  await expect.poll(() => storedText(page)).not.toMatch(/Иванова|anna@example\.com/)
  await page.goto('/contacts')
  await waitForHydration(page)
  await expect(main(page).getByLabel(texts.firstName, { exact: true })).toHaveValue('')
})
