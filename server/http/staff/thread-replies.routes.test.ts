import { expect, test } from 'vitest'
import { dayMs } from '#contract/rules/durations.ts'
import { withoutIds } from '#test/find-words.ts'
import { signIn } from '#test/shop.ts'
import { visitor, threadCalls } from '#test/thread-calls.ts'

const calls = threadCalls()
const { reply, ask, call, read, undo, write } = calls
const inTime = 10_000

test('OWN-82 a reply is emailed after ten seconds in the person’s language, and its state is in the thread', async () => {
  const id = await ask({}, '/api/contacts/', { 'accept-language': 'ru' })
  const { thread } = (await reply(id, 'Часы на месте.\nПриходите.')).json()
  expect(thread).toMatchObject({ status: 'waiting', messages: [{ body: 'Часы на месте.\nПриходите.', fate: 'queued', by: 'Mark' }] })
  await calls.pass(inTime - 1)
  expect(calls.emails()).toEqual([])
  await calls.pass(1)
  const [email] = calls.emails()
  expect(email).toMatchObject({ to: visitor.email, subject: `Ответ на обращение № ${id}` })
  expect(email?.text).toContain('Часы на месте.\n\nПриходите.')
  expect(email?.text).toContain('ВАШ КОНТАКТ В МАГАЗИНЕ\nMark, Vitrine\n')
  expect(email?.text).toMatch(/\/messages#\d+\.[\w-]{43}/)
  expect((await read(id)).messages).toMatchObject([{ fate: 'sent', recipient: visitor.email, sent_at: expect.any(String) }])
})

test('OWN-82 a reply can be undone until it leaves', async () => {
  const [first, second] = [await ask(), await ask()]
  const early = (await reply(first, 'Too early')).json()
  expect((await undo(early.action_id)).statusCode).toBe(200)
  expect(await read(first)).toMatchObject({ status: 'new', messages: [], due_at: expect.any(String) })
  const late = (await reply(second, 'Too late')).json()
  const before = calls.emails().length
  await calls.pass(inTime)
  expect(calls.emails()).toHaveLength(before + 1)
  const refused = await undo(late.action_id)
  expect([refused.statusCode, refused.json().reason]).toEqual([409, 'undo-sent'])
})

test('OWN-80 OWN-24 one of two concurrent replies is refused, and its email is not sent', async () => {
  const id = await ask()
  const { version } = await read(id)
  const send = (headers: Record<string, string>, body: string) =>
    call('POST', `/threads/${id}/answers/`, { version, channel: 'mail', body }, headers)
  const responses = await Promise.all([send(calls.owner.headers, 'From Olga'), send(calls.manager.headers, 'From Mark')])
  expect(responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([201, 409])
  const stopped = responses.find(({ statusCode }) => statusCode === 409)
  expect(stopped?.json().detail).toContain('There is a new message')
  expect((await read(id)).messages).toHaveLength(1)
})

test('OWN-80 a reply is refused if a colleague has added a note meanwhile', async () => {
  const id = await ask()
  const { version } = await read(id)
  await write(id, 'notes', { body: 'I have called her already' }, calls.owner.headers)
  expect((await call('POST', `/threads/${id}/answers/`, { version, channel: 'mail', body: 'Hello' })).statusCode).toBe(409)
})

test('OWN-82 a failed reply shows the reason and can be sent again, to the current address', async () => {
  const id = await ask({ email: 'nobody@unreachable.invalid' })
  await reply(id, 'Hello')
  await calls.pass(inTime)
  const [waiting] = (await read(id)).messages
  expect(waiting).toMatchObject({ fate: 'queued', failure: expect.stringContaining('Nobody takes') })
  await calls.shop.db
    .updateTable('job')
    .set({ dead_at: new Date(calls.shop.clock.now) })
    .where('kind', '=', 'send-reply')
    .execute()
  const [failed] = (await read(id)).messages
  expect(failed?.fate).toBe('failed')
  expect((await calls.list()).counts).toMatchObject({ waiting: 1 })
  expect((await calls.list()).results).toMatchObject([{ has_failed_answer: true }])
  await write(id, 'email', { email: 'right@example.com' })
  await write(id, `answers/${failed?.id}/again`)
  await calls.pass(0)
  expect(calls.emails().at(-1)).toMatchObject({ to: 'right@example.com' })
  expect((await read(id)).messages).toMatchObject([{ fate: 'sent', recipient: 'right@example.com' }])
  expect((await call('POST', `/threads/${id}/answers/${failed?.id}/again/`)).statusCode).toBe(409)
})

test('OWN-82 a person with only a phone cannot be written to; one who signed in with Telegram is reached by the bot', async () => {
  const id = await ask({ name: 'Phil Phone', phone: '+7 916 700-10-29', email: undefined })
  expect((await read(id)).reach.channels).toEqual([])
  const refused = await reply(id, 'Hello')
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['channel']])
  const buyer = await signIn(calls.shop, { telegram_id: 4242, email: null, verified_email: null })
  const own = await ask({ email: undefined }, '/api/contacts/', buyer.headers)
  expect((await read(own)).reach.channels).toEqual(['telegram', 'page'])
  await reply(own, 'Hello by the bot', 'telegram')
  await calls.pass(inTime)
  expect(calls.shop.outbox('telegram').at(-1)).toMatchObject({ to: '4242', text: expect.stringContaining('Hello by the bot') })
})

