import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { blockStaff, type Changed, changeRoles, resetStaff, unblockStaff } from '#server/domain/staff/change-staff.ts'
import { inviteStaff, listInvitations, resendInvitation, withdrawInvitation } from '#server/domain/staff/invite-staff.ts'
import { listStaff } from '#server/domain/staff/list-staff.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { backOfficeOrigin } from '#server/http/guards/staff-origin.ts'
import { presentInvitation, presentStaffMember, presentWithdrawn, wholePage } from '#server/http/present/staff/members.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'

const read = { config: { access: 'staff', permission: 'staff.manage' } } as const
const write = { config: { ...read.config, stepUp: true } } as const

export function staffMemberRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const sender = (request: FastifyRequest) => ({
    origin: backOfficeOrigin(ctx.backOffice, request),
    language: requestLanguage(request.headers['accept-language']),
  })
  const presentChangedMember = async (id: string, { actionId, withdrawn }: Changed) => {
    const [member] = await listStaff(ctx, id)
    if (!member) throw new Error('The staff member changed just now no longer exists')
    return { ...presentStaffMember(member), action_id: actionId, withdrawn: presentWithdrawn(withdrawn) }
  }

  addStaffRoute(app, 'GET /api/staff/members/', read, async () => wholePage((await listStaff(ctx)).map(presentStaffMember)))
  addStaffRoute(app, 'PATCH /api/staff/members/:id/', write, async (request) => {
    const { id } = request.params
    return presentChangedMember(id, await changeRoles(ctx, staffOf(request), id, request.body))
  })
  addStaffRoute(app, 'POST /api/staff/members/:id/block/', write, async (request) =>
    presentChangedMember(request.params.id, await blockStaff(ctx, staffOf(request), request.params.id)),
  )
  addStaffRoute(app, 'POST /api/staff/members/:id/unblock/', write, async (request) =>
    presentChangedMember(request.params.id, await unblockStaff(ctx, staffOf(request), request.params.id)),
  )
  addStaffRoute(app, 'POST /api/staff/members/:id/reset/', write, async (request) => {
    const { id } = request.params
    const reset = { lost: request.body.lost, origin: backOfficeOrigin(ctx.backOffice, request) }
    const { link, ...made } = await resetStaff(ctx, staffOf(request), id, reset)
    return { ...(await presentChangedMember(id, made)), link }
  })

  addStaffRoute(app, 'GET /api/staff/invitations/', read, async () => wholePage((await listInvitations(ctx)).map(presentInvitation)))
  addStaffRoute(app, 'POST /api/staff/invitations/', write, async (request) => {
    const { id, link, actionId } = await inviteStaff(ctx, staffOf(request), request.body, sender(request))
    return { id, link, action_id: actionId }
  })
  addStaffRoute(app, 'POST /api/staff/invitations/:id/resend/', write, (request) =>
    resendInvitation(ctx, staffOf(request), request.params.id, sender(request)),
  )
  addStaffRoute(app, 'DELETE /api/staff/invitations/:id/', write, (request) => withdrawInvitation(ctx, staffOf(request), request.params.id))
}
