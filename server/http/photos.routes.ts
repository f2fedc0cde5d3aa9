import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { CodedError } from '#server/context/coded-error.ts'
import { immutableCacheControl } from '#server/context/immutable-cache-control.ts'
import type { PhotoStore } from '#server/ports/photo-store.ts'

const Params = z.object({ hash: z.string().regex(/^[\w-]{8,64}$/), file: z.string().regex(/^\d{2,5}\.(avif|webp)$/) })

/** Serves `/photos/<hash>/<width>.<avif|webp>`. The hash is that of the content, so files are immutable. */
export function photosRoutes(app: FastifyInstance, photos: PhotoStore): void {
  app.get<{ Params: z.output<typeof Params> }>(
    '/photos/:hash/:file',
    { schema: { hide: true, params: Params } },
    async (request, reply) => {
      const { hash, file } = request.params
      const bytes = await photos.get(`${hash}/${file}`)
      if (!bytes) throw new CodedError('not-found')
      return (
        reply
          .header('cache-control', immutableCacheControl)
          .header('content-security-policy', "default-src 'none'; sandbox")
          // allows other sites to embed the photographs, because webmail shows emails that contain them
          .header('cross-origin-resource-policy', 'cross-origin')
          .type(file.endsWith('.avif') ? 'image/avif' : 'image/webp')
          .send(bytes)
      )
    },
  )
}
