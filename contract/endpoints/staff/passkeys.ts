import { z } from 'zod'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { pageOf } from '#contract/paging.ts'
import { NewPasskey, PasskeyAssertion, PasskeyCreation, PasskeyRequest, StaffPasskey, StaffPasskeyPath } from '#contract/staff/passkeys.ts'
import { StaffSession } from '#contract/staff/session.ts'

const none = z.strictObject({})

export const staffPasskeyEndpoints = {
  'POST /api/staff/session/passkey-options/': { body: none, response: { 200: PasskeyRequest } },
  'POST /api/staff/session/passkey/': { body: PasskeyAssertion, response: { 200: StaffSession } },
  'POST /api/staff/session/step-up/passkey-options/': { body: none, response: { 200: PasskeyRequest } },
  'POST /api/staff/session/step-up/passkey/': { body: PasskeyAssertion, response: { 200: StaffSession } },
  'GET /api/staff/me/passkeys/': { response: { 200: pageOf(StaffPasskey) } },
  'POST /api/staff/me/passkeys/options/': { body: none, response: { 200: PasskeyCreation } },
  'POST /api/staff/me/passkeys/': { body: NewPasskey, response: { 201: StaffPasskey } },
  'DELETE /api/staff/me/passkeys/:id/': { params: StaffPasskeyPath, response: { 204: z.null() } },
} as const satisfies Endpoints
