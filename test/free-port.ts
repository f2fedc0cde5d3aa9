import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

// below 32768, where Linux begins to assign ports to programs that ask for any port
const range = { first: 20_000, count: 12_000 }

let next = randomInt(range.count)

/** Returns a free port of 127.0.0.1, a different port on each call. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < range.count; tries++) {
    const port = range.first + (next++ % range.count)
    if (await canListen(port)) return port
  }
  throw new Error('No port is free')
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
