const databaseName = 'vitrine-drafts'
const storeName = 'drafts'

let opened: Promise<IDBDatabase> | undefined

/**
 * Copies of drafts in IndexedDB. Local storage reaches the disk only after seconds, so a killed browser loses the latest input; a committed
 * IndexedDB transaction survives. If IndexedDB is blocked, reads find nothing and writes do nothing.
 */
export const draftCopies = {
  read: (name: string): Promise<unknown> => run('readonly', (store) => store.get(name)),
  write: (name: string, value: unknown): Promise<unknown> =>
    value === null ? run('readwrite', (store) => store.delete(name)) : run('readwrite', (store) => store.put(value, name)),
  names: async (): Promise<string[]> => ((await run('readonly', (store) => store.getAllKeys())) ?? []).map(String),
}

async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  try {
    opened ??= openDatabase().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    const transaction = (await opened).transaction(storeName, mode)
    const request = work(transaction.objectStore(storeName))
    transaction.commit()
    return await new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error ?? new Error('The device did not store the draft'))
    })
  } catch {
    return null
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The device has no room for drafts'))
  })
}
