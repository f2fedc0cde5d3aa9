import { describe, expect, test } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import { botCalls, webhookSecret } from '#test/bot-calls.ts'
import { signIn } from '#test/shop.ts'

const bot = botCalls()
const { openConversation, calls, newChat, post, threads, update, write } = bot
const { ask, read } = calls

describe('the webhook of the bot', () => {
  test('OWN-83 the webhook is 404 without the secret', async () => {
    const { chat, id } = await openConversation()
    const wrong: Record<string, string>[] = [
      {},
      { 'x-telegram-bot-api-secret-token': '' },
      { 'x-telegram-bot-api-secret-token': `${webhookSecret.slice(0, -1)}x` },
    ]
    for (const headers of wrong) expect((await post(update(chat, { text: 'Hello' }), headers)).statusCode).toBe(404)
    expect((await read(id)).messages).toHaveLength(1)
    expect((await write(chat, { text: 'Hello' })).statusCode).toBe(200)
    expect((await read(id)).messages).toHaveLength(2)
  })

  test('OWN-83 the webhook is registered with Telegram together with its secret', async () => {
    await calls.shop.db
      .updateTable('job')
      .set({ run_at: new Date(0) })
      .where('kind', '=', 'set-telegram-webhook')
      .execute()
    await calls.pass(0)
    expect(bot.telegram.webhooks.at(-1)).toMatchObject({
      url: 'https://vitrine.test.ru/api/telegram/updates/',
      secret_token: webhookSecret,
    })
  })

  test('OWN-83 the webhook accepts other updates without storing them', async () => {
    const others = [
      {},
      { update_id: 'x' },
      { update_id: 5, edited_message: { text: 'Changed' } },
      { update_id: 6, message: { chat: { id: -100, type: 'group' }, text: 'In a group' } },
      { update_id: 7, message: { chat: { id: 5, type: 'private' } } },
    ]
    for (const other of others) expect((await post(other)).statusCode).toBe(200)
    expect(await threads()).toEqual([])
  })
})

describe('messages to the bot', () => {
  test('OWN-83 a message is stored once in its thread, reopens it, sets its deadline and notifies the assignee', async () => {
    const { chat, id } = await openConversation()
    expect(await read(id)).toMatchObject({ status: 'waiting', due_at: null })
    const message = update(chat, { text: '  I come tomorrow\nat noon ' })
    for (let time = 0; time < 3; time++) expect((await post(message)).json()).toEqual({ ok: true })
    const thread = await read(id)
    expect(thread).toMatchObject({ status: 'open', due_at: expect.any(String) })
    expect(thread.messages).toMatchObject([
      { direction: 'out' },
      { direction: 'in', channel: 'telegram', body: 'I come tomorrow\nat noon', quoted: '', lost_files: 0, photos: [] },
    ])
    const notices = await calls.shop.db.selectFrom('staff_notice').selectAll().where('kind', '=', 'thread-message').execute()
    expect(notices.map(({ subject_id: subject }) => subject)).toContain(String(id))
    const events = await calls.shop.db.selectFrom('staff_event').selectAll().where('subject_id', '=', String(id)).execute()
    expect(events.filter(({ action }) => action === 'thread.message')).not.toHaveLength(0)
  })

  test('OWN-83 concurrent duplicates of a message are stored once', async () => {
    const { chat, id } = await openConversation()
    const message = update(chat, { text: 'Twice' })
    await Promise.all([post(message), post(message), post(message)])
    expect((await read(id)).messages).toHaveLength(2)
  })

  test('OWN-83 a message reopens a finished thread; a reply to an older message goes to that message’s thread', async () => {
    const { chat, buyer, id } = await openConversation()
    const later = await ask({ message: 'Another question' }, '/api/contacts/', buyer.headers)
    await calls.write(id, 'status', { version: (await read(id)).version, status: 'done' })
    const quoted = { text: `Our reply to your request No. ${id}\n\nIt is here.`, from: { is_bot: true } }
    calls.shop.clock.now += 1000
    await write(chat, { text: 'About the first', reply_to_message: quoted })
    await write(chat, { text: 'About the last' })
    expect((await read(id)).messages.at(-1)).toMatchObject({ body: 'About the last' })
    expect(await read(id)).toMatchObject({ status: 'open' })
    const foreign = await ask()
    await write(chat, { text: 'Elsewhere', reply_to_message: { text: `No. ${foreign}`, from: { is_bot: true } } })
    expect((await read(foreign)).messages).toEqual([])
    expect((await read(later)).messages).toEqual([])
  })

  test('OWN-83 a person without a thread gets a new one', async () => {
    const chat = newChat()
    const { customerId } = await signIn(calls.shop, { telegram_id: chat, first_name: 'Vera', last_name: 'Visitor' })
    await write(chat, { text: '/start' })
    expect(await threads()).toEqual([])
    await write(chat, { text: 'Is the Datejust there?' })
    await write(chat, { text: 'The blue one' })
    expect(await threads()).toMatchObject([{ customer_id: customerId, status: 'new', kind: 'contact' }])
    const [listed] = (await calls.list()).results
    expect(listed).toMatchObject({ name: 'Vera Visitor', excerpt: 'The blue one', due_at: expect.any(String) })
    expect((await read(listed.id)).asked).toMatchObject({ is_form: false })
    const own = await calls.shop.get(`/api/messages/`)
    expect(own.statusCode).toBe(401)
  })
})

