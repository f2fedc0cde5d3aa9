import { mkdir, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import type { S3Options } from '#server/ports/photo-store.ts'

/** Files that no address leads to. Names are made by the shop. */
export type PrivateFiles = {
  /** Where they lie, for people who look for them. */
  place: string
  put(name: string, bytes: Buffer, contentType: string): Promise<void>
  /** The bytes of a file, or null where there is none. */
  get(name: string): Promise<Buffer | null>
  remove(name: string): Promise<void>
  /** Whether there is room for more (SEC-D6). */
  hasRoom(): Promise<boolean>
}

const freeBytesMin = 500_000_000

/** Files in a folder of this machine, readable by the shop's own user only. */
export function localFiles(folder: string): PrivateFiles {
  return {
    place: folder,
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

/** Throws away what lies in a folder for longer than `ageMs`: a process that died could not do it. Answers with how many files. */
export async function sweepFolder(folder: string, ageMs: number, now: number): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  let count = 0
  for (const name of names) {
    const file = join(folder, name)
    const changed = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => now,
    )
    if (changed > now - ageMs) continue
    await rm(file, { force: true, recursive: true })
    count++
  }
  return count
}

/** Files in a bucket of their own that nobody may read without a signature. */
export function bucketFiles({ endpoint, bucket, ...keys }: Omit<S3Options, 'publicUrl'>): PrivateFiles {
  const client = new AwsClient({ ...keys, service: 's3', retries: 3 })
  const address = (name: string) => `${endpoint}/${bucket}/${name}`
  const told = (status: number, name: string) => new Error(`The store of files answered ${status} to ${name}`)
  return {
    place: `${endpoint}/${bucket}`,
    put: async (name, bytes, contentType) => {
      const headers = { 'content-type': contentType }
      const answer = await client.fetch(address(name), { method: 'PUT', body: new Uint8Array(bytes), headers })
      if (!answer.ok) throw told(answer.status, name)
    },
    get: async (name) => {
      const answer = await client.fetch(address(name))
      if (answer.status === 404) return null
      if (!answer.ok) throw told(answer.status, name)
      return Buffer.from(await answer.arrayBuffer())
    },
    remove: async (name) => {
      const answer = await client.fetch(address(name), { method: 'DELETE' })
      if (!answer.ok && answer.status !== 404) throw told(answer.status, name)
    },
    hasRoom: async () => true,
  }
}
