import { z } from 'zod'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { pageOf } from '#contract/paging.ts'
import { StaffMeChange, StaffPasswordChange, StaffRecoveryCodes } from '#contract/staff/me.ts'
import { StaffDevice, StaffMemberPath } from '#contract/staff/members.ts'
import { FactorConfirmed, FactorSetup, StaffFactor, StaffSession } from '#contract/staff/session.ts'

const StaffColleagues = z.object({ results: z.array(z.object({ id: z.string(), name: z.string() })) })
const none = z.strictObject({})

export const staffMeEndpoints = {
  'PATCH /api/staff/me/': { body: StaffMeChange, response: { 200: StaffSession } },
  'POST /api/staff/me/password/': { body: StaffPasswordChange, response: { 200: StaffSession } },
  'POST /api/staff/me/factor/': { body: none, response: { 200: FactorSetup } },
  'POST /api/staff/me/factor/confirm/': { body: StaffFactor, response: { 200: FactorConfirmed } },
  'POST /api/staff/me/recovery-codes/': { body: none, response: { 200: StaffRecoveryCodes } },
  'GET /api/staff/sessions/': { response: { 200: pageOf(StaffDevice) } },
  'GET /api/staff/colleagues/': { response: { 200: StaffColleagues } },
  'DELETE /api/staff/sessions/': { response: { 204: z.null() } },
  'DELETE /api/staff/sessions/:id/': { params: StaffMemberPath, response: { 204: z.null() } },
} as const satisfies Endpoints
