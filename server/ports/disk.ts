import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** The disk of the data folder. `read` returns null if the system does not report sizes. */
export type Disk = { read(): Promise<{ freeBytes: number; totalBytes: number } | null> }

export function openDisk(folder: string): Disk {
  return { read: () => readDisk(resolve(folder)) }
}

/** Reads the disk of the data folder. Until the shop has created the folder, reads the disk of the nearest existing parent folder. */
async function readDisk(folder: string): ReturnType<Disk['read']> {
  const stats = await statfs(folder).catch(() => null)
  if (stats) return { freeBytes: stats.bavail * stats.bsize, totalBytes: stats.blocks * stats.bsize }
  return dirname(folder) === folder ? null : readDisk(dirname(folder))
}
