import type { FastifyRequest } from 'fastify'
import { getStaffPiece } from '#server/domain/pieces/get-staff-piece.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { presentStaffPiece } from '#server/http/present/staff/piece.ts'

/** Creates a function that returns the changed piece, and the id of the action, which an undo needs. */
export function createResponder(ctx: ShopContext, photoBase: string) {
  return async (request: FastifyRequest, id: number, actionId: string) => {
    const piece = presentStaffPiece(await getStaffPiece(ctx, id), staffOf(request), photoBase)
    return { ...piece, action_id: actionId }
  }
}

export type Responder = ReturnType<typeof createResponder>
