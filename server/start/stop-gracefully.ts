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

/** One press of Ctrl+C reaches the process twice: from the terminal, and from the command that started it. */
const samePressMs = 1000
const closeIdleMs = 100

/**
 * On SIGINT or SIGTERM the shop drains, then closes: `/readyz` reports not ready while everything is served, for as long as a proxy needs to see it;
 * then the listener closes, running requests end, the database is closed, and the process ends with 0. A second signal ends it at once.
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
  // running jobs have the same time as the requests; no other is begun
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
