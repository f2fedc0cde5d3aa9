import files from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { silentLog } from '#server/context/log.ts'
import { openDatabase } from '#server/db/client.ts'
import { openSession } from '#server/db/embedded-session.ts'
import { onPostgres } from '#test/shop.ts'
import { laySnapshot } from '#test/snapshot-files.ts'

const fsync = files.fsyncSync
let fsyncCount = 0
beforeAll(() => {
  files.fsyncSync = (descriptor) => {
    fsyncCount++
    fsync(descriptor)
  }
  syncBuiltinESMExports()
})
afterAll(() => {
  files.fsyncSync = fsync
  syncBuiltinESMExports()
})

describe.runIf(!onPostgres)('the embedded database in a folder', () => {
  test('OPS-08 flushes a commit to the disk before it acknowledges it, and opens again', { timeout: 240_000 }, async () => {
    const folder = files.mkdtempSync(join(tmpdir(), 'vitrine-fsync-'))
    laySnapshot(String(process.env.TEST_SNAPSHOT), folder)
    const session = await openSession({ folder: join(folder, 'db') })
    const before = fsyncCount
    await session.query(`update brand set name = 'Written' where id = 1`, [], { isInside: false })
    expect(fsyncCount).toBeGreaterThan(before)
    await session.close()
    const opened: unknown[] = []
    for (const settings of [{}, { fsync: false }]) {
      const database = await openDatabase({ dataDir: folder, log: silentLog, ...settings })
      const { rows } = await sql<{ fsync: string; method: string }>`
        select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method`.execute(database.db)
      const brand = await database.db.selectFrom('brand').select('name').where('id', '=', 1).executeTakeFirst()
      await database.close()
      opened.push({ ...rows[0], ...brand })
    }
    files.rmSync(folder, { recursive: true })
    expect(opened).toMatchObject([
      { fsync: 'on', method: 'fsync', name: 'Written' },
      { fsync: 'off', name: 'Written' },
    ])
  })
})
