import { DatabaseUnavailable } from '#server/context/database-unavailable.ts'

export type CircuitBreaker = {
  /** Resolves if the database may be queried; rejects with `DatabaseUnavailable` at once during an outage. */
  pass: () => Promise<void>
  /** Reports a time-out: no query is sent until a probe succeeds. */
  trip: (cause: unknown) => void
  /** Stops probing. */
  stop: () => void
}

type Options = {
  /** Queries the database on a fresh connection; rejects on a time-out. */
  probe: () => Promise<void>
  /** Called once per outage, before the first probe. */
  onTrip: (cause: unknown) => void
  onRecover: () => void
}

const retryMs = 500

/**
 * Circuit breaker for an unresponsive database: after the first time-out all requests fail at once while probes check whether the database
 * is back. Requests wait for the first probe, which starts at once, so that the loss of a single connection fails no request.
 */
export function createCircuitBreaker({ probe, onTrip, onRecover }: Options): CircuitBreaker {
  let failure: DatabaseUnavailable | undefined
  let firstProbe: Promise<void> | undefined
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  async function runProbe(): Promise<void> {
    try {
      await probe()
      failure = undefined
      onRecover()
    } catch (error) {
      failure = new DatabaseUnavailable(error)
      if (!isStopped) timer = setTimeout(() => void runProbe(), retryMs).unref()
    }
  }
  return {
    pass: async () => {
      if (!failure) await firstProbe
      if (failure) throw failure
    },
    trip: (cause) => {
      if (failure || firstProbe || isStopped) return
      onTrip(cause)
      firstProbe = runProbe().finally(() => (firstProbe = undefined))
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
