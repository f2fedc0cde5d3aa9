import { AsyncResource } from 'node:async_hooks'
import type { Log } from '#server/context/log.ts'

const runningMax = 4
const pollMs = 15_000
/** How long a job runs until somebody else looks for the next. */
const patienceMs = 50

export type Background = { wake(): void; stop(): Promise<void> }
type Work = {
  /** Runs the next job, if there is one; calls `found` as soon as it has it. */
  runNext: (found: () => void) => Promise<boolean>
  nextDueAt: () => Promise<number | null>
  now: () => number
  log: Log
}

/**
 * One job after the other for as long as there are due ones, beside those that take their time, up to four together: people
 * who wait for an answer come first, and a carrier that is slow keeps nothing else waiting. Then sleeps until the next falls
 * due or somebody calls.
 */
export function inBackground({ runNext, nextDueAt: nextAt, now, log }: Work): Background {
  const workers = new Set<Promise<void>>()
  /** How many of them have a job that takes its time. */
  let heldUp = 0
  let isStopped = false
  let wasCalled = false
  let timer: NodeJS.Timeout | undefined

  async function runOne(): Promise<boolean> {
    let isHeldUp = false
    let patience: NodeJS.Timeout | undefined
    const found = () => {
      patience = setTimeout(() => {
        isHeldUp = true
        heldUp++
        hire()
      }, patienceMs)
    }
    return runNext(found).finally(() => {
      clearTimeout(patience)
      if (isHeldUp) heldUp--
    })
  }
  async function work(): Promise<void> {
    do {
      wasCalled = false
      while (!isStopped && (await runOne()));
    } while (wasCalled && !isStopped)
  }
  /** One worker is enough who is not held up. */
  function hire(): void {
    if (isStopped || workers.size > heldUp || workers.size >= runningMax) return
    const worker = work()
      .catch((error: unknown) => log.warn({ err: error }, 'the jobs could not be looked at'))
      .then(() => {
        workers.delete(worker)
        return workers.size === heldUp ? sleep() : undefined
      })
    workers.add(worker)
  }
  async function sleep(): Promise<void> {
    const next = await nextAt().catch(() => null)
    const wait = next === null ? pollMs : Math.min(Math.max(next - now(), 100), pollMs)
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(wake, wait).unref()
  }
  // who calls may stand in the middle of a transaction, which is none of the worker's business
  const wake = AsyncResource.bind(() => {
    wasCalled = true
    hire()
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
