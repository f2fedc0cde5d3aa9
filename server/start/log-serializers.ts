import { serializeError } from '#server/context/serialize-error.ts'
import { pathOf } from '#server/http/log-requests.ts'

/** What the log shows of a value, by its field. The one place where serializers are set. */
export const logSerializers = {
  // an error's code would be cut out as a sign-in's: it has a name of its own
  err: (error: unknown) => {
    const { code, ...rest } = serializeError(error)
    return code === undefined ? rest : { ...rest, errorCode: code }
  },
  req: (request: { method: string; url: string }) => ({ method: request.method, path: pathOf(request.url) }),
}

/** Secrets and personal data: cut out wherever they appear. */
export const logRedaction = {
  paths: ['req.headers.authorization', 'req.headers.cookie', '*.access', '*.refresh', '*.password', '*.code', '*.phone', '*.email'],
  censor: '[redacted]',
}
