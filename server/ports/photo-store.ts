import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import { immutableCacheControl } from '#server/context/immutable-cache-control.ts'
import type { Secret } from '#server/context/secret.ts'
import { nullIfMissing } from '#server/ports/null-if-missing.ts'
import { writeAtomically } from '#server/ports/write-atomically.ts'

/** Stores the files of photographs. The shop names them `<hash>/<width>.<avif|webp>`. */
export type PhotoStore = {
  /** The URL prefix of photographs, without a trailing slash. */
  base: string
  put(name: string, bytes: Buffer, contentType: string): Promise<void>
  /**
   * Returns the bytes that the shop serves under `/photos`. Returns null if the file does not exist, or if browsers load files from the
   * store directly. Throws if the file cannot be read.
   */
  get(name: string): Promise<Buffer | null>
  remove(name: string): Promise<void>
  /** Returns the bytes of a file, or null if it does not exist. Only stores from which browsers load directly have this function. */
  fetch?: (name: string) => Promise<Buffer | null>
}

/** Stores photographs in a local folder. This process serves them under `/photos`. */
export function localPhotoStore(folder: string): PhotoStore {
  return {
    base: '/photos',
    put: (name, bytes) => writeAtomically(join(folder, name), bytes),
    get: (name) => readFile(join(folder, name)).catch(nullIfMissing),
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

/** Returns a client that signs requests to an S3-compatible store. The client retries a failed request up to three times. */
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

/** Stores photographs in an S3-compatible bucket. Browsers load them from `publicUrl`. */
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
      if (response.status === 404) return null
      if (!response.ok) throw new Error(`The photo store answered ${response.status} to ${name}`)
      return Buffer.from(await response.arrayBuffer())
    },
  }
}
