import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { safeExit } from '#test/safe-exit.ts'
import { layDemoDatabase, layEmptyDatabase } from '#test/snapshot-files.ts'

const root = join(import.meta.dirname, '../..')

export type Ending = { code: number | null; signal: NodeJS.Signals | null; output: string }

/** Runs the shop's program with these settings until it ends. `output` returns everything that the program has printed. */
export function runShop(
  settings: Record<string, string>,
  program = 'server/main.ts',
): { child: ChildProcess; ending: Promise<Ending>; output: () => string } {
  const { PATH, NODE_COMPILE_CACHE, NODE_OPTIONS, E2E_CLOCK_SHIFT_MS } = process.env
  const env = {
    PATH,
    NODE_COMPILE_CACHE,
    NODE_OPTIONS,
    E2E_CLOCK_SHIFT_MS,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    HOST: '127.0.0.1',
    PORT: '0',
    PHOTOGRAPHS: 'off',
    // disables load shedding, which the load of other tests would trigger
    LOOP_DELAY_MS: '0',
    // the data need not survive a power failure
    EMBEDDED_FSYNC: 'off',
    ...settings,
  }
  const child = spawn(process.execPath, [...safeExit, program], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)))
  const ending = once(child, 'close').then((): Ending => ({ code: child.exitCode, signal: child.signalCode, output }))
  return { child, ending, output: () => output }
}

export type SpawnedShop = { url: string; folder: string; child: ChildProcess; ending: Promise<Ending>; end: () => Promise<void> }

/**
 * Starts a shop on a free port. Uses a new data folder unless `DATA_DIR` is set. If the folder has no database, copies the demo database
 * into it, or an empty database if the demo catalog is off.
 */
export async function startShop(settings: Record<string, string> = {}): Promise<SpawnedShop> {
  const folder = settings.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'vitrine-own-'))
  const layDatabase = settings.DEMO_CATALOG === 'off' ? layEmptyDatabase : layDemoDatabase
  if (!existsSync(join(folder, 'db'))) layDatabase(folder)
  const { child, ending, output } = runShop({ DATA_DIR: folder, ...settings }, 'test/e2e/main-shop.ts')
  const url = await new Promise<string>((resolve, reject) => {
    const checkOutput = () => {
      const found = /Vitrine is open at ([^\s"]+)/.exec(output())?.[1]
      if (found) resolve(found)
    }
    child.stdout?.on('data', checkOutput)
    void ending.then(({ output: all }) => reject(new Error(`The shop did not open: ${all}`)))
  })
  const end = async () => {
    child.kill('SIGKILL')
    await ending
    if (!settings.DATA_DIR) rmSync(folder, { recursive: true, force: true })
  }
  return { url, folder, child, ending, end }
}

export type RawResponse = { status: number; headers: Record<string, string | string[] | undefined>; body: string }

/**
 * Sends a request with exactly this path and these headers, including `Host`. Opens a new connection. Does not follow redirects.
 */
export function rawGet(url: string, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawResponse> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    // Uses no agent. The server closes the connection after invalid HTTP, so the next request on the same connection would fail.
    const sent = httpRequest({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString() }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}
