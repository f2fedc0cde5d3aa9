import type { FastifyInstance } from 'fastify'
import { ErrorBody } from '#contract/errors.ts'
import { openAlbum } from '#server/domain/albums/read-albums.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { addRoute } from '#server/http/add-route.ts'
import { errorResponses } from '#server/http/error-responses.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { presentAlbum } from '#server/http/present/album.ts'

const errors = {
  ...errorResponses,
  404: ErrorBody.describe('The link is not of this shop, or too old.'),
  429: ErrorBody.describe('Too many links that do not work.'),
}

export function albumsRoutes(app: FastifyInstance, ctx: ShopContext, photoBase: string): void {
  const settings = { config: { access: 'public' }, tags: ['Enquiries'], errors, operationId: 'getAlbum' } as const
  addRoute(app, 'GET /api/live/:token/', settings, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const language = requestLanguage(request.headers['accept-language'])
    return presentAlbum(await openAlbum(ctx, request.params.token, { isPreview: request.query.preview !== undefined }), {
      language,
      photoBase,
    })
  })
}
