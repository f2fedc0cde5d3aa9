import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { pendingMigrations } from '#server/db/migrate.ts'
import type { Catalog } from '#server/domain/catalog/catalog.ts'

const toTrue = () => true
const toFalse = () => false

export const readinessOf = (db: Db, catalog: Catalog) => async () => ({
  database: await sql`select 1`.execute(db).then(toTrue, toFalse),
  migrations: await pendingMigrations(db).then((pending) => pending.length === 0, toFalse),
  catalogue: catalog.isFresh(),
})
