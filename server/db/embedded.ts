import { AsyncResource } from 'node:async_hooks'
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Kysely } from 'kysely'
import type { Secret } from '#server/context/secret.ts'
import type { Tables } from '#server/db/database.ts'
import { embeddedDialect } from '#server/db/embedded-dialect.ts'
import { openSession } from '#server/db/embedded-session.ts'
import { lockFolder } from '#server/db/lock-folder.ts'
import type { DatabaseOptions, OpenDatabase } from '#server/db/open-database.ts'
import { openSessionInThread } from '#server/db/session-in-thread.ts'
import { createShopKeyHolder } from '#server/db/shop-key.ts'
import { transactionGuard } from '#server/db/transaction.ts'

/**
 * Opens the embedded database, which supports only one process and one session. With `dataDir`, it runs in a worker thread. Without
 * `dataDir`, it is in memory, for tests, and runs in the calling thread.
 */
export async function openEmbedded({ dataDir, files, fsync = true, log }: DatabaseOptions): Promise<OpenDatabase> {
  if (dataDir) makeFolder(dataDir)
  const unlock = dataDir ? lockFolder(dataDir) : () => {}
  try {
    const session = dataDir
      ? await openSessionInThread({ folder: join(dataDir, 'db'), fsync }, log)
      : await openSession(files ? { files } : {})
    const db = new Kysely<Tables>({ dialect: embeddedDialect(session), plugins: [transactionGuard] })
    const close = async () => {
      await db.destroy()
      await session.close()
      unlock()
    }
    // A notification arrives in the async context of the transaction that sent it. The listener leaves this context, because
    // `transactionGuard` would reject its queries.
    const listen = async (channel: string, onNotification: () => void) =>
      session.listen(
        channel,
        AsyncResource.bind(() => onNotification()),
      )
    const shopKey = createShopKeyHolder()
    const identify = async (key: Secret) => {
      shopKey.set(key)
      await shopKey.showOn(session, (text, values) => session.query(text, values, { isInside: false }))
    }
    return { db, kind: 'embedded', identify, listen, runDedicated: async (work) => work(db), close }
  } catch (error) {
    unlock()
    throw error
  }
}

/**
 * Creates a folder and its parents one by one, because Node's recursive `mkdir` never returns on a file system that rejects new folders,
 * such as /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  mkdirSync(folder)
}