test('OWN-84 a reply with an unfilled template field is refused', async () => {
  const id = await ask()
  const refused = await reply(id, 'Hello, {{name}}')
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['body']])
})

const key = () => crypto.randomUUID()
const customer = (method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}, payload?: object) =>
  calls.shop.app.inject({ method, url, headers: { 'accept-language': 'en', ...headers }, ...(payload ? { payload } : {}) })

test('OWN-82 a customer can read and answer only their own threads', async () => {
  const [buyer, stranger] = [await signIn(calls.shop), await signIn(calls.shop)]
  const id = await ask({ message: 'Is it there?' }, '/api/contacts/', buyer.headers)
  const foreign = await ask({}, '/api/contacts/', stranger.headers)
  const guest = await ask()
  await reply(id, 'It is.', 'page')
  expect((await customer('GET', `/api/messages/${id}/`, buyer.headers)).json().messages).toHaveLength(1)
  await calls.pass(inTime)
  const listed = (await customer('GET', '/api/messages/', buyer.headers)).json().results
  expect(listed.map(({ number }: { number: number }) => number)).toEqual([id])
  expect((await customer('GET', `/api/messages/${id}/`, buyer.headers)).json().messages).toMatchObject([
    { is_own: true, body: 'Is it there?' },
    { is_own: false, body: 'It is.' },
  ])
  for (const other of [foreign, guest]) {
    expect((await customer('GET', `/api/messages/${other}/`, buyer.headers)).statusCode).toBe(404)
    expect((await customer('POST', `/api/messages/${other}/`, buyer.headers, { body: 'Hi', key: key() })).statusCode).toBe(404)
  }
  const message = { body: 'I come tomorrow', key: key() }
  const sent = await customer('POST', `/api/messages/${id}/`, buyer.headers, message)
  await customer('POST', `/api/messages/${id}/`, buyer.headers, message)
  expect(sent.json().messages).toHaveLength(3)
  const thread = await read(id)
  expect(thread).toMatchObject({ status: 'open', due_at: expect.any(String) })
  expect(thread.messages).toHaveLength(2)
})

test('OWN-82 a message sent with the key of another message is refused, not dropped', async () => {
  const buyer = await signIn(calls.shop)
  const [id, other] = [await ask({}, '/api/contacts/', buyer.headers), await ask({}, '/api/contacts/', buyer.headers)]
  const first = { body: 'Is it there?', key: key() }
  const send = (thread: number, message: object) => customer('POST', `/api/messages/${thread}/`, buyer.headers, message)
  expect((await send(id, first)).statusCode).toBe(200)
  for (const response of [await send(id, { ...first, body: 'May I come?' }), await send(other, first)])
    expect([response.statusCode, response.json().detail]).toEqual([422, expect.stringContaining('previous message was sent')])
  expect((await read(id)).messages).toMatchObject([{ body: first.body }])
})

