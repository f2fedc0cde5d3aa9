import type { FastifyInstance } from 'fastify'
import { CodedError } from '#server/context/coded-error.ts'

const depthMax = 20

/** Takes JSON bodies only, plain and within limits (SEC-B8, SEC-D10): no other type, no compression, no depth, no trick keys. */
export function jsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.headers['content-encoding'] ? new CodedError('unsupported') : undefined)
  })
  app.addContentTypeParser('application/json', { parseAs: 'string' }, ({ method }, body, done) => {
    try {
      // a proxy may drop the body of a DELETE and leave its type (SEC-D12)
      done(null, method === 'DELETE' && body === '' ? undefined : parseJson(String(body)))
    } catch (error) {
      done(error instanceof CodedError ? error : new CodedError('invalid'))
    }
  })
}

/** Strict JSON: refuses nesting beyond 20, a key given twice, `__proto__` and its like, broken Unicode, and NUL, which no database keeps. */
export function parseJson(text: string): unknown {
  if (!text.isWellFormed()) throw new CodedError('invalid')
  const value: unknown = JSON.parse(text)
  refuseTricks(text)
  return value
}

/**
 * One walk over the text: strings that a colon follows are keys. Of valid JSON only: where a string never ends, the search
 * would begin anew at each of its quotes.
 */
function refuseTricks(text: string): void {
  const levels: Set<string>[] = []
  for (const [token, string] of text.matchAll(/"((?:[^"\\]|\\.)*)"(?:\s*:)?|[{}[\]]/g)) {
    if (token === '{' || token === '[') {
      levels.push(new Set())
      if (levels.length > depthMax) throw new CodedError('invalid')
    } else if (token === '}' || token === ']') levels.pop()
    else if (string !== undefined) {
      const said = unescaped(string)
      if (token.endsWith(':')) refuseKey(said, levels.at(-1))
    }
  }
}

/** What a string of JSON says; half a surrogate pair and NUL, which only an escape can carry here, are refused. */
function unescaped(string: string): string {
  if (!string.includes('\\')) return string
  const said = String(JSON.parse(`"${string}"`))
  if (!said.isWellFormed() || said.includes('\0')) throw new CodedError('invalid')
  return said
}

function refuseKey(key: string, level: Set<string> | undefined): void {
  if (['__proto__', 'constructor', 'prototype'].includes(key) || level?.has(key)) throw new CodedError('invalid')
  level?.add(key)
}
