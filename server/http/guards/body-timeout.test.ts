import { connect } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitBodyTime } from '#server/http/guards/body-timeout.ts'

const app = Fastify()
let port = 0
beforeAll(async () => {
  limitBodyTime(app, { body: 50, form: 60_000 })
  app.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, _body, done) => done(null))
  app.post('/', async () => 'taken')
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => app.close())

function begin(type: string) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 2\r\n\r\n1`)
  const response = new Promise<string>((resolve) => {
    socket.once('data', (bytes) => resolve(String(bytes)))
    socket.once('close', () => resolve('cut'))
  })
  return { socket, response }
}

test('SEC-D11 a body that does not end is cut off; a form with photographs has more time', async () => {
  const form = begin('multipart/form-data; boundary=B')
  expect(await begin('application/json').response).toBe('cut')
  form.socket.write('2')
  expect(await form.response).toMatch(/^HTTP\/1.1 200/)
  form.socket.destroy()
})
