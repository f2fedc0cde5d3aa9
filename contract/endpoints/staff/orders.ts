import { z } from 'zod'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { PaperEmail, PaperQuery, PaperSent, SendPaper, StaffDocument } from '#contract/staff/document.ts'
import {
  RequestReturn,
  DocumentParams,
  EditOrder,
  ExtendOrder,
  IssueDocument,
  MoveReturn,
  OrderParams,
  OrderPartParams,
  PinNote,
  PlaceManualOrder,
  SellInOffice,
  WriteNote,
  WritePayment,
} from '#contract/staff/order-edit.ts'
import {
  ListedOrders,
  OrderBoard,
  OrderDestinations,
  OrderExportQuery,
  StaffBoardQuery,
  StaffOrderQuery,
} from '#contract/staff/order-list.ts'
import {
  BulkDocuments,
  BulkOrders,
  BulkResult,
  CancelOrder,
  ConfirmOrder,
  DeliverOrder,
  ExtensionResult,
  IssuedDocuments,
  OrderStepResult,
  ShipOrder,
} from '#contract/staff/order-steps.ts'
import { StaffOrder, WrittenOrder } from '#contract/staff/order.ts'

export const staffOrderEndpoints = {
  'GET /api/staff/orders/': { query: StaffOrderQuery, response: { 200: ListedOrders } },
  'GET /api/staff/orders/board/': { query: StaffBoardQuery, response: { 200: OrderBoard } },
  'GET /api/staff/orders/destinations/': { response: { 200: OrderDestinations } },
  'GET /api/staff/orders/:id/': { params: OrderParams, response: { 200: StaffOrder } },
  'POST /api/staff/orders/': { body: PlaceManualOrder, response: { 201: WrittenOrder } },
  'POST /api/staff/orders/office-sale/': { body: SellInOffice, response: { 201: WrittenOrder } },
  'PATCH /api/staff/orders/:id/': { params: OrderParams, body: EditOrder, response: { 200: OrderStepResult } },
  'POST /api/staff/orders/:id/confirm/': { params: OrderParams, body: ConfirmOrder, response: { 200: OrderStepResult } },
  'POST /api/staff/orders/:id/ship/': { params: OrderParams, body: ShipOrder, response: { 200: OrderStepResult } },
  'POST /api/staff/orders/:id/deliver/': { params: OrderParams, body: DeliverOrder, response: { 200: OrderStepResult } },
  'POST /api/staff/orders/:id/cancel/': { params: OrderParams, body: CancelOrder, response: { 200: OrderStepResult } },
  'POST /api/staff/orders/bulk/': { body: BulkOrders, response: { 200: BulkResult } },
  'POST /api/staff/orders/documents/': { body: BulkDocuments, response: { 201: IssuedDocuments } },
  'GET /api/staff/orders/export/': { query: OrderExportQuery, response: { 200: z.string() } },
  'POST /api/staff/orders/:id/extend/': { params: OrderParams, body: ExtendOrder, response: { 200: ExtensionResult } },
  'POST /api/staff/orders/:id/notes/': { params: OrderParams, body: WriteNote, response: { 201: WrittenOrder } },
  'PATCH /api/staff/orders/:id/notes/:part/': { params: OrderPartParams, body: PinNote, response: { 200: WrittenOrder } },
  'POST /api/staff/orders/:id/payments/': { params: OrderParams, body: WritePayment, response: { 201: WrittenOrder } },
  'POST /api/staff/orders/:id/returns/': { params: OrderParams, body: RequestReturn, response: { 201: WrittenOrder } },
  'PATCH /api/staff/orders/:id/returns/:part/': { params: OrderPartParams, body: MoveReturn, response: { 200: WrittenOrder } },
  'POST /api/staff/orders/:id/documents/': { params: OrderParams, body: IssueDocument, response: { 201: StaffDocument } },
  'GET /api/staff/documents/:number/': { params: DocumentParams, response: { 200: StaffDocument } },
  'GET /api/staff/documents/:number/pdf/': { params: DocumentParams, query: PaperQuery, response: { 200: z.unknown() } },
  'GET /api/staff/documents/:number/email/': { params: DocumentParams, query: PaperQuery, response: { 200: PaperEmail } },
  'POST /api/staff/documents/:number/email/': { params: DocumentParams, body: SendPaper, response: { 200: PaperSent } },
  'POST /api/staff/orders/:id/emails/:part/again/': { params: OrderPartParams, response: { 200: WrittenOrder } },
} as const satisfies Endpoints
