import { serializeError } from '#server/context/serialize-error.ts'
import { pathOf } from '#server/http/log-requests.ts'
import { redactField } from '#server/start/redact-fields.ts'

/** Serializers of log fields. They leave out secrets and personal data themselves, so `redactLine` skips these fields. */
export const logSerializers = {
  err: (error: unknown) => {
    const { code, ...rest } = serializeError(error)
    // renames `code`, because redaction would treat it as a sign-in code
    return code === undefined ? rest : { ...rest, errorCode: code }
  },
  req: (request: { method: string; url: string }) => ({ method: request.method, path: pathOf(request.url) }),
  res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
}

export const redactLine = (line: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(line).map(([name, value]) => [name, name in logSerializers ? value : redactField(name, value)]))
