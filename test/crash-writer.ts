import { stdout } from 'node:process'
import { silentLog } from '#server/context/log.ts'
import { openDatabase } from '#server/db/client.ts'

/** Writes brands into an embedded database in a folder, for ever, and prints each one's id once it is committed. To be killed. */
const [, , dataDir = ''] = process.argv
const database = await openDatabase({ dataDir, log: silentLog })
for (let at = 0; ; at++) {
  const name = `Brand ${process.pid}-${at} ${'x'.repeat(500)}`
  const { id } = await database.db.insertInto('brand').values({ name, spellings: [] }).returning('id').executeTakeFirstOrThrow()
  stdout.write(`${id}\n`)
}
