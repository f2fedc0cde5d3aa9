import { connect } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drainUnreadBodies } from '#server/http/guards/drain-unread-bodies.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
let origin: string
beforeAll(async () => {
  shop = await openTestShop()
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => shop.close())

const form = 'multipart/form-data'
const part = '--abc\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
const refused: [type: string, body: string][] = [
  [form, ''],
  [form, '--abc'],
  [form, part.slice(0, 40)],
  [form, 'x'.repeat(1000)],
  [form, part.repeat(3000)],
  [`${form}; boundary=`, ''],
  [`${form}; boundary=`, '--abc'],
  [`${form}; boundary=abc`, part.repeat(3000)],
  [`${form}; boundary=abc`, part.slice(0, 40)],
  ['application/json', '{'],
  ['application/json', ' '.repeat(150_000)],
  ['application/x-www-form-urlencoded', 'a=1&'.repeat(40_000)],
  ['text/plain', 'x'.repeat(150_000)],
]

async function statusOf([type, body]: [string, string]): Promise<number> {
  const response = await fetch(`${origin}/api/contacts/`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
    signal: AbortSignal.timeout(10_000),
  })
  await response.arrayBuffer()
  return response.status
}

test('SEC-D11 after any refused body, the next request on the connection gets a response', async () => {
  for (const one of [...refused, ...refused]) expect(await statusOf(one)).toBeLessThan(500)
})

test('SEC-D11 each of many malformed requests over twelve connections gets a response', async () => {
  const requests = Array.from({ length: 600 }, (_, at) => refused[(at * 7) % refused.length] ?? refused[0])
  const statuses: number[] = []
  const send = async () => {
    for (let one = requests.pop(); one; one = requests.pop()) statuses.push(await statusOf(one))
  }
  await Promise.all(Array.from({ length: 12 }, send))
  expect(statuses).toHaveLength(600)
  expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([])
}, 60_000)

test('SEC-D11 the sender of an endless body gets the error and is disconnected', async () => {
  const app = Fastify()
  drainUnreadBodies(app, { bytesMax: 100_000, timeoutMs: 60_000 })
  app.addContentTypeParser('text/plain', (_request, payload, done) => {
    payload.once('data', () => {
      payload.pause()
      done(Object.assign(new Error('refused'), { statusCode: 400 }))
    })
  })
  app.post('/', async () => 'taken')
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => {})
  let received = ''
  socket.on('data', (bytes: Buffer) => (received += String(bytes)))
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 900000000\r\n\r\n')
  const more = (): void => {
    if (!socket.destroyed) socket.write('x'.repeat(50_000), () => setImmediate(more))
  }
  more()
  await closed
  expect(received).toMatch(/^HTTP\/1.1 400 /)
  await app.close()
})
