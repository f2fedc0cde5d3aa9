import { expect, expectAccessibleInBothThemes, test } from '#test/e2e/backoffice/staff-fixtures.ts'
import { sendForm } from '#test/e2e/backoffice/storefront-form.ts'

test('OWN-83 a message shows its channel and sender, collapses quoted text, shows photographs and names files that were not stored', async ({
  browser,
  staffShop: { origin, open },
}) => {
  const form = { name: 'Вера Пишет', phone: '+7 916 700-10-31', email: 'vera.writes@example.com', message: 'Есть ли часы?' }
  const { number } = await sendForm({ origin }, 'contacts', form)
  const page = await open(browser, '/staff/inbox', { viewport: { width: 1440, height: 900 } })
  // Adds an email and a Telegram message to the response, because the test has no mail server and no bot.
  await page.route(`**/api/staff/threads/${number}/`, async (route) => {
    const response = await route.fetch()
    const thread = await response.json()
    const shared = {
      direction: 'in',
      by: null,
      at: thread.created_at,
      fate: null,
      sent_at: null,
      failure: null,
      recipient: null,
      earlier: [],
      edited_at: null,
      files: [],
      pieces: [],
    }
    const photo = { token: 'x'.repeat(22), width: 640, height: 480 }
    thread.messages = [
      { ...shared, id: 1, channel: 'telegram', body: 'Вот мои часы', quoted: '', sender: null, photos: [photo], lost_files: 2 },
      {
        ...shared,
        id: 2,
        channel: 'mail',
        body: 'Приду завтра.',
        quoted: '> Часы на месте.',
        sender: 'vera@work.example',
        photos: [],
        lost_files: 0,
      },
    ]
    await route.fulfill({ response, json: thread })
  })
  await page
    .getByRole('link', { name: new RegExp(`${number}`) })
    .first()
    .click()
  const conversation = page.getByRole('list', { name: 'Переписка' })
  await expect(conversation.getByText('Письмо · vera@work.example')).toBeVisible()
  await expect(conversation.getByText('Из Telegram')).toBeVisible()
  await expect(conversation.getByText('2 файла не сохранены')).toBeVisible()
  await expect(conversation.getByRole('img', { name: 'Фотография 1' })).toHaveCount(1)
  await expect(conversation.getByText('> Часы на месте.')).toBeHidden()
  await conversation.getByText('Прежняя переписка').click()
  await expect(conversation.getByText('> Часы на месте.')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
