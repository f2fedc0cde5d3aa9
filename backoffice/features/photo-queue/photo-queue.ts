import { browserStorage } from '#app/browser/storage.ts'
import { createStore, useStore } from '#app/browser/store.ts'
import { memoryStorage, openQueueStorage, queueFlag, type QueueItem, type QueueStorage } from '#backoffice/client/photo-queue-storage.ts'
import { queryClient } from '#backoffice/client/query-client.ts'
import { queryKeys } from '#backoffice/client/query-keys.ts'
import { requireAuth, sessionStore } from '#backoffice/client/session.ts'
import { createQueueEngine, type QueuedPhoto, type QueueEngine } from '#backoffice/features/photo-queue/queue-engine.ts'
import { sendPhoto } from '#backoffice/features/photo-queue/send-photo.ts'
import { staffPhotoLimits } from '#contract/rules/staff/photo-limits.ts'

/** Where chosen photographs belong: a piece, or a batch without a piece yet. */
export type QueueTarget = { pieceId: number } | { batch: string }

const channelName = 'vitrine-photo-queue'
const lockName = 'vitrine-photo-queue'

/** Whether the queue has been read from the device. */
const readyStore = createStore(false)
let opened: QueueEngine | undefined
let storage: QueueStorage | undefined

/** The queue of this device; created, and started, on first use. Only one tab sends; the others show the progress. */
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
  // after a new sign-in, photographs that waited for it are sent at once
  sessionStore.subscribe(() => void (sessionStore.get() && engine.hurry()))
  void engine
    .reload()
    .catch(() => {})
    .then(() => readyStore.set(true))
  void whenLeading(() => void engine.start())
  engine.photos.subscribe(() => browserStorage.set(queueFlag, engine.photos.get().length ? '1' : null))
  return engine
}

/** Runs `lead` in one tab at a time; when that tab closes, another takes over. */
async function whenLeading(lead: () => void): Promise<void> {
  // pages without TLS have no Web Locks: every tab sends, and the server deduplicates
  if (!('locks' in navigator)) return lead()
  await navigator.locks.request(lockName, () => {
    lead()
    return new Promise(() => {})
  })
}

function onTaken({ pieceId, batch }: QueueItem): void {
  void queryClient.invalidateQueries({ queryKey: pieceId === null ? queryKeys.photoUpload(batch) : queryKeys.pieces.photos(pieceId) })
}

/** Resumes the uploads of an earlier visit. */
export function startPhotoQueue(): void {
  photoQueue()
}

/** The queued photographs of a piece or a batch, each batch in the order chosen; only those of the signed-in person. */
export function useQueue(target: QueueTarget): QueuedPhoto[] {
  const photos = useStore(photoQueue().photos)
  const staffId = sessionStore.get()?.staff.id
  return photos.filter((photo) => photo.staffId === staffId && belongs(photo, target))
}

/** Whether `useQueue` is complete: after a reload the queue is read from the device first. */
export function useIsQueueReady(): boolean {
  return useStore(readyStore)
}

const belongs = (photo: QueueItem, target: QueueTarget) =>
  'pieceId' in target ? photo.pieceId === target.pieceId : photo.pieceId === null && photo.batch === target.batch

/** The last batch of each piece and its next position: later photographs join that batch, so the order is kept. */
const lastBatches = new Map<number, { batch: string; next: number }>()

/** Adds files to the end of the queue. Returns how many were over the limit. */
export async function enqueuePhotos(files: readonly File[], target: QueueTarget): Promise<number> {
  const items = await addToQueue(
    files.map((file) => ({ file, at: file.lastModified })),
    target,
  )
  return files.length - items.length
}

type TimedFile = { file: File; at: number }

/** Like `enqueuePhotos`, with capture times; returns the added items. `taken`: how many positions of the batch are already used. */
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

/** After a reload: the batch of the photographs still in the queue, and its next position. */
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

/** Like `crypto.randomUUID`, which is unavailable on pages without TLS. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = ((bytes[8] ?? 0) & 0x3) | 0x8
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant.toString(16)}${hex.slice(17, 20)}-${hex.slice(20)}`
}
