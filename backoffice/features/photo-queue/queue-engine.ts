import { createStore } from '#app/browser/store.ts'
import type { QueueItem, QueueStorage } from '#backoffice/client/photo-queue-storage.ts'
import { createAttempts } from '#backoffice/features/photo-queue/queue-attempts.ts'
import type { SendOptions, SendResult } from '#backoffice/features/photo-queue/send-photo.ts'

/** A queued photograph. `progress` is 0…1 while the photograph is being sent, else null. */
export type QueuedPhoto = QueueItem & { progress: number | null }

type EngineOptions = {
  storage: QueueStorage
  send: (item: QueueItem, file: Blob, options: SendOptions) => Promise<SendResult>
  onTaken: (item: QueueItem) => void
  /** Asks the person to sign in again. Resolves to whether the person has signed in. */
  signIn: () => Promise<boolean>
  announce: () => void
  firstWaitMs?: number
}

const atOnce = 3

type Running = { controller: AbortController; progress: number }

/**
 * Sends the stored queue, three photographs at a time, in the order in which they were chosen. Retries network errors without limit. After
 * six temporary server errors or one refusal, marks a photograph as failed until a person retries or removes it.
 */
export function createQueueEngine({ storage, send, onTaken, signIn, announce, firstWaitMs = 1000 }: EngineOptions) {
  const photos = createStore<readonly QueuedPhoto[]>([])
  const running = new Map<string, Running>()
  const attempts = createAttempts(firstWaitMs)
  const state = { items: [] as QueueItem[], isWorking: false, isSignedOut: false }
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = () => photos.set(state.items.map((item) => ({ ...item, progress: running.get(item.id)?.progress ?? null })))

  /** Rereads the storage after a change by this or another tab. */
  async function reload(): Promise<void> {
    state.items = await storage.list()
    const waiting = new Set(state.items.filter((item) => item.state === 'waiting').map(({ id }) => id))
    for (const [id, { controller }] of running) if (!waiting.has(id)) controller.abort()
    show()
    pump()
  }

  function pump(): void {
    if (!state.isWorking || state.isSignedOut) return
    clearTimeout(timer)
    const waiting = state.items.filter((item) => item.state === 'waiting' && !running.has(item.id))
    // reads the clock once: an item that becomes due between two readings would be neither sent nor scheduled
    const now = Date.now()
    const due = waiting.filter(({ id }) => attempts.notBefore(id) <= now)
    for (const item of due.slice(0, Math.max(0, atOnce - running.size))) void work(item)
    const later = waiting.map(({ id }) => attempts.notBefore(id)).filter((at) => at > now)
    if (later.length) timer = setTimeout(pump, Math.min(...later) - now)
  }

  async function work(item: QueueItem): Promise<void> {
    const mine: Running = { controller: new AbortController(), progress: 0 }
    running.set(item.id, mine)
    show()
    const onProgress = (part: number) => {
      mine.progress = part
      show()
    }
    const { signal } = mine.controller
    const result = await sendStored(item, { onProgress, signal })
    running.delete(item.id)
    // an aborted upload has no result: a person has paused or removed the photograph
    if (!signal.aborted) await settle(item, result)
    await reload()
    announce()
  }

  /** Sends the file of an item. Returns null if the file was removed. */
  async function sendStored(item: QueueItem, options: SendOptions): Promise<SendResult | null> {
    try {
      const file = await storage.file(item.id)
      return file && !options.signal.aborted ? await send(item, file, options) : null
    } catch {
      // Reading the storage may fail for a moment, so the photograph is retried. After too many failures, the person can remove it.
      return { kind: 'later', sentence: '', isOffline: false }
    }
  }

  async function settle(item: QueueItem, result: SendResult | null): Promise<void> {
    if (result?.kind === 'sign-in') return waitForSignIn()
    if (result?.kind === 'later' && attempts.note(item, result)) return
    if (result && result.kind !== 'taken') return storage.update({ ...item, state: 'failed', problem: result.sentence })
    attempts.clear(item.id)
    await storage.remove(item.id)
    onTaken(item)
  }

  async function waitForSignIn(): Promise<void> {
    if (state.isSignedOut) return
    state.isSignedOut = true
    state.isSignedOut = !(await signIn())
  }

  async function start(): Promise<void> {
    state.isWorking = true
    await reload()
  }
  /** Retries all photographs without waiting for their back-off. Call it when the network is back or someone has signed in. */
  function hurry(): void {
    state.isSignedOut = false
    attempts.clearAll()
    pump()
  }
  const clear = (ids: readonly string[]) => ids.forEach(attempts.clear)
  return { photos, reload, start, hurry, ...queueChanges({ storage, reload, announce, clear, items: () => state.items }) }
}

export type QueueEngine = ReturnType<typeof createQueueEngine>

type Changing = {
  storage: QueueStorage
  reload: () => Promise<void>
  announce: () => void
  clear: (ids: readonly string[]) => void
  items: () => readonly QueueItem[]
}

function queueChanges({ storage, reload, announce, clear, items }: Changing) {
  async function change(work: () => Promise<void>): Promise<void> {
    await work()
    await reload()
    announce()
  }
  const setState = (ids: readonly string[], state: QueueItem['state']) =>
    change(async () => {
      clear(ids)
      for (const item of items().filter(({ id }) => ids.includes(id))) await storage.update({ ...item, state, problem: null })
    })
  return {
    add: (added: readonly { item: QueueItem; file: Blob }[]) =>
      change(async () => {
        for (const { item, file } of added) await storage.add(item, file)
      }),
    pause: (ids: readonly string[]) => setState(ids, 'paused'),
    resume: (ids: readonly string[]) => setState(ids, 'waiting'),
    drop: (ids: readonly string[]) =>
      change(async () => {
        for (const id of ids) await storage.remove(id)
      }),
  }
}
