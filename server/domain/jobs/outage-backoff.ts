import type { Log } from '#server/context/log.ts'

const firstMs = 250
const mostMs = 15_000

/** Creates the back-off for database outages. Doubles the delay after each failure. Logs an outage once per error, and its end once. */
export function createOutageBackoff(log: Log) {
  let count = 0
  let logged: string | undefined
  return {
    failed: (error: unknown): void => {
      count++
      const reason = reasonOf(error)
      if (reason !== logged) log.warn({ err: error }, 'the jobs could not be looked at')
      logged = reason
    },
    isOver: (): void => {
      if (count) log.info({ failedCount: count }, 'the jobs run again')
      count = 0
      logged = undefined
    },
    waitMs: (): number => (count ? Math.min(firstMs * 2 ** (count - 1), mostMs) : 0),
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error ? String(error.code) : error.message
}
