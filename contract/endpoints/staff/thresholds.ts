import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { ChangedThresholds, ChangeThresholds, StaffThresholds } from '#contract/staff/thresholds.ts'

/** Times and limits that the owner sets. */
export const staffThresholdEndpoints = {
  'GET /api/staff/thresholds/': { response: { 200: StaffThresholds } },
  'PATCH /api/staff/thresholds/': { body: ChangeThresholds, response: { 200: ChangedThresholds } },
} as const satisfies Endpoints
