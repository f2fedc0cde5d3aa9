import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ErrorBody } from '#contract/errors.ts'
import { assertDepositAgreed } from '#server/domain/enquiries/visit-start.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { cancelVisit } from '#server/domain/visits/cancel-visit.ts'
import { countVisitMove } from '#server/domain/visits/count-visit-move.ts'
import { getLinkedVisit } from '#server/domain/visits/linked-visit.ts'
import { moveVisit } from '#server/domain/visits/move-visit.ts'
import { firstDayOfMove, visitPieceWhereabouts } from '#server/domain/visits/visit-piece-whereabouts.ts'
import { addRoute } from '#server/http/add-route.ts'
import { errorResponses } from '#server/http/error-responses.ts'
import { registerFormParsers } from '#server/http/guards/form-body-parser.ts'
import { sendErrorsAsPages, wantsHtml } from '#server/http/present/form-response.ts'
import { presentLinkedVisit } from '#server/http/present/linked-visit.ts'

const errors = {
  ...errorResponses,
  404: ErrorBody.describe('The link is not of this shop.'),
  409: ErrorBody.describe('The visit is canceled or over.'),
  429: ErrorBody.describe('Too many links that do not work, or the visit was moved too often.'),
}
const consumes = ['application/json', 'application/x-www-form-urlencoded']
const settings = { config: { access: 'public' }, tags: ['Enquiries'], errors } as const

/**
 * Adds the routes of a visit's secret link, which show, move and cancel the visit. They serve JSON, and forms for pages without script
 * (OWN-91).
 */
export async function visitsRoutes(app: FastifyInstance, ctx: ShopContext, photoBase: string): Promise<void> {
  const hosts = Object.values(ctx.origins).map((origin) => new URL(origin).host)
  const show = async (token: string, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    return presentLinkedVisit(await getLinkedVisit(ctx, token), { now: ctx.now(), photoBase, terms: ctx.company() })
  }
  const respond = (request: FastifyRequest, reply: FastifyReply, token: string) =>
    wantsHtml(request)
      ? reply.code(303).header('cache-control', 'no-store').header('location', `/visit/${token}`).send()
      : show(token, reply)
  addRoute(app, 'GET /api/visits/:token/', { ...settings, operationId: 'getVisit' }, ({ params }, reply) => show(params.token, reply))
  await app.register(async (scope) => {
    await registerFormParsers(scope, { folder: ctx.ports.incomingFiles.rootPath, hosts, admit: async () => {} })
    sendErrorsAsPages(scope)
    addRoute(scope, 'POST /api/visits/:token/move/', { ...settings, consumes, operationId: 'moveVisit' }, async (request, reply) => {
      const visit = await getLinkedVisit(ctx, request.params.token)
      const { id } = visit
      await countVisitMove(ctx, id)
      const pieces = request.body.city === visit.office ? [] : visit.pieces.map(visitPieceWhereabouts)
      assertDepositAgreed(ctx, request.body, { pieces, isAgreed: false })
      const notBefore = firstDayOfMove(ctx.company(), visit, request.body.city, ctx.now())
      await moveVisit(ctx, { kind: 'shop' }, { id, ...request.body, notBefore })
      return respond(request, reply, request.params.token)
    })
    addRoute(scope, 'POST /api/visits/:token/cancel/', { ...settings, consumes, operationId: 'cancelVisit' }, async (request, reply) => {
      const visit = await getLinkedVisit(ctx, request.params.token)
      // cancelling is idempotent
      if (!visit.cancelled_at) await cancelVisit(ctx, { kind: 'shop' }, visit.id)
      return respond(request, reply, request.params.token)
    })
  })
}
