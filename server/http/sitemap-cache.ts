import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Catalog } from '#server/domain/catalog/catalog.ts'

/** Gzipped sitemap files. Each file has some megabytes of text, and crawlers request the files one after another. */
export type SitemapCache = {
  getGzipped(key: string, make: () => string): Promise<Buffer>
}

const toGzip = promisify<Buffer, Buffer>(gzip)

export const gunzipPart = promisify<Buffer, Buffer>(gunzip)

/** Caches each file until the catalog changes. Does not cache a file whose compression failed. */
export function createSitemapCache(catalog: Pick<Catalog, 'onChange'>, compress = toGzip): SitemapCache {
  const parts = new Map<string, Promise<Buffer>>()
  catalog.onChange(() => parts.clear())
  return {
    getGzipped: (key, make) => {
      const known = parts.get(key)
      if (known) return known
      const part = compress(Buffer.from(make())).catch((error: unknown) => {
        if (parts.get(key) === part) parts.delete(key)
        throw error
      })
      parts.set(key, part)
      return part
    },
  }
}
