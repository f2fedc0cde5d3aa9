import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CodedError } from '#server/context/coded-error.ts'

export type LoadBounds = {
  loopDelayMaxMs: number
  sampleMs?: number
}

const retryAfterS = 5
const resolutionMs = 10
/**
 * How many samples in a row must lag before the process counts as overloaded. A start, an import or a long query delays only one sample.
 */
const laggingSamples = 3

/**
 * Refuses requests with 503 and Retry-After while the event loop lags or the queue is long. Does not refuse cached responses (sent before
 * the router runs), the two health checks, and in-process calls of pages.
 */
export function shedLoad(app: FastifyInstance, { loopDelayMaxMs, sampleMs = 1000 }: LoadBounds): void {
  if (!loopDelayMaxMs) return
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  let lagging = 0
  const sample = (): void => {
    const delayMs = delays.mean / 1e6 - resolutionMs
    // NaN means that the event loop was blocked for the whole sample
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
  const line = createLine()
  const waitMaxMs = loopDelayMaxMs * laggingSamples
  const refusal = () => new CodedError('unavailable', { retryAfterS, reason: 'overloaded' })
  app.addHook('onRequest', (request, _reply, done) => {
    if (isExempt(request)) done()
    else if (lagging >= laggingSamples || line.waitedMs() > waitMaxMs) done(refusal())
    else line.enter((waitedMs) => done(waitedMs > waitMaxMs || request.raw.destroyed ? refusal() : undefined))
  })
}

type Begin = (waitedMs: number) => void

/**
 * Starts one request per turn of the event loop. Otherwise, a burst of pages would be rendered in one turn, and cached responses would wait
 * for all of these pages.
 */
function createLine() {
  const waiting: { since: number; begin: Begin }[] = []
  let isMoving = false
  const move = (): void => {
    const next = waiting.shift()
    isMoving = next !== undefined
    if (!next) return
    setImmediate(move)
    next.begin(performance.now() - next.since)
  }
  return {
    enter: (begin: Begin): void => {
      waiting.push({ since: performance.now(), begin })
      if (!isMoving) move()
    },
    waitedMs: (): number => (waiting[0] ? performance.now() - waiting[0].since : 0),
  }
}

function isExempt({ url, raw }: FastifyRequest): boolean {
  // an injected request has no socket of this server
  return url === '/healthz' || url === '/readyz' || !('server' in raw.socket && raw.socket.server)
}
