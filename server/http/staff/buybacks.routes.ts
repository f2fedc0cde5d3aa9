import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CodedError } from '#server/context/coded-error.ts'
import { previewBuybackMessage } from '#server/domain/buybacks/buyback-messages.ts'
import { changeBuyback } from '#server/domain/buybacks/change-buyback.ts'
import { getBuyback } from '#server/domain/buybacks/get-buyback.ts'
import { listBuybacks } from '#server/domain/buybacks/list-buybacks.ts'
import { openBuyback } from '#server/domain/buybacks/open-buyback.ts'
import { takeBuybackStep } from '#server/domain/buybacks/take-step.ts'
import { photoFileName } from '#server/domain/enquiries/enquiry-photos.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { paginationLinks } from '#server/http/pagination-links.ts'
import { presentBuyback, presentListedBuyback } from '#server/http/present/staff/buybacks.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

export function staffBuybackRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const read = staffRoute('thread.read')
  const write = staffRoute('thread.answer')
  const show = async (request: FastifyRequest, id: number) => {
    const actor = staffOf(request)
    return presentBuyback(ctx, await getBuyback(ctx, actor, id), actor, requestLanguage(request.headers['accept-language']))
  }
  const respondWritten = async (request: FastifyRequest, id: number, actionId: string) => ({
    buyback: await show(request, id),
    action_id: actionId,
  })

  addStaffRoute(app, 'GET /api/staff/buybacks/', read, async (request) => {
    const actor = staffOf(request)
    const { counts, count, rows } = await listBuybacks(ctx.db, actor, request.query)
    const results = rows.map((row) => presentListedBuyback(row, actor, ctx.now()))
    return { count, ...paginationLinks(request.url, request.query, count), counts, results }
  })
  addStaffRoute(app, 'POST /api/staff/threads/:id/buyback/', write, async (request) => {
    const { id } = request.params
    return respondWritten(request, id, await openBuyback(ctx, staffOf(request), id, request.body))
  })
  addStaffRoute(app, 'GET /api/staff/buybacks/:id/', read, (request) => show(request, request.params.id))
  addStaffRoute(app, 'PATCH /api/staff/buybacks/:id/', write, async (request) => {
    const { id } = request.params
    return respondWritten(request, id, await changeBuyback(ctx, staffOf(request), id, request.body))
  })
  addStaffRoute(app, 'POST /api/staff/buybacks/:id/messages/', write, (request) =>
    previewBuybackMessage(ctx, staffOf(request), request.params.id, request.body),
  )
  addStaffRoute(app, 'POST /api/staff/buybacks/:id/steps/', write, async (request) => {
    const { id } = request.params
    return respondWritten(request, id, await takeBuybackStep(ctx, staffOf(request), id, request.body))
  })
  addStaffRoute(app, 'GET /api/staff/buybacks/:id/photos/:part/', read, async (request, reply) => {
    const { id, part } = request.params
    const { photos } = await getBuyback(ctx, staffOf(request), id)
    const bytes = photos.some(({ token }) => token === part) ? await ctx.ports.enquiryFiles.get(photoFileName(part)) : null
    if (!bytes) throw new CodedError('not-found')
    return reply.type('image/jpeg').send(bytes)
  })
}
