import type { SwaggerTransform } from '@fastify/swagger'
import { z } from 'zod'
import { ErrorBody } from '#contract/errors.ts'
import type { Access } from '#server/http/guards/access.ts'

export const securitySchemes = { session: { type: 'http', scheme: 'bearer' } } as const

const securities: Partial<Record<Access, Record<string, string[]>[]>> = { optional: [{}, { session: [] }], customer: [{ session: [] }] }

const bodyErrorResponses = {
  413: ErrorBody.describe('The body is too large.'),
  415: ErrorBody.describe('The body is of another type, or compressed.'),
}

type Json = Record<string, unknown>
type Direction = 'input' | 'output'

/**
 * Converts the schemas of routes to JSON Schema for the API document. Does not use zod's global registry, because the built pages contain a
 * second copy of the contract, which registers the same ids.
 */
export function createOpenApiSchemas() {
  const components = new Map<string, Json>()

  function toJson(schema: z.ZodType, direction: Direction): Json {
    const {
      $schema: _dialect,
      $defs: named = {},
      ...root
    } = z.toJSONSchema(schema, {
      io: direction,
      unrepresentable: 'any',
    })
    const schemaName = (id: string) => (direction === 'input' ? `${id}Input` : id)
    const add = (id: string, { id: _id, ...json }: Json) => {
      components.set(schemaName(id), withReferences(json, schemaName))
      return { $ref: `#/components/schemas/${schemaName(id)}` }
    }
    for (const [id, json] of Object.entries(named)) add(id, json)
    return typeof root.id === 'string' ? add(root.id, root) : withReferences(root, schemaName)
  }

  const transform: SwaggerTransform = ({ schema, url, route }) => {
    if (!schema || schema.hide) return { schema: { hide: true }, url }
    const { response, headers, querystring, params, body, ...others } = schema
    const inputs = Object.entries({ headers, querystring, params, body }).flatMap(([part, value]) =>
      isSchema(value) ? [[part, toJson(value, 'input')] as const] : [],
    )
    const bodyErrors = body || schema.consumes ? bodyErrorResponses : {}
    const outputs = Object.entries({ ...bodyErrors, ...Object(response) }).map(
      ([status, value]) => [status, isSchema(value) ? toJson(value, 'output') : value] as const,
    )
    const security = securities[route.config?.access ?? 'public'] ?? []
    return { schema: { ...others, security, ...Object.fromEntries(inputs), response: Object.fromEntries(outputs) }, url }
  }
  return { components, transform }
}

function isSchema(value: unknown): value is z.ZodType {
  return value instanceof z.ZodType
}

/** Rewrites references for OpenAPI, and removes bounds that only express the range of safe integers. */
function withReferences(json: object, schemaName: (id: string) => string): Json {
  return JSON.parse(JSON.stringify(json), (key, value: unknown) => {
    if (key === '$ref') return String(value).replace(/^#\/\$defs\/(.+)$/, (_all, id: string) => `#/components/schemas/${schemaName(id)}`)
    return isSafeBound(key, value) ? undefined : value
  })
}

function isSafeBound(key: string, value: unknown): boolean {
  return (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) || (key === 'maximum' && value === Number.MAX_SAFE_INTEGER)
}
