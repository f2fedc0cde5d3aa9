import type { FastifyInstance } from 'fastify'
import {
  addExpense,
  addNote,
  addRegisterCheck,
  deleteExpense,
  deleteNote,
  pinNote,
  waiveRegisterCheck,
} from '#server/domain/pieces/piece-parts.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import type { Responder } from '#server/http/staff/piece-responder.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

export function piecePartsRoutes(app: FastifyInstance, ctx: ShopContext, respond: Responder): void {
  const edit = staffRoute('piece.edit')
  addStaffRoute(app, 'POST /api/staff/pieces/:id/notes/', edit, async (request) => {
    const { id } = request.params
    return respond(request, id, await addNote(ctx, staffOf(request), { id, ...request.body }))
  })
  addStaffRoute(app, 'PATCH /api/staff/piece-notes/:id/', edit, async (request) => {
    const { pieceId, actionId } = await pinNote(ctx, staffOf(request), { id: request.params.id, isPinned: request.body.is_pinned })
    return respond(request, pieceId, actionId)
  })
  addStaffRoute(app, 'DELETE /api/staff/piece-notes/:id/', edit, async (request) => {
    const { pieceId, actionId } = await deleteNote(ctx, staffOf(request), request.params.id)
    return respond(request, pieceId, actionId)
  })
  addStaffRoute(app, 'POST /api/staff/pieces/:id/expenses/', staffRoute('piece.cost'), async (request) => {
    const { id } = request.params
    return respond(request, id, await addExpense(ctx, staffOf(request), { id, ...request.body }))
  })
  addStaffRoute(app, 'DELETE /api/staff/expenses/:id/', staffRoute('piece.cost'), async (request) => {
    const { pieceId, actionId } = await deleteExpense(ctx, staffOf(request), request.params.id)
    return respond(request, pieceId, actionId)
  })
  addStaffRoute(app, 'POST /api/staff/pieces/:id/register-checks/', edit, async (request) => {
    const { id } = request.params
    return respond(request, id, await addRegisterCheck(ctx, staffOf(request), { id, ...request.body }))
  })
  addStaffRoute(app, 'POST /api/staff/register-checks/:id/waive/', staffRoute('piece.publish'), async (request) => {
    const { pieceId, actionId } = await waiveRegisterCheck(ctx, staffOf(request), request.params.id)
    return respond(request, pieceId, actionId)
  })
}
