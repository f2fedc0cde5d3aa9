import type { FastifyInstance } from 'fastify'
import type { StaffSession } from '#contract/staff/session.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { getOwnSession } from '#server/domain/staff/get-own-session.ts'
import { listColleagues } from '#server/domain/staff/list-colleagues.ts'
import { changeOwnPassword, changeOwnProfile, renewRecoveryCodes } from '#server/domain/staff/own-account.ts'
import { endOtherOwnSessions, endOwnSession, listOwnSessions } from '#server/domain/staff/own-sessions.ts'
import { beginFactorSetup, confirmFactor } from '#server/domain/staff/set-up-factor.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { setStaffCookie } from '#server/http/guards/staff-cookie.ts'
import { presentFactorSetup } from '#server/http/present/staff/factor-setup.ts'
import { presentStaffDevice, wholePage } from '#server/http/present/staff/members.ts'
import { presentStaffSession } from '#server/http/present/staff/session.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { readTypedCode } from '#server/http/staff/staff-client.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

const own = { config: { access: 'staff', permission: null } } as const
const steppedUp = { config: { ...own.config, stepUp: true } } as const

export function staffMeRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const ownSession = async (sessionId: string): Promise<StaffSession> => presentStaffSession(await getOwnSession(ctx, sessionId))

  addStaffRoute(app, 'GET /api/staff/colleagues/', staffRoute('search'), async () => ({ results: await listColleagues(ctx.db) }))
  addStaffRoute(app, 'PATCH /api/staff/me/', own, async (request) => {
    await changeOwnProfile(ctx, staffOf(request), request.body)
    return ownSession(staffOf(request).sessionId)
  })
  addStaffRoute(app, 'POST /api/staff/me/password/', steppedUp, async (request, reply) => {
    const { current_password: current, new_password: replacement } = request.body
    setStaffCookie(reply, ctx.backOffice, await changeOwnPassword(ctx, staffOf(request), { current, replacement, ip: request.ip }))
    return ownSession(staffOf(request).sessionId)
  })
  addStaffRoute(app, 'POST /api/staff/me/factor/', steppedUp, async (request) =>
    presentFactorSetup(await beginFactorSetup(ctx, staffOf(request))),
  )
  addStaffRoute(app, 'POST /api/staff/me/factor/confirm/', steppedUp, async (request, reply) => {
    const { recoveryCodes, token } = await confirmFactor(ctx, staffOf(request), readTypedCode(ctx, request))
    setStaffCookie(reply, ctx.backOffice, token)
    return { recovery_codes: recoveryCodes, session: await ownSession(staffOf(request).sessionId) }
  })
  addStaffRoute(app, 'POST /api/staff/me/recovery-codes/', steppedUp, async (request) => ({
    recovery_codes: await renewRecoveryCodes(ctx, staffOf(request)),
  }))

  addStaffRoute(app, 'GET /api/staff/sessions/', own, async (request) => {
    const { staffId, sessionId } = staffOf(request)
    return wholePage((await listOwnSessions(ctx, staffId)).map((session) => presentStaffDevice(session, sessionId)))
  })
  addStaffRoute(app, 'DELETE /api/staff/sessions/', own, (request) => endOtherOwnSessions(ctx, staffOf(request)))
  addStaffRoute(app, 'DELETE /api/staff/sessions/:id/', own, (request) => endOwnSession(ctx, staffOf(request), request.params.id))
}
