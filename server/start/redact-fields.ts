import { serializeError } from '#server/context/serialize-error.ts'

const redacted = '[redacted]'
const depthMax = 10

/** Names of fields that contain secrets or personal data, in lowercase without `_` and `-`. */
const exactNames = new Set(
  'name firstname lastname fullname surname username contact comment recipient to chat telegramid access refresh code iban passport'.split(
    ' ',
  ),
)
/** Words that mark a field as secret or personal anywhere in its name, as in `pending_phone` or `calendar_token`. */
const partOfName = /phone|email|password|secret|token|cookie|authorization|address/

/**
 * Redacts a field of a log line, by field name at any depth. Booleans stay unchanged under any name. Two more fields stay unchanged: a
 * number named `code`, because it is an exit code, and an `address` that is a URL.
 */
export function redactField(name: string, value: unknown): unknown {
  return isPersonal(name, value) ? redacted : copyValue(value, [])
}

const copyFields = (fields: object, within: readonly object[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, isPersonal(name, value) ? redacted : copyValue(value, within)]))

function copyValue(value: unknown, within: readonly object[]): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (within.length >= depthMax || within.includes(value)) return '[nested]'
  if (value instanceof Error) return serializeError(value)
  if (ArrayBuffer.isView(value)) return '[bytes]'
  const deeper = [...within, value]
  if (Array.isArray(value)) return value.map((one) => copyValue(one, deeper))
  if (value instanceof Map) return copyFields(Object.fromEntries(value), deeper)
  if (value instanceof Set) return copyValue([...value], deeper)
  if ('toJSON' in value && typeof value.toJSON === 'function') return copyValue(value.toJSON(), deeper)
  return copyFields(value, deeper)
}

function isPersonal(name: string, value: unknown): boolean {
  if (value === null || value === undefined || typeof value === 'boolean') return false
  const plain = name.toLowerCase().replaceAll(/[_-]/g, '')
  if (plain === 'code' && typeof value === 'number') return false
  if (plain === 'address' && typeof value === 'string' && /^https?:/.test(value)) return false
  return exactNames.has(plain) || partOfName.test(plain)
}
