import { browserStorage } from '#app/browser/storage.ts'

/** Local storage key of a flag that is set while the queue has items. Without the flag, pages do not open IndexedDB. */
export const queueFlag = 'staff-photo-queue'

export type QueueItem = {
  id: string
  staffId: string
  /** Id shared by photographs that were chosen together; `position` is their order. */
  batch: string
  position: number
  /** Null until the piece is created. */
  pieceId: number | null
  fileName: string
  bytes: number
  /** Modification time of the file, used if the photograph's metadata have no capture time. */
  modifiedAt: number
  state: 'waiting' | 'paused' | 'failed'
  problem: string | null
}

export type QueueStorage = {
  list(): Promise<QueueItem[]>
  add(item: QueueItem, file: Blob): Promise<void>
  update(item: QueueItem): Promise<void>
  remove(id: string): Promise<void>
  /** Returns the file of an item; null if the item was removed. */
  file(id: string): Promise<Blob | null>
}

const name = 'vitrine-photos'
const itemStore = 'items'
const fileStore = 'files'

/** The queue in IndexedDB. Survives a reload and a crash. */
export function openQueueStorage(): QueueStorage {
  let opened: Promise<IDBDatabase> | undefined
  const database = () =>
    (opened ??= openDatabase().catch((error: unknown) => {
      opened = undefined
      throw error
    }))

  async function run<T>(mode: IDBTransactionMode, work: (items: IDBObjectStore, files: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const transaction = (await database()).transaction([itemStore, fileStore], mode)
    const request = work(transaction.objectStore(itemStore), transaction.objectStore(fileStore))
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error ?? new Error('The device did not store the photograph'))
    })
  }

  return {
    list: async () => (await run<QueueItem[]>('readonly', (items) => items.getAll())).toSorted(inOrder),
    add: async (item, file) => {
      await run('readwrite', (items, files) => {
        files.put(file, item.id)
        return items.put(item)
      })
    },
    update: async (item) => {
      await run('readwrite', (items) => {
        const known = items.getKey(item.id)
        known.onsuccess = () => known.result !== undefined && items.put(item)
        return known
      })
    },
    remove: async (id) => {
      await run('readwrite', (items, files) => {
        files.delete(id)
        return items.delete(id)
      })
    },
    file: async (id) => (await run<Blob | undefined>('readonly', (_items, files) => files.get(id))) ?? null,
  }
}

export async function clearPhotoQueue(staffId: string): Promise<void> {
  if (!browserStorage.get(queueFlag)) return
  const storage = openQueueStorage()
  const items = await storage.list().catch(() => [])
  for (const item of items) if (item.staffId === staffId) await storage.remove(item.id)
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(itemStore, { keyPath: 'id' })
      request.result.createObjectStore(fileStore)
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The device has no room for photographs'))
  })
}

/** Fallback without IndexedDB: keeps photographs in memory until they are sent. */
export function memoryStorage(): QueueStorage {
  const items = new Map<string, QueueItem>()
  const files = new Map<string, Blob>()
  return {
    list: async () => [...items.values()].toSorted(inOrder),
    add: async (item, file) => {
      items.set(item.id, item)
      files.set(item.id, file)
    },
    update: async (item) => void (items.has(item.id) && items.set(item.id, item)),
    remove: async (id) => {
      items.delete(id)
      files.delete(id)
    },
    file: async (id) => files.get(id) ?? null,
  }
}

const inOrder = (a: QueueItem, b: QueueItem) => a.batch.localeCompare(b.batch) || a.position - b.position
