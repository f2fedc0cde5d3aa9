import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { clockShiftMs } from '#test/e2e/clock.ts'

const root = join(import.meta.dirname, '..')
const cache = join(root, 'node_modules', '.cache', 'test-databases')
const hourMs = 3_600_000
/**
 * Hours for which a snapshot is reused. The dates of the demo are relative to its creation, so an older snapshot would differ from a new
 * one.
 */
const storedHours = 2
/** Files and folders on which the test databases depend. */
const sources = [
  'server',
  'contract',
  'demo/pieces',
  'test/database-clock.ts',
  'test/stored-snapshots.ts',
  'test/snapshot-database.ts',
  'test/snapshot-files.ts',
]
const data = ['package-lock.json', 'demo/photographs/manifest.json']

/** Returns the folder with databases made from these sources. If no recent run has filled it, calls `make`. */
export async function storedSnapshots(make: (folder: string) => Promise<void>): Promise<string> {
  const stored = join(cache, keyOf(machineNow()))
  if (existsSync(stored)) return stored
  mkdirSync(cache, { recursive: true })
  removeOld()
  const folder = mkdtempSync(`${stored}-`)
  await make(folder)
  try {
    renameSync(folder, stored)
  } catch (error) {
    // another run has created the folder in the meantime
    if (!existsSync(stored)) throw error
    rmSync(folder, { recursive: true, force: true })
  }
  return stored
}

/** Returns the time by the machine's clock, because the file system uses this clock. */
const machineNow = () => Date.now() - clockShiftMs()

function keyOf(now: number): string {
  const clock = clockShiftMs() === 0 ? 'machine' : 'browser tests'
  const state = createHash('sha256').update(`${clock} ${Math.floor(now / (storedHours * hourMs))}`)
  for (const file of [...sources.flatMap(filesBelow), ...data].toSorted()) {
    const path = join(root, file)
    if (existsSync(path)) state.update(file).update(readFileSync(path))
  }
  return state.digest('hex').slice(0, 22)
}

function filesBelow(place: string): string[] {
  if (!statSync(join(root, place)).isDirectory()) return [place]
  const names = readdirSync(join(root, place), { recursive: true, withFileTypes: true })
  return names
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
}

/** Removes snapshots older than a day, which are never reused. */
function removeOld(): void {
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name)
    if (statSync(folder).mtimeMs < machineNow() - 24 * hourMs) rmSync(folder, { recursive: true, force: true })
  }
}
