import { stdout } from 'node:process'
import { silentLog } from '#server/context/log.ts'
import { openDatabase } from '#server/db/client.ts'

/** Inserts brands into an embedded database until it is killed; prints each id after its commit. */
const [, , dataDir = ''] = process.argv
const database = await openDatabase({ dataDir, log: silentLog })
for (let at = 0; ; at++) {
  const name = `Brand ${process.pid}-${at} ${'x'.repeat(500)}`
  const { id } = await database.db.insertInto('brand').values({ name, spellings: [] }).returning('id').executeTakeFirstOrThrow()
  stdout.write(`${id}\n`)
}
