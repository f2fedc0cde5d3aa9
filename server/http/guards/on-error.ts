import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '#contract/errors.ts'
import { CodedError, type ErrorCode } from '#server/context/coded-error.ts'
import { fieldErrors } from '#server/http/guards/field-errors.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { RefusedInput } from '#server/http/guards/validate-input.ts'
import { messages } from '#server/http/messages.ts'

const statuses = {
  invalid: 400,
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
  if (error instanceof CodedError && error.retryAfterS) reply.header('retry-after', error.retryAfterS)
  if (code === 'failed') request.log.error({ err: error }, 'a request failed')
  if (code === 'unavailable') request.log.warn({ err: error }, 'a request could not be served')
  return reply.code(code === 'failed' ? 500 : statuses[code]).send({ detail: said[code] } satisfies ErrorBody)
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

/** Whether an error says that the database is not there for the moment: connection codes, SQLSTATE 08, 53, 57P, a time-out of the pool. */
function isDatabaseAway(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : ''
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|08...|53...|57P0.|57014)$/.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
  )
}
