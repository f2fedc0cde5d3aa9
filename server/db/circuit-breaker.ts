import { DatabaseUnavailable } from '#server/context/database-unavailable.ts'

export type CircuitBreaker = {
  /**
   * Resolves if queries may be sent. During the first probe of an outage, waits for its result. After a failed probe, rejects with
   * `DatabaseUnavailable`.
   */
  pass: () => Promise<void>
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
 * Circuit breaker for an unresponsive database. A query time-out starts a probe. New requests wait for the result of the probe, so that a
 * single lost connection does not fail them. If the probe fails, all requests fail immediately until a later probe succeeds.
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
