import type { FastifyInstance, FastifyReply } from 'fastify'
import type { StaffSession } from '#contract/staff/session.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { completeSignIn, stepUp } from '#server/domain/staff/complete-sign-in.ts'
import { getOwnSession } from '#server/domain/staff/get-own-session.ts'
import { signOutStaff } from '#server/domain/staff/own-sessions.ts'
import { beginFactorSetup, confirmFactor } from '#server/domain/staff/set-up-factor.ts'
import { signInStaff } from '#server/domain/staff/sign-in-staff.ts'
import { halfSessionOf, staffOf } from '#server/http/guards/staff-access.ts'
import { clearStaffCookie, setStaffCookie } from '#server/http/guards/staff-cookie.ts'
import { presentFactorSetup } from '#server/http/present/staff/factor-setup.ts'
import { presentStaffSession } from '#server/http/present/staff/session.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffClient, readTypedCode } from '#server/http/staff/staff-client.ts'

const signIn = { config: { access: 'staff-sign-in' } } as const

export function staffSessionRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const setCookie = (reply: FastifyReply, token: string) => setStaffCookie(reply, ctx.backOffice, token)
  const ownSession = async (sessionId: string): Promise<StaffSession> => presentStaffSession(await getOwnSession(ctx, sessionId))

  addStaffRoute(app, 'POST /api/staff/session/', signIn, async (request, reply) => {
    const { token, state } = await signInStaff(ctx, staffClient(request), request.body)
    setCookie(reply, token)
    return { state }
  })
  addStaffRoute(app, 'POST /api/staff/session/factor/', signIn, async (request, reply) => {
    const half = halfSessionOf(request, 'factor')
    setCookie(reply, await completeSignIn(ctx, half, readTypedCode(ctx, request)))
    return ownSession(half.sessionId)
  })
  addStaffRoute(app, 'POST /api/staff/session/factor-setup/', signIn, async (request) =>
    presentFactorSetup(await beginFactorSetup(ctx, halfSessionOf(request, 'factor-setup'))),
  )
  addStaffRoute(app, 'POST /api/staff/session/factor-setup/confirm/', signIn, async (request, reply) => {
    const half = halfSessionOf(request, 'factor-setup')
    const { recoveryCodes, token } = await confirmFactor(ctx, half, readTypedCode(ctx, request))
    setCookie(reply, token)
    return { recovery_codes: recoveryCodes, session: await ownSession(half.sessionId) }
  })
  addStaffRoute(app, 'GET /api/staff/session/', { config: { access: 'staff', permission: null } }, (request) =>
    ownSession(staffOf(request).sessionId),
  )
  addStaffRoute(app, 'POST /api/staff/session/step-up/', { config: { access: 'staff', permission: null } }, async (request) => {
    await stepUp(ctx, staffOf(request), readTypedCode(ctx, request))
    return ownSession(staffOf(request).sessionId)
  })
  addStaffRoute(app, 'DELETE /api/staff/session/', signIn, async ({ staffSession, id: requestId }, reply) => {
    if (staffSession) await signOutStaff(ctx, { kind: 'staff', requestId, ...staffSession })
    clearStaffCookie(reply, ctx.backOffice)
  })
}
