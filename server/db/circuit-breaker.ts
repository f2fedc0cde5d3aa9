import { DatabaseUnavailable } from '#server/context/database-unavailable.ts'

export type CircuitBreaker = {
  /** Resolves if the database may be queried. During an outage, rejects with `DatabaseUnavailable` once the first probe has failed. */
  pass: () => Promise<void>
  /** Reports a time-out. */
  trip: (cause: unknown) => void
  stop: () => void
}

type Options = {
  probe: () => Promise<void>
  /** Called once per outage, before the first probe. */
  onTrip: (cause: unknown) => void
  onRecover: () => void
}

const retryMs = 500

/**
 * Circuit breaker for an unresponsive database. A time-out starts a probe at once, and new requests wait for its result, so that the loss
 * of a single connection fails none of them. If the probe fails, all requests fail at once until a later probe succeeds.
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