test('OWN-82 the link in an email opens its thread for 90 days; any other secret opens none', async () => {
  const [id, other] = [await ask({ message: 'Is it there?' }), await ask()]
  await reply(id, 'It is.')
  await calls.pass(inTime)
  const token = /\/messages#(\S+)/.exec(calls.emails().at(-1)?.text ?? '')?.[1] ?? ''
  const open = (secret: string) => customer('POST', '/api/message-links/open/', {}, { token: secret })
  const opened = await open(token)
  expect([opened.statusCode, opened.json().number]).toEqual([200, id])
  expect(withoutIds(opened.body)).not.toMatch(/Vera|916|vera@/)
  const written = await customer('POST', '/api/message-links/write/', {}, { token, body: 'Thank you', key: key() })
  expect(written.json().messages.at(-1)).toMatchObject({ is_own: true, body: 'Thank you' })
  expect(await read(id)).toMatchObject({ status: 'open' })
  const [, mac = ''] = token.split('.')
  for (const wrong of [`${other}.${mac}`, `${id}.${'x'.repeat(43)}`, 'nonsense']) expect((await open(wrong)).statusCode).toBe(404)
  expect(JSON.stringify(await calls.shop.db.selectFrom('job').selectAll().where('every_s', 'is', null).execute())).not.toContain(mac)
  calls.shop.clock.now += 91 * dayMs
  expect((await open(token)).statusCode).toBe(404)
})

test('OWN-85 notes are in no outgoing message and in nothing that a person can read', async () => {
  const secret = 'He haggles: start at twelve'
  const buyer = await signIn(calls.shop, { telegram_id: 77, email: 'buyer@example.com' })
  const id = await ask({ message: 'Is it there?' }, '/api/contacts/', buyer.headers)
  await write(id, 'notes', { body: secret })
  for (const channel of ['mail', 'telegram', 'page']) await reply(id, `By ${channel}`, channel)
  const guest = await ask()
  await write(guest, 'notes', { body: secret })
  await reply(guest, 'Hello')
  await calls.pass(inTime)
  const token = /\/messages#(\S+)/.exec(calls.emails().at(-1)?.text ?? '')?.[1]
  const shown = [
    ...calls.shop.outbox().map((message) => JSON.stringify(message)),
    (await customer('GET', '/api/messages/', buyer.headers)).body,
    (await customer('GET', `/api/messages/${id}/`, buyer.headers)).body,
    (await customer('POST', `/api/messages/${id}/`, buyer.headers, { body: 'And?', key: key() })).body,
    (await customer('POST', '/api/message-links/open/', {}, { token })).body,
  ]
  expect(shown.length).toBeGreaterThan(7)
  expect(shown.at(-1)).toContain('Hello')
  for (const text of shown) expect(text).not.toContain('haggles')
  expect((await read(id)).notes).toMatchObject([{ body: secret, by: 'Mark' }])
})

test('OWN-24 a reply and a change of status are refused after a colleague reassigned the thread or changed its email', async () => {
  const number = await ask({ message: 'Whose is it?' })
  const url = `/threads/${number}`
  for (const change of [
    () => call('PUT', `${url}/assignee/`, { staff_id: calls.manager.staffId }),
    () => call('PUT', `${url}/email/`, { email: 'other@example.com' }),
  ]) {
    const { version } = await read(number)
    expect((await change()).statusCode).toBe(200)
    const reply = await call('POST', `${url}/answers/`, { version, channel: 'mail', body: 'Good day' })
    const move = await call('POST', `${url}/status/`, { version, status: 'done' })
    for (const { statusCode, body } of [reply, move]) expect([statusCode, body]).toEqual([409, expect.stringContaining('another change')])
  }
})
