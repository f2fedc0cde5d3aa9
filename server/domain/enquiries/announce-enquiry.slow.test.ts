import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { minuteMs } from '#contract/rules/durations.ts'
import { visit } from '#test/form-calls.ts'
import { multipart } from '#test/form-data.ts'
import { type MailServer, openMailServer } from '#test/mail-server.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'
import { openTelegramDouble, type TelegramDouble } from '#test/telegram-double.ts'

let shop: TestShop
let mail: MailServer
let telegram: TelegramDouble
beforeAll(async () => {
  mail = await openMailServer()
  telegram = await openTelegramDouble('123:secret')
  shop = await openTestShop({
    SMTP_URL: mail.url,
    MAIL_FROM: 'Vitrine <hello@vitrine.example>',
    TELEGRAM_BOT_TOKEN: '123:secret',
    TELEGRAM_API_URL: telegram.url,
    STAFF_MAIL: 'sales@vitrine.example, boss@vitrine.example',
    STAFF_TELEGRAM_CHAT: '-1001',
  })
})
afterAll(async () => {
  await shop.close()
  await mail.close()
  await telegram.close()
})
beforeEach(async () => {
  await shop.db.deleteFrom('attempt').execute()
  await shop.db.deleteFrom('job').where('every_s', 'is', null).execute()
})
afterEach(() => {
  mail.mails.length = 0
  telegram.messages.length = 0
  mail.state.isAway = false
  mail.state.bytesMax = Infinity
  telegram.state.isAway = false
})

const person = { name: 'Анна <b>', phone: '+7 916 123-45-67', email: 'anna@example.com' }
const post = (url: string, payload: object) => shop.app.inject({ method: 'POST', url, payload, headers: { 'accept-language': 'en' } })
const recipients = () => mail.mails.map(({ to }) => to?.[0]?.address ?? '').toSorted()

test('FORM-08 an enquiry is announced to all staff, once, with all its fields', async () => {
  await post('/api/price-requests/', { ...person, watch: 1, message: 'Какая цена?\nСпасибо', page: '/product/1' })
  expect(mail.mails).toEqual([])
  expect(await shop.runJobs()).toBeGreaterThanOrEqual(3)
  await shop.runJobs()
  expect(recipients()).toEqual(['boss@vitrine.example', 'sales@vitrine.example'])
  const [email] = mail.mails
  const { id } = await shop.db.selectFrom('thread').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  expect(email).toMatchObject({ subject: `Запрос цены № ${id}`, replyTo: [{ address: 'anna@example.com' }] })
  for (const fragment of [
    '+7 916 123-45-67',
    'Какая цена?',
    'https://vitrine.test.ru/product/1',
    `https://vitrine.test.ru/staff/inbox/${id}`,
  ])
    expect(email?.text).toContain(fragment)
  expect(email?.html).toContain('Анна &lt;b&gt;')
  expect(email?.html).not.toContain('Анна <b>')
  expect(telegram.messages).toMatchObject([{ chat_id: '-1001', text: expect.stringContaining(`Запрос цены № ${id}\n`) }])
  expect(telegram.messages[0]?.text).toMatch(/Имя: Анна <b>\nТелефон: .*\nЭл\. почта: /)
})

test('FORM-01 FORM-08 a phone of an unknown country is announced as it was typed', async () => {
  await post('/api/contacts/', { ...person, phone: '050 123 4567' })
  await shop.runJobs()
  expect(mail.mails[0]?.text).toContain('Телефон: 050 123 4567')
  expect(telegram.messages[0]?.text).toContain('Телефон: 050 123 4567\n')
})

test('FORM-08 after an outage of both transports everything is delivered, once', async () => {
  mail.state.isAway = true
  telegram.state.isAway = true
  for (const at of [1, 2, 3]) expect((await post('/api/contacts/', { ...person, message: `Вопрос ${at}` })).statusCode).toBe(201)
  for (let at = 0; at < 5; at++) {
    await shop.runJobs()
    shop.clock.now += minuteMs * 5
  }
  expect([mail.mails, telegram.messages]).toEqual([[], []])
  mail.state.isAway = false
  telegram.state.isAway = false
  for (let at = 0; at < 3; at++) {
    shop.clock.now += minuteMs * 60
    await shop.runJobs()
  }
  const questionOf = (text = '') => /Вопрос (\d)/.exec(text)?.[1] ?? ''
  expect(telegram.messages.map(({ text }) => questionOf(text)).toSorted()).toEqual(['1', '2', '3'])
  const emails = mail.mails.map(({ to, text }) => `${to?.[0]?.address} ${questionOf(text)}`)
  const each = ['1', '2', '3'].flatMap((at) => [`boss@vitrine.example ${at}`, `sales@vitrine.example ${at}`])
  expect(emails.toSorted()).toEqual(each.toSorted())
})

test('FORM-08 a retry-after of Telegram delays its message, but not the emails', async () => {
  telegram.refusals.push({ status: 429, body: { ok: false, parameters: { retry_after: 300 } } })
  await post('/api/contacts/', person)
  await shop.runJobs()
  expect([mail.mails.length, telegram.messages.length]).toEqual([2, 0])
  shop.clock.now += 4 * minuteMs
  await shop.runJobs()
  expect(telegram.messages).toEqual([])
  shop.clock.now += 2 * minuteMs
  await shop.runJobs()
  expect([mail.mails.length, telegram.messages.length]).toEqual([2, 1])
})

