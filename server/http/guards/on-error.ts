import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorBody } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { CodedError, type ErrorCode } from '#server/context/coded-error.ts'
import { databaseErrorCode } from '#server/http/guards/database-error-code.ts'
import { fieldErrors } from '#server/http/guards/field-errors.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'
import { InvalidInputError } from '#server/http/guards/validate-input.ts'
import { codedErrorText, messages } from '#server/http/messages.ts'
import { reasonText } from '#server/http/messages/reason-text.ts'

const statuses = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  gone: 410,
  conflict: 409,
  unprocessable: 422,
  'too-large': 413,
  unsupported: 415,
  'too-many': 429,
  unavailable: 503,
} as const satisfies Record<ErrorCode, number>

const outageRetryS = 5

/** Responds to an error with its status and sentence; logs errors that the client did not cause. */
export function onError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = requestLanguage(request.headers['accept-language'])
  const texts = messages[language]
  reply.header('cache-control', 'no-store')
  if (error instanceof InvalidInputError) {
    const body: ErrorBody = { detail: texts.invalid, errors: fieldErrors(error.issues, language) }
    return reply.code(400).send(body)
  }
  const code = codeOf(error)
  if (databaseErrorCode(error)) request.log.warn({ err: error }, 'the database refused what a request asked for')
  if (error instanceof CodedError && error.details.retryAfterS) reply.header('retry-after', error.details.retryAfterS)
  if (code === 'failed') request.log.error({ err: error }, 'a request failed')
  if (code === 'unavailable') {
    request.log.warn({ err: error }, 'a request could not be served')
    if (!reply.hasHeader('retry-after')) reply.header('retry-after', outageRetryS)
  }
  if (code === 'unauthenticated' && !isOfStaff(request)) reply.header('www-authenticate', 'Bearer')
  return reply
    .code(code === 'failed' ? 500 : statuses[code])
    .send({ ...errorExtras(error, language), detail: detailText(error, language) ?? texts[code] })
}

/** Whether a route belongs to the back office. The back office signs in by cookie, so its 401 has no `WWW-Authenticate` header. */
const isOfStaff = ({ routeOptions }: FastifyRequest) => ['staff', 'staff-sign-in'].includes(routeOptions.config.access ?? '')

/** Returns the sentence of an error for a response that lists errors by item, such as that of a bulk change. */
export function errorSentence(error: unknown, language: Language): string {
  const texts = messages[language]
  if (!(error instanceof Error)) return texts.failed
  return detailText(error, language) ?? texts[codeOf(error)]
}

function detailText(error: Error, language: Language): string | undefined {
  return error instanceof CodedError ? codedErrorText(language, error) : undefined
}

function errorExtras(error: Error, language: Language): object {
  if (!(error instanceof CodedError)) return {}
  const { fields, values, body } = error.details
  if (!fields) return { ...body }
  return {
    ...body,
    errors: Object.fromEntries(Object.entries(fields).map(([field, reason]) => [field, [reasonText(language, reason, values)]])),
  }
}

export function onNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const texts = messages[requestLanguage(request.headers['accept-language'])]
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ detail: texts['not-found'] } satisfies ErrorBody)
}

function codeOf(error: FastifyError | Error): ErrorCode | 'failed' {
  if (error instanceof CodedError) return error.code
  if (isDatabaseUnavailable(error)) return 'unavailable'
  const databaseCode = databaseErrorCode(error)
  if (databaseCode) return databaseCode
  const status = 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 413) return 'too-large'
  if (status === 415) return 'unsupported'
  if (status === 404) return 'not-found'
  return status >= 400 && status < 500 ? 'invalid' : 'failed'
}

/**
 * Whether an error means that the database is unavailable: a connection error, an SQLSTATE 08…, 53…, 57P0… or 57014, a missing prepared
 * statement, or a timeout of the pool.
 */
function isDatabaseUnavailable(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : ''
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|08...|53...|57P0.|57014|0A000|26000)$/.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
  )
}
