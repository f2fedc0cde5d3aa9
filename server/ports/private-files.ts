import { mkdir, readdir, readFile, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { nullIfMissing } from '#server/ports/null-if-missing.ts'
import { type S3Options, s3Client } from '#server/ports/photo-store.ts'
import { writeAtomically } from '#server/ports/write-atomically.ts'

/** Stores files without a public URL. The shop generates their names. */
export type PrivateFiles = {
  /** The path of the folder or bucket, to show to people. */
  rootPath: string
  put(name: string, bytes: Buffer, contentType: string): Promise<void>
  /** Returns the bytes of a file, or null if it does not exist. Throws if it cannot be read. */
  get(name: string): Promise<Buffer | null>
  remove(name: string): Promise<void>
  hasRoom(): Promise<boolean>
}

const freeBytesMin = 500_000_000

/** Stores files in a local folder that only the shop's system user can read. */
export function localFiles(folder: string): PrivateFiles {
  return {
    rootPath: folder,
    put: (name, bytes) => writeAtomically(join(folder, name), bytes, 0o600),
    get: (name) => readFile(join(folder, name)).catch(nullIfMissing),
    remove: (name) => rm(join(folder, name), { force: true }),
    hasRoom: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize > freeBytesMin
    },
  }
}

/** Adds a prefix to the names of files in a store. */
export function prefixedFiles(files: PrivateFiles, prefix: string): PrivateFiles {
  return {
    ...files,
    rootPath: `${files.rootPath}/${prefix}`,
    put: (name, bytes, contentType) => files.put(prefix + name, bytes, contentType),
    get: (name) => files.get(prefix + name),
    remove: (name) => files.remove(prefix + name),
  }
}

/** Returns the total size of the files in a folder, including incomplete files. */
export async function folderBytes(folder: string): Promise<number> {
  const names = (await readdir(folder).catch(nullIfMissing)) ?? []
  const sizes = names.map((name) =>
    stat(join(folder, name)).then(
      (file) => file.size,
      () => 0,
    ),
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** Deletes the entries of a folder that are older than `ageMs`. Returns their number. */
export async function sweepFolder(folder: string, ageMs: number, now: number): Promise<number> {
  const names = (await readdir(folder).catch(nullIfMissing)) ?? []
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

/** Stores files in a private bucket, which requires signed requests. */
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
