import { expect, test, waitForHydration } from '#test/e2e/fixtures.ts'
import { signInByApi } from '#test/e2e/sign-in.ts'

test('OWN-82 a reply that is being written survives a reload; once it is sent, it is in the conversation and no longer in the field, also if the conversation was opened again meanwhile', async ({
  page,
}) => {
  await signInByApi(page)
  await page.goto('/contacts')
  await waitForHydration(page)
  const form = page.locator('[data-enquiry]').last()
  // the phone of the account fills the field
  await expect(form.getByLabel('Телефон')).not.toHaveValue('')
  await form.getByLabel('Имя').fill('Анна Петрова')
  await form.getByLabel('Сообщение').fill('Есть ли у часов сервисная книжка?')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Отправить сообщение' }).click()
  await expect(page.getByText(/^Ответим/)).toBeVisible()

  await page.goto('/messages')
  const main = page.getByRole('main')
  const conversation = main.getByRole('link', { name: /Обращение №/ })
  const reply = main.getByRole('textbox')
  const messages = (text: string) => main.getByRole('listitem').getByText(text)
  const send = page.getByRole('button', { name: 'Отправить' })
  await expect(conversation).toContainText('Ждёт нашего ответа')
  await expect(conversation).toContainText('Вы: Есть ли у часов сервисная книжка?')
  await conversation.click()
  await reply.fill('И коробка?')
  await page.reload()
  await expect(reply).toHaveValue('И коробка?')

  let answer = Promise.withResolvers<void>()
  await page.route('**/api/messages/*/', async (route) => {
    if (route.request().method() === 'POST') await answer.promise
    await route.continue()
  })
  await send.click()
  // leaves the conversation before the response
  await page.goBack()
  await expect(reply).toHaveCount(0)
  answer.resolve()
  await conversation.click()
  await expect(messages('И коробка?')).toBeVisible()
  await expect(reply).toHaveValue('')

  answer = Promise.withResolvers()
  await reply.fill('А гарантия?')
  await send.click()
  await page.goBack()
  await expect(reply).toHaveCount(0)
  await conversation.click()
  // the new form shows that its text is being sent
  await expect(reply).toHaveValue('А гарантия?')
  await expect(page.getByRole('button', { name: 'Отправляем…' })).toBeVisible()
  answer.resolve()
  await expect(messages('А гарантия?')).toHaveCount(1)
  await expect(reply).toHaveValue('')

  // sending the same text again creates a second message
  await reply.fill('А гарантия?')
  await send.click()
  await expect(messages('А гарантия?')).toHaveCount(2)
})
