import { serializeError } from '#server/context/serialize-error.ts'
import { pathOf } from '#server/http/log-requests.ts'
import { redactField } from '#server/start/redact-fields.ts'

/** Serializers of fields that no redaction changes: they leave out secrets and personal data themselves. */
export const logSerializers = {
  err: (error: unknown) => {
    const { code, ...rest } = serializeError(error)
    // `code` names sign-in codes in a log line
    return code === undefined ? rest : { ...rest, errorCode: code }
  },
  req: (request: { method: string; url: string }) => ({ method: request.method, path: pathOf(request.url) }),
  res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
}

/** Redacts the fields of a log line, except those with a serializer. */
export const redactLine = (line: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(line).map(([name, value]) => [name, name in logSerializers ? value : redactField(name, value)]))
