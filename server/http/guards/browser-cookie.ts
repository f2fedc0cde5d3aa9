import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const name = 'vitrine_browser'
const lifeS = 24 * 3600

/**
 * The mark of a browser that asks for a code, made when it has none: only that browser can use the code (SEC-A1). It signs
 * nobody in, no script reads it, and no other site can have it sent.
 */
export function markBrowser(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): string {
  const mark = browserMark(request) || randomBytes(24).toString('base64url')
  const secure = isSecure ? '; Secure' : ''
  reply.header('set-cookie', `${name}=${mark}; Path=/api/auth/; Max-Age=${lifeS}; HttpOnly; SameSite=Strict${secure}`)
  return mark
}

/** The mark a browser came with; empty for one that never asked for a code. */
export function browserMark({ headers }: FastifyRequest): string {
  return /(?:^|;\s*)vitrine_browser=([\w-]{32})(?:;|$)/.exec(headers.cookie ?? '')?.[1] ?? ''
}
