import type { FastifyReply, FastifyRequest } from 'fastify'
import { idleHeader } from '#contract/rules/staff/idle-header.ts'
import { type Permission, permissionsOf } from '#contract/staff/permissions.ts'
import type { FactorState } from '#contract/staff/session.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { SessionHolder, StaffActor } from '#server/context/staff-actor.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { recordRefusal } from '#server/domain/staff/record-refusal.ts'
import { findStaffSession, type FoundStaffSession, stepUpMs } from '#server/domain/staff/staff-sessions.ts'
import { readStaffCookie } from '#server/http/guards/staff-cookie.ts'
import { assertFromBackOffice, isBackOfficeHost } from '#server/http/guards/staff-origin.ts'
import { wantsStream } from '#server/http/staff/event-stream.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The permission that the route requires; null if any signed-in staff member may call it. Must be declared for access `staff`. */
    permission?: Permission | null
    /** Whether the route also checks access to each record, so that a caller with `permission` may still be refused. */
    isRefusedByRecord?: boolean
    stepUp?: boolean
  }
  interface FastifyRequest {
    staff: StaffActor | null
    staffSession: FoundStaffSession | null
  }
}

export function createStaffGuard(ctx: Pick<ShopContext, 'db' | 'now' | 'digest' | 'backOffice' | 'ownerSettings'>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.headers({
      'cache-control': 'no-store',
      vary: 'cookie, accept-language',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    if (!isBackOfficeHost(ctx.backOffice, request)) throw new CodedError('not-found')
    if (!['GET', 'HEAD'].includes(request.method)) assertFromBackOffice(ctx.backOffice, request)
    const { access, permission, stepUp } = request.routeOptions.config
    const token = readStaffCookie(request, ctx.backOffice)
    request.staffSession = token ? await findStaffSession(ctx, token, lastActivityOf(request, ctx.now())) : null
    if (access === 'staff-sign-in') return
    request.staff = readSignedIn(request)
    if (permission && !request.staff.permissions.has(permission)) {
      await recordRefusal(ctx, request.staff, `${request.method} ${request.routeOptions.url}`)
      throw new CodedError('forbidden')
    }
    if (stepUp) assertSteppedUp(request.staffSession, ctx.now())
  }
}

/**
 * Returns the time of the person's last activity, by `idleHeader`. A request without this header counts as activity. Returns null for
 * images and the event stream: browsers request them without any activity and cannot send the header.
 */
function lastActivityOf(request: FastifyRequest, now: number): number | null {
  if (wantsStream(request) || request.headers['sec-fetch-dest'] === 'image') return null
  const idleS = Number(request.headers[idleHeader] ?? 0)
  return idleS >= 0 ? now - idleS * 1000 : now
}

function readSignedIn({ staffSession, id }: FastifyRequest): StaffActor {
  if (!staffSession) throw new CodedError('unauthenticated')
  const { staffId, sessionId, roles, missing } = staffSession
  if (missing) throw new CodedError('unauthenticated', { reason: `staff-${missing}`, body: { reason: missing } })
  return { kind: 'staff', staffId, sessionId, requestId: id, roles, permissions: new Set(permissionsOf(roles)) }
}

export function assertSteppedUp(session: FoundStaffSession | null, now: number): void {
  const at = session?.steppedUpAt?.getTime() ?? 0
  if (now - at >= stepUpMs) throw new CodedError('forbidden', { reason: 'staff-step-up', body: { reason: 'step-up' } })
}

export function staffOf(request: FastifyRequest): StaffActor {
  if (!request.staff) throw new CodedError('unauthenticated')
  return request.staff
}

/** Returns the session of a request to a `staff-sign-in` route. Throws unless `step` is the sign-in step that this session still lacks. */
export function halfSessionOf({ staffSession, id }: FastifyRequest, step: FactorState): SessionHolder {
  if (staffSession?.missing !== step) throw new CodedError('unauthenticated', { reason: 'staff-attempt-ended' })
  const { staffId, sessionId } = staffSession
  return { kind: 'staff', staffId, sessionId, requestId: id }
}
