import { existsSync, readFileSync, realpathSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { FolderInUseError } from '#server/db/folder-in-use-error.ts'

/**
 * Locks `folder` for this process and returns the release function. Two processes on one embedded database lose data without
 * an error, so the second refuses to start.
 *
 * The lock is one of the kernel, on the file `in-use.lock`: it works between containers, where process numbers say nothing, and ends
 * with its process, however that ends. SQLite takes the lock, because Node has no call for it. The file is never removed:
 * then two processes could each hold a lock, on two files of one name. Nobody else may open it, not even to read:
 * closing it would release the owner's lock.
 *
 * `in-use-by.pid` holds the process number, for the error message and for older versions, which know no other lock.
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

/** The garbage collector closes a database that nobody refers to, and the lock would end with it. */
const heldLocks = new Set<DatabaseSync>()

function createInUseError(folder: string, pid: number): FolderInUseError {
  const who = pid > 0 ? ` (${pid})` : ''
  return new FolderInUseError(`Another process${who} already runs on the data folder ${folder}. Stop it, or set DATA_DIR.`)
}

const sqliteBusy = 5

/** The open lock, or undefined when another process holds it. */
function acquireLock(file: string): DatabaseSync | undefined {
  // made first: its error explains what is wrong with the folder
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

/** Whether a process of an older version uses `folder`. Known on Linux only; elsewhere it is assumed that none does. */
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
