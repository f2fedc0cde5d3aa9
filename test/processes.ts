import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { silentLog } from '#server/context/log.ts'
import { Secret } from '#server/context/secret.ts'
import { openDatabase } from '#server/db/client.ts'
import { accessTokens } from '#server/domain/accounts/access-tokens.ts'
import { keyedDigest } from '#server/domain/accounts/keyed-digest.ts'
import { identifyShop } from '#server/domain/audit/shop-key.ts'
import type { OutboxMessage } from '#server/ports/outbox.ts'
import { createPostgres } from '#test/shop.ts'
import { startShopProcess } from '#test/start-shop-process.ts'

export type JsonResponse = { statusCode: number; body: unknown }
export type JsonRequest = { headers?: Record<string, string>; payload?: object }
export type Processes = Awaited<ReturnType<typeof openProcesses>>

const secret = 'a-secret-for-processes-that-is-long-enough'
/**
 * Connections per server process. The number is small, because PostgreSQL allows only 100 connections by default, and three test files run
 * at once.
 */
const poolMax = 8

/**
 * Opens the shop as in production: two server processes with the same secret on one PostgreSQL. Both processes run jobs. The test also
 * connects to the database and signs access tokens.
 */
export async function openProcesses(settings: Record<string, string> = {}) {
  const { url, drop } = await createPostgres(String(process.env.TEST_TEMPLATE))
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-processes-'))
  const env = { DATABASE_URL: url, DATABASE_POOL: String(poolMax), DATA_DIR: dataDir, AUTH_SECRET: secret, ...settings }
  const running = await Promise.all([startShopProcess(env), startShopProcess(env)])
  const database = await openDatabase({ url, poolMax: 5, log: silentLog })
  await identifyShop(database, [new Secret(secret)])
  let turn = 0
  return {
    db: database.db,
    now: Date.now,
    tokens: accessTokens([new Secret(secret)], Date.now),
    digest: keyedDigest([new Secret(secret)]),
    /** Sends a request to the processes in turn, like a proxy. */
    ask: (method: string, path: string, sent: JsonRequest = {}) => ask(running[turn++ % running.length]?.origin ?? '', method, path, sent),
    outbox: () => readOutbox(join(dataDir, 'outbox')),
    close: async () => {
      await Promise.all(running.map(({ child }) => stop(child)))
      await database.close()
      const deadlocks = await countDeadlocks(url)
      await drop()
      rmSync(dataDir, { recursive: true, force: true })
      return { deadlocks }
    },
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** Reads PostgreSQL's counter of deadlocks. A connection adds its deadlocks to the counter when it ends. */
async function countDeadlocks(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  )
  await client.end()
  return rows[0]?.deadlocks ?? 0
}

/**
 * Sends a request. Retries it while the shop responds with a 503, because on a slow machine many clients wait longer for a connection than
 * the shop allows. `npm run torture` measures this waiting time.
 */
async function ask(origin: string, method: string, path: string, { headers = {}, payload }: JsonRequest): Promise<JsonResponse> {
  const body = payload && JSON.stringify(payload)
  const givesUpAt = performance.now() + 60_000
  for (;;) {
    const response = await fetch(origin + path, {
      method,
      headers: { 'accept-language': 'en', ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body } : {}),
    })
    const text = await response.text()
    if (response.status !== 503 || performance.now() > givesUpAt)
      return { statusCode: response.status, body: text ? JSON.parse(text) : null }
    await wait(200)
  }
}

function readOutbox(folder: string): OutboxMessage[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.startsWith('.'))
  return names.toSorted().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
}
