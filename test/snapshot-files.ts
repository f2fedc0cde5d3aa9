import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { MemoryFS, type PGlite } from '@electric-sql/pglite'

type Snapshot = { folders: string[]; files: [path: string, bytes: Uint8Array][] }

const databaseFolder = '/pglite/data'
/** PostgreSQL's own template databases, which are not needed here: two thirds of the tables' files. */
const templates = new Set([`${databaseFolder}/base/1`, `${databaseFolder}/base/4`])
const snapshots = new Map<string, Snapshot>()

/** Writes the files of an open embedded database into one file, for SnapshotFiles. */
export function writeSnapshot({ Module: { FS } }: PGlite, file: string): void {
  const snapshot: Snapshot = { folders: [], files: [] }
  const walk = (folder: string): void => {
    snapshot.folders.push(folder)
    if (templates.has(folder)) return
    for (const name of FS.readdir(folder)) {
      if (name === '.' || name === '..') continue
      const path = `${folder}/${name}`
      if (FS.isDir(FS.stat(path).mode)) walk(path)
      else snapshot.files.push([path, FS.readFile(path)])
    }
  }
  walk(databaseFolder)
  writeFileSync(file, serialize(snapshot))
}

/** Files of an embedded database in memory, initially a copy of a snapshot. PGlite's own way, a tar, takes five times the work. */
export class SnapshotFiles extends MemoryFS {
  readonly #file: string

  constructor(file: string) {
    super()
    this.#file = file
  }

  override async initialSyncFs(): Promise<void> {
    const FS = this.pg?.Module.FS
    if (!FS) throw new Error('The files belong to no database yet')
    const { folders, files } = readSnapshot(this.#file)
    for (const folder of folders) FS.mkdirTree(folder)
    for (const [path, bytes] of files) FS.writeFile(path, bytes.slice(), { canOwn: true })
  }
}

/** Copies a snapshot into a data folder, as an embedded database that a process opens there. */
export function laySnapshot(file: string, dataDir: string): void {
  const { folders, files } = readSnapshot(file)
  const placeOf = (path: string) => join(dataDir, 'db', path.slice(databaseFolder.length))
  for (const folder of folders) mkdirSync(placeOf(folder), { recursive: true, mode: 0o700 })
  for (const [path, bytes] of files) writeFileSync(placeOf(path), bytes, { mode: 0o600 })
}

/** Copies the demo shop's embedded database into a data folder, which saves a shop from creating it. Does nothing without a snapshot. */
export function layDemoDatabase(dataDir: string): void {
  if (process.env.TEST_SNAPSHOT) laySnapshot(process.env.TEST_SNAPSHOT, dataDir)
}

/** Copies an empty embedded database into a data folder. Does nothing in a run on PostgreSQL, which has no snapshot. */
export function layEmptyDatabase(dataDir: string): void {
  if (process.env.TEST_EMPTY_SNAPSHOT) laySnapshot(process.env.TEST_EMPTY_SNAPSHOT, dataDir)
}

/** Reads a snapshot once per thread, for the copies of all its test files. */
function readSnapshot(file: string): Snapshot {
  const known = snapshots.get(file)
  if (known) return known
  const snapshot: Snapshot = deserialize(readFileSync(file))
  snapshots.set(file, snapshot)
  return snapshot
}
