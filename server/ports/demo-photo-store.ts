import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { CodedError } from '#server/context/coded-error.ts'
import { encodeWebp } from '#server/ports/encode-photo.ts'
import type { PhotoStore } from '#server/ports/photo-store.ts'

/** Paths of AVIF files: by photograph hash, then by width. */
export type DemoFiles = ReadonlyMap<string, ReadonlyMap<number, string>>

/** The maximum number of waiting WebP encodings; further requests are refused with a Retry-After. */
const waitingMax = 100
const retryAfterS = 2

/**
 * Wraps a photo store so that it also serves the demo photographs, whose AVIF files belong to the program. WebP, for browsers without AVIF,
 * is encoded on the first request, one picture at a time, only in widths that exist as AVIF, and stored in `cache`.
 */
export function withDemoPhotographs(store: PhotoStore, files: DemoFiles, cache: PhotoStore): PhotoStore {
  const inTurn = oneAtATime()
  const running = new Map<string, Promise<Buffer>>()

  async function webpOf(name: string, avif: string): Promise<Buffer> {
    const cached = await cache.get(name)
    if (cached) return cached
    const shared = running.get(name) ?? inTurn(() => makeWebp(name, avif)).finally(() => running.delete(name))
    running.set(name, shared)
    return shared
  }

  async function makeWebp(name: string, avif: string): Promise<Buffer> {
    const bytes = await encodeWebp(sharp(await readFile(avif)))
    // on a full disk the picture is still served, and encoded again next time
    await cache.put(name, bytes, 'image/webp').catch(() => {})
    return bytes
  }

  return {
    ...store,
    get: async (name) => {
      const { hash = '', width, format } = /^(?<hash>[\w-]+)\/(?<width>\d+)\.(?<format>avif|webp)$/.exec(name)?.groups ?? {}
      const avif = files.get(hash)?.get(Number(width))
      if (avif === undefined) return store.get(name)
      return format === 'avif' ? readFile(avif) : webpOf(name, avif)
    },
  }
}

function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async (work) => {
    if (waiting >= waitingMax) throw new CodedError('unavailable', { retryAfterS })
    waiting++
    const mine = last.then(work)
    last = mine.catch(() => {}).finally(() => waiting--)
    return mine
  }
}
