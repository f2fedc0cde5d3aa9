import type { FastifyInstance } from 'fastify'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { getDocument, issueDocument } from '#server/domain/staff-orders/documents.ts'
import { editOrder } from '#server/domain/staff-orders/edit-order.ts'
import { extendOrder } from '#server/domain/staff-orders/extend-order.ts'
import { issueDocuments } from '#server/domain/staff-orders/issue-documents.ts'
import { addOrderNote, pinOrderNote } from '#server/domain/staff-orders/notes.ts'
import { placeManualOrder } from '#server/domain/staff-orders/place-manual-order.ts'
import { previewEdit, previewExtension } from '#server/domain/staff-orders/preview-change.ts'
import { requestReturn, moveReturn } from '#server/domain/staff-orders/returns.ts'
import { sellInOffice } from '#server/domain/staff-orders/sell-in-office.ts'
import { sendOrderEmailAgain } from '#server/domain/staff-orders/send-again.ts'
import { downloadDocument, previewDocumentEmail, sendDocument } from '#server/domain/staff-orders/send-document.ts'
import { writePayment } from '#server/domain/staff-orders/write-payment.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { presentDocument } from '#server/http/present/staff/document.ts'
import { presentFailedOrders } from '#server/http/present/staff/failed-orders.ts'
import { sendPdf } from '#server/http/send-pdf.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { createOrderPresenter } from '#server/http/staff/staff-order-present.ts'

const needing = <const Permission extends string>(permission: Permission) => ({ config: { access: 'staff', permission } }) as const

export function staffOrderPartsRoutes(app: FastifyInstance, ctx: ShopContext, photoBase: string): void {
  const { presentWritten, handleWrite } = createOrderPresenter(ctx, photoBase)

  addStaffRoute(app, 'POST /api/staff/orders/', needing('order.edit'), async (request) => {
    const { orderId, actionId } = await placeManualOrder(ctx, staffOf(request), request.body)
    return presentWritten(request, orderId, actionId)
  })
  addStaffRoute(app, 'POST /api/staff/orders/office-sale/', needing('order.step'), async (request) => {
    const { orderId, actionId } = await sellInOffice(ctx, staffOf(request), request.body)
    return presentWritten(request, orderId, actionId)
  })
  addStaffRoute(app, 'PATCH /api/staff/orders/:id/', needing('order.edit'), async (request) => {
    const { params, body } = request
    const staff = staffOf(request)
    const email = await previewEdit(ctx, staff, params.id, body)
    const actionId = body.preview ? null : await editOrder(ctx, staff, params.id, body)
    return { ...(await presentWritten(request, params.id, actionId)), email, returning: [] }
  })
  addStaffRoute(app, 'POST /api/staff/orders/:id/extend/', needing('order.step'), async (request) => {
    const { params, body } = request
    const staff = staffOf(request)
    const { email, expiresAt } = await previewExtension(ctx, staff, params.id, body)
    const actionId = body.preview ? null : await extendOrder(ctx, staff, params.id, body)
    return {
      ...(await presentWritten(request, params.id, actionId)),
      email: body.preview || body.email === 'send' ? email : null,
      returning: [],
      expires_at: expiresAt.toISOString(),
    }
  })
  addStaffRoute(app, 'POST /api/staff/orders/:id/notes/', needing('order.read'), handleWrite(addOrderNote))
  addStaffRoute(app, 'PATCH /api/staff/orders/:id/notes/:part/', needing('order.read'), async (request) => {
    const { id, part } = request.params
    return presentWritten(request, id, await pinOrderNote(ctx, staffOf(request), id, { noteId: part, ...request.body }))
  })
  addStaffRoute(app, 'POST /api/staff/orders/:id/payments/', needing('order.money'), handleWrite(writePayment))
  addStaffRoute(app, 'POST /api/staff/orders/:id/returns/', needing('order.edit'), handleWrite(requestReturn))
  addStaffRoute(app, 'PATCH /api/staff/orders/:id/returns/:part/', needing('order.edit'), async (request) => {
    const { id, part } = request.params
    return presentWritten(request, id, await moveReturn(ctx, staffOf(request), id, { returnId: part, ...request.body }))
  })
  addStaffRoute(app, 'POST /api/staff/orders/:id/emails/:part/again/', needing('order.step'), async (request) => {
    const { id, part } = request.params
    return presentWritten(request, id, await sendOrderEmailAgain(ctx, staffOf(request), id, part))
  })
  addStaffRoute(app, 'POST /api/staff/orders/:id/documents/', needing('document.issue'), async (request) =>
    presentDocument(await getDocument(ctx.db, await issueDocument(ctx, staffOf(request), request.params.id, request.body))),
  )
  addStaffRoute(app, 'POST /api/staff/orders/documents/', needing('document.issue'), async (request) => {
    const { ids, ...paper } = request.body
    const { numbers, failed } = await issueDocuments(ctx, staffOf(request), ids, paper)
    return { numbers, failed: presentFailedOrders(request, failed) }
  })
  addStaffRoute(app, 'GET /api/staff/documents/:number/', needing('order.read'), async (request) =>
    presentDocument(await getDocument(ctx.db, request.params.number)),
  )
  addStaffRoute(app, 'GET /api/staff/documents/:number/pdf/', needing('order.read'), async (request, reply) => {
    const { params, query } = request
    return sendPdf(reply, await downloadDocument(ctx, staffOf(request), params.number, query.language))
  })
  addStaffRoute(app, 'GET /api/staff/documents/:number/email/', needing('document.issue'), ({ params, query }) =>
    previewDocumentEmail(ctx, params.number, query.language),
  )
  addStaffRoute(app, 'POST /api/staff/documents/:number/email/', needing('document.issue'), async (request) => ({
    action_id: await sendDocument(ctx, staffOf(request), request.params.number, request.body),
  }))
}
