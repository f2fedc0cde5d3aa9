import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { StaffCounts } from '#contract/staff/counts.ts'

export const staffCountEndpoints = {
  'GET /api/staff/counts/': { response: { 200: StaffCounts } },
} as const satisfies Endpoints
