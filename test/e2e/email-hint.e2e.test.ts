import { expect, expectAccessible, test, waitForHydration } from '#test/e2e/fixtures.ts'

test('REAL-04 a typo in a known domain gets a suggestion that one press applies; a letter of another alphabet is named', async ({
  page,
}) => {
  await page.goto('/contacts')
  await waitForHydration(page)
  const form = page.locator('[data-enquiry]').first()
  const email = form.getByLabel('Электронная почта')
  await email.fill('anna@gmial.com')
  const suggestion = form.getByRole('button', { name: 'Возможно, anna@gmail.com?' })
  await expect(suggestion).toBeVisible()
  await expectAccessible(page)
  await suggestion.press('Enter')
  await expect(email).toHaveValue('anna@gmail.com')
  await expect(email).toBeFocused()
  await expect(suggestion).toHaveCount(0)
  await email.fill('ann\u0430@gmail.com')
  await form.getByRole('button', { name: 'Отправить сообщение' }).click()
  await expect(email).toHaveAccessibleDescription(/«\u0430»/)
})
