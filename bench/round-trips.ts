import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Figure, checkMeasured, spreadOf } from '#bench/figures.ts'
import { startShop } from '#bench/servers.ts'
import type { Call } from '#bench/wrk.ts'

const calls = 9
/** Type and length of PostgreSQL's ReadyForQuery message. */
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5])

/**
 * Counts the round trips to the database for each kind of call. Each statement is a round trip, including `begin` and `commit`. Takes the
 * minimum over the calls of a kind, because background jobs can add round trips.
 */
export async function countRoundTrips(
  settings: { DATABASE_URL: string } & Record<string, string>,
  kinds: readonly { name: string; calls: readonly Call[]; most: number }[],
): Promise<Figure[]> {
  const wire = await openWire(new URL(settings.DATABASE_URL))
  const shop = await startShop({ ...settings, DATABASE_URL: wire.url })
  try {
    const figures: Figure[] = []
    for (const { name, calls: given, most } of kinds) {
      const counts: number[] = []
      for (const call of given.slice(0, calls)) {
        await wait(100)
        const before = wire.count()
        await send(shop.origin, call)
        counts.push(checkMeasured(wire.count() - before, name))
      }
      const { min } = spreadOf(counts)
      figures.push({ what: `${name}: round trips to the database`, figure: String(min), aim: `≤ ${most}`, reached: min <= most })
    }
    return figures
  } finally {
    await shop.stop()
    wire.close()
  }
}

async function send(origin: string, { path, token, body }: Call): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path} responded ${response.status} ${await response.text()}`)
  await response.arrayBuffer()
}

async function openWire(to: URL) {
  let count = 0
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const database = connect(Number(to.port || 5432), to.hostname)
    let rest: Buffer<ArrayBufferLike> = Buffer.alloc(0)
    database.on('data', (chunk) => {
      const text = Buffer.concat([rest, chunk])
      for (let at = text.indexOf(readyForQuery); at >= 0; at = text.indexOf(readyForQuery, at + 1)) count++
      rest = text.subarray(Math.max(0, text.length - readyForQuery.length + 1))
    })
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
    }
    client.pipe(database).pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(to)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    count: () => count,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
