import { AsyncLocalStorage } from 'node:async_hooks'
import type { KyselyPlugin } from 'kysely'
import type { Db, Tx } from '#server/db/database.ts'

const insideTransaction = new AsyncLocalStorage<true>()

/**
 * Runs `work` in one transaction of `db`; a throw rolls it back. The embedded database has a single session:
 * inside, only the handle may be used, and nothing slow (network, hashing, images) may be awaited.
 */
export function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (insideTransaction.getStore()) throw new Error('A transaction is open already: pass its handle on')
  return insideTransaction.run(true, () => db.withoutPlugins().transaction().execute(work))
}

/** Throws on a query on the outer handle while a transaction is open: on the embedded database it would hang for ever. */
export const transactionGuard: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (insideTransaction.getStore()) throw new Error('Use the handle of the open transaction')
    return node
  },
  transformResult: async ({ result }) => result,
}
