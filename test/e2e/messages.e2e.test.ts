import { expect, test, waitForHydration } from '#test/e2e/fixtures.ts'
import { freshPhone, signInByApi } from '#test/e2e/sign-in.ts'

test('OWN-82 a reply that is being written survives a reload; once it is sent, it is in the conversation and no longer in the field', async ({
  page,
}) => {
  const phone = freshPhone()
  await signInByApi(page, { phone })
  await page.goto('/contacts')
  await waitForHydration(page)
  const form = page.locator('[data-enquiry]').last()
  await form.getByLabel('Имя').fill('Анна Петрова')
  await form.getByLabel('Телефон').fill(`+${phone}`)
  await form.getByLabel('Сообщение').fill('Есть ли у часов сервисная книжка?')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Отправить сообщение' }).click()
  await expect(page.getByText(/^Ответим/)).toBeVisible()

  await page.goto('/messages')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Обращение №/ })
    .click()
  const reply = page.getByRole('main').getByRole('textbox')
  await reply.fill('И коробка?')
  await page.reload()
  await expect(reply).toHaveValue('И коробка?')
  const isAnswered = Promise.withResolvers<void>()
  await page.route('**/api/messages/*/', async (route) => {
    if (route.request().method() === 'POST') await isAnswered.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Отправить' }).click()
  // leaves the conversation before the response
  await page.goBack()
  await expect(reply).toHaveCount(0)
  isAnswered.resolve()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Обращение №/ })
    .click()
  await expect(page.getByRole('main').getByRole('listitem').getByText('И коробка?')).toBeVisible()
  await expect(reply).toHaveValue('')
})
