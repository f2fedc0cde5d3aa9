import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OutboxMessage } from '#server/ports/outbox.ts'
import { botTransport, outboxTelegramTransport } from '#server/ports/telegram-message.ts'
import { openTelegramDouble, type TelegramDouble } from '#test/telegram-double.ts'

const token = '123:secret'
let telegram: TelegramDouble
beforeAll(async () => {
  telegram = await openTelegramDouble(token)
})
beforeEach(() => {
  telegram.messages.length = 0
  telegram.refusals.length = 0
})
afterAll(() => telegram.close())

test('FORM-08 a message is delivered to its chat as plain text', async () => {
  await botTransport(telegram.url, token).send('-1001', 'Новое обращение <b>№ 7</b>')
  expect(telegram.messages).toMatchObject([{ chat_id: '-1001', text: 'Новое обращение <b>№ 7</b>' }])
})

test('FORM-08 REAL-11 a message above the limit is split between characters, with every link whole', async () => {
  const send = (chat: string, message: string) => botTransport(telegram.url, token).send(chat, message)
  await send('-1001', `${'x'.repeat(4095)}🦄🦄`)
  expect(telegram.messages.map(({ text }) => text)).toEqual(['x'.repeat(4095), '🦄🦄'])
  telegram.messages.length = 0
  const link = `https://vitrine.example/${'a'.repeat(80)}`
  const text = `${'A word of it. '.repeat(600)}\n\n${link}`
  await send('-1001', text)
  expect(telegram.messages.length).toBe(3)
  expect(telegram.messages.at(-1)?.text.endsWith(link)).toBe(true)
  expect(
    telegram.messages
      .map((message) => message.text)
      .join(' ')
      .replaceAll(/\s+/g, ' '),
  ).toBe(text.replaceAll(/\s+/g, ' '))
})

test('FORM-08 the error has the delay that Telegram asks for', async () => {
  telegram.refusals.push({ status: 429, body: { ok: false, description: 'Too Many Requests', parameters: { retry_after: 17 } } })
  await expect(botTransport(telegram.url, token).send('-1001', 'hello')).rejects.toMatchObject({ retryAfterS: 17, isFinal: false })
  expect(telegram.messages).toEqual([])
})

test.each([
  [500, 'not JSON at all'],
  [403, { ok: false, description: 'bot was blocked' }],
  [204, {}],
])('FORM-08 a response of %i throws an error', async (status, body) => {
  telegram.refusals.push({ status, body: Object(body) })
  await expect(botTransport(telegram.url, token).send('-1001', 'hello')).rejects.toThrow(String(status))
})

test.each([
  [403, 'Forbidden: bot was blocked by the user', true],
  [403, 'Forbidden: user is deactivated', true],
  [400, 'Bad Request: chat not found', true],
  [400, 'Bad Request: message is too long', false],
  [403, 'blocked by a proxy', false],
  [401, 'Unauthorized', false],
])('OWN-82 OWN-111 after %i «%s» the error is final: %s', async (status, description, isFinal) => {
  telegram.refusals.push({ status, body: { ok: false, description } })
  await expect(botTransport(telegram.url, token).send('-1001', 'hello')).rejects.toMatchObject({ isFinal })
})

test('SEC-D14 no error contains the token, neither after a response nor after a failed call', async () => {
  const errorTexts: string[] = []
  for (const url of [`${telegram.url}/elsewhere`, 'http://127.0.0.1:1', 'http://no such host'])
    await botTransport(url, token)
      .send('-1001', 'hello')
      .catch((error: Error) => errorTexts.push(`${error.message} ${error.stack}`))
  expect(errorTexts).toHaveLength(3)
  expect(errorTexts.join()).not.toContain('secret')
})

test('FORM-08 without a bot, a message goes to the outbox', async () => {
  const written: OutboxMessage[] = []
  await outboxTelegramTransport({ write: async (message) => void written.push(message) }).send('-1001', 'hello')
  expect(written).toEqual([{ kind: 'telegram', to: '-1001', text: 'hello' }])
})
