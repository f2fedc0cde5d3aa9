import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { silentLog } from '#server/context/log.ts'
import { openDatabase } from '#server/db/client.ts'
import { laySnapshot } from '#test/snapshot-files.ts'

export async function openInFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-thread-'))
  laySnapshot(String(process.env.TEST_SNAPSHOT), folder)
  const started: Promise<Worker[]> = once(process, 'worker')
  const database = await openDatabase({ dataDir: folder, fsync: false, log: silentLog })
  const [thread] = await started
  if (!thread) throw new Error('It has no thread')
  /** Runs a statement that blocks until `letGo` is called, for at most 45 seconds. */
  const busy = () =>
    sql`do $$ begin
      while (pg_stat_file('go', true)).size is null loop
        if clock_timestamp() > now() + interval '45 s' then raise exception 'nobody came'; end if;
      end loop;
    end $$`.execute(database.db)
  const letGo = () => writeFileSync(join(folder, 'db', 'go'), '')
  const remove = () => rmSync(folder, { recursive: true })
  return { folder, database, thread, busy, letGo, remove }
}
