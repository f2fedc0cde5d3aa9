import { exit } from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { HttpServer } from '#server/start/http-server.ts'

export type Stoppable = {
  app: FastifyInstance
  server: HttpServer
  jobs: { stop(): Promise<void> }
}

export type StopTimes = { drainSeconds: number; shutdownSeconds: number }

/** Ctrl+C sends two signals: one from the terminal, and one from the parent command. Signals within this time count as one. */
const samePressMs = 1000
const closeIdleMs = 100

/**
 * Handles SIGINT and SIGTERM. First drains: `/readyz` reports not ready, so that a proxy stops sending requests, and the shop still serves
 * requests that arrive. Then the listener closes, running requests end, the database closes, and the process exits with 0. A further signal
 * more than `samePressMs` after the first signal exits immediately.
 */
export function stopGracefully(shop: Stoppable, times: StopTimes): void {
  let signalledAt: number | undefined
  const onSignal = (signal: NodeJS.Signals): void => {
    if (signalledAt !== undefined) {
      if (performance.now() - signalledAt > samePressMs) exit(1)
      return
    }
    signalledAt = performance.now()
    const { drainSeconds, shutdownSeconds } = times
    shop.app.log.info({ signal, drainSeconds, shutdownSeconds }, 'the shop is closing')
    stop(shop, times).then(
      () => exit(0),
      (error: unknown) => {
        shop.app.log.error({ err: error }, 'the shop could not close in order')
        exit(1)
      },
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

async function stop({ app, server, jobs }: Stoppable, { drainSeconds, shutdownSeconds }: StopTimes): Promise<void> {
  server.drain()
  // running jobs get as much time as running requests, and no new job starts
  const jobsStopped = jobs.stop()
  await wait(drainSeconds * 1000)
  const closingIdle = setInterval(server.closeIdle, closeIdleMs)
  const cutting = setTimeout(() => {
    app.log.warn({ shutdownSeconds }, 'requests that did not end in time are cut off')
    server.closeRest()
  }, shutdownSeconds * 1000)
  try {
    await app.close()
    await jobsStopped
  } finally {
    clearInterval(closingIdle)
    clearTimeout(cutting)
  }
}
