import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** The disk of the data folder; null if the system does not report it. */
export type Disk = { read(): Promise<{ freeBytes: number; totalBytes: number } | null> }

export function openDisk(folder: string): Disk {
  return { read: () => readDisk(resolve(folder)) }
}

/** The folder does not exist before its first file; until then, reads the disk of its parent folder. */
async function readDisk(folder: string): ReturnType<Disk['read']> {
  const stats = await statfs(folder).catch(() => null)
  if (stats) return { freeBytes: stats.bavail * stats.bsize, totalBytes: stats.blocks * stats.bsize }
  return dirname(folder) === folder ? null : readDisk(dirname(folder))
}