test('FORM-08 an enquiry reaches the chat of the staff once the bot is let in again', async () => {
  telegram.refusals.push({ status: 403, body: { ok: false, description: 'Forbidden: bot was kicked from the group chat' } })
  await post('/api/contacts/', person)
  await shop.runJobs()
  expect(telegram.messages).toEqual([])
  shop.clock.now += minuteMs
  await shop.runJobs()
  expect(telegram.messages).toHaveLength(1)
})

test('FORM-06 FORM-08 the photographs are attached to the email', async () => {
  await buybackWithPhotos()
  await shop.runJobs()
  const attachments = mail.mails[0]?.attachments ?? []
  expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ['photo-1.jpg', 'image/jpeg'],
    ['photo-2.jpg', 'image/jpeg'],
  ])
  const content = attachments[0]?.content ?? ''
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content))
  expect((await sharp(bytes).metadata()).width).toBe(300)
})

test('FORM-05 the announcement of a visit also has the phone in digits and the joined message', async () => {
  const response = await post('/api/appointments/', { ...visit, phone: person.phone, comment: 'Хочу примерить' })
  expect(response.statusCode).toBe(201)
  await shop.runJobs()
  const announcements = mail.mails.filter(({ subject }) => subject?.startsWith('Запись на визит')).map(({ text }) => text)
  expect(announcements).toHaveLength(2)
  for (const text of [announcements[0], telegram.messages[0]?.text]) {
    expect(text).toContain('+7 916 123-45-67')
    expect(text).toContain('Телефон цифрами: 79161234567')
    expect(text).toContain('Город: Москва | Дата: 24.11.2026 | Время: 15:30 | Комментарий: Хочу примерить')
  }
})

test('FORM-08 the announcement of a buyback has the number of its photographs and their link', async () => {
  await buybackWithPhotos()
  const { id } = await shop.db.selectFrom('thread').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  await shop.runJobs()
  const link = `https://vitrine.test.ru/staff/inbox/${id}`
  expect(telegram.messages[0]?.text).toContain(`Фотографий: 2\n${link}`)
  expect(mail.mails[0]?.text).toMatch(new RegExp(`Фотографий: 2\\s+${link}`))
})

async function buybackWithPhotos(): Promise<string[]> {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#806040' } })
    .png()
    .toBuffer()
  const files = [1, 2].map((at) => ({ filename: `${at}.png`, bytes }))
  const { payload, headers } = await multipart({ name: 'Anna', phone: '78007005359', brand: 'Rolex', model: 'Submariner' }, files)
  await shop.app.inject({ method: 'POST', url: '/api/buyback-requests/', payload, headers })
  const photos = await shop.db.selectFrom('enquiry_photo').select('token').orderBy('id', 'desc').limit(2).execute()
  return photos.map(({ token }) => `${token}.jpg`).toReversed()
}

test.for([
  { sizes: [3_500_000, 3_500_000], attached: 1 },
  { sizes: [7_000_000, 1000], attached: 2 },
])('FORM-06 FORM-08 photographs of $sizes bytes: the email names those above its size limit', async ({ sizes, attached }) => {
  const files = await buybackWithPhotos()
  for (const [at, file] of files.entries())
    await sql`update enquiry_photo set bytes = ${sizes[at]} where token = ${file.replace('.jpg', '')}`.execute(shop.db)
  await shop.runJobs()
  const [email] = mail.mails
  expect(email?.attachments.map(({ filename }) => filename)).toEqual([`photo-${attached}.jpg`])
  expect(files.map((file) => email?.text?.includes(file))).toEqual([attached !== 1, attached !== 2])
})

test('FORM-06 FORM-08 an email that the server rejects as too large is sent again without photographs', async () => {
  mail.state.bytesMax = 12_000
  const { enquiryFiles } = shop.ctx.ports
  shop.ctx.ports.enquiryFiles = { ...enquiryFiles, get: async () => Buffer.alloc(20_000) }
  const names = await buybackWithPhotos()
  await shop.runJobs()
  shop.ctx.ports.enquiryFiles = enquiryFiles
  expect(mail.mails).toHaveLength(2)
  expect(mail.mails[0]?.attachments).toEqual([])
  for (const name of names) expect(mail.mails[0]?.text).toContain(name)
})

test('FORM-08 an email rejected by a staff mailbox is retried and never given up', async () => {
  mail.state.bytesMax = 0
  await post('/api/contacts/', person)
  await shop.runJobs()
  expect(mail.mails).toEqual([])
  mail.state.bytesMax = Infinity
  shop.clock.now += 60 * minuteMs
  await shop.runJobs()
  expect(mail.mails).toHaveLength(2)
})

test('FORM-08 a rejected enquiry is not announced', async () => {
  await post('/api/contacts/', { ...person, photos: ['x'.repeat(22)] })
  await post('/api/contacts/', { ...person, website: 'spam' })
  await shop.runJobs()
  expect([mail.mails, telegram.messages]).toEqual([[], []])
})

test('FORM-08 without any transport the announcement goes to the outbox', async () => {
  const alone = await openTestShop()
  await alone.app.inject({ method: 'POST', url: '/api/contacts/', payload: person })
  await alone.runJobs()
  expect(alone.outbox('mail')).toMatchObject([{ to: 'hello@vitrine.example', subject: expect.stringMatching(/^Сообщение № \d+$/) }])
  await alone.close()
})
