import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { dayS } from '#contract/rules/durations.ts'

const name = 'vitrine_browser'
const maxAgeS = dayS

/**
 * The id of a browser that requests a code, made when it has none: only that browser can use the code. It signs
 * nobody in, no script reads it, and no other site can have it sent.
 */
export function ensureBrowserCookie(request: FastifyRequest, reply: FastifyReply, { isSecure }: { isSecure: boolean }): string {
  const token = readBrowserCookie(request) || randomBytes(24).toString('base64url')
  const secure = isSecure ? '; Secure' : ''
  reply.header('set-cookie', `${name}=${token}; Path=/api/auth/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Strict${secure}`)
  return token
}

/** The id of a browser from its cookie; empty for one that never requested a code. */
export function readBrowserCookie({ headers }: FastifyRequest): string {
  return /(?:^|;\s*)vitrine_browser=([\w-]{32})(?:;|$)/.exec(headers.cookie ?? '')?.[1] ?? ''
}
