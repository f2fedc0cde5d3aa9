import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import { immutableCacheControl } from '#server/context/immutable-cache-control.ts'
import type { Secret } from '#server/context/secret.ts'

/** Where the files of photographs are stored. Names are made by the shop: `<hash>/<width>.<avif|webp>`. */
export type PhotoStore = {
  /** The prefix of a photograph's URL, without a slash at the end. */
  base: string
  put(name: string, bytes: Buffer, contentType: string): Promise<void>
  /** The bytes of a file, or null where there is none. A store that serves its files itself returns null. */
  get(name: string): Promise<Buffer | null>
  /** Removes a file, if it is there. */
  remove(name: string): Promise<void>
  /** The bytes of a file in a store that serves its files itself. */
  fetch?: (name: string) => Promise<Buffer | null>
}

/** Photographs in a folder of this machine, served by this process under `/photos`. */
export function localPhotoStore(folder: string): PhotoStore {
  return {
    base: '/photos',
    put: async (name, bytes) => {
      const file = join(folder, name)
      await mkdir(join(file, '..'), { recursive: true })
      // a reader never sees half a file
      await writeFile(`${file}.part`, bytes)
      await rename(`${file}.part`, file)
    },
    get: async (name) => {
      try {
        return await readFile(join(folder, name))
      } catch {
        return null
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

export type S3Options = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: Secret
  secretAccessKey: Secret
  publicUrl: string
}

/** Signs requests to an S3-compatible store; a request that fails is tried three times more. */
export function s3Client({
  region,
  accessKeyId,
  secretAccessKey,
}: Pick<S3Options, 'region' | 'accessKeyId' | 'secretAccessKey'>): AwsClient {
  return new AwsClient({
    region,
    accessKeyId: accessKeyId.reveal(),
    secretAccessKey: secretAccessKey.reveal(),
    service: 's3',
    retries: 3,
  })
}

/** Photographs in a bucket of any S3-compatible store, read by browsers from `publicUrl`. */
export function s3PhotoStore(options: S3Options): PhotoStore {
  const client = s3Client(options)
  const objectUrl = (name: string) => `${options.endpoint}/${options.bucket}/${name}`
  return {
    base: options.publicUrl.replace(/\/$/, ''),
    put: async (name, bytes, contentType) => {
      const headers = { 'content-type': contentType, 'cache-control': immutableCacheControl }
      const response = await client.fetch(objectUrl(name), { method: 'PUT', body: new Uint8Array(bytes), headers })
      if (!response.ok) throw new Error(`The photo store answered ${response.status} to ${name}`)
    },
    get: async () => null,
    remove: async (name) => {
      const response = await client.fetch(objectUrl(name), { method: 'DELETE' })
      if (!response.ok && response.status !== 404) throw new Error(`The photo store answered ${response.status} to the removal of ${name}`)
    },
    fetch: async (name) => {
      const response = await client.fetch(objectUrl(name))
      return response.ok ? Buffer.from(await response.arrayBuffer()) : null
    },
  }
}
