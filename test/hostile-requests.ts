import fc from 'fast-check'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import { seededRandom } from '#test/concurrent-buyers.ts'
import { boundaries, hostileEncodings, hostileJson, hostileTexts } from '#test/hostile-seeds.ts'
import { sampleOf, type Schema } from '#test/production/schema-sample.ts'

type Draw = (below: number) => number
/** A request to a declared endpoint. The body is JSON text, because some of its numbers cannot be represented in JavaScript. */
export type HostileRequest = { name: string; method: string; url: string; body?: string }
type Part = Record<string, string>
type Parts = { params: Part; query: Part; body: unknown }
type Route = { name: string; schemas: { params: Schema; query: Schema; body: Schema | null } }

export function routesOf(endpoints: Record<string, Endpoint>): Route[] {
  return Object.entries(endpoints).map(([name, { params, query, body }]) => ({
    name,
    schemas: { params: schemaOf(params), query: schemaOf(query), body: body ? schemaOf(body) : null },
  }))
}

/** Generates requests. Each request puts one boundary value into one date, number or text field. */
export function* boundaryRequests(routes: readonly Route[]): Generator<HostileRequest> {
  for (const route of routes) {
    const plain = plainParts(route)
    for (const part of ['params', 'query', 'body'] as const)
      for (const [field, schema] of Object.entries(propertiesOf(route.schemas[part])))
        for (const json of boundaries[kindOf(schema, field)]) yield request(route, withField(plain, part, field, json))
  }
}

/**
 * Generates requests. Each request puts one text into one text field, either in full or cut to the field's maximum length. Bodies contain
 * the text unchanged. URLs contain the text without percent-encoding, with `+` in place of characters that a URL does not allow.
 */
export function* textRequests(routes: readonly Route[], texts: readonly string[]): Generator<HostileRequest> {
  for (const route of routes) {
    const plain = plainParts(route)
    for (const part of ['params', 'query', 'body'] as const)
      for (const [field, schema] of Object.entries(propertiesOf(route.schemas[part])))
        if (kindOf(schema, field) === 'text')
          for (const text of texts)
            for (const each of new Set([text, text.slice(0, lengthMaxOf(schema))])) yield request(route, withText(plain, part, field, each))
  }
}

function lengthMaxOf(schema: Schema): number {
  const lengths = [schema, ...(schema.anyOf ?? [])].flatMap(({ maxLength }) => maxLength ?? [])
  return lengths.length ? Math.max(...lengths) : Infinity
}

function withText(parts: Parts, part: keyof Parts, field: string, text: string): Parts {
  if (part === 'body') return withField(parts, part, field, JSON.stringify(text))
  return { ...parts, [part]: { ...parts[part], [field]: text.replaceAll(/[^\w@+.~:,;!*()-]/g, '+') } }
}

/**
 * Generates `count` requests, to one endpoint after another. Each request has up to two hostile values. One in twelve also has a hostile
 * query. The same seed gives the same requests.
 */
export function* hostileRequests(routes: readonly Route[], count: number, seed: number): Generator<HostileRequest> {
  const draw = seededRandom(seed)
  for (let at = 0; at < count; at++) {
    const route = routes[at % routes.length]
    if (!route) return
    let parts = plainParts(route, draw)
    for (let changes = draw(3); changes > 0; changes--) parts = withHostileField(route, parts, draw)
    const made = request(route, parts)
    yield draw(12) ? made : { ...made, url: `${made.url}${made.url.includes('?') ? '&' : '?'}${hostileQuery(draw)}` }
  }
}

function withHostileField(route: Route, parts: Parts, draw: Draw): Parts {
  const places = (['params', 'query', 'body'] as const).flatMap((part) =>
    Object.keys(propertiesOf(route.schemas[part])).map((field) => ({ part, field })),
  )
  const { part, field } = pick(places, draw) ?? { part: 'query', field: 'page' }
  if (part === 'body' && draw(15) === 0) return { ...parts, body: raw(pick(hostileJson, draw) ?? '') }
  if (part !== 'body') return withField(parts, part, field, JSON.stringify(pick(draw(6) ? hostileTexts : hostileEncodings, draw)))
  return withField(parts, part, field, pick(hostileJson, draw) ?? '')
}

