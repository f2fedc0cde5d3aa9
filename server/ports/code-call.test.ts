import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DeliveryError } from '#server/context/delivery-error.ts'
import { outboxCalls, smsRuCalls } from '#server/ports/code-call.ts'
import type { OutboxMessage } from '#server/ports/outbox.ts'

const nextResponse = { status: 200, body: '' }
const asked: { path: string; fields: Record<string, string> }[] = []
const service = createServer((request, response) => {
  void text(request).then((body) => {
    asked.push({ path: request.url ?? '', fields: Object.fromEntries(new URLSearchParams(body)) })
    response.writeHead(nextResponse.status, { 'content-type': 'application/json' }).end(nextResponse.body)
  })
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve))
  const boundAddress = service.address()
  url = `http://127.0.0.1:${typeof boundAddress === 'object' && boundAddress ? boundAddress.port : 0}`
})
afterAll(() => new Promise((resolve) => service.close(resolve)))

const call = (body: unknown, status = 200) => {
  nextResponse.status = status
  nextResponse.body = typeof body === 'string' ? body : JSON.stringify(body)
  return smsRuCalls(url, 'secret-key').call('79161234567', '203.0.113.7')
}

test('AUTH-05 SMS.RU gets the phone and the client IP in the body, and the code is in its response', async () => {
  asked.length = 0
  expect(await call({ status: 'OK', code: '1435', call_id: '000000-10000000', cost: 0.4, balance: 4122.56 })).toBe('1435')
  expect(asked).toEqual([{ path: '/code/call', fields: { api_id: 'secret-key', phone: '79161234567', ip: '203.0.113.7', json: '1' } }])
})

test('AUTH-05 a numeric code keeps its leading zeros', async () => {
  expect(await call({ status: 'OK', code: 42 })).toBe('0042')
})

test.each([
  ['a refusal', { status: 'ERROR', status_code: 202, status_text: 'Неправильно указан номер 79161234567' }, 200],
  ['no code', { status: 'OK' }, 200],
  ['a code that is not a number', { status: 'OK', code: 'abcd' }, 200],
  ['a longer code', { status: 'OK', code: '123456' }, 200],
  ['a body that is not JSON', '<html>', 200],
  ['a failure', { status: 'OK', code: '1435' }, 502],
])('AUTH-05 SEC-D14 %s throws an error without phone and key', async (_what, body, status) => {
  const error: unknown = await call(body, status).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(DeliveryError)
  expect(String(error)).not.toMatch(/7916|secret-key/)
})

test('AUTH-05 an unreachable service throws an error', async () => {
  const error: unknown = await smsRuCalls('http://127.0.0.1:1', 'secret-key')
    .call('79161234567', '::1')
    .catch((thrown: unknown) => thrown)
  expect(String(error)).toBe('DeliveryError: SMS.RU cannot be reached: TypeError')
})

test('AUTH-05 without a service the call goes to the outbox; the last four digits of its number are the code', async () => {
  const written: OutboxMessage[] = []
  const code = await outboxCalls({ write: async (message) => void written.push(message) }).call('79161234567', '::1')
  expect(written).toEqual([{ kind: 'call', to: '+7 916 123-45-67', text: expect.stringContaining('Incoming call from +7 495'), code }])
  expect(written[0]?.text.replace(/\D/g, '').slice(-4)).toBe(code)
  expect(code).toMatch(/^\d{4}$/)
})
