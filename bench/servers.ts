import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { run } from '#bench/wrk.ts'

const server = process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** A running server. `output` returns everything that the server has printed. */
export type Running = { origin: string; output: () => string; stop: () => Promise<void> }

/** Returns the URL of a database with this number of generated pieces. The database is created on first use and reused by later runs. */
export async function databaseWith(pieces: number): Promise<string> {
  const url = new URL(server)
  url.pathname = `/vitrine_bench_${pieces}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [url.pathname.slice(1)])
  if (!rowCount) await admin.query(`create database ${url.pathname.slice(1)}`)
  await admin.end()
  await run('node', ['server/cli/seed.ts', '--pieces', String(pieces)], { DATABASE_URL: url.href })
  await query(url, 'vacuum analyze')
  return url.href
}

/** Copies the database of `databaseWith` for a benchmark that writes. Replaces an earlier copy with the same name. */
export async function copyOfDatabase(pieces: number, name: string): Promise<string> {
  const url = new URL(await databaseWith(pieces))
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.query(`create database ${name} template ${url.pathname.slice(1)}`)
  await admin.end()
  url.pathname = `/${name}`
  // Removes the shop keys of earlier benchmarks. If one were left, rows inserted without a key would go to the audit log.
  await query(url, 'truncate shop_key')
  return url.href
}

async function query(url: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(statement)
  await client.end()
}

export async function startShop(env: Record<string, string>): Promise<Running> {
  const port = String(20_000 + Math.floor(Math.random() * 20_000))
  const settings = {
    PORT: port,
    LOG_LEVEL: 'error',
    PHOTOGRAPHS: 'off',
    NODE_ENV: 'production',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'vitrine-bench-')),
    ...env,
  }
  return start('server/main.ts', settings, /open at ([^\s"]+)/)
}

export function startBaselineServer(kind: 'bytes' | 'rows', env: Record<string, string>): Promise<Running> {
  return start('bench/baseline-server.ts', { FLOOR: kind, ...env }, /listens at (\S+)/)
}

async function start(file: string, env: Record<string, string>, readyPattern: RegExp): Promise<Running> {
  const child = spawn('node', [file], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk
      const url = readyPattern.exec(output)?.[1]
      if (url) resolve(url)
    })
    child.on('exit', () => reject(new Error(`${file} did not start\n${output}`)))
  })
  return { origin, output: () => output, stop: () => stop(child) }
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  await once(child, 'exit')
}
