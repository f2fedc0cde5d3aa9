import { serializeError } from '#server/context/serialize-error.ts'
import { pathOf } from '#server/http/log-requests.ts'

export const logSerializers = {
  // renamed: redaction removes `code`, which may be a sign-in code
  err: (error: unknown) => {
    const { code, ...rest } = serializeError(error)
    return code === undefined ? rest : { ...rest, errorCode: code }
  },
  req: (request: { method: string; url: string }) => ({ method: request.method, path: pathOf(request.url) }),
}

/** Redacted fields with secrets and personal data. `*.phone` matches `phone` in an object of the log entry, but no deeper. */
export const logRedaction = {
  paths: ['req.headers.authorization', 'req.headers.cookie', '*.access', '*.refresh', '*.password', '*.code', '*.phone', '*.email'],
  censor: '[redacted]',
}
