import { newUuid } from '#app/browser/new-uuid.ts'
import { browserStorage } from '#app/browser/storage.ts'
import { createStore, useStore } from '#app/browser/store.ts'
import { memoryStorage, openQueueStorage, queueFlag, type QueueItem, type QueueStorage } from '#backoffice/client/photo-queue-storage.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { requireAuth, sessionStore } from '#backoffice/client/session.ts'
import { createQueueEngine, type QueuedPhoto, type QueueEngine } from '#backoffice/features/photo-queue/queue-engine.ts'
import { sendPhoto } from '#backoffice/features/photo-queue/send-photo.ts'
import { staffPhotoLimits } from '#contract/rules/staff/photo-limits.ts'

/** Destination of chosen photographs: a piece, or a batch until its piece is created. */
export type QueueTarget = { pieceId: number } | { batch: string }

const channelName = 'vitrine-photo-queue'
const lockName = 'vitrine-photo-queue'

const readyStore = createStore(false)
let opened: QueueEngine | undefined
let storage: QueueStorage | undefined

/** Returns the queue of this device. Creates and starts it on first use. Only one tab sends; other tabs show the progress. */
function photoQueue(): QueueEngine {
  if (opened) return opened
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName)
  storage = typeof indexedDB === 'undefined' ? memoryStorage() : openQueueStorage()
  const engine = createQueueEngine({
    storage,
    send: sendPhoto,
    onTaken,
    signIn: () => requireAuth('sign-in'),
    announce: () => channel?.postMessage('changed'),
  })
  opened = engine
  channel?.addEventListener('message', () => void engine.reload())
  window.addEventListener('online', () => engine.hurry())
  // after a new sign-in, sends the photographs that were waiting for it
  sessionStore.subscribe(() => void (sessionStore.get() && engine.hurry()))
  void engine
    .reload()
    .catch(() => {})
    .then(() => readyStore.set(true))
  void whenLeading(() => void engine.start())
  engine.photos.subscribe(() => browserStorage.set(queueFlag, engine.photos.get().length ? '1' : null))
  return engine
}

/** Runs `lead` in one tab at a time. When that tab closes, another tab takes over. */
async function whenLeading(lead: () => void): Promise<void> {
  // Pages without TLS have no Web Locks. Every tab then sends, and the server removes duplicates.
  if (!('locks' in navigator)) return lead()
  await navigator.locks.request(lockName, () => {
    lead()
    return new Promise(() => {})
  })
}

function onTaken({ pieceId, batch }: QueueItem): void {
  void queryClient.invalidateQueries({ queryKey: pieceId === null ? queryKeys.photoUpload(batch) : queryKeys.pieces.photos(pieceId) })
}

export function startPhotoQueue(): void {
  photoQueue()
}

/** Returns the queued photographs of a piece or batch that the signed-in person added, in the order in which they were chosen. */
export function useQueue(target: QueueTarget): QueuedPhoto[] {
  const photos = useStore(photoQueue().photos)
  const staffId = sessionStore.get()?.staff.id
  return photos.filter((photo) => photo.staffId === staffId && belongs(photo, target))
}

/** Whether `useQueue` is complete. After a reload, the queue must first be read from the device. */
export function useIsQueueReady(): boolean {
  return useStore(readyStore)
}

const belongs = (photo: QueueItem, target: QueueTarget) =>
  'pieceId' in target ? photo.pieceId === target.pieceId : photo.pieceId === null && photo.batch === target.batch

/** The last batch of each piece, and the next free position in the batch. Photographs added later continue this batch while it has room. */
const lastBatches = new Map<number, { batch: string; next: number }>()

/** Adds files to the end of the queue. Returns the number of files over the limit. */
export async function enqueuePhotos(files: readonly File[], target: QueueTarget): Promise<number> {
  const items = await addToQueue(
    files.map((file) => ({ file, at: file.lastModified })),
    target,
  )
  return files.length - items.length
}

type TimedFile = { file: File; at: number }

/**
 * Like `enqueuePhotos`, but takes capture times and returns the added items. `taken` is the number of positions that the batch already
 * uses.
 */
export async function addToQueue(files: readonly TimedFile[], target: QueueTarget, taken = 0): Promise<QueueItem[]> {
  const staffId = sessionStore.get()?.staff.id
  if (!staffId) return []
  const engine = photoQueue()
  const start = 'batch' in target ? { batch: target.batch, next: nextIn(target, taken) } : startOf(target.pieceId, files.length)
  const room = files.slice(0, Math.max(0, staffPhotoLimits.batchMax - start.next))
  const added = room.map(({ file, at: modifiedAt }, at) => ({
    file,
    item: {
      id: newUuid(),
      staffId,
      batch: start.batch,
      position: start.next + at,
      pieceId: 'pieceId' in target ? target.pieceId : null,
      fileName: file.name || 'photo.jpg',
      bytes: file.size,
      modifiedAt,
      state: 'waiting' as const,
      problem: null,
    },
  }))
  if ('pieceId' in target) lastBatches.set(target.pieceId, { batch: start.batch, next: start.next + room.length })
  await engine.add(added)
  return added.map(({ item }) => item)
}

export async function queuedFile(id: string): Promise<Blob | null> {
  photoQueue()
  return (await storage?.file(id).catch(() => null)) ?? null
}

function nextIn(target: QueueTarget, taken: number): number {
  const positions = photoQueue()
    .photos.get()
    .filter((photo) => belongs(photo, target))
    .map(({ position }) => position + 1)
  return Math.max(taken, ...positions)
}

function startOf(pieceId: number, count: number): { batch: string; next: number } {
  const last = lastBatches.get(pieceId) ?? waitingPlace(pieceId)
  return last && last.next + count <= staffPhotoLimits.batchMax ? last : { batch: newUuid(), next: 0 }
}

/**
 * Returns the last batch of a piece and its next free position, according to the queue. Needed after a reload, which empties `lastBatches`.
 */
function waitingPlace(pieceId: number): { batch: string; next: number } | undefined {
  const waiting = photoQueue()
    .photos.get()
    .filter((photo) => photo.pieceId === pieceId)
    .toSorted((a, b) => b.position - a.position)
  return waiting[0] && { batch: waiting[0].batch, next: waiting[0].position + 1 }
}

export const pausePhotos = (ids: readonly string[]) => photoQueue().pause(ids)
export const resumePhotos = (ids: readonly string[]) => photoQueue().resume(ids)
export const dropPhotos = (ids: readonly string[]) => photoQueue().drop(ids)
