import { serializeError } from '#server/context/serialize-error.ts'
import { pathOf } from '#server/http/log-requests.ts'

/** Serializers of log fields. */
export const logSerializers = {
  // renamed, because redaction removes `code`, as it may be a sign-in code
  err: (error: unknown) => {
    const { code, ...rest } = serializeError(error)
    return code === undefined ? rest : { ...rest, errorCode: code }
  },
  req: (request: { method: string; url: string }) => ({ method: request.method, path: pathOf(request.url) }),
}

/** Fields with secrets and personal data, redacted wherever they appear. */
export const logRedaction = {
  paths: ['req.headers.authorization', 'req.headers.cookie', '*.access', '*.refresh', '*.password', '*.code', '*.phone', '*.email'],
  censor: '[redacted]',
}
