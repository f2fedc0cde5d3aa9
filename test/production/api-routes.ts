import { sendRequest, mapConcurrently, type Response } from '#test/production/http-request.ts'
import { sampleOf, type Schema } from '#test/production/schema-sample.ts'

type Parameter = { name: string; in: 'path' | 'query' | 'header' | 'cookie'; required?: boolean; schema?: Schema }
type Operation = { operationId?: string; parameters?: Parameter[]; requestBody?: { content?: Record<string, { schema?: Schema }> } }
export type ApiDocument = { paths: Record<string, Record<string, Operation>>; components?: { schemas?: Record<string, Schema> } }

export type Call = { method: string; path: string; headers: Record<string, string>; body?: string }

/** Requests that end the session. They are sent last, because all other requests need the session. */
const endsSession = /logout|password/

/**
 * Returns calls to all methods of all routes, in both languages, with and without a token. A method other than GET is called without a
 * body, with an empty object, and with a valid body.
 */
export function callsOf(document: ApiDocument, token: string, ids: Record<string, string>): Call[] {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => callsTo(document, path, method.toUpperCase(), operation, token, ids)),
  )
  return calls.toSorted((one, other) => Number(endsSession.test(one.path)) - Number(endsSession.test(other.path)))
}

function callsTo(
  document: ApiDocument,
  path: string,
  method: string,
  operation: Operation,
  token: string,
  ids: Record<string, string>,
): Call[] {
  const schemas = document.components?.schemas ?? {}
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => idFor(path, name, ids))
  const required = (operation.parameters ?? []).filter((each) => each.in === 'query' && each.required)
  const query = new URLSearchParams(required.map(({ name, schema }) => [name, String(sampleOf(schema ?? {}, schemas, name))]))
  const requestPath = query.size ? `${filled}?${query}` : filled
  const bodySchema = Object.values(operation.requestBody?.content ?? {})[0]?.schema
  const bodies = method === 'GET' ? [undefined] : [undefined, '{}', ...(bodySchema ? [JSON.stringify(sampleOf(bodySchema, schemas))] : [])]
  return ['ru', 'en'].flatMap((language) =>
    [undefined, token].flatMap((bearer) =>
      bodies.map((body) => ({
        method,
        path: requestPath,
        headers: {
          'accept-language': language,
          ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
        },
        ...(body === undefined ? {} : { body }),
      })),
    ),
  )
}

function idFor(path: string, name: string, ids: Record<string, string>): string {
  const kind = ['watches', 'jewelry', 'bags'].find((list) => path.startsWith(`/api/${list}/`))
  return (kind && ids[kind]) ?? (name === 'file' ? 'none.ics' : '1')
}

/** Sends the calls to the origins in turn. Returns a sentence for each call that failed or got a 5xx. */
export async function findProblems(baseUrls: readonly string[], calls: readonly Call[], send = sendRequest): Promise<string[]> {
  const found = await mapConcurrently([...calls.entries()], 4, async ([at, { method, path, headers, body }]) => {
    const baseUrl = baseUrls[at % baseUrls.length] ?? ''
    const response = await send(baseUrl, path, { method, headers, ...(body === undefined ? {} : { body }) }).catch(String)
    return problemOf(`${method} ${path} ${body ?? ''}`, response)
  })
  return found.filter((problem) => problem !== null)
}

function problemOf(name: string, response: Response | string): string | null {
  if (typeof response === 'string') return response
  return response.status >= 500 ? `${name} answers ${response.status} ${response.body.slice(0, 200)}` : null
}
