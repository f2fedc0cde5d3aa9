import { expect, type Page } from '#test/e2e/fixtures.ts'

/** Waits until IndexedDB contains the typed text, because drafts are stored with a debounce. */
export async function expectDraftStored(page: Page, typed: string | RegExp): Promise<void> {
  await expect.poll(() => page.evaluate(readDrafts)).toMatch(typed)
}

async function readDrafts(): Promise<string> {
  const name = 'vitrine-drafts'
  const known = await indexedDB.databases()
  if (!known.some((database) => database.name === name)) return ''
  const read = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await read(indexedDB.open(name))
  const drafts = await read(database.transaction('drafts').objectStore('drafts').getAll())
  database.close()
  return JSON.stringify(drafts)
}
