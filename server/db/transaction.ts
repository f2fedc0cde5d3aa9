import { AsyncLocalStorage } from 'node:async_hooks'
import type { KyselyPlugin } from 'kysely'
import { sqlState } from '#server/context/serialize-error.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { signEntries } from '#server/db/sign-seals.ts'

/** The open transaction, and the entries of the audit log that it wrote so far. */
const insideTransaction = new AsyncLocalStorage<{ entryIds: number[] }>()

const deadlockDetected = '40P01'
/** How often the work of a transaction is begun at most. */
const maxRuns = 3

/**
 * Runs `work` in one transaction of `db`; a throw rolls it back. Two transactions that wait for each other's rows are a deadlock: PostgreSQL
 * ends one, and its work is run anew, so `work` changes nothing outside of the database but what it sets anew. The embedded database has a single session:
 * inside, only the handle may be used, and nothing slow (network, hashing, images) may be awaited.
 */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (insideTransaction.getStore()) throw new Error('A transaction is open already: pass its handle on')
  for (let run = 1; ; run++) {
    try {
      return await runOnce(db, work)
    } catch (error) {
      if (sqlState(error) !== deadlockDetected || run === maxRuns) throw error
    }
  }
}

function runOnce<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const open = { entryIds: [] }
  return insideTransaction.run(open, () =>
    db
      .withoutPlugins()
      .transaction()
      .execute(async (tx) => {
        const result = await work(tx)
        await signEntries(tx, open.entryIds)
        return result
      }),
  )
}

/** Whether the caller runs within a transaction. */
export function isInTransaction(): boolean {
  return insideTransaction.getStore() !== undefined
}

/** Has an entry of the audit log sealed and signed at the end of the open transaction. */
export function signAtEnd(entryId: number): void {
  insideTransaction.getStore()?.entryIds.push(entryId)
}

/** Throws on a query on the outer handle while a transaction is open: on the embedded database it would hang for ever. */
export const transactionGuard: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (insideTransaction.getStore()) throw new Error('Use the handle of the open transaction')
    return node
  },
  transformResult: async ({ result }) => result,
}
