import type { FastifyInstance } from 'fastify'
import { assertPreviewToken } from '#server/domain/home/home-preview.ts'
import { readHome } from '#server/domain/home/read-home.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { addRoute } from '#server/http/add-route.ts'
import { errorResponses } from '#server/http/error-responses.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { presentHome } from '#server/http/present/home.ts'

export function homeDraftRoutes(app: FastifyInstance, ctx: ShopContext, photoBase: string): void {
  const settings = { config: { access: 'public' }, operationId: 'previewHome', tags: ['Lists'], errors: errorResponses } as const
  addRoute(app, 'GET /api/home/draft/', settings, async ({ query, headers }, reply) => {
    await assertPreviewToken(ctx, query.token)
    reply.header('cache-control', 'no-store')
    const language = requestLanguage(headers['accept-language'])
    const draft = await readHome(ctx.db, 'draft')
    // the preview also shows scheduled banners
    const banners = draft.banners && draft.banners.map((banner) => ({ ...banner, shown_from: null }))
    return presentHome(ctx.catalog.current(), { ...draft, banners }, { language, photoBase, now: ctx.now() })
  })
}
