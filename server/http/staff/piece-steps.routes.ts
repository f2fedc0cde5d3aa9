import type { FastifyInstance } from 'fastify'
import { extendHold, makeHold, releaseHold } from '#server/domain/pieces/holds.ts'
import { requestMove, cancelMove, receiveMove, sendMove } from '#server/domain/pieces/moves.ts'
import { planPiece } from '#server/domain/pieces/plan-piece.ts'
import { markPieceArrived, publishPiece, restorePiece } from '#server/domain/pieces/publish-piece.ts'
import { recordDeposit } from '#server/domain/pieces/record-deposit.ts'
import { sellElsewhere, withdrawPiece } from '#server/domain/pieces/withdraw-piece.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import type { Responder } from '#server/http/staff/piece-responder.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

export function pieceStepsRoutes(app: FastifyInstance, ctx: ShopContext, respond: Responder): void {
  const publish = staffRoute('piece.publish')
  addStaffRoute(app, 'POST /api/staff/pieces/:id/publish/', publish, async (request) => {
    const { id } = request.params
    return respond(request, id, await publishPiece(ctx, staffOf(request), { id, ...request.body }))
  })
  addStaffRoute(app, 'POST /api/staff/pieces/:id/plan/', publish, async (request) => {
    const { id } = request.params
    return respond(request, id, await planPiece(ctx, staffOf(request), { id, ...request.body }))
  })
  addStaffRoute(app, 'POST /api/staff/pieces/:id/arrive/', publish, async (request) => {
    const { id } = request.params
    return respond(request, id, await markPieceArrived(ctx, staffOf(request), { id, ...request.body }))
  })
  addStaffRoute(app, 'POST /api/staff/pieces/:id/withdraw/', publish, async (request) => {
    const { id } = request.params
    return respond(request, id, await withdrawPiece(ctx, staffOf(request), { id, ...request.body }))
  })
  addStaffRoute(app, 'POST /api/staff/pieces/:id/restore/', publish, async (request) => {
    const { id } = request.params
    return respond(request, id, await restorePiece(ctx, staffOf(request), { id, ...request.body }))
  })
  addStaffRoute(app, 'POST /api/staff/pieces/:id/sold-elsewhere/', publish, async (request) => {
    const { id } = request.params
    return respond(request, id, await sellElsewhere(ctx, staffOf(request), { id, ...request.body }))
  })
  holdRoutes(app, ctx, respond)
  moveRoutes(app, ctx, respond)
}

function holdRoutes(app: FastifyInstance, ctx: ShopContext, respond: Responder): void {
  const hold = staffRoute('hold.make')
  addStaffRoute(app, 'POST /api/staff/pieces/:id/hold/', hold, async (request) => {
    const { id } = request.params
    return respond(request, id, await makeHold(ctx, staffOf(request), { id, ...request.body }))
  })
  addStaffRoute(app, 'PATCH /api/staff/holds/:id/', hold, async (request) => {
    const { pieceId, actionId } = await extendHold(ctx, staffOf(request), request.params.id, request.body.until)
    return respond(request, pieceId, actionId)
  })
  addStaffRoute(app, 'DELETE /api/staff/holds/:id/', hold, async (request) => {
    const { pieceId, actionId } = await releaseHold(ctx, staffOf(request), request.params.id)
    return respond(request, pieceId, actionId)
  })
}

function moveRoutes(app: FastifyInstance, ctx: ShopContext, respond: Responder): void {
  const move = staffRoute('piece.move')
  addStaffRoute(app, 'POST /api/staff/pieces/:id/moves/', move, async (request) => {
    const { id } = request.params
    return respond(request, id, await requestMove(ctx, staffOf(request), { id, ...request.body }))
  })
  addStaffRoute(app, 'POST /api/staff/moves/:id/send/', move, async (request) => {
    const { pieceId, actionId } = await sendMove(ctx, staffOf(request), request.params.id, request.body)
    return respond(request, pieceId, actionId)
  })
  addStaffRoute(app, 'PUT /api/staff/moves/:id/deposit/', move, async (request) => {
    const { pieceId, actionId } = await recordDeposit(ctx, staffOf(request), request.params.id, request.body)
    return respond(request, pieceId, actionId)
  })
  addStaffRoute(app, 'POST /api/staff/moves/:id/receive/', move, async (request) => {
    const { pieceId, actionId } = await receiveMove(ctx, staffOf(request), request.params.id)
    return respond(request, pieceId, actionId)
  })
  addStaffRoute(app, 'POST /api/staff/moves/:id/cancel/', move, async (request) => {
    const { pieceId, actionId } = await cancelMove(ctx, staffOf(request), request.params.id)
    return respond(request, pieceId, actionId)
  })
}
