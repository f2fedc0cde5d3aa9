import { maskPersonalData } from '#server/context/mask-personal-data.ts'

export type SerializedError = { type: string; message: string; stack: string } & Record<string, unknown>

/** Properties of errors that contain only codes and names, never data. */
const named = ['code', 'syscall', 'severity', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine', 'validation'] as const
const numeric = ['errno', 'port', 'status', 'statusCode', 'responseCode'] as const
const causesMax = 3
const messageMax = 500
const framesMax = 30

/**
 * Serializes an error for the log and the `job` table: type, message, names of database objects, and stack. Omits database fields that can
 * contain data: `detail`, `where`, `hint`, the query and its parameters.
 */
export function serializeError(error: unknown, depth = 0): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, message: safeMessage(error), stack: '' }
  const errors: unknown = 'errors' in error ? error.errors : undefined
  const isDeep = depth >= causesMax
  return {
    type: identifier(error.name) ?? 'Error',
    message: safeMessage(error),
    ...pickNames(error),
    stack: framesOf(error),
    ...(error.cause instanceof Error && !isDeep ? { cause: serializeError(error.cause, depth + 1) } : {}),
    ...(Array.isArray(errors) && !isDeep ? { errors: errors.slice(0, causesMax).map((one) => serializeError(one, depth + 1)) } : {}),
  }
}

export function safeMessage(error: unknown): string {
  if (!(error instanceof Error)) return 'A value that is not an Error was thrown'
  const state = sqlState(error)
  if (state) return formatDatabaseMessage(error, state)
  if (error instanceof SyntaxError) return 'The text could not be parsed'
  if (error.name === 'ZodError' || error.name === '$ZodError') return `Data does not fit its schema: ${issuePaths(error)}`
  // only the first line is the shop's own message; later lines can quote the output of other programs
  const [line = ''] = error.message.split('\n', 1)
  return maskPersonalData(line, messageMax).replaceAll('\0', '').slice(0, messageMax)
}

export function sqlState(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || !('severity' in error || 'routine' in error)) return null
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : null
}

/** SQLSTATE classes whose messages contain no data, only PostgreSQL's own words and quoted names. */
const plainClasses = /^(08|23|25|28|3D|40|42|53|54|55|57|58)/

function formatDatabaseMessage(error: Error, state: string): string {
  if (!plainClasses.test(state)) return `The database refused a statement: ${state}`
  const known = new Set(Object.values(pickNames(error)).map(String))
  const parts = error.message.split('"')
  // Quoted names are the parts at odd positions. An even number of parts means that a quoted value itself contains a quotation mark.
  if (parts.length % 2 === 0) return `The database refused a statement: ${state}`
  const quote = (name: string) => (known.has(name) ? `"${name}"` : '"…"')
  const text = parts.map((part, at) => (at % 2 === 0 ? part : quote(part))).join('')
  return maskPersonalData(text, messageMax).slice(0, messageMax)
}

function issuePaths(error: Error): string {
  const issues: unknown[] = 'issues' in error && Array.isArray(error.issues) ? error.issues : []
  const paths = issues.map((issue) => {
    const path = typeof issue === 'object' && issue !== null && 'path' in issue && Array.isArray(issue.path) ? issue.path : []
    return path.map((key: unknown) => identifier(key) ?? '…').join('.')
  })
  return paths.slice(0, causesMax).join(', ')
}

function pickNames(error: Error): Record<string, unknown> {
  const names = named.map((name) => [name, identifier(Reflect.get(error, name))])
  const numbers = numeric.map((name) => [name, Reflect.get(error, name)]).filter(([, value]) => typeof value === 'number')
  return Object.fromEntries([...names, ...numbers].filter(([, value]) => value !== undefined))
}

function identifier(value: unknown): string | undefined {
  return typeof value === 'string' && /^[A-Za-z$][\w$.-]{0,62}$|^[0-9A-Z]{5}$/.test(value) ? value : undefined
}

/** Returns only the stack frames, because the stack begins with the message. */
function framesOf({ stack = '', message }: Error): string {
  const from = message ? stack.indexOf(message) : -1
  const below = from < 0 ? stack : stack.slice(from + message.length)
  const frames = below.split('\n').filter((line) => /^ {4}at [\x20-\x7e]*(:\d+:\d+\)?|<anonymous>\)?|\(native\))$/.test(line))
  return frames.slice(0, framesMax).join('\n')
}