describe('ignored messages', () => {
  test('OWN-83 an unknown chat gets one automatic answer in its language, and its messages are not stored', async () => {
    const chat = newChat()
    for (let time = 0; time < 3; time++) await write(chat, { text: 'Hello' })
    const speaker = update(newChat(), { text: 'Привет' })
    await post({ ...speaker, message: { ...speaker.message, from: { id: 1, language_code: 'ru' } } })
    await calls.pass(0)
    expect(bot.telegram.messages.map(({ chat_id: to, text }) => [to, text.slice(0, 6)])).toEqual([
      [String(chat), 'Hello!'],
      [String(chat + 1), 'Здравс'],
    ])
    expect(bot.telegram.messages[0]?.text).toContain('https://vitrine.test.com/login')
    expect(await threads()).toEqual([])
    const greeted = await calls.shop.db.selectFrom('greeted_chat').selectAll().execute()
    expect(JSON.stringify(greeted)).not.toContain(String(chat))
  })

  test('OWN-83 OWN-98 messages of a blocked person and of a spam sender are silently ignored', async () => {
    const [{ chat, id }, spammer] = [
      await openConversation({ phone: '+7 916 555-00-01', email: 'rude@example.com' }),
      await openConversation({ phone: '+7 916 555-00-02', email: 'spam@example.com' }),
    ]
    const { person_id: person } = await read(id)
    await calls.call('POST', `/people/${person}/block/`, { reason: 'Rude' }, calls.owner.headers)
    await calls.write(spammer.id, 'status', { version: (await read(spammer.id)).version, status: 'spam' })
    bot.telegram.messages.length = 0
    for (const each of [chat, spammer.chat]) expect((await write(each, { text: 'Let me in' })).json()).toEqual({ ok: true })
    await calls.pass(0)
    expect((await read(id)).messages).toHaveLength(1)
    expect((await read(spammer.id)).messages).toHaveLength(1)
    expect(await threads()).toHaveLength(2)
    expect(bot.telegram.messages).toEqual([])
  })

  test('OWN-83 a chat above the hourly limit is told once an hour when to repeat its messages', async () => {
    const { chat, id } = await openConversation()
    const write62Times = async () => {
      for (let time = 0; time < 62; time++) expect((await write(chat, { text: `${time}` })).statusCode).toBe(200)
      await calls.pass(0)
    }
    bot.telegram.messages.length = 0
    await write62Times()
    expect((await read(id)).messages).toHaveLength(61)
    const told = { chat_id: String(chat), text: expect.stringMatching(/did not receive the latest ones.* again in \d+ min/) }
    expect(bot.telegram.messages).toEqual([expect.objectContaining(told)])
    calls.shop.clock.now += hourMs
    await write62Times()
    expect(bot.telegram.messages).toHaveLength(2)
  })
})

test('OWN-82 a reply to a chat that blocked the bot fails after the first attempt', async () => {
  const { id } = await openConversation()
  bot.telegram.refusals.push({ status: 403, body: { ok: false, description: 'Forbidden: bot was blocked by the user' } })
  await calls.reply(id, 'It is still here.', 'telegram')
  await calls.pass(10_000)
  expect((await read(id)).messages.at(-1)).toMatchObject({ fate: 'failed', failure: expect.stringContaining('blocked by the user') })
})
