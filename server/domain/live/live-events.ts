import type { Log } from '#server/context/log.ts'
import type { OpenDatabase } from '#server/db/client.ts'
import { coalesceCalls } from '#server/domain/catalog/coalesce-calls.ts'
import { type EventBatch, readEvents } from '#server/domain/live/read-events.ts'

type Subscriber = (batch: EventBatch) => void

/** Events about changes made in any process. */
export type LiveEvents = {
  /**
   * Calls `subscriber` with each batch of new events. Returns a function that unsubscribes. If the first read fails, the first batch has
   * `isComplete: false`.
   */
  subscribe(subscriber: Subscriber): Promise<() => void>
  onClose(listener: () => void): () => void
  close(): Promise<void>
}

const pollMs = 5000

/** Reads events when the database notifies of changes, and by polling. Reads nothing while there are no subscribers. */
export function openLiveEvents(database: OpenDatabase, log: Log, now: () => number): LiveEvents {
  const subscribers = new Set<Subscriber>()
  const closeListeners = new Set<() => void>()
  let since: string | undefined
  /** Ids of the events in the last batch. The next batch may contain the same events again. */
  let sentIds = new Set<number>()
  /** Whether a read failed before there was a cursor. If so, the next batch may lack events. */
  let isLate = false
  let isClosed = false
  let listening: Promise<() => Promise<void>> | undefined
  let timer: NodeJS.Timeout | undefined

  const read = coalesceCalls(async () => {
    if (isClosed || subscribers.size === 0) {
      since = undefined
      isLate = false
      return
    }
    const batch = await readEvents(database.db, since, now())
    const isComplete = batch.isComplete && !isLate
    isLate = false
    const events = batch.events.filter(({ eventId }) => !sentIds.has(eventId))
    sentIds = new Set(batch.events.map(({ eventId }) => eventId))
    since = batch.since
    if (events.length || !isComplete) for (const subscriber of subscribers) subscriber({ ...batch, isComplete, events })
  })
  const readQuietly = () => void read().catch((error: unknown) => log.warn({ err: error }, 'changes could not be read for open pages'))

  async function listen(): Promise<void> {
    listening ??= database.listen('staff', readQuietly)
    timer ??= setInterval(readQuietly, pollMs).unref()
    try {
      await listening
    } catch (error) {
      listening = undefined
      throw error
    }
  }

  return {
    subscribe: async (subscriber) => {
      subscribers.add(subscriber)
      try {
        await listen()
        await read()
      } catch (error) {
        isLate ||= since === undefined
        // polling continues; until a read succeeds, the page keeps its old data
        log.warn({ err: error }, 'changes could not be read for an open page')
      }
      return () => void subscribers.delete(subscriber)
    },
    onClose: (listener) => {
      closeListeners.add(listener)
      return () => void closeListeners.delete(listener)
    },
    close: async () => {
      isClosed = true
      clearInterval(timer)
      for (const listener of closeListeners) listener()
      const stop = await listening?.catch(() => undefined)
      await stop?.()
      await read().catch(() => {})
    },
  }
}
