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
/** PostgreSQL allows 100 connections by default, and three test files run at once. */
const poolMax = 8

/**
 * The shop as it runs in production: two server processes on one PostgreSQL, eight connections each, both running jobs, with the same
 * secret. The test itself has a few connections to the database and signs tokens.
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
    /** Sends a request to the processes in turn, as a proxy in front of them would. */
    ask: (method: string, path: string, sent: JsonRequest = {}) => ask(running[turn++ % running.length]?.origin ?? '', method, path, sent),
    /** Returns the messages that both processes wrote to the outbox, in order. */
    outbox: () => readOutbox(join(dataDir, 'outbox')),
    /** Ends all processes; returns the number of deadlocks. */
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

/** Reads PostgreSQL's own counter; a connection reports its deadlocks when it ends. */
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
 * Sends a request and retries it while the shop refuses it as overloaded (503): on a busy machine many clients wait for a connection longer
 * than the shop allows. `npm run torture` measures how fast they are served.
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
