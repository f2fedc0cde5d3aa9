import type { FastifyReply, FastifyRequest } from 'fastify'
import { ErrorBody } from '#contract/errors.ts'
import type { SignInClient } from '#server/domain/accounts/send-code.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { errorResponses } from '#server/http/error-responses.ts'
import { readBrowserCookie, ensureBrowserCookie } from '#server/http/guards/browser-cookie.ts'

export const authErrorResponses = {
  400: errorResponses[400],
  401: ErrorBody.describe('The proof is wrong, or the session is over.'),
  409: ErrorBody.describe('It belongs to another account.'),
  429: ErrorBody.describe('Too many attempts; Retry-After says when to come back.'),
  503: ErrorBody.describe('The database or a transport is away at present.'),
} as const

export function setNoStore(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.header('cache-control', 'no-store')
  done()
}

/** Identifies the client of a request by the browser cookie; with `reply`, sets or renews the cookie. */
export function identifyClient(
  { digest }: ShopContext,
  request: FastifyRequest,
  cookie?: { reply: FastifyReply; isProduction: boolean },
): SignInClient {
  const token = cookie ? ensureBrowserCookie(request, cookie.reply, { isSecure: cookie.isProduction }) : readBrowserCookie(request)
  return { browserId: digest('browser', token), ip: request.ip }
}
