import { z } from 'zod'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { pageOf } from '#contract/paging.ts'
import {
  ChangedStaffMember,
  Invitation,
  InvitationMade,
  InvitationSent,
  NewInvitation,
  RolesChange,
  StaffMember,
  StaffMemberPath,
  StaffReset,
  StaffResetMade,
} from '#contract/staff/members.ts'

const params = StaffMemberPath
const none = z.strictObject({})

export const staffMemberEndpoints = {
  'GET /api/staff/members/': { response: { 200: pageOf(StaffMember) } },
  'PATCH /api/staff/members/:id/': { params, body: RolesChange, response: { 200: ChangedStaffMember } },
  'POST /api/staff/members/:id/block/': { params, body: none, response: { 200: ChangedStaffMember } },
  'POST /api/staff/members/:id/unblock/': { params, body: none, response: { 200: ChangedStaffMember } },
  'POST /api/staff/members/:id/reset/': { params, body: StaffReset, response: { 200: StaffResetMade } },
  'GET /api/staff/invitations/': { response: { 200: pageOf(Invitation) } },
  'POST /api/staff/invitations/': { body: NewInvitation, response: { 201: InvitationMade } },
  'POST /api/staff/invitations/:id/resend/': { params, body: none, response: { 200: InvitationSent } },
  'DELETE /api/staff/invitations/:id/': { params, response: { 204: z.null() } },
} as const satisfies Endpoints
