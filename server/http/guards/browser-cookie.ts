import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { dayS } from '#contract/rules/durations.ts'

const name = 'vitrine_browser'
const maxAgeS = dayS

/**
 * Returns the id of the browser that requests a code, and sets or renews its cookie: a code works only in that browser. The cookie signs
 * nobody in.
 */
export function ensureBrowserCookie(request: FastifyRequest, reply: FastifyReply, { isSecure }: { isSecure: boolean }): string {
  const token = readBrowserCookie(request) || randomBytes(24).toString('base64url')
  const secure = isSecure ? '; Secure' : ''
  reply.header('set-cookie', `${name}=${token}; Path=/api/auth/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Strict${secure}`)
  return token
}

/** Returns the browser id of the cookie; empty if there is no valid cookie. */
export function readBrowserCookie({ headers }: FastifyRequest): string {
  return /(?:^|;\s*)vitrine_browser=([\w-]{32})(?:;|$)/.exec(headers.cookie ?? '')?.[1] ?? ''
}
