import { z } from 'zod'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { FactorConfirmed, FactorSetup, StaffFactor, StaffPasswordLogin, StaffSession, StaffSignInState } from '#contract/staff/session.ts'

export const staffSessionEndpoints = {
  'POST /api/staff/session/': { body: StaffPasswordLogin, response: { 200: StaffSignInState } },
  'POST /api/staff/session/factor/': { body: StaffFactor, response: { 200: StaffSession } },
  'POST /api/staff/session/factor-setup/': { body: z.strictObject({}), response: { 200: FactorSetup } },
  'POST /api/staff/session/factor-setup/confirm/': { body: StaffFactor, response: { 200: FactorConfirmed } },
  'POST /api/staff/session/step-up/': { body: StaffFactor, response: { 200: StaffSession } },
  'GET /api/staff/session/': { response: { 200: StaffSession } },
  'DELETE /api/staff/session/': { response: { 204: z.null() } },
} as const satisfies Endpoints
