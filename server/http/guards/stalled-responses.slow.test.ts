import { createServer } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cutStalledResponse } from '#server/http/guards/stalled-responses.ts'
import { eventually } from '#test/eventually.ts'

/** Long enough that the reading client never seems stalled, although it shares a thread with the server. */
const stalledMs = 5000
const body = Buffer.alloc(32_000_000, 'x')
const ended: string[] = []
const server = createServer((request, response) => {
  cutStalledResponse(request, response, stalledMs)
  response.once('close', () => ended.push(`${request.method} ${response.writableFinished ? 'whole' : 'cut'}`))
  request.resume().once('end', () => response.end(body))
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve())))
afterAll(() => void server.close())

function ask(method: string) {
  const address = server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(`${method} / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  return socket
}

test.each(['GET', 'POST'])(
  'SEC-D11 a client that requests by %s and stops reading is disconnected; one that reads gets the whole response',
  async (method) => {
    ended.length = 0
    ask(method).pause()
    await eventually(() => ended, { upToMs: 3 * stalledMs }).toEqual([`${method} cut`])
    let bytes = 0
    const reader = ask(method).on('data', (chunk: Buffer) => (bytes += chunk.length))
    await new Promise((resolve) => reader.once('close', resolve))
    expect(bytes).toBeGreaterThan(body.length)
    await eventually(() => ended).toEqual([`${method} cut`, `${method} whole`])
  },
)
