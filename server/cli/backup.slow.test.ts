import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentLog } from '#server/context/log.ts'
import { openDatabase } from '#server/db/client.ts'
import { safeExit } from '#test/safe-exit.ts'
import { createPostgres, onPostgres } from '#test/shop.ts'
import { layDemoDatabase, layEmptyDatabase } from '#test/snapshot-files.ts'

let folder: string
let child: ChildProcess | undefined
afterAll(() => child?.kill('SIGKILL'))
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'vitrine-backup command-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const env = (settings: Record<string, string>) => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  LOG_LEVEL: 'error',
  PHOTOGRAPHS: 'off',
  HOST: '127.0.0.1',
  PORT: '0',
  ...settings,
})

async function run(program: string, args: string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, [...safeExit, `server/cli/${program}.ts`, ...args], {
    env: env(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, out, err }
}

async function startShop(dataDir: string): Promise<{ shop: ChildProcess; origin: string }> {
  const settings = { DATA_DIR: dataDir, AUTH_SECRET: 'a-secret-for-backups-that-is-long-enough' }
  const shop = spawn(process.execPath, [...safeExit, 'test/shop-process.ts'], { env: env(settings), stdio: ['ignore', 'pipe', 'inherit'] })
  child = shop
  const origin = await new Promise<string>((resolve, reject) => {
    let output = ''
    shop.stdout.on('data', (chunk: Buffer) => {
      output += String(chunk)
      const found = /open at ([^\s"]+)/.exec(output)?.[1]
      if (found) resolve(found)
    })
    shop.on('exit', () => reject(new Error(`The shop did not open: ${output}`)))
  })
  return { shop, origin }
}

test(
  'OPS-04 a shop on the embedded database is backed up while it serves, and restored into the database of this run',
  { timeout: 120_000 },
  async () => {
    const from = join(folder, 'from')
    layDemoDatabase(from)
    const { shop, origin } = await startShop(from)
    const enquiry = { name: 'Анна', phone: '+7 916 123-45-67', message: 'Вопрос', consent: true, website: '' }
    const sent = await fetch(`${origin}/api/contacts/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(enquiry),
    })
    expect(sent.status).toBeLessThan(300)
    const file = join(folder, 'all.tar.gz')
    const made = await run('backup', [file], { DATA_DIR: from })
    expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/all\.tar\.gz: \d+ rows, \d+ files of photographs\./) })
    expect((await fetch(`${origin}/readyz`)).status).toBe(200)
    expect(readdirSync(join(from, 'backup-requests'))).toEqual([])
    shop.kill('SIGTERM')
    await once(shop, 'exit')

    const { url, drop } = onPostgres ? await createPostgres() : { url: undefined, drop: async () => {} }
    const to: Record<string, string> = { DATA_DIR: join(folder, 'to'), ...(url ? { DATABASE_URL: url } : {}) }
    if (!url) layEmptyDatabase(join(folder, 'to'))
    const restored = await run('restore', [file], to)
    expect(restored).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Restored what was there on [^\n]+\nThe audit log was verified\. All \d+ seals fit/),
    })
    const again = await run('restore', [file], to)
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('say --replace') })
    const replaced = await run('restore', [file, '--replace'], to)
    expect(replaced).toMatchObject({ code: 0, out: expect.stringContaining('is kept as before-restore-') })
    const database = await openDatabase({ log: silentLog, ...(url ? { url } : { dataDir: join(folder, 'to') }) })
    const enquiries = await database.db.selectFrom('enquiry').select('message').execute()
    await database.close()
    await drop()
    expect(enquiries.map(({ message }) => message)).toEqual(['Вопрос'])
  },
)

test(
  'SAFE-02 a damaged backup is refused in one sentence, and --replace leaves the current database in place',
  { timeout: 240_000 },
  async () => {
    const dataDir = join(folder, 'kept')
    layDemoDatabase(dataDir)
    const { url, drop } = onPostgres ? await createPostgres(String(process.env.TEST_TEMPLATE)) : { url: undefined, drop: async () => {} }
    const settings: Record<string, string> = { DATA_DIR: dataDir, ...(url ? { DATABASE_URL: url } : {}) }
    const damaged = join(folder, 'damaged.tar.gz')
    const release = readFileSync('test/releases/0.1.0-backup.tar.gz')
    writeFileSync(damaged, release.subarray(0, release.length / 2))
    const { code, out, err } = await run('restore', [damaged, '--replace'], settings)
    expect({ code, out, err }).toEqual({ code: 1, out: '', err: expect.stringMatching(/^[^\n]*is damaged, cut off[^\n]*\n$/) })
    const database = await openDatabase({ log: silentLog, ...(url ? { url } : { dataDir }) })
    expect((await database.db.selectFrom('piece').select('id').limit(1).execute()).length).toBe(1)
    await database.close()
    await drop()
    if (!url) expect(readdirSync(dataDir).filter((name) => name.startsWith('before-restore'))).toEqual([])
  },
)

test('OPS-04 a backup or a restore that is impossible explains why in a sentence', async () => {
  const settings = { DATA_DIR: join(folder, 'none') }
  expect(await run('backup', ['--wrong'], settings)).toMatchObject({ code: 1 })
  expect(await run('restore', [], settings)).toMatchObject({ code: 1, err: expect.stringContaining('npm run restore -- FILE') })
  expect(await run('restore', [join(folder, 'missing')], settings)).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no file'),
  })
  expect(existsSync(join(folder, 'none', 'db'))).toBe(false)
})
