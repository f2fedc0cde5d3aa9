import type { FastifyInstance } from 'fastify'
import { assertPreviewToken } from '#server/domain/home/home-preview.ts'
import { getPolicyVersion } from '#server/domain/page-texts/policy-versions.ts'
import { draftFrom, readPageText } from '#server/domain/page-texts/read-page-texts.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { addRoute } from '#server/http/add-route.ts'
import { errorResponses } from '#server/http/error-responses.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { presentDraftText, presentPageText, presentPolicyVersion } from '#server/http/present/page-text.ts'
import { addReadRoute } from '#server/http/read-route.ts'

const settings = { config: { access: 'public' }, tags: ['Lists'], errors: errorResponses } as const

/** Serves the texts of the information pages: published texts, earlier versions of policies, and drafts for holders of a preview token. */
export function pageTextsRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const current = () => ctx.catalog.current().content.texts
  addReadRoute(app, {
    name: 'GET /api/page-text/',
    cache: 'reference',
    operationId: 'getPageText',
    tag: 'Lists',
    produce: ({ query, language }) => presentPageText(current(), query.name, language),
  })
  addRoute(app, 'GET /api/page-text/draft/', { ...settings, operationId: 'previewPageText' }, async ({ query, headers }, reply) => {
    await assertPreviewToken(ctx, query.token)
    reply.header('cache-control', 'no-store')
    const text = await readPageText(ctx.db, query.name)
    return presentDraftText(text.draft, requestLanguage(headers['accept-language']), draftFrom(text, ctx.now()))
  })
  addRoute(app, 'GET /api/policy-version/', { ...settings, operationId: 'getPolicyVersion' }, async ({ query, headers }) => {
    const { name: page, version: name } = query
    const version = await getPolicyVersion(ctx.db, current().policies.get(page)?.earlier ?? [], { page, name })
    return presentPolicyVersion(version, requestLanguage(headers['accept-language']))
  })
}
