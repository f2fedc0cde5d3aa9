import type { FastifyReply, FastifyRequest } from 'fastify'
import { ErrorBody } from '#contract/errors.ts'
import type { Asker } from '#server/domain/accounts/send-code.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { failures } from '#server/http/failures.ts'
import { browserMark, markBrowser } from '#server/http/guards/browser-cookie.ts'

/** What the calls of signing in can be refused with, for the API's document. */
export const authFailures = {
  400: failures[400],
  401: ErrorBody.describe('The proof is wrong, or the session is over.'),
  409: ErrorBody.describe('It belongs to another account.'),
  429: ErrorBody.describe('Too many tries; Retry-After says when to come back.'),
  503: ErrorBody.describe('The database or the carrier is away for the moment.'),
} as const

/** Answers about a person's sign-in are kept by nobody (SEC-B11). */
export function neverKept(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.header('cache-control', 'no-store')
  done()
}

/** Who asks, known by the browser's mark; with a `reply` a browser without one gets it. */
export function askerOf({ digest }: ShopContext, request: FastifyRequest, mark?: { reply: FastifyReply; isProduction: boolean }): Asker {
  const browser = mark ? markBrowser(request, mark.reply, mark.isProduction) : browserMark(request)
  return { asker: digest('browser', browser), ip: request.ip }
}
