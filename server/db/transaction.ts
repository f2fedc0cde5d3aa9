import { AsyncLocalStorage } from 'node:async_hooks'
import type { KyselyPlugin } from 'kysely'
import { sqlState } from '#server/context/serialize-error.ts'
import type { Db, Tx } from '#server/db/database.ts'
import { type Redaction, signEntries, signRedactions } from '#server/db/sign-seals.ts'

/** The audit entries and redactions of the open transaction, to be signed at its end. */
const insideTransaction = new AsyncLocalStorage<{ entryIds: number[]; redactions: Redaction[] }>()

const deadlockDetected = '40P01'
const maxRuns = 3

/**
 * Runs `work` in one transaction. An error rolls it back. After a deadlock, `work` runs again, so its side effects outside the database
 * must be repeatable. The embedded database has a single session: `work` must use only the handle of its transaction, and must not await
 * anything slow (network, hashing, images).
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
  const open = { entryIds: [], redactions: [] }
  return insideTransaction.run(open, () =>
    db
      .withoutPlugins()
      .transaction()
      .execute(async (tx) => {
        const result = await work(tx)
        await signEntries(tx, open.entryIds)
        for (const redaction of open.redactions) await signRedactions(tx, redaction)
        return result
      }),
  )
}

export function isInTransaction(): boolean {
  return insideTransaction.getStore() !== undefined
}

/** Schedules an audit entry to be sealed and signed at the end of the transaction. */
export function signAtEnd(entryId: number): void {
  insideTransaction.getStore()?.entryIds.push(entryId)
}

/** Schedules redacted audit entries to be signed at the end of the transaction. */
export function signRedactedAtEnd(redaction: Redaction): void {
  insideTransaction.getStore()?.redactions.push(redaction)
}

/** Throws if a query uses the outer handle while a transaction is open. On the embedded database, such a query would wait forever. */
export const transactionGuard: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (insideTransaction.getStore()) throw new Error('Use the handle of the open transaction')
    return node
  },
  transformResult: async ({ result }) => result,
}
