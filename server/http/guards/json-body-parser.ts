import type { FastifyInstance } from 'fastify'
import { CodedError } from '#server/context/coded-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    jsonKeysMax?: number
  }
}

export const bodyLimitBytes = 100_000
const depthMax = 20
/** Usual bodies have fewer keys. A body with thousands of keys must be refused before validation. */
const keysMaxByDefault = 200

/** Accepts only plain JSON bodies within limits: no other content type, no compression, no deep nesting, no unsafe keys. */
export function registerJsonParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.headers['content-encoding'] ? new CodedError('unsupported') : undefined)
  })
  app.addContentTypeParser('application/json', { parseAs: 'string' }, ({ method, routeOptions }, body, done) => {
    try {
      done(null, method === 'DELETE' && body === '' ? undefined : parseJson(String(body), routeOptions.config.jsonKeysMax))
    } catch (error) {
      done(error instanceof CodedError ? error : new CodedError('invalid'))
    }
  })
}

/**
 * Parses strict JSON. Throws on nesting deeper than 20, more than `keysMax` keys, duplicate keys, keys such as `__proto__`, malformed
 * Unicode, and NUL, which PostgreSQL cannot store.
 */
export function parseJson(text: string, keysMax = keysMaxByDefault): unknown {
  if (!text.isWellFormed()) throw new CodedError('invalid')
  const value: unknown = JSON.parse(text)
  assertSafeJson(text, keysMax)
  return value
}

/**
 * Checks nesting and keys; a string before a colon is a key. The text must be valid JSON, because an unterminated string would make the
 * scan quadratic.
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

/** Decodes a string. Throws for lone surrogates and NUL, which escapes can produce. */
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
