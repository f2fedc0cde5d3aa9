import { z } from 'zod'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { AssignmentRules, WriteAssignmentRules } from '#contract/staff/assignment.ts'

export const staffAssignmentEndpoints = {
  'GET /api/staff/assignment-rules/': { response: { 200: AssignmentRules } },
  'PUT /api/staff/assignment-rules/': { body: WriteAssignmentRules, response: { 200: z.object({ action_id: z.string() }) } },
} as const satisfies Endpoints
