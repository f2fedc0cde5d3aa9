import { existsSync, readFileSync, realpathSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { FolderInUseError } from '#server/db/folder-in-use-error.ts'

/**
 * Locks `folder` for this process and returns a function that releases the lock. Throws if another process holds the lock, because two
 * processes on one embedded database lose data without an error.
 *
 * The lock is a kernel lock on the file `in-use.lock`. It works across containers, where process ids are not unique, and ends with the
 * process. Node has no API for file locks, so SQLite takes the lock.
 *
 * Never delete the lock file: two processes could then lock two different files of this name. Never open the lock file a second time in the
 * same process: closing any handle of the file releases the lock.
 *
 * `in-use-by.pid` contains the process id, for the error message, and for older versions of the shop, which check only this file.
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

/** References to all held locks. Without a reference, garbage collection would close the database and release the lock. */
const heldLocks = new Set<DatabaseSync>()

function createInUseError(folder: string, pid: number): FolderInUseError {
  const who = pid > 0 ? ` (${pid})` : ''
  return new FolderInUseError(`Another process${who} already runs on the data folder ${folder}. Stop it, or set DATA_DIR.`)
}

const sqliteBusy = 5

function acquireLock(file: string): DatabaseSync | undefined {
  // creates the file first, because its error message is clearer than SQLite's
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

/**
 * Whether process `pid` has open files in `folder`. Detects older versions of the shop, which do not take the lock. Always false outside
 * Linux.
 */
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
