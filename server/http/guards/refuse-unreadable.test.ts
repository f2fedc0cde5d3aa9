import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ErrorBody } from '#contract/errors.ts'
import { openTestShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
let port: number
beforeAll(async () => {
  shop = await openTestShop()
  port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => shop.close())

test.each([
  [431, `GET /api/watches/?search=${'a'.repeat(20_000)} HTTP/1.1\r\nhost: shop.example\r\n\r\n`],
  [400, 'GET /api/watches/ HTTP/1.1\r\nhost shop.example\r\n\r\n'],
  [400, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
])('API-09 an invalid HTTP request is refused by %i with a sentence, and its connection closes', async (status, bytes) => {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head).toContain('connection: close')
  expect(ErrorBody.strict().parse(JSON.parse(body)).detail).toMatch(/\.$/)
})
