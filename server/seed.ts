import { stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { readConfig } from '#server/config.ts'
import { StartupError } from '#server/context/startup-error.ts'
import { openDatabase } from '#server/db/client.ts'
import type { Db } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { generateCatalog } from '#server/db/seed/generate-catalog.ts'
import { seedContent } from '#server/db/seed/seed-content.ts'
import { seedDemo } from '#server/db/seed/seed-demo.ts'
import { seedPieces } from '#server/db/seed/seed-pieces.ts'
import { seedReferenceLists } from '#server/db/seed/seed-reference-lists.ts'
import { transaction } from '#server/db/transaction.ts'
import { explainStart } from '#server/explain-start.ts'
import { startLog } from '#server/start-log.ts'

/** `npm run seed`: the demo catalogue; `npm run seed -- --pieces N`: a large one for measuring. Both into an empty database. */
async function seed(): Promise<void> {
  const { values } = parseArgs({ options: { pieces: { type: 'string' } } })
  const pieces = values.pieces === undefined ? null : Number(values.pieces)
  if (pieces !== null && !(Number.isInteger(pieces) && pieces >= 1 && pieces <= 1_000_000))
    throw new StartupError('Say how many: npm run seed -- --pieces 100000')
  const config = readConfig(process.env)
  const database = await openDatabase({
    dataDir: config.dataDir,
    log: startLog(config.logLevel),
    ...(config.databaseUrl ? { url: config.databaseUrl } : {}),
  })
  try {
    await migrate(database.db)
    const done = pieces === null ? await seedDemo(database.db) : await seedMany(database.db, pieces)
    stdout.write(done ? 'The catalogue is in the database.\n' : 'The database holds a catalogue already: nothing was changed.\n')
  } finally {
    await database.close()
  }
}

async function seedMany(db: Db, pieces: number): Promise<boolean> {
  if (await db.selectFrom('brand').select('id').limit(1).executeTakeFirst()) return false
  await transaction(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await seedReferenceLists(tx)
    await seedContent(tx)
    await seedPieces(tx, generateCatalog(pieces))
  })
  return true
}

seed().catch(explainStart)
