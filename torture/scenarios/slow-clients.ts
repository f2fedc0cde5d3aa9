import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { minuteMs } from '#contract/rules/durations.ts'
import { mapConcurrently } from '#test/production/http-request.ts'
import { addToCart, send, sendEnquiry } from '#torture/buyers.ts'
import type { Scenario } from '#torture/stage.ts'

const dripMs = 500
const cutMs = minuteMs

type Slow = { first: string; drip: string; isCut: boolean }

const post = 'POST /api/contacts/ HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\nContent-Type: application/json\r\n\r\n{'
const pages = Array.from({ length: 40 }, (_, at) => `GET /catalog?page=${at + 1} HTTP/1.1\r\nHost: x\r\n\r\n`).join('')

/**
 * Kinds of slow clients. Each client sends `first`, then sends `drip` repeatedly, and reads nothing. If `isCut`, the server must close the
 * connection.
 */
const kinds: readonly Slow[] = [
  { first: 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', drip: 'a', isCut: true },
  { first: post, drip: ' ', isCut: true },
  { first: pages, drip: '', isCut: false },
]

export const slowClients: Scenario = {
  name: 'slow-clients',
  about: '300 connections that send headers and bodies byte by byte, or read nothing, while other people are served as usual',
  databases: ['embedded', 'postgresql'],
  processes: 1,
  buyers: 40,
  pieces: 40,
  run: async (stage) => {
    const { hostname, port } = new URL(await stage.origin())
    const sockets: { socket: Socket; isCut: boolean }[] = []
    const openSlow = ({ first, drip, isCut }: Slow) => {
      const socket = connect(Number(port), hostname, () => socket.write(first))
      const dripping = setInterval(() => drip && socket.write(drip), dripMs)
      socket.pause()
      socket.on('error', () => {})
      socket.on('close', () => clearInterval(dripping))
      sockets.push({ socket, isCut })
    }
    stage.onEnd(() => sockets.forEach(({ socket }) => socket.destroy()))
    for (let count = stage.count(100, 3); count; count--) kinds.forEach(openSlow)
    await mapConcurrently([...stage.buyers.entries()], 8, async ([at, buyer]) => {
      await addToCart(stage, buyer, stage.pieces[at] ?? 0)
      await sendEnquiry(stage)
      for (let page = 0; page < 10; page++) await send(stage, { method: 'GET', path: `/catalog?min_price=${at * 10 + page}` })
    })
    const late = performance.now() + cutMs
    const countOpen = () => sockets.filter(({ socket, isCut }) => isCut && !socket.closed).length
    // reads again, because a paused socket does not notice that it was closed
    for (const { socket, isCut } of sockets) if (isCut) socket.resume()
    while (countOpen() && performance.now() < late) await wait(dripMs)
    if (countOpen()) stage.client.reportProblem(`${countOpen()} connections that send by the byte are open after ${cutMs} ms`)
    for (const { socket } of sockets) socket.destroy()
  },
}
