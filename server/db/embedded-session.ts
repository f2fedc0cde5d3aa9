import { setFlagsFromString } from 'node:v8'
import type { PGlite, PGliteOptions } from '@electric-sql/pglite'
import { applicationName } from '#server/db/application-name.ts'

/** The only session of an embedded database. The database runs in this thread or in a worker thread. */
export type EmbeddedSession = {
  /** Runs one statement. With `isInside`, runs it in the open transaction. Otherwise waits for all earlier statements and transactions. */
  query(text: string, values: readonly unknown[], options: { isInside: boolean }): Promise<SessionResult>
  /** Waits until no other transaction is open, then begins a transaction. */
  begin(): Promise<void>
  end(how: 'commit' | 'rollback'): Promise<void>
  listen(channel: string, onNotification: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** Rows are arrays, because copying objects between threads takes 1.5 times as long. */
export type SessionResult = { names: string[]; rows: unknown[][]; affectedCount: number | undefined }

/** `folder`: the folder that stores the database; undefined for a database in memory. `fsync`, `files`: as in `DatabaseOptions`. */
export type SessionOptions = { folder?: string; fsync?: boolean; files?: PGliteOptions['fs'] }

// garbage collection of WebAssembly code sometimes crashes the process (nodejs/node#64500); disabling it costs about 4 MB of memory
setFlagsFromString('--no-wasm-code-gc')

const bigint = 20
/** Less than PostgreSQL's default of 128 MB, which would be filled at the start and duplicate data that the shop already caches. */
const memoryParams = ['-c', 'shared_buffers=16MB']
const nameParams = ['-c', `application_name=${applicationName}`]

/** Opens an embedded database in the calling thread. Queries block this thread. */
export async function openSession({ folder, fsync = true, files }: SessionOptions): Promise<EmbeddedSession> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { startParams = PGlite.defaultStartParams, ...place } = folder ? await createFileOptions({ folder, fsync }) : {}
  const lite = await PGlite.create({
    ...place,
    startParams: [...startParams, ...memoryParams, ...nameParams],
    ...(files ? { fs: files } : {}),
    parsers: { [bigint]: Number },
  })
  const { createStatements, isStale } = await import('#server/db/embedded-statements.ts')
  const run = createStatements(lite)
  let open: OpenTransaction | undefined
  return {
    query: async (text, values, { isInside }) => {
      if (isInside && !open) throw new Error('No transaction is open')
      if (isInside) return lite.runExclusive(() => run(text, values))
      // waits for open transactions, then for PGlite's internal statements
      return lite._runExclusiveTransaction(() =>
        lite.runExclusive(async () => {
          const result = await run(text, values).catch((error: unknown) => (isStale(error) ? run(text, values) : Promise.reject(error)))
          await lite.syncToFs()
          return result
        }),
      )
    },
    begin: async () => {
      open = await beginTransaction(lite)
    },
    end: async (how) => {
      const ending = open
      open = undefined
      await ending?.end(how)
    },
    listen: (channel, onNotification) => lite.listen(channel, onNotification),
    close: async () => {
      if (!lite.closed) await lite.close()
    },
  }
}

type OpenTransaction = { end: (how: 'commit' | 'rollback') => Promise<void> }

/**
 * Begins a transaction and returns a handle that ends it. PGlite's transaction lasts until its callback returns, so the callback waits for
 * `ending`.
 */
function beginTransaction(lite: PGlite): Promise<OpenTransaction> {
  const begun = Promise.withResolvers<OpenTransaction>()
  const ending = Promise.withResolvers<void>()
  const rolledBack = new Error('rolled back')
  const done = lite.transaction(async () => {
    begun.resolve({ end })
    await ending.promise
  })
  done.catch(begun.reject)
  const end = async (how: 'commit' | 'rollback') => {
    if (how === 'commit') ending.resolve()
    else ending.reject(rolledBack)
    await done.catch((error: unknown) => {
      if (error !== rolledBack) throw error
    })
  }
  return begun.promise
}

type FileOptions = Pick<PGliteOptions, 'dataDir' | 'fs' | 'startParams'>

async function createFileOptions({ folder, fsync }: { folder: string; fsync: boolean }): Promise<FileOptions> {
  if (!fsync) return { dataDir: folder }
  const { FsyncFiles, fsyncStartParams } = await import('#server/db/fsync-files.ts')
  return { fs: new FsyncFiles(folder), startParams: fsyncStartParams }
}
