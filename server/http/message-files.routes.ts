import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { CodedError } from '#server/context/coded-error.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { openMessageFile } from '#server/domain/threads/message-files.ts'

const params = z.object({ file: z.string().regex(/^[\w-]{22}\.\d{1,7}\.[\w-]{43}$/) })

export function messageFilesRoutes(app: FastifyInstance, ctx: ShopContext): void {
  app.get<{ Params: { file: string } }>(
    '/message-files/:file',
    { config: { access: 'public' }, schema: { hide: true, params } },
    async (request, reply) => {
      const found = await openMessageFile(ctx, request.params.file)
      if (!found) throw new CodedError('not-found')
      const { name, mediaType, bytes } = found
      const disposition = mediaType === 'image/jpeg' ? 'inline' : `attachment; filename*=UTF-8''${encodeURIComponent(name)}`
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': disposition,
          'content-security-policy': "default-src 'none'; sandbox",
          'x-robots-tag': 'noindex',
        })
        .type(mediaType)
        .send(bytes)
    },
  )
}
