import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { type Config, readConfig } from '#server/config.ts'
import { silentLog } from '#server/context/log.ts'
import { type OpenDatabase, openDatabase } from '#server/db/client.ts'
import { openShopOn } from '#server/shop.ts'
import { databaseUrl } from '#test/snapshot-database.ts'

/** A fixed morning: what depends on time is the same in every run. */
export const testNow = Date.UTC(2026, 10, 21, 9)

export type TestShop = Awaited<ReturnType<typeof openTestShop>>

/** The API on a database of its own, filled with the demo catalogue; PostgreSQL when TEST_ON says so, else embedded. */
export async function openTestShop(settings: Record<string, string> = {}) {
  const { database, drop } = await openTestDatabase()
  const config: Config = readConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: '/tmp/vitrine-test',
    ORIGIN_RU: 'https://vitrine.test.ru',
    ORIGIN_EN: 'https://vitrine.test.com',
    ...settings,
  })
  const shop = await openShopOn(database, config, silentLog, () => testNow)
  return {
    ...shop,
    db: database.db,
    /** The answer of an address, in English unless told otherwise. */
    get: async (url: string, headers: Record<string, string> = {}) =>
      shop.app.inject({ url, headers: { 'accept-language': 'en', ...headers } }),
    close: async () => {
      await shop.app.close()
      await drop()
    },
  }
}

/** A database with the demo catalogue, and how to be rid of it. */
export async function openTestDatabase(): Promise<{ database: OpenDatabase; url?: string; drop: () => Promise<void> }> {
  if (process.env.TEST_ON === 'postgresql') return openTestPostgres(String(process.env.TEST_DATABASE_URL))
  const snapshot = new Blob([readFileSync(String(process.env.TEST_SNAPSHOT))])
  return { database: await openDatabase({ snapshot, log: silentLog }), drop: async () => {} }
}

async function openTestPostgres(server: string): Promise<{ database: OpenDatabase; url: string; drop: () => Promise<void> }> {
  const name = `vitrine_test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name} template ${String(process.env.TEST_TEMPLATE)}`)
  const url = databaseUrl(server, name)
  const drop = () => onServer(server, `drop database if exists ${name} with (force)`)
  return { database: await openDatabase({ url, poolMax: 5, log: silentLog }), url, drop }
}

async function onServer(url: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(statement)
  await admin.end()
}
