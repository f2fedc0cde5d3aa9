import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** The disk of the data folder; `read` returns null if the system does not report it. */
export type Disk = { read(): Promise<{ freeBytes: number; totalBytes: number } | null> }

export function openDisk(folder: string): Disk {
  return { read: () => readDisk(resolve(folder)) }
}

/**
 * Reads the disk of the data folder. The folder is created with its first file; until then, the nearest existing folder
 * above it is read.
 */
async function readDisk(folder: string): ReturnType<Disk['read']> {
  const stats = await statfs(folder).catch(() => null)
  if (stats) return { freeBytes: stats.bavail * stats.bsize, totalBytes: stats.blocks * stats.bsize }
  return dirname(folder) === folder ? null : readDisk(dirname(folder))
}
