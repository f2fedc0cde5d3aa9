import type { FastifyInstance } from 'fastify'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { acceptStaffLink } from '#server/domain/staff/accept-staff-link.ts'
import { readStaffLink, readStaffToken } from '#server/domain/staff/staff-links.ts'
import { countWrongSecret } from '#server/http/guards/limit-guesses.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { setStaffCookie } from '#server/http/guards/staff-cookie.ts'
import { backOfficeOrigin } from '#server/http/guards/staff-origin.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffClient } from '#server/http/staff/staff-client.ts'

const open = { config: { access: 'staff-sign-in' } } as const

export function staffLinkRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const countWrong = (ip: string, token: string) => countWrongSecret(ctx, 'staff link ip', ip, readStaffToken(ctx.digest, token) !== null)

  addStaffRoute(app, 'POST /api/staff/links/look/', open, async ({ ip, body }) => {
    await countWrong(ip, body.token)
    const { purpose, email, holder_email: holder, roles } = await readStaffLink(ctx.db, ctx, body.token)
    return { purpose, email: email ?? holder, roles: roles ?? [] }
  })
  addStaffRoute(app, 'POST /api/staff/links/accept/', open, async (request, reply) => {
    await countWrong(request.ip, request.body.token)
    const language = requestLanguage(request.headers['accept-language'])
    const origin = backOfficeOrigin(ctx.backOffice, request)
    const visitor = { client: staffClient(request), origin, language, requestId: request.id }
    const accepted = await acceptStaffLink(ctx, visitor, request.body)
    if ('token' in accepted) setStaffCookie(reply, ctx.backOffice, accepted.token)
    return { state: accepted.state }
  })
}
