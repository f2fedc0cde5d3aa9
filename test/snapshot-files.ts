import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { MemoryFS, type PGlite } from '@electric-sql/pglite'

type Snapshot = { folders: string[]; files: [path: string, bytes: Uint8Array][] }

const databaseFolder = '/pglite/data'
/** Template databases of PostgreSQL. Snapshots leave them out, because they are not needed and take two thirds of the space. */
const templates = new Set([`${databaseFolder}/base/1`, `${databaseFolder}/base/4`])
const snapshots = new Map<string, Snapshot>()

/** Writes the files of an open embedded database into one file, which `SnapshotFiles` can read. */
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

/**
 * The files of an embedded database in memory, at first a copy of a snapshot. PGlite can also load a tar, but that takes five times the
 * work.
 */
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

export function laySnapshot(file: string, dataDir: string): void {
  const { folders, files } = readSnapshot(file)
  const placeOf = (path: string) => join(dataDir, 'db', path.slice(databaseFolder.length))
  for (const folder of folders) mkdirSync(placeOf(folder), { recursive: true, mode: 0o700 })
  for (const [path, bytes] of files) writeFileSync(placeOf(path), bytes, { mode: 0o600 })
}

/**
 * Copies the embedded database of the demo shop into a data folder, because a shop would take long to create it. Does nothing if there is
 * no snapshot.
 */
export function layDemoDatabase(dataDir: string): void {
  if (process.env.TEST_SNAPSHOT) laySnapshot(process.env.TEST_SNAPSHOT, dataDir)
}

/** Copies an empty embedded database into a data folder. Does nothing if there is no snapshot, as in a run on PostgreSQL. */
export function layEmptyDatabase(dataDir: string): void {
  if (process.env.TEST_EMPTY_SNAPSHOT) laySnapshot(process.env.TEST_EMPTY_SNAPSHOT, dataDir)
}

/** Reads a snapshot once per thread. All test files of the thread copy it. */
function readSnapshot(file: string): Snapshot {
  const known = snapshots.get(file)
  if (known) return known
  const snapshot: Snapshot = deserialize(readFileSync(file))
  snapshots.set(file, snapshot)
  return snapshot
}
