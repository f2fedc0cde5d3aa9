import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { CancelLinkedVisit, LinkedVisit, MoveLinkedVisit, VisitTokenParams } from '#contract/visit.ts'

export const visitEndpoints = {
  'GET /api/visits/:token/': { params: VisitTokenParams, response: { 200: LinkedVisit } },
  'POST /api/visits/:token/move/': { params: VisitTokenParams, body: MoveLinkedVisit, response: { 200: LinkedVisit } },
  'POST /api/visits/:token/cancel/': { params: VisitTokenParams, body: CancelLinkedVisit, response: { 200: LinkedVisit } },
} as const satisfies Endpoints
