import { z } from 'zod'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { FirstDays } from '#contract/staff/first-days.ts'
import { StaffToday } from '#contract/staff/today.ts'

const none = z.strictObject({})
const Done = z.object({ action_id: z.string() })

export const staffTodayEndpoints = {
  'GET /api/staff/today/': { response: { 200: StaffToday } },
  'GET /api/staff/today/first-days/': { response: { 200: FirstDays } },
  'POST /api/staff/today/first-days/offices/': { body: none, response: { 200: Done } },
  'POST /api/staff/today/first-days/test-email/': { body: none, response: { 200: Done } },
  'POST /api/staff/today/first-days/hide/': { body: none, response: { 200: Done } },
} as const satisfies Endpoints
