import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { type CacheEntry, createCacheEntry, isUsable, type Revalidation } from '#server/http/cache-entry.ts'

export type ResponseHeaders = Record<string, string | number | string[] | undefined>

/** A cached response: `body` is ready to send; compressed copies are made on first use. */
export type CachedResponse = {
  headers: ResponseHeaders
  body: Buffer
  etag: string
  encoded: Partial<Record<'br' | 'gzip', Promise<Buffer>>>
  encodedBytes: number
  onGrowth?: () => void
  revalidation?: Revalidation | undefined
}

/**
 * Caches whole responses for at most ten minutes (after which shuffled lists get a new order), up to a total number of bytes. After a
 * change of the catalog, a response is checked before it is sent again.
 */
export type ResponseCache = {
  get(key: string): CachedResponse | undefined
  /**
   * Stores a response whose rendering began at `epoch`, unless the catalog has changed since then and the response has no `revalidation`.
   * Returns the response to send. If the previous response has the same bytes, returns it, to reuse its compressed copies.
   */
  set(key: string, cached: CachedResponse, epoch: number): CachedResponse
  epoch(): number
  outdate(): void
  clear(): void
  bytes(): number
}

export const shuffleWindowMs = 600_000

export function createResponseCache(maxBytes: number, now: () => number = Date.now): ResponseCache {
  let epoch = 0
  const entries =
    maxBytes > 0
      ? new LRUCache<string, CacheEntry<CachedResponse>>({ maxSize: maxBytes, sizeCalculation: sizeOf, ttl: shuffleWindowMs })
      : undefined
  const store = (cache: NonNullable<typeof entries>, key: string, entry: CacheEntry<CachedResponse>): void => {
    cache.set(key, entry)
    entry.cached.onGrowth = () => {
      const current = cache.peek(key)
      // stores a new object, because the cache measures the size only of a new value
      if (current?.cached === entry.cached) cache.set(key, { ...current }, { noUpdateTTL: true })
    }
  }
  return {
    get: (key) => {
      const entry = entries?.get(key)
      return entry && isUsable(entry, epoch, now) ? entry.cached : undefined
    },
    set: (key, made, at) => {
      const former = entries?.peek(key)?.cached
      const cached = former?.etag === made.etag ? Object.assign(former, { revalidation: made.revalidation }) : made
      if (entries && (at === epoch || cached.revalidation)) store(entries, key, createCacheEntry(cached, at))
      return cached
    },
    epoch: () => epoch,
    outdate: () => {
      epoch++
    },
    clear: () => {
      epoch++
      entries?.clear()
    },
    bytes: () => entries?.calculatedSize ?? 0,
  }
}

export function createCachedResponse(body: string | Buffer, headers: ResponseHeaders): CachedResponse {
  const bytes = typeof body === 'string' ? toBytes(body) : body
  const etag = `W/"${hash('sha1', bytes, 'base64url')}"`
  return { headers: { ...headers, etag }, body: bytes, etag, encoded: {}, encodedBytes: 0 }
}

const encoder = new TextEncoder()
const scratch = Buffer.allocUnsafeSlow(2 ** 20)

/** Encodes a text through a reused buffer, which is twice as fast as `Buffer.from` for a whole page. */
function toBytes(text: string): Buffer {
  // UTF-8 takes at most three bytes per UTF-16 code unit
  if (text.length * 3 > scratch.length) return Buffer.from(text)
  const { written } = encoder.encodeInto(text, scratch)
  return copyBytes(scratch.subarray(0, written))
}

/**
 * Copies bytes out of their buffer. Small buffers and the output of zlib are slices of larger buffers, which would otherwise stay in
 * memory.
 */
function copyBytes(bytes: Uint8Array): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  copy.set(bytes)
  return copy
}

/**
 * Sends a cached response. Responds with 304 if the client has the response already, and compresses the response if the client accepts it.
 */
export function sendCachedResponse(cached: CachedResponse, request: IncomingMessage, response: ServerResponse): void {
  if (isNotModified(cached, request)) {
    response.writeHead(304, cached.headers).end()
    return
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'], cached.body.length)
  if (!encoding) {
    response.writeHead(200, { ...cached.headers, 'content-length': cached.body.length })
    response.end(request.method === 'HEAD' ? undefined : cached.body)
    return
  }
  encodeCachedResponse(cached, encoding).then(
    (bytes) => {
      response.writeHead(200, { ...cached.headers, 'content-encoding': encoding, 'content-length': bytes.length })
      response.end(request.method === 'HEAD' ? undefined : bytes)
    },
    (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
  )
}

export function isNotModified(cached: CachedResponse, request: IncomingMessage): boolean {
  const etags = request.headers['if-none-match']
  return etags !== undefined && etags.split(',').some((tag) => tag.trim() === cached.etag || tag.trim() === '*')
}

const minCompressibleBytes = 1024

export function chooseEncoding(accepted: string | string[] | undefined, length: number): 'br' | 'gzip' | undefined {
  const accept = String(accepted ?? '')
  if (length < minCompressibleBytes) return undefined
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accept)) return 'br'
  return acceptsGzip(accept) ? 'gzip' : undefined
}

export function acceptsGzip(accepted: string | string[] | undefined): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(accepted ?? ''))
}

export function encodeCachedResponse(cached: CachedResponse, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return (cached.encoded[encoding] ??= encode(cached, encoding).catch((error: unknown) => {
    delete cached.encoded[encoding]
    throw error
  }))
}

async function encode(cached: CachedResponse, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const bytes = copyBytes(await (encoding === 'br' ? toBrotli(cached.body, brotliOptions) : toGzip(cached.body)))
  cached.encodedBytes += bytes.length
  cached.onGrowth?.()
  return bytes
}

const toBrotli = promisify<Buffer, { params: Record<number, number> }, Buffer>(brotliCompress)
const toGzip = promisify<Buffer, Buffer>(gzip)
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

const entryBytes = 1500

function sizeOf({ cached }: CacheEntry<CachedResponse>, key: string): number {
  const headers = Object.entries(cached.headers).reduce((sum, [name, value]) => sum + name.length + String(value).length, 0)
  return cached.body.length + cached.encodedBytes + headers + 2 * key.length + entryBytes
}
