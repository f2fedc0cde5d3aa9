import { DatabaseUnavailable } from '#server/context/database-unavailable.ts'

export type CircuitBreaker = {
  /** Resolves when the database may be queried; rejects with `DatabaseUnavailable` at once while it is known to be silent. */
  pass: () => Promise<void>
  /** The database did not respond in time: no query is sent until a probe succeeds. */
  trip: (cause: unknown) => void
  /** No more probes. */
  stop: () => void
}

type Options = {
  /** Queries the database on a fresh connection; rejects when it does not respond within a limit. */
  probe: () => Promise<void>
  /** Called once for each silence, before the first probe. */
  onTrip: (cause: unknown) => void
  onRecover: () => void
}

const retryMs = 500

/**
 * Prevents requests from waiting for a database that fell silent: after the first time-out all others fail at once, while
 * probes check whether it is back. The first probe begins at once and requests wait for it, so that the loss of a single
 * connection fails no request.
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
