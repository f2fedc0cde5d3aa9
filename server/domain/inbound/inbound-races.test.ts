import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchEmails } from '#server/domain/inbound/fetch-emails.ts'
import { imapMailbox } from '#server/ports/mailbox.ts'
import { webhookSecret } from '#test/bot-calls.ts'
import { emailOf } from '#test/emails.ts'
import { eventually } from '#test/eventually.ts'
import { type ImapDouble, openImapDouble } from '#test/imap-double.ts'
import { openProcesses, type Processes } from '#test/processes.ts'
import { onPostgres, openTestShop, type TestShop } from '#test/shop.ts'
import { openTelegramDouble, type TelegramDouble } from '#test/telegram-double.ts'

const token = '123:secret'
const headers = { 'x-telegram-bot-api-secret-token': webhookSecret }
const count = 8

describe.runIf(onPostgres)('two server processes on PostgreSQL', () => {
  let imap: ImapDouble
  let telegram: TelegramDouble
  let shop: Processes
  let near: TestShop
  beforeAll(async () => {
    imap = await openImapDouble()
    telegram = await openTelegramDouble(token)
    near = await openTestShop()
    shop = await openProcesses({
      IMAP_URL: imap.url,
      REPLY_MAIL: 'answers+{token}@shop.example',
      TELEGRAM_BOT_TOKEN: token,
      TELEGRAM_API_URL: telegram.url,
      TELEGRAM_WEBHOOK_SECRET: webhookSecret,
    })
  })
  afterAll(async () => {
    expect(await shop.close()).toEqual({ deadlocks: 0 })
    await near.close()
    await Promise.all([imap.close(), telegram.close()])
  })

  const bodies = async () =>
    (await shop.db.selectFrom('thread_message').select(['thread_id', 'body']).orderBy('body').execute()).map(({ body }) => body)
  const threadCount = async () => (await shop.db.selectFrom('thread').select('id').execute()).length

  test('OWN-83 Telegram updates that reach both at once are stored once each, in one thread', async () => {
    const chat = 900_001
    const created_at = new Date(shop.now())
    await shop.db.insertInto('customer').values({ telegram_id: chat, first_name: 'Vera', last_name: 'Visitor', created_at }).execute()
    const texts = Array.from({ length: count }, (_, at) => `Message ${at}`)
    const updates = texts.map((text, at) => ({
      update_id: at + 1,
      message: { message_id: at + 1, chat: { id: chat, type: 'private' }, from: { id: chat, is_bot: false }, text },
    }))
    const sent = updates.flatMap((payload) => [payload, payload])
    const responses = await Promise.all(sent.map((payload) => shop.ask('POST', '/api/telegram/updates/', { headers, payload })))
    expect(responses.filter(({ statusCode }) => statusCode !== 200)).toEqual([])
    expect(await bodies()).toEqual(texts)
    expect(await threadCount()).toBe(1)
  })

  test('OWN-83 emails fetched by several at once are stored once each, in one thread per sender', async () => {
    // wait for the first run of the job, which moves the read position to the end of the mailbox
    await eventually(() => shop.db.selectFrom('mailbox_place').select('uid').execute()).toHaveLength(1)
    await shop.db.deleteFrom('thread').execute()
    const beginning = { id: 1, validity: '1', uid: 0, failures: 0 }
    await shop.db
      .insertInto('mailbox_place')
      .values(beginning)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(beginning))
      .execute()
    const senders = ['anna@example.com', 'boris@example.com']
    const texts = Array.from({ length: count }, (_, at) => `Email ${at}`)
    for (const [at, text] of texts.entries()) imap.deliver(emailOf({ from: senders[at % senders.length], subject: '', text }))
    const ports = { ...near.ctx.ports, mailbox: imapMailbox(imap.url, 'INBOX') }
    const own = { ...near.ctx, db: shop.db, now: Date.now, digest: shop.digest, ports }
    // fetch concurrently, as after a lost lease: a slow process may still run a job that another process has claimed
    const isDue = { run_at: new Date(0), attempts: 0 }
    await shop.db.updateTable('job').set(isDue).where('kind', '=', 'fetch-emails').execute()
    await Promise.all([1, 2, 3].map(() => fetchEmails(own, AbortSignal.timeout(30_000))))
    expect(await bodies()).toEqual(texts)
    expect(await threadCount()).toBe(senders.length)
    await fetchEmails(own, AbortSignal.timeout(30_000))
    expect(await bodies()).toEqual(texts)
  })
})
