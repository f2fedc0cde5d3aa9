import { AsyncLocalStorage } from 'node:async_hooks'
import type { KyselyPlugin } from 'kysely'
import { sqlState } from '#server/context/serialize-error.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { signEntries } from '#server/db/sign-seals.ts'

/** The open transaction: ids of the audit entries that it has written. */
const insideTransaction = new AsyncLocalStorage<{ entryIds: number[] }>()

const deadlockDetected = '40P01'
/** Maximum number of attempts of a transaction. */
const maxRuns = 3

/**
 * Runs `work` in one transaction of `db`; a throw rolls it back. PostgreSQL aborts one of two deadlocked transactions; its work is retried,
 * so side effects of `work` outside of the database must be repeatable. The embedded database has a single session: inside, use only the
 * handle of the transaction and await nothing slow (network, hashing, images).
 */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (insideTransaction.getStore()) throw new Error('A transaction is already open: pass its handle')
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

export function isInTransaction(): boolean {
  return insideTransaction.getStore() !== undefined
}

/** Schedules sealing and signing of an audit entry for the end of the open transaction. */
export function signAtEnd(entryId: number): void {
  insideTransaction.getStore()?.entryIds.push(entryId)
}

/** Throws for a query on the outer handle while a transaction is open: on the embedded database it would hang forever. */
export const transactionGuard: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (insideTransaction.getStore()) throw new Error('Use the handle of the open transaction')
    return node
  },
  transformResult: async ({ result }) => result,
}
