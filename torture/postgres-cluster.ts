import { execFile, execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { silentLog } from '#server/context/log.ts'
import { openDatabase } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { seedDemo } from '#server/domain/demo/seed-demo.ts'
import type { StageDatabase } from '#torture/database.ts'

const run = promisify(execFile)
const debianFolder = '/usr/lib/postgresql'
const oldestVersion = 15

/**
 * Returns the folder of initdb and pg_ctl: POSTGRES_BIN, or else the newest version in Debian's folder. Returns undefined if there is none.
 */
export function findPostgresPrograms(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).map(Number) : []
  const installed = versions.filter((version) => version >= oldestVersion).toSorted((one, other) => other - one)
  const folders = [process.env.POSTGRES_BIN, ...installed.map((version) => join(debianFolder, String(version), 'bin'))]
  return folders.find((folder) => folder && ['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name))))
}

/**
 * Starts a PostgreSQL in a temporary folder on a free port, and creates the demo shop's database on it. A scenario can restart and crash it
 * without affecting other scenarios. Root runs it as another user, because PostgreSQL refuses to run as root.
 */
export async function createClusterDatabase(): Promise<StageDatabase> {
  const programs = findPostgresPrograms()
  if (!programs) throw new Error('The programs of PostgreSQL are not on this machine')
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-cluster-'))
  const data = join(folder, 'data')
  const owner = unprivilegedOwner()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const port = await findFreePort()
  const own = { cwd: folder, ...owner }
  const control = (...args: string[]) => run(join(programs, 'pg_ctl'), ['--pgdata', data, '--wait', ...args], own)
  // A crash kills the server's processes only, so nothing is lost without fsync, and a slow disk does not slow the restart.
  const options = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off`
  const start = () => control('--log', join(folder, 'log'), '--options', options, 'start')
  const stopNow = () => {
    if (!existsSync(join(data, 'postmaster.pid'))) return
    execFileSync(join(programs, 'pg_ctl'), ['--pgdata', data, '--mode', 'immediate', 'stop'], { ...own, stdio: 'ignore' })
  }
  process.once('exit', stopNow)

  await run(
    join(programs, 'initdb'),
    ['--pgdata', data, '--username', 'postgres', '--auth', 'trust', '--no-sync', '--encoding', 'UTF8'],
    own,
  )
  await start()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const open = () => openDatabase({ url, poolMax: 5, log: silentLog })
  const database = await open()
  await database.runDedicated(async (db) => {
    await migrate(db)
    await seedDemo(db)
  })
  await database.close()
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-torture-'))
  return {
    folder: dataDir,
    url,
    open,
    restart: async (how) => {
      await control('--mode', how === 'crash' ? 'immediate' : 'fast', 'stop')
      await start()
    },
    remove: async () => {
      process.off('exit', stopNow)
      stopNow()
      for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Returns the user who runs PostgreSQL if this process is root: `postgres`, or else `nobody`. Returns undefined if it is not root. */
function unprivilegedOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  try {
    return { uid: idOf('-u'), gid: idOf('-g') }
  } catch {
    return { uid: 65_534, gid: 65_534 }
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
