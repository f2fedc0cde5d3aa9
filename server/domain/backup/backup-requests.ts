import { randomUUID } from 'node:crypto'
import { type FSWatcher, watch } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#server/context/log.ts'
import { StartupError } from '#server/context/startup-error.ts'
import { Summary } from '#server/domain/backup/manifest.ts'
import { writeAtomically } from '#server/ports/write-atomically.ts'

type WriteBackup = (file: string) => Promise<Summary>

const requestsFolder = (dataDir: string) => join(dataDir, 'backup-requests')
const takeTimeoutMs = 10_000
const pollMs = 200

/**
 * Serves backup requests of other processes, which cannot read the embedded database while this process holds it. Watches a folder:
 * `<id>.request` contains the path of the backup to write, `<id>.taken` replaces it while the backup runs, and `<id>.done` or `<id>.failed`
 * contains the outcome. Returns a function that stops watching.
 */
export async function serveBackupRequests(dataDir: string, write: WriteBackup, log: Log): Promise<() => void> {
  const folder = requestsFolder(dataDir)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  let running = Promise.resolve()
  const scan = () => {
    running = running
      .then(() => servePending(folder, write))
      .catch((error: unknown) => log.error({ err: error }, 'a requested backup could not be answered'))
  }
  const watcher: FSWatcher = watch(folder, { persistent: false }, scan)
  watcher.on('error', (error) => log.warn({ err: error }, 'backups of this shop cannot be requested while it serves'))
  return () => watcher.close()
}

async function servePending(folder: string, write: WriteBackup): Promise<void> {
  for (const name of await readdir(folder))
    if (name.endsWith('.request')) await serveRequest(join(folder, name.slice(0, -'.request'.length)), write)
}

async function serveRequest(path: string, write: WriteBackup): Promise<void> {
  await rename(`${path}.request`, `${path}.taken`)
  const file = await readFile(`${path}.taken`, 'utf8')
  const outcome = await write(file).then(
    (summary) => ({ suffix: 'done', text: JSON.stringify(summary) }),
    (error: unknown) => ({ suffix: 'failed', text: error instanceof Error ? error.message : String(error) }),
  )
  await writeAtomically(`${path}.${outcome.suffix}`, outcome.text, 0o600)
  await rm(`${path}.taken`, { force: true })
}

/** Asks the process that holds the data folder to write a backup to `file` (an absolute path). Throws StartupError if the backup fails. */
export async function requestBackup(dataDir: string, file: string): Promise<Summary> {
  const folder = requestsFolder(dataDir)
  const path = join(folder, randomUUID())
  await writeAtomically(`${path}.request`, file, 0o600)
  const deadline = Date.now() + takeTimeoutMs
  for (;;) {
    await pause(pollMs)
    const done = await readFile(`${path}.done`, 'utf8').catch(() => null)
    if (done !== null) {
      await rm(`${path}.done`, { force: true })
      return Summary.parse(JSON.parse(done))
    }
    const errorText = await readFile(`${path}.failed`, 'utf8').catch(() => null)
    if (errorText !== null) throw new StartupError(`The shop could not write the backup: ${errorText}`)
    const isTaken = !(await readdir(folder)).includes(`${path.slice(folder.length + 1)}.request`)
    if (!isTaken && Date.now() > deadline) {
      await rm(`${path}.request`, { force: true })
      throw new StartupError('The process that holds the data folder does not take the request. Stop it, and try again.')
    }
  }
}
