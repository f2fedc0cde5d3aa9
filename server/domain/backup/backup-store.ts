import { randomBytes } from 'node:crypto'
import { createReadStream, type ReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs, minuteMs } from '#contract/rules/durations.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Log } from '#server/context/log.ts'
import type { OpenDatabase } from '#server/db/client.ts'
import { appendErasure, type Erasure } from '#server/domain/backup/erasure-file.ts'
import { type BackupFolders, writeBackup } from '#server/domain/backup/write-backup.ts'
import { nullIfMissing } from '#server/ports/null-if-missing.ts'

type BackupFile = { name: string; bytes: number; createdAt: Date }
/** `files`: the stored backups, newest first. `isRunning`: a backup is being written. `failure`: why the last backup failed, or null. */
export type StoredBackups = { files: BackupFile[]; isRunning: boolean; failure: string | null }

/** `onWritten` is called with the name of the finished file. If it throws, the backup counts as failed, but the file stays. */
type BackupOptions = { withPhotos: boolean; isNightly?: boolean; onWritten: (name: string) => Promise<unknown> }

/** The backups on this machine: files in `DATA_DIR/backups`. `npm run backup` writes to the same folder. */
export type BackupStore = {
  list(): Promise<StoredBackups>
  /** Starts a backup and returns its name at once. Throws `conflict` while another backup is being written. */
  start(options: BackupOptions): Promise<string>
  open(name: string): Promise<{ bytes: number; stream: ReadStream }>
  remove(name: string): Promise<void>
  /** Removes the nightly backups except the newest `count`. Does not remove backups made on request. */
  keepNewest(count: number): Promise<void>
  /** Records an erasure in a file in the folder of the backups. Restoring an older backup then repeats the erasure. */
  noteErasure(erasure: Erasure): Promise<void>
  settle(): Promise<void>
}

type Options = { folder: string; folders: BackupFolders; now: () => number; log: Log }

const suffix = '.tar.gz'
const partSuffix = `${suffix}.part`
const failedSuffix = `${suffix}.failed`
const nightly = 'nightly'
/** A partial file that has not grown for this long belongs to a process that has died. */
const stalePartMs = 10 * minuteMs
const failureShownMs = 7 * dayMs
const noFolders: BackupFolders = { photos: null, enquiryPhotos: null, originals: null }

export function createBackupStore(database: OpenDatabase, { folder, folders, now, log }: Options): BackupStore {
  let running: Promise<void> | null = null

  async function write(name: string, { withPhotos, onWritten }: BackupOptions): Promise<void> {
    const file = join(folder, `${name}${suffix}`)
    try {
      await writeBackup(database, withPhotos ? folders : noFolders, file, now())
      await onWritten(`${name}${suffix}`)
      await removeMatching(folder, (each) => each.endsWith(failedSuffix))
    } catch (error) {
      log.error({ err: error }, 'a backup could not be written')
      const text = error instanceof Error ? error.message : String(error)
      await writeFile(join(folder, `${name}${failedSuffix}`), text, { mode: 0o600 }).catch(() => {})
    }
  }

  async function begin(name: string, options: BackupOptions): Promise<{ done: Promise<void> }> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if (await findRecent(folder, partSuffix, stalePartMs)) throw new CodedError('conflict', { reason: 'backup-running' })
    return { done: write(name, options) }
  }

  const isRunning = async () => running !== null || (await findRecent(folder, partSuffix, stalePartMs)) !== null

  return {
    list: async () => {
      const failed = await findRecent(folder, failedSuffix, failureShownMs)
      return {
        files: await listByTime(folder, suffix),
        isRunning: await isRunning(),
        failure: failed && (await readFile(join(folder, failed), 'utf8').catch(() => null)),
      }
    },
    start: async (options) => {
      if (running) throw new CodedError('conflict', { reason: 'backup-running' })
      const day = new Date(now()).toISOString().slice(0, 19).replaceAll(':', '-')
      const name = `vitrine-${options.isNightly ? `${nightly}-` : ''}${day}-${randomBytes(2).toString('hex')}`
      const backup = begin(name, options)
      running = backup.then((written) => written.done).finally(() => (running = null))
      running.catch(() => {})
      await backup
      return `${name}${suffix}`
    },
    open: async (name) => {
      const file = isBackupName(name) ? await readFacts(folder, name) : null
      if (!file) throw new CodedError('not-found')
      return { bytes: file.bytes, stream: createReadStream(join(folder, name)) }
    },
    remove: async (name) => {
      if (!isBackupName(name) || !(await readFacts(folder, name))) throw new CodedError('not-found')
      await rm(join(folder, name), { force: true })
    },
    keepNewest: async (count) => {
      const names = (await readNames(folder)).filter((name) => name.startsWith(`vitrine-${nightly}-`) && name.endsWith(suffix))
      const old = new Set(names.toSorted().slice(0, Math.max(0, names.length - count)))
      await removeMatching(folder, (name) => old.has(name))
    },
    noteErasure: (erasure) => appendErasure(folder, erasure),
    settle: async () => {
      await running
    },
  }
}

const isBackupName = (name: string) => /^[\w-]+\.tar\.gz$/.test(name)

const readNames = async (folder: string) => (await readdir(folder).catch(nullIfMissing)) ?? []

async function readFacts(folder: string, name: string): Promise<BackupFile | null> {
  const facts = await stat(join(folder, name)).catch(nullIfMissing)
  return facts && { name, bytes: facts.size, createdAt: timeInName(name) ?? facts.mtime }
}

/** Returns when a backup was begun, from its name, because a copied file can have another time. Null for a file named otherwise. */
function timeInName(name: string): Date | null {
  const [, day, time] = /^vitrine-(?:nightly-)?(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)-\w+\.tar\.gz$/.exec(name) ?? []
  const at = new Date(`${day}T${time?.replaceAll('-', ':')}Z`)
  return Number.isNaN(at.getTime()) ? null : at
}

async function listByTime(folder: string, ending: string): Promise<BackupFile[]> {
  const names = (await readNames(folder)).filter((name) => name.endsWith(ending))
  const found = await Promise.all(names.map((name) => readFacts(folder, name)))
  return found.filter((file) => file !== null).toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
}

async function findRecent(folder: string, ending: string, withinMs: number): Promise<string | null> {
  const [newest] = await listByTime(folder, ending)
  // compare with `Date.now()`: file times follow the machine's clock, which may differ from the shop's `now`
  return newest && Date.now() - newest.createdAt.getTime() < withinMs ? newest.name : null
}

async function removeMatching(folder: string, isOld: (name: string) => boolean): Promise<void> {
  for (const name of await readNames(folder)) if (isOld(name)) await rm(join(folder, name), { force: true })
}
