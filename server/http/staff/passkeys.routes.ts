import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { StaffSession } from '#contract/staff/session.ts'
import { addPasskey, beginPasskey } from '#server/domain/passkeys/add-passkey.ts'
import { listPasskeys } from '#server/domain/passkeys/list-passkeys.ts'
import { relyingPartyOf } from '#server/domain/passkeys/relying-party.ts'
import { removePasskey } from '#server/domain/passkeys/remove-passkey.ts'
import { beginPasskeySignIn, signInByPasskey } from '#server/domain/passkeys/sign-in-by-passkey.ts'
import { beginPasskeyStepUp, stepUpByPasskey } from '#server/domain/passkeys/step-up-by-passkey.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { deviceName } from '#server/domain/staff/device-name.ts'
import { getOwnSession } from '#server/domain/staff/get-own-session.ts'
import { createStaffToken } from '#server/domain/staff/staff-sessions.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { readStaffCookie, setStaffCookie } from '#server/http/guards/staff-cookie.ts'
import { backOfficeOrigin } from '#server/http/guards/staff-origin.ts'
import { wholePage } from '#server/http/present/staff/members.ts'
import { presentPasskey } from '#server/http/present/staff/passkeys.ts'
import { presentStaffSession } from '#server/http/present/staff/session.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffClient } from '#server/http/staff/staff-client.ts'

const signIn = { config: { access: 'staff-sign-in' } } as const
const own = { config: { access: 'staff', permission: null } } as const
const steppedUp = { config: { ...own.config, stepUp: true } } as const

export function staffPasskeyRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const partyOf = (request: FastifyRequest) => relyingPartyOf(backOfficeOrigin(ctx.backOffice, request))
  const ownSession = async (sessionId: string): Promise<StaffSession> => presentStaffSession(await getOwnSession(ctx, sessionId))

  addStaffRoute(app, 'POST /api/staff/session/passkey-options/', signIn, async (request, reply) => {
    // The token in the cookie ties the challenge to this browser. No session with this token needs to exist.
    const token = readStaffCookie(request, ctx.backOffice) || createStaffToken()
    const options = await beginPasskeySignIn(ctx, partyOf(request), token)
    setStaffCookie(reply, ctx.backOffice, token)
    return options
  })
  addStaffRoute(app, 'POST /api/staff/session/passkey/', signIn, async (request, reply) => {
    const visitor = { client: staffClient(request), token: readStaffCookie(request, ctx.backOffice), requestId: request.id }
    const { sessionId, token } = await signInByPasskey(ctx, partyOf(request), visitor, request.body)
    setStaffCookie(reply, ctx.backOffice, token)
    return ownSession(sessionId)
  })

  addStaffRoute(app, 'POST /api/staff/session/step-up/passkey-options/', own, (request) =>
    beginPasskeyStepUp(ctx, staffOf(request), partyOf(request)),
  )
  addStaffRoute(app, 'POST /api/staff/session/step-up/passkey/', own, async (request) => {
    await stepUpByPasskey(ctx, staffOf(request), partyOf(request), request.body)
    return ownSession(staffOf(request).sessionId)
  })

  addStaffRoute(app, 'GET /api/staff/me/passkeys/', own, async (request) =>
    wholePage((await listPasskeys(ctx, staffOf(request).staffId)).map(presentPasskey)),
  )
  addStaffRoute(app, 'POST /api/staff/me/passkeys/options/', steppedUp, async (request) => ({
    options: await beginPasskey(ctx, staffOf(request), partyOf(request)),
    suggested_name: deviceName(staffClient(request).userAgent),
  }))
  addStaffRoute(app, 'POST /api/staff/me/passkeys/', steppedUp, async (request) =>
    presentPasskey(await addPasskey(ctx, staffOf(request), partyOf(request), request.body)),
  )
  addStaffRoute(app, 'DELETE /api/staff/me/passkeys/:id/', steppedUp, (request) =>
    removePasskey(ctx, staffOf(request), { id: request.params.id, origin: backOfficeOrigin(ctx.backOffice, request) }),
  )
}
