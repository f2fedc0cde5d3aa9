import { z } from 'zod'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import {
  AddVisit,
  CloseOffice,
  ConfirmVisit,
  MoveVisit,
  NotifiedVisit,
  SetVisitPieces,
  StaffVisits,
  ChangeVisitCapacity,
  VisitHours,
  VisitParams,
  VisitQuery,
} from '#contract/staff/visits.ts'

const Done = z.object({ action_id: z.string() })
const params = VisitParams

export const staffVisitEndpoints = {
  'GET /api/staff/visits/': { query: VisitQuery, response: { 200: StaffVisits } },
  'POST /api/staff/visits/': { body: AddVisit, response: { 201: Done.extend({ id: z.int() }) } },
  'POST /api/staff/visits/:id/confirm/': { params, body: ConfirmVisit, response: { 200: NotifiedVisit } },
  'POST /api/staff/visits/:id/move/': { params, body: MoveVisit, response: { 200: NotifiedVisit } },
  'PUT /api/staff/visits/:id/pieces/': { params, body: SetVisitPieces, response: { 200: Done } },
  'POST /api/staff/visits/:id/cancel/': { params, response: { 200: Done } },
  'GET /api/staff/visit-hours/': { response: { 200: VisitHours } },
  'PUT /api/staff/visit-hours/capacity/': { body: ChangeVisitCapacity, response: { 200: Done } },
  'POST /api/staff/visit-hours/closures/': { body: CloseOffice, response: { 201: Done } },
  'DELETE /api/staff/visit-hours/closures/:id/': { params, response: { 200: Done } },
} as const satisfies Endpoints
