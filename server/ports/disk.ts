import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** The disk where the data folder lies; null where the system does not tell. */
export type Disk = { read(): Promise<{ freeBytes: number; totalBytes: number } | null> }

export function openDisk(folder: string): Disk {
  return { read: () => readDisk(resolve(folder)) }
}

/** The folder is made with its first file: until then, the disk of the folder around it. */
async function readDisk(folder: string): ReturnType<Disk['read']> {
  const stats = await statfs(folder).catch(() => null)
  if (stats) return { freeBytes: stats.bavail * stats.bsize, totalBytes: stats.blocks * stats.bsize }
  return dirname(folder) === folder ? null : readDisk(dirname(folder))
}
