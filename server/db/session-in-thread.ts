import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { DatabaseUnavailable } from '#server/context/database-unavailable.ts'
import type { Log } from '#server/context/log.ts'
import type { EmbeddedSession, SessionResult } from '#server/db/embedded-session.ts'
import { type NumberedCall, type SessionCall, type SessionData, type SessionMessage, unpackError } from '#server/db/session-messages.ts'

const program = join(import.meta.dirname, 'embedded-session.thread.ts')

/**
 * Opens an embedded database in a worker thread, so that its work does not block requests. If the thread exits unexpectedly, pending and
 * later calls reject with `DatabaseUnavailable`. A later rollback or `close` resolves immediately.
 */
export async function openSessionInThread(data: SessionData, log: Log): Promise<EmbeddedSession> {
  const thread = startThread(data, log)
  try {
    await thread.opened
  } catch (error) {
    await thread.terminate()
    throw error
  }
  let listenersMade = 0
  return {
    query: async (text, values, { isInside }) => {
      const result = await thread.ask({ name: 'query', text, values, isInside })
      if (!result) throw new Error('A query returned no result')
      return result
    },
    begin: async () => void (await thread.ask({ name: 'begin' })),
    end: async (how) => {
      if (how === 'commit' || !thread.isGone()) await thread.ask({ name: 'end', how })
    },
    listen: async (channel, onNotification) => {
      const listener = ++listenersMade
      thread.listeners.set(listener, onNotification)
      await thread.ask({ name: 'listen', channel, listener })
      return async () => {
        thread.listeners.delete(listener)
        if (!thread.isGone()) await thread.ask({ name: 'unlisten', listener })
      }
    },
    close: async () => {
      if (!thread.isGone()) await thread.ask({ name: 'close' })
      await thread.terminate()
    },
  }
}

type Waiting = { resolve: (result: SessionResult | undefined) => void; reject: (error: Error) => void }

function startThread(data: SessionData, log: Log) {
  const worker = new Worker(program, { workerData: data, name: 'embedded-database' })
  const waiting = new Map<number, Waiting>()
  const listeners = new Map<number, () => void>()
  let callsMade = 0
  let cause: unknown
  let isGone = false
  let isEnding = false

  /** Keeps the process alive while a call to the thread is pending. */
  function wait(call: number): Promise<SessionResult | undefined> {
    const { promise, resolve, reject } = Promise.withResolvers<SessionResult | undefined>()
    if (waiting.size === 0) worker.ref()
    waiting.set(call, { resolve, reject })
    return promise
  }
  function take(call: number): Waiting | undefined {
    const waitingCall = waiting.get(call)
    if (waiting.delete(call) && waiting.size === 0) worker.unref()
    return waitingCall
  }
  function ask(call: SessionCall): Promise<SessionResult | undefined> {
    if (isGone) return Promise.reject(new DatabaseUnavailable(cause))
    const numbered: NumberedCall = { ...call, call: ++callsMade }
    // posts first: a value that cannot be cloned throws here, before the call counts as pending
    worker.postMessage(numbered)
    return wait(numbered.call)
  }
  function onExit(code: number): void {
    isGone = true
    cause ??= new Error(`the thread of the embedded database ended (${code})`)
    if (!isEnding) log.error({ err: cause }, 'the embedded database ended: the shop needs a restart')
    for (const call of waiting.keys()) take(call)?.reject(new DatabaseUnavailable(cause))
  }
  worker.on('message', (message: SessionMessage) => {
    if ('listener' in message) listeners.get(message.listener)?.()
    else if ('error' in message) take(message.call)?.reject(unpackError(message.error))
    else take(message.call)?.resolve(message.result)
  })
  worker.on('error', (error) => (cause = error))
  worker.on('exit', onExit)
  const terminate = async (): Promise<void> => {
    isEnding = true
    await worker.terminate()
  }
  return { opened: wait(0), ask, listeners, isGone: () => isGone, terminate }
}
