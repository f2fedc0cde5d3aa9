import { AsyncResource } from 'node:async_hooks'
import type { Log } from '#server/context/log.ts'
import { createOutageBackoff } from '#server/domain/jobs/outage-backoff.ts'

const runningMax = 6
const pollMs = 15_000
/** A job that runs longer than this counts as slow, and another worker then claims the next job. */
const slowJobTimeoutMs = 50

export type WorkerPool = { wake(): void; stop(): Promise<void> }
type WorkerPoolOptions = {
  /** Claims and runs the next due job. Calls `onClaimed` as soon as the job is claimed. Resolves to false if no job is due. */
  runNext: (onClaimed: () => void) => Promise<boolean>
  findNextDueTime: () => Promise<number | null>
  now: () => number
  log: Log
}

/**
 * Creates a pool of up to `runningMax` workers. Usually one worker runs the due jobs one after the other, which leaves most capacity to
 * requests. While a job is slow, another worker starts, because a slow transport must not delay other jobs. When no job is due, the pool
 * waits for the next due time or for `wake`.
 */
export function createWorkerPool({ runNext, findNextDueTime: nextAt, now, log }: WorkerPoolOptions): WorkerPool {
  const workers = new Set<Promise<void>>()
  let slowCount = 0
  let isStopped = false
  let wasWoken = false
  let timer: NodeJS.Timeout | undefined
  const outage = createOutageBackoff(log)

  async function runOne(): Promise<boolean> {
    let isSlow = false
    let slowJobTimeout: NodeJS.Timeout | undefined
    const onClaimed = () => {
      slowJobTimeout = setTimeout(() => {
        isSlow = true
        slowCount++
        addWorker()
      }, slowJobTimeoutMs)
    }
    return runNext(onClaimed).finally(() => {
      clearTimeout(slowJobTimeout)
      if (isSlow) slowCount--
    })
  }
  async function work(): Promise<void> {
    do {
      wasWoken = false
      while (!isStopped && (await runOne()));
      outage.isOver()
    } while (wasWoken && !isStopped)
  }
  function addWorker(): void {
    if (isStopped || workers.size > slowCount || workers.size >= runningMax) return
    const worker = work()
      .catch((error: unknown) => outage.failed(error))
      .then(() => {
        workers.delete(worker)
        return workers.size === slowCount ? sleep() : undefined
      })
    workers.add(worker)
  }
  async function sleep(): Promise<void> {
    const wait = outage.waitMs() || (await untilNext())
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(wake, wait).unref()
  }
  async function untilNext(): Promise<number> {
    const next = await nextAt().catch(() => null)
    return next === null ? pollMs : Math.min(Math.max(next - now(), 100), pollMs)
  }
  // `bind` detaches the workers from the caller's async context, which may be a transaction
  const wake = AsyncResource.bind(() => {
    wasWoken = true
    addWorker()
  })
  return {
    wake,
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await Promise.all(workers)
    },
  }
}
