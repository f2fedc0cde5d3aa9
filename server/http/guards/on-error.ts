import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { CodedError, type ErrorCode } from '#server/context/coded-error.ts'
import { fieldErrors } from '#server/http/guards/field-errors.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { RefusedInput } from '#server/http/guards/validate-input.ts'
import { messages } from '#server/http/messages.ts'
import { say } from '#server/http/messages/say.ts'

const statuses = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  'too-many': 429,
  unavailable: 503,
} as const satisfies Record<ErrorCode, number>

/** The one place where an error becomes a status and a sentence (API-09); what is not the client's doing is logged. */
export function onError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = requestLanguage(request.headers['accept-language'])
  const said = messages[language]
  reply.header('cache-control', 'no-store')
  if (error instanceof RefusedInput) {
    const body: ErrorBody = { detail: said.invalid, errors: fieldErrors(error.issues, language) }
    return reply.code(400).send(body)
  }
  const code = codeOf(error)
  if (error instanceof CodedError && error.details.retryAfterS) reply.header('retry-after', error.details.retryAfterS)
  if (code === 'failed') request.log.error({ err: error }, 'a request failed')
  if (code === 'unavailable') request.log.warn({ err: error }, 'a request could not be served')
  if (code === 'unauthenticated') reply.header('www-authenticate', 'Bearer')
  return reply
    .code(code === 'failed' ? 500 : statuses[code])
    .send({ ...explained(error, language), detail: detailOf(error, language) ?? said[code] })
}

function detailOf(error: Error, language: Language): string | undefined {
  if (!(error instanceof CodedError) || !error.details.reason) return undefined
  return say(language, error.details.reason, error.details.values)
}

/** What a refusal adds to its sentence: the fields to blame, and what the verb wants to be known. */
function explained(error: Error, language: Language): object {
  if (!(error instanceof CodedError)) return {}
  const { fields, values, body } = error.details
  if (!fields) return { ...body }
  return { ...body, errors: Object.fromEntries(Object.entries(fields).map(([field, reason]) => [field, [say(language, reason, values)]])) }
}

export function onNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const said = messages[requestLanguage(request.headers['accept-language'])]
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ detail: said['not-found'] } satisfies ErrorBody)
}

function codeOf(error: FastifyError | Error): ErrorCode | 'failed' {
  if (error instanceof CodedError) return error.code
  if (isDatabaseAway(error)) return 'unavailable'
  const status = 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 413) return 'too-large'
  if (status === 415) return 'unsupported'
  if (status === 404) return 'not-found'
  return status >= 400 && status < 500 ? 'invalid' : 'failed'
}

/** Whether an error says that the database is not there for the moment: connection codes, SQLSTATE 08, 53, 57P, a statement that went stale, a time-out of the pool. */
function isDatabaseAway(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : ''
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|08...|53...|57P0.|57014|0A000|26000)$/.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
  )
}
