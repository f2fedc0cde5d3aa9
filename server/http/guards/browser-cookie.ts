import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { dayS } from '#contract/rules/durations.ts'

const name = 'vitrine_browser'
const maxAgeS = dayS

/**
 * Returns the id of the requesting browser, and sets or renews its cookie. A sign-in code works only in the browser that requested the
 * code. The cookie alone signs nobody in.
 */
export function ensureBrowserCookie(request: FastifyRequest, reply: FastifyReply, { isSecure }: { isSecure: boolean }): string {
  const token = readBrowserCookie(request) || randomBytes(24).toString('base64url')
  const secure = isSecure ? '; Secure' : ''
  reply.header('set-cookie', `${name}=${token}; Path=/api/auth/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Strict${secure}`)
  return token
}

export function readBrowserCookie({ headers }: FastifyRequest): string {
  return /(?:^|;\s*)vitrine_browser=([\w-]{32})(?:;|$)/.exec(headers.cookie ?? '')?.[1] ?? ''
}
