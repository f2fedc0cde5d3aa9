import { z } from 'zod'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { JobIds, StaffHealth, TestTransport, TransportTest } from '#contract/staff/health.ts'

const Done = z.object({ action_id: z.string(), count: z.int() })

export const staffHealthEndpoints = {
  'GET /api/staff/health/': { response: { 200: StaffHealth } },
  'POST /api/staff/health/jobs/retry/': { body: JobIds, response: { 200: Done } },
  'POST /api/staff/health/jobs/drop/': { body: JobIds, response: { 200: Done } },
  'POST /api/staff/health/test/': { body: TestTransport, response: { 200: TransportTest } },
} as const satisfies Endpoints
