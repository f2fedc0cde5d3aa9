import { existsSync, readFileSync, realpathSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { FolderInUseError } from '#server/db/folder-in-use-error.ts'

/**
 * Locks `folder` for this process and returns the release function. Two processes on one embedded database lose data without
 * an error, so the second refuses to start.
 *
 * The lock is a kernel lock on the file `in-use.lock`: it works between containers, where process ids mean nothing, and is released
 * when the process ends for any reason. SQLite takes the lock, because Node has no API for it. The file is never removed:
 * otherwise two processes could each lock a different file of that name. The owner must not open the file a second time, not even to
 * read it: closing it would release the lock.
 *
 * `in-use-by.pid` holds the process id, for the error message and for older versions, which know no other lock.
 */
export function lockFolder(folder: string): () => void {
  const pidFile = join(folder, 'in-use-by.pid')
  const lock = acquireLock(join(folder, 'in-use.lock'))
  if (!lock) throw createInUseError(folder, readPid(pidFile))
  const older = readPid(pidFile)
  if (older !== process.pid && hasFilesOpen(older, folder)) {
    lock.close()
    throw createInUseError(folder, older)
  }
  writeFileSync(pidFile, String(process.pid))
  heldLocks.add(lock)
  return () => {
    rmSync(pidFile, { force: true })
    heldLocks.delete(lock)
    lock.close()
  }
}

/** Referenced, because garbage collection would close the databases and release their locks. */
const heldLocks = new Set<DatabaseSync>()

function createInUseError(folder: string, pid: number): FolderInUseError {
  const who = pid > 0 ? ` (${pid})` : ''
  return new FolderInUseError(`Another process${who} already runs on the data folder ${folder}. Stop it, or set DATA_DIR.`)
}

const sqliteBusy = 5

function acquireLock(file: string): DatabaseSync | undefined {
  // created before it is locked, so that an error says what is wrong with the folder
  if (!existsSync(file)) makeFile(file)
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; pragma journal_mode = off; begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return undefined
    throw error
  }
}

function makeFile(file: string): void {
  try {
    writeFileSync(file, '', { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}

function readPid(file: string): number {
  const number = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  return Number.isInteger(number) ? number : 0
}

/** Whether a process of an older version uses `folder`; always false outside Linux. */
function hasFilesOpen(pid: number, folder: string): boolean {
  const openFilesPath = `/proc/${pid}/fd`
  if (pid <= 0 || !existsSync(openFilesPath)) return false
  const inside = `${realpathSync(folder)}/`
  try {
    return readdirSync(openFilesPath).some((handle) => targetOf(join(openFilesPath, handle)).startsWith(inside))
  } catch {
    return false
  }
}

function targetOf(link: string): string {
  try {
    return readlinkSync(link)
  } catch {
    return ''
  }
}
