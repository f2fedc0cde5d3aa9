import { exit } from 'node:process'
import type { FastifyInstance } from 'fastify'

const patienceMs = 10_000

/** On SIGINT or SIGTERM: no new connections, open answers are finished, the database is closed; then the process ends. */
export function stopGracefully(app: FastifyInstance): void {
  let stopping = false
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) exit(1)
    stopping = true
    app.log.info({ signal }, 'the shop is closing')
    setTimeout(() => exit(1), patienceMs).unref()
    app.close().then(
      () => exit(0),
      () => exit(1),
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}
