import type { FastifyInstance, FastifyRequest } from 'fastify'
import { applyBulk, previewBulk, saveCells } from '#server/domain/pieces/run-bulk.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { presentBulkOutcome, presentPreviewedPiece } from '#server/http/present/staff/bulk.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

const bodyBytesMax = 4_000_000
const jsonKeysMax = 40_000

export function staffBulkRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const { config } = staffRoute('piece.edit')
  const settings = { config: { ...config, jsonKeysMax }, bodyLimit: bodyBytesMax }
  const languageOf = ({ headers }: FastifyRequest) => requestLanguage(headers['accept-language'])

  addStaffRoute(app, 'POST /api/staff/pieces/bulk/preview/', settings, async (request) => {
    const language = languageOf(request)
    const pieces = await previewBulk(ctx, staffOf(request), request.body, language)
    return { results: pieces.map((piece) => presentPreviewedPiece(piece, language)) }
  })
  addStaffRoute(app, 'POST /api/staff/pieces/bulk/apply/', settings, async (request) => {
    const { rows, change } = request.body
    return presentBulkOutcome(await applyBulk(ctx, staffOf(request), rows, change), languageOf(request))
  })
  addStaffRoute(app, 'POST /api/staff/pieces/bulk/cells/', settings, async (request) => {
    const { rows, reason } = request.body
    return presentBulkOutcome(await saveCells(ctx, staffOf(request), rows, reason), languageOf(request))
  })
}
