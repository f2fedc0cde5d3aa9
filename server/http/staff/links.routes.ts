import type { FastifyInstance } from 'fastify'
import { hourS } from '#contract/rules/durations.ts'
import { ipNetworks } from '#server/context/ip-networks.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { acceptStaffLink } from '#server/domain/staff/accept-staff-link.ts'
import { readStaffLink } from '#server/domain/staff/staff-links.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { setStaffCookie } from '#server/http/guards/staff-cookie.ts'
import { backOfficeOrigin } from '#server/http/guards/staff-origin.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffClient } from '#server/http/staff/staff-client.ts'

const open = { config: { access: 'staff-sign-in' } } as const
const attemptsPerIpHour = 120

/** Links that work once, from what they are for to a session that waits for its factor. */
export function staffLinkRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const countAttempt = (ip: string) => ctx.rateLimit.consume(`staff link ip ${ipNetworks(ip).line}`, attemptsPerIpHour, hourS)

  addStaffRoute(app, 'POST /api/staff/links/look/', open, async ({ ip, body }) => {
    await countAttempt(ip)
    const { purpose, email, holder_email: holder, roles } = await readStaffLink(ctx.db, ctx, body.token)
    return { purpose, email: email ?? holder, roles: roles ?? [] }
  })
  addStaffRoute(app, 'POST /api/staff/links/accept/', open, async (request, reply) => {
    await countAttempt(request.ip)
    const language = requestLanguage(request.headers['accept-language'])
    const origin = backOfficeOrigin(ctx.backOffice, request)
    const visitor = { client: staffClient(request), origin, language, requestId: request.id }
    const accepted = await acceptStaffLink(ctx, visitor, request.body)
    if ('token' in accepted) setStaffCookie(reply, ctx.backOffice, accepted.token)
    return { state: accepted.state }
  })
}
