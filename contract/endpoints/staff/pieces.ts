import { z } from 'zod'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { PiecePathParams } from '#contract/piece-ref-params.ts'
import { checklistItems } from '#contract/rules/staff/piece-steps.ts'
import { Version } from '#contract/staff/amounts.ts'
import {
  BooksChange,
  HoldChange,
  MoveDeposit,
  MoveSent,
  NewExpense,
  NewHold,
  NewMove,
  NewNote,
  NewPiece,
  NewRegisterCheck,
  NoteChange,
  PieceChange,
  PiecePlan,
  PlaceChange,
  PriceChange,
  Publication,
  SaleElsewhere,
  SerialChange,
  SerialQuestion,
  StepTaken,
} from '#contract/staff/piece-edit.ts'
import { PieceEnquiries } from '#contract/staff/piece-enquiries.ts'
import { ReferencePiece, StockPage, StockQuery } from '#contract/staff/piece-list.ts'
import { PieceInterest, PiecePrices } from '#contract/staff/piece-prices.ts'
import { StaffPiece, StaffPieceChanged } from '#contract/staff/piece-record.ts'
import { KnownSerial, PieceSerial } from '#contract/staff/piece-serials.ts'
import {
  ListEntryChange,
  ListEntryParams,
  ListMerge,
  ListParams,
  NewListEntry,
  NewPlace,
  StoragePlace,
  PlaceEdit,
  StaffList,
  StaffListEntry,
} from '#contract/staff/reference-list-edit.ts'
import { Tags, UsedTags } from '#contract/staff/tags.ts'

const params = PiecePathParams
const TagsChange = z.strictObject({ version: Version, tags: Tags })
const PartParams = z.object({ id: z.uuid() })
const Action = z.object({ action_id: z.string() })
const changed = { response: { 200: StaffPieceChanged } }
const made = { response: { 201: StaffPieceChanged } }
const EntryChanged = z.object({ ...StaffListEntry.shape, action_id: z.string() })
const Requirements = z.array(z.object({ item: z.enum(checklistItems), is_required: z.boolean() }))

export const staffPieceEndpoints = {
  'GET /api/staff/pieces/': { query: StockQuery, response: { 200: StockPage } },
  'POST /api/staff/pieces/': { body: NewPiece, ...made },
  'GET /api/staff/tags/': { response: { 200: UsedTags } },
  'PUT /api/staff/pieces/:id/tags/': { params, body: TagsChange, ...changed },
  'GET /api/staff/pieces/:id/': { params, response: { 200: StaffPiece } },
  'PATCH /api/staff/pieces/:id/': { params, body: PieceChange, ...changed },
  'DELETE /api/staff/pieces/:id/': { params, response: { 200: Action } },
  'GET /api/staff/pieces/:id/prices/': { params, response: { 200: PiecePrices } },
  'GET /api/staff/pieces/:id/enquiries/': { params, response: { 200: PieceEnquiries } },
  'GET /api/staff/pieces/:id/interest/': { params, response: { 200: PieceInterest } },
  'PUT /api/staff/pieces/:id/price/': { params, body: PriceChange, ...changed },
  'PATCH /api/staff/pieces/:id/books/': { params, body: BooksChange, ...changed },
  'GET /api/staff/pieces/:id/serial/': { params, response: { 200: PieceSerial } },
  'PUT /api/staff/pieces/:id/serial/': { params, body: SerialChange, ...changed },
  'POST /api/staff/serials/known/': { body: SerialQuestion, response: { 200: z.object({ results: z.array(KnownSerial) }) } },
  'PUT /api/staff/pieces/:id/place/': { params, body: PlaceChange, ...changed },
  'POST /api/staff/pieces/:id/publish/': { params, body: Publication, ...changed },
  'POST /api/staff/pieces/:id/plan/': { params, body: PiecePlan, ...changed },
  'POST /api/staff/pieces/:id/arrive/': { params, body: StepTaken, ...changed },
  'POST /api/staff/pieces/:id/withdraw/': { params, body: StepTaken, ...changed },
  'POST /api/staff/pieces/:id/restore/': { params, body: Publication, ...changed },
  'POST /api/staff/pieces/:id/sold-elsewhere/': { params, body: SaleElsewhere, ...changed },
  'POST /api/staff/pieces/:id/hold/': { params, body: NewHold, ...made },
  'PATCH /api/staff/holds/:id/': { params: PartParams, body: HoldChange, ...changed },
  'DELETE /api/staff/holds/:id/': { params: PartParams, ...changed },
  'POST /api/staff/pieces/:id/moves/': { params, body: NewMove, ...made },
  'POST /api/staff/moves/:id/send/': { params: PartParams, body: MoveSent, ...changed },
  'PUT /api/staff/moves/:id/deposit/': { params: PartParams, body: MoveDeposit, ...changed },
  'POST /api/staff/moves/:id/receive/': { params: PartParams, ...changed },
  'POST /api/staff/moves/:id/cancel/': { params: PartParams, ...changed },
  'POST /api/staff/pieces/:id/notes/': { params, body: NewNote, ...made },
  'PATCH /api/staff/piece-notes/:id/': { params: PartParams, body: NoteChange, ...changed },
  'DELETE /api/staff/piece-notes/:id/': { params: PartParams, ...changed },
  'POST /api/staff/pieces/:id/expenses/': { params, body: NewExpense, ...made },
  'DELETE /api/staff/expenses/:id/': { params: PartParams, ...changed },
  'POST /api/staff/pieces/:id/register-checks/': { params, body: NewRegisterCheck, ...made },
  'POST /api/staff/register-checks/:id/waive/': { params: PartParams, ...changed },
  'GET /api/staff/references/': {
    query: z.strictObject({ q: z.string().trim().min(1).max(limits.searchMaxChars) }),
    response: { 200: z.object({ results: z.array(ReferencePiece) }) },
  },
  'GET /api/staff/lists/:list/': { params: ListParams, response: { 200: StaffList } },
  'POST /api/staff/lists/:list/': { params: ListParams, body: NewListEntry, response: { 201: EntryChanged } },
  'PATCH /api/staff/lists/:list/:id/': { params: ListEntryParams, body: ListEntryChange, response: { 200: EntryChanged } },
  'DELETE /api/staff/lists/:list/:id/': { params: ListEntryParams, response: { 200: Action } },
  'POST /api/staff/lists/:list/:id/merge/': { params: ListEntryParams, body: ListMerge, response: { 200: EntryChanged } },
  'GET /api/staff/places/': { response: { 200: z.object({ results: z.array(StoragePlace) }) } },
  'POST /api/staff/places/': { body: NewPlace, response: { 201: z.object({ ...StoragePlace.shape, action_id: z.string() }) } },
  'PATCH /api/staff/places/:id/': {
    params,
    body: PlaceEdit,
    response: { 200: z.object({ ...StoragePlace.shape, action_id: z.string() }) },
  },
  'GET /api/staff/publish-requirements/': { response: { 200: z.object({ results: Requirements }) } },
  'PUT /api/staff/publish-requirements/': {
    body: z.strictObject({ results: Requirements }),
    response: { 200: z.object({ results: Requirements, action_id: z.string() }) },
  },
} as const satisfies Endpoints
