import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { CodedError } from '#server/context/coded-error.ts'
import { encodeWebp } from '#server/ports/encode-photo.ts'
import type { PhotoStore } from '#server/ports/photo-store.ts'

/** Paths of AVIF files, by hash of the photograph and by width. */
export type DemoFiles = ReadonlyMap<string, ReadonlyMap<number, string>>

/** The maximum number of waiting WebP encodings. Further requests are refused with a Retry-After. */
const waitingMax = 100
const retryAfterS = 2

/**
 * Wraps a photo store so that it also serves the demo photographs. Their AVIF files come with the program. WebP files, for browsers without
 * AVIF, are encoded on first request, one at a time, and stored in `cache`. They have the same widths as the AVIF files.
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
    // if the disk is full, the picture is served without being cached
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
