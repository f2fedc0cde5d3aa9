import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '#server/context/startup-error.ts'

/**
 * Takes `folder` for this process alone and returns how to give it back. Two processes on one embedded database
 * lose data without a word, so the second refuses to start. A lock whose process is gone is taken over.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'in-use-by.pid')
  const held = () => rmSync(file, { force: true })
  if (tryToTake(file)) return held
  const owner = Number(readFileSync(file, 'utf8'))
  if (isRunning(owner))
    throw new StartupError(`Another process (${owner}) already runs on the data folder ${folder}. Stop it, or set DATA_DIR.`)
  rmSync(file, { force: true })
  if (tryToTake(file)) return held
  throw new StartupError(`The data folder ${folder} is being taken by another process. Try again.`)
}

function tryToTake(file: string): boolean {
  try {
    const handle = openSync(file, 'wx')
    writeSync(handle, String(process.pid))
    closeSync(handle)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