/** Returns a query that repeats a key. The key may be nested, unknown, empty or too long. The first value has an unusual encoding. */
function hostileQuery(draw: Draw): string {
  const key = pick(['page', 'search', 'id', 'from', '__proto__', 'a[b]', 'a[]', '', '%00', 'x'.repeat(3000)], draw)
  return `${key}=${pick(hostileEncodings, draw)}&${key}=${draw(9)}`
}

function withField(parts: Parts, part: keyof Parts, field: string, json: string): Parts {
  if (part === 'body') return { ...parts, body: { ...Object(parts.body), [field]: raw(json) } }
  const value: unknown = json.startsWith('"') ? JSON.parse(json) : json
  const text = String(value).toWellFormed()
  return { ...parts, [part]: { ...parts[part], [field]: hostileEncodings.includes(text) ? text : encodeURIComponent(text) } }
}

/** Marks a text as raw JSON, which `stringify` inserts unchanged. */
const raw = (json: string) => ({ [rawKey]: json })
const rawKey = 'raw JSON'

function stringify(value: unknown): string {
  const texts: string[] = []
  const marked = JSON.stringify(value, (_key, each: unknown) => {
    if (typeof each !== 'object' || each === null || !(rawKey in each)) return each
    texts.push(String(each[rawKey]))
    return `${rawKey} ${texts.length - 1}`
  })
  return marked.replaceAll(/"raw JSON (\d+)"/g, (_whole, at: string) => texts[Number(at)] ?? '')
}

function request({ name, schemas }: Route, { params, query, body }: Parts): HostileRequest {
  const [method = '', path = ''] = name.split(' ')
  const url = path.replace(/:(\w+)|\*/g, (_whole, key = '*') => params[key] ?? '1')
  const search = Object.entries(query).map(([key, value]) => `${key}=${value}`)
  const hasBody = method !== 'GET' && schemas.body !== null
  return { name, method, url: [url, ...(search.length ? [search.join('&')] : [])].join('?'), ...(hasBody ? { body: stringify(body) } : {}) }
}

function plainParts({ schemas }: Route, draw: Draw = () => 0): Parts {
  const texts = (schema: Schema): Part =>
    Object.fromEntries(
      Object.entries(Object(schema.properties ? sample(schema, draw) : {})).map(([key, value]) => [
        key,
        encodeURIComponent(key === 'id' && typeof value === 'number' ? 1 + draw(20) : String(value)),
      ]),
    )
  return { params: texts(schemas.params), query: texts(schemas.query), body: schemas.body ? sample(schemas.body, draw) : {} }
}

const sample = (schema: Schema & { $defs?: Record<string, Schema> }, draw: Draw): unknown =>
  sampleOf(schema, schema.$defs ?? {}, '', (pattern) => pick(textsOf(pattern), draw))

const textsByPattern = new Map<string, string[]>()

/** Returns some texts that match a pattern, or none if the pattern has lookarounds. */
function textsOf(pattern: string): string[] {
  const known = textsByPattern.get(pattern)
  if (known) return known
  let texts: string[] = []
  try {
    texts = fc.sample(fc.stringMatching(new RegExp(pattern, 'u'), { size: '-1' }), { numRuns: 5, seed: 7 })
  } catch {
    // fast-check cannot generate texts for patterns with lookarounds
  }
  textsByPattern.set(pattern, texts)
  return texts
}

function schemaOf(schema: z.ZodType | undefined): Schema {
  return schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema) : {}
}

function propertiesOf(schema: Schema | null): Record<string, Schema> {
  if (!schema) return {}
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].map(propertiesOf)
  return Object.assign({}, ...variants, schema.properties)
}

function kindOf(schema: Schema, field: string): keyof typeof boundaries {
  const shapes = [schema, ...(schema.anyOf ?? [])]
  if (shapes.some(({ format }) => format?.startsWith('date')) || /date|(^|_)(from|to|until|on|at)$/.test(field)) return 'date'
  return shapes.some(({ type }) => type === 'integer' || type === 'number') ? 'number' : 'text'
}

const pick = <Item>(items: readonly Item[], draw: Draw): Item | undefined => items[draw(items.length)]
