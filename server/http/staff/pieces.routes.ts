import type { FastifyInstance } from 'fastify'
import { changeFacts } from '#server/domain/pieces/change-facts.ts'
import { changeCosts, changePlace } from '#server/domain/pieces/costs.ts'
import { createPiece } from '#server/domain/pieces/create-piece.ts'
import { deleteDraft } from '#server/domain/pieces/delete-draft.ts'
import { findReferences } from '#server/domain/pieces/find-references.ts'
import { getStaffPiece } from '#server/domain/pieces/get-staff-piece.ts'
import { listPieceEnquiries } from '#server/domain/pieces/list-piece-enquiries.ts'
import { listStock } from '#server/domain/pieces/list-stock.ts'
import { countInterest, readPrices } from '#server/domain/pieces/read-prices.ts'
import { changeSerial, findSerial, markOpenable, readSerial } from '#server/domain/pieces/serials.ts'
import { setPrice } from '#server/domain/pieces/set-price.ts'
import { listTags, setTags } from '#server/domain/pieces/tags.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { paginationLinks } from '#server/http/pagination-links.ts'
import { presentStaffPiece } from '#server/http/present/staff/piece.ts'
import { presentEarlierPiece, presentPrices, presentStockRow, presentStockSums } from '#server/http/present/staff/stock.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { pieceListsRoutes } from '#server/http/staff/piece-lists.routes.ts'
import { piecePartsRoutes } from '#server/http/staff/piece-parts.routes.ts'
import { createResponder, type Responder } from '#server/http/staff/piece-responder.ts'
import { pieceStepsRoutes } from '#server/http/staff/piece-steps.routes.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

type Deps = { photoBase: string }

export function staffPiecesRoutes(app: FastifyInstance, ctx: ShopContext, { photoBase }: Deps): void {
  const respond = createResponder(ctx, photoBase)
  addStaffRoute(app, 'GET /api/staff/pieces/', staffRoute('piece.read'), async (request) => {
    const staff = staffOf(request)
    const stock = await listStock(ctx, staff, request.query)
    return {
      count: stock.sums.pieces,
      ...paginationLinks(request.url, request.query, stock.sums.pieces),
      results: stock.rows.map((row) => presentStockRow(row, staff, photoBase)),
      sums: presentStockSums(stock, staff),
    }
  })
  addStaffRoute(app, 'POST /api/staff/pieces/', staffRoute('piece.edit'), async (request) => {
    const { id, actionId } = await createPiece(ctx, staffOf(request), request.body)
    return respond(request, id, actionId)
  })
  addStaffRoute(app, 'GET /api/staff/pieces/:id/', staffRoute('piece.read'), async (request) =>
    presentStaffPiece(await getStaffPiece(ctx, request.params.id), staffOf(request), photoBase),
  )
  addStaffRoute(app, 'PATCH /api/staff/pieces/:id/', staffRoute('piece.edit'), async (request) => {
    const { id } = request.params
    return respond(request, id, await changeFacts(ctx, staffOf(request), { id, ...request.body }))
  })
  addStaffRoute(app, 'GET /api/staff/tags/', staffRoute('piece.read'), async () => ({ results: await listTags(ctx.db) }))
  addStaffRoute(app, 'PUT /api/staff/pieces/:id/tags/', staffRoute('piece.edit'), async (request) => {
    const { id } = request.params
    return respond(request, id, await setTags(ctx, staffOf(request), { id, ...request.body }))
  })
  addStaffRoute(app, 'DELETE /api/staff/pieces/:id/', staffRoute('piece.edit'), async (request) => ({
    action_id: await deleteDraft(ctx, staffOf(request), request.params.id),
  }))
  addStaffRoute(app, 'GET /api/staff/references/', staffRoute('piece.read'), async ({ query }) => ({
    results: (await findReferences(ctx.db, ctx.catalog.current(), query.q)).map((piece) => presentEarlierPiece(piece, photoBase)),
  }))
  priceRoutes(app, ctx, respond)
  privateRoutes(app, ctx, respond)
  pieceStepsRoutes(app, ctx, respond)
  piecePartsRoutes(app, ctx, respond)
  pieceListsRoutes(app, ctx)
}

function priceRoutes(app: FastifyInstance, ctx: ShopContext, respond: Responder): void {
  addStaffRoute(app, 'GET /api/staff/pieces/:id/prices/', staffRoute('piece.read'), async ({ params }) =>
    presentPrices(await readPrices(ctx.db, params.id, new Date(ctx.now()))),
  )
  addStaffRoute(app, 'GET /api/staff/pieces/:id/interest/', staffRoute('piece.read'), ({ params }) => countInterest(ctx.db, params.id))
  addStaffRoute(app, 'GET /api/staff/pieces/:id/enquiries/', staffRoute('person.contact'), async ({ params }) => ({
    results: await listPieceEnquiries(ctx.db, params.id),
  }))
  addStaffRoute(app, 'PUT /api/staff/pieces/:id/price/', staffRoute('piece.price'), async (request) => {
    const { id } = request.params
    return respond(request, id, await setPrice(ctx, staffOf(request), { id, ...request.body }))
  })
}

function privateRoutes(app: FastifyInstance, ctx: ShopContext, respond: Responder): void {
  addStaffRoute(app, 'PATCH /api/staff/pieces/:id/books/', staffRoute('piece.cost'), async (request) => {
    const { id } = request.params
    return respond(request, id, await changeCosts(ctx, staffOf(request), { id, ...request.body }))
  })
  addStaffRoute(app, 'PUT /api/staff/pieces/:id/place/', staffRoute('piece.move'), async (request) => {
    const { id } = request.params
    return respond(request, id, await changePlace(ctx, staffOf(request), { id, ...request.body }))
  })
  addStaffRoute(app, 'GET /api/staff/pieces/:id/serial/', staffRoute('piece.serial'), (request) =>
    readSerial(ctx, staffOf(request), request.params.id),
  )
  addStaffRoute(app, 'PUT /api/staff/pieces/:id/serial/', staffRoute('piece.serial'), async (request) => {
    const { id } = request.params
    return respond(request, id, await changeSerial(ctx, staffOf(request), { id, ...request.body }))
  })
  addStaffRoute(app, 'POST /api/staff/serials/known/', staffRoute('piece.serial'), async (request) => {
    const { serial, except_id: exceptId = null } = request.body
    return { results: await markOpenable(ctx.db, staffOf(request), await findSerial(ctx.db, serial, exceptId)) }
  })
}
