import { z } from 'zod'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { IdParam } from '#contract/id.ts'
import { StaffVisits, VisitQuery } from '#contract/staff/visits.ts'

/** The visits to the offices. */
export const staffVisitEndpoints = {
  'GET /api/staff/visits/': { query: VisitQuery, response: { 200: StaffVisits } },
  'POST /api/staff/visits/:id/cancel/': { params: z.object({ id: IdParam }), response: { 200: z.object({ action_id: z.string() }) } },
} as const satisfies Endpoints
