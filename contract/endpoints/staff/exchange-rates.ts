import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { ChangedRates, SetHandRate, StaffRates } from '#contract/staff/exchange-rates.ts'

export const staffExchangeRateEndpoints = {
  'GET /api/staff/rates/': { response: { 200: StaffRates } },
  'PUT /api/staff/rates/': { body: SetHandRate, response: { 200: ChangedRates } },
} as const satisfies Endpoints
