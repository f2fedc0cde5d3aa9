import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CodedError } from '#server/context/coded-error.ts'

export type LoadBounds = {
  /** Mean delay of the event loop in milliseconds above which requests are refused; 0 refuses none. */
  loopDelayMaxMs: number
  sampleMs?: number
}

const retryAfterS = 5
const resolutionMs = 10
/** A start, an import or one long query holds the loop up once; only a process that lags for this many samples is overloaded. */
const laggingSamples = 3

/**
 * Refuses requests with 503 and Retry-After while the event loop lags: the rest is served sooner. Cached responses are sent before the router
 * and are not refused, nor are the two URLs of health checks, nor the calls of pages within the process.
 */
export function shedLoad(app: FastifyInstance, { loopDelayMaxMs, sampleMs = 1000 }: LoadBounds): void {
  if (!loopDelayMaxMs) return
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  let lagging = 0
  const sample = (): void => {
    const delayMs = delays.mean / 1e6 - resolutionMs
    // not a number: the loop did not turn once
    lagging = Number.isNaN(delayMs) || delayMs > loopDelayMaxMs ? lagging + 1 : 0
    if (lagging === laggingSamples) app.log.warn({ delayMs: Math.round(delayMs) }, 'the process lags and refuses work that is not cached')
    delays.reset()
  }
  let sampling: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    delays.enable()
    sampling = setInterval(sample, sampleMs).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(sampling)
    delays.disable()
  })
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = lagging >= laggingSamples && !isExempt(request)
    done(isRefused ? new CodedError('unavailable', { retryAfterS, reason: 'overloaded' }) : undefined)
  })
}

function isExempt({ url, raw }: FastifyRequest): boolean {
  // an injected request has no connection of this server
  return url === '/healthz' || url === '/readyz' || !('server' in raw.socket && raw.socket.server)
}
