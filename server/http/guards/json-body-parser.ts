import type { FastifyInstance } from 'fastify'
import { CodedError } from '#server/context/coded-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many keys a body may have here, where that is more than elsewhere. */
    jsonKeysMax?: number
  }
}

/** The size of a body, where a route allows no other. */
export const bodyLimitBytes = 100_000
const depthMax = 20
/** More than other bodies of the API have: one with thousands is refused before they are read one by one. */
const keysMaxByDefault = 200

/** Accepts JSON bodies only, plain and within limits: no other type, no compression, no deep nesting, no unsafe keys. */
export function registerJsonParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.headers['content-encoding'] ? new CodedError('unsupported') : undefined)
  })
  app.addContentTypeParser('application/json', { parseAs: 'string' }, ({ method, routeOptions }, body, done) => {
    try {
      // a proxy may drop the body of a DELETE and leave its type
      done(null, method === 'DELETE' && body === '' ? undefined : parseJson(String(body), routeOptions.config.jsonKeysMax))
    } catch (error) {
      done(error instanceof CodedError ? error : new CodedError('invalid'))
    }
  })
}

/** Strict JSON: refuses nesting beyond 20, more than 200 keys or `keysMax`, duplicate keys, `__proto__` and the like, broken Unicode, and NUL, which no database stores. */
export function parseJson(text: string, keysMax = keysMaxByDefault): unknown {
  if (!text.isWellFormed()) throw new CodedError('invalid')
  const value: unknown = JSON.parse(text)
  assertSafeJson(text, keysMax)
  return value
}

/**
 * One walk over the text: strings before a colon are keys. Of valid JSON only: where a string never ends, the search
 * would begin anew at each of its quotes.
 */
function assertSafeJson(text: string, keysMax: number): void {
  const levels: Set<string>[] = []
  let keys = 0
  for (const [token, string] of text.matchAll(/"((?:[^"\\]|\\.)*)"(?:\s*:)?|[{}[\]]/g)) {
    if (token === '{' || token === '[') {
      levels.push(new Set())
      if (levels.length > depthMax) throw new CodedError('invalid')
    } else if (token === '}' || token === ']') levels.pop()
    else if (string !== undefined) {
      const decoded = decodeString(string)
      if (!token.endsWith(':')) continue
      if (++keys > keysMax) throw new CodedError('invalid')
      assertSafeKey(decoded, levels.at(-1))
    }
  }
}

/** The value of a JSON string; half a surrogate pair and NUL, which only an escape can produce here, are refused. */
function decodeString(string: string): string {
  if (!string.includes('\\')) return string
  const decoded = String(JSON.parse(`"${string}"`))
  if (!decoded.isWellFormed() || decoded.includes('\0')) throw new CodedError('invalid')
  return decoded
}

function assertSafeKey(key: string, level: Set<string> | undefined): void {
  if (['__proto__', 'constructor', 'prototype'].includes(key) || level?.has(key)) throw new CodedError('invalid')
  level?.add(key)
}
