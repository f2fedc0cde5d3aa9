import { mkdir, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type S3Options, s3Client } from '#server/ports/photo-store.ts'

/** Files without a URL. Names are made by the shop. */
export type PrivateFiles = {
  /** Their folder or bucket, for people who search for them. */
  rootPath: string
  put(name: string, bytes: Buffer, contentType: string): Promise<void>
  /** The bytes of a file, or null where there is none. */
  get(name: string): Promise<Buffer | null>
  remove(name: string): Promise<void>
  /** Whether there is room for more. */
  hasRoom(): Promise<boolean>
}

const freeBytesMin = 500_000_000

/** Files in a folder of this machine, readable by the shop's own user only. */
export function localFiles(folder: string): PrivateFiles {
  return {
    rootPath: folder,
    put: async (name, bytes) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, name)
      await writeFile(`${file}.part`, bytes, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    get: (name) => readFile(join(folder, name)).catch(() => null),
    remove: (name) => rm(join(folder, name), { force: true }),
    hasRoom: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize > freeBytesMin
    },
  }
}

/** The files of a store whose names begin alike. */
export function prefixedFiles(files: PrivateFiles, prefix: string): PrivateFiles {
  return {
    ...files,
    rootPath: `${files.rootPath}/${prefix}`,
    put: (name, bytes, contentType) => files.put(prefix + name, bytes, contentType),
    get: (name) => files.get(prefix + name),
    remove: (name) => files.remove(prefix + name),
  }
}

/** How many bytes the files in a folder take up, unfinished ones included. */
export async function folderBytes(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  const sizes = names.map((name) =>
    stat(join(folder, name)).then(
      (file) => file.size,
      () => 0,
    ),
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** Deletes files that are older than `ageMs`: a process that died could not do it. Returns their number. */
export async function sweepFolder(folder: string, ageMs: number, now: number): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  let count = 0
  for (const name of names) {
    const file = join(folder, name)
    const modifiedMs = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => now,
    )
    if (modifiedMs > now - ageMs) continue
    await rm(file, { force: true, recursive: true })
    count++
  }
  return count
}

/** Files in a bucket of their own that is readable with a signature only. */
export function bucketFiles({ endpoint, bucket, ...keys }: Omit<S3Options, 'publicUrl'>): PrivateFiles {
  const client = s3Client(keys)
  const objectUrl = (name: string) => `${endpoint}/${bucket}/${name}`
  const responseError = (status: number, name: string) => new Error(`The store of files answered ${status} to ${name}`)
  return {
    rootPath: `${endpoint}/${bucket}`,
    put: async (name, bytes, contentType) => {
      const headers = { 'content-type': contentType }
      const response = await client.fetch(objectUrl(name), { method: 'PUT', body: new Uint8Array(bytes), headers })
      if (!response.ok) throw responseError(response.status, name)
    },
    get: async (name) => {
      const response = await client.fetch(objectUrl(name))
      if (response.status === 404) return null
      if (!response.ok) throw responseError(response.status, name)
      return Buffer.from(await response.arrayBuffer())
    },
    remove: async (name) => {
      const response = await client.fetch(objectUrl(name), { method: 'DELETE' })
      if (!response.ok && response.status !== 404) throw responseError(response.status, name)
    },
    hasRoom: async () => true,
  }
}
