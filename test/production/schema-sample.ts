/** The part of JSON Schema that the API's document uses. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  format?: string
  minimum?: number
  minLength?: number
  minItems?: number
}

const known: Record<string, unknown> = {
  phone: '+79161234567',
  email: 'person@shop.example',
  code: '1234',
  name: 'Анна',
  first_name: 'Анна',
  last_name: 'Петрова',
  password: 'a long pass phrase 7',
}

/** A value that a schema allows, as far as its shape shows; well-known names get realistic values. */
export function sampleOf(schema: Schema, schemas: Record<string, Schema>, name = ''): unknown {
  if (schema.$ref) return sampleOf(schemas[schema.$ref.replace(/^.*\//, '')] ?? {}, schemas, name)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.default !== undefined) return schema.default
  const [first] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  if (first) return sampleOf(first, schemas, name)
  if (name in known) return known[name]
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object' || schema.properties) return objectOf(schema, schemas)
  if (type === 'array') return schema.minItems ? [sampleOf(schema.items ?? {}, schemas, name)] : []
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1)
  if (type === 'boolean') return true
  return type === 'null' ? null : textOf(schema)
}

function objectOf({ properties = {}, required = [] }: Schema, schemas: Record<string, Schema>): Record<string, unknown> {
  return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {}, schemas, name)]))
}

function textOf({ format, minLength = 1 }: Schema): string {
  if (format === 'date') return new Date(Date.now() + 3 * 24 * 3_600_000).toISOString().slice(0, 10)
  if (format === 'date-time') return new Date().toISOString()
  if (format === 'uuid') return '3f1f4b1e-6f0a-4a53-9a3a-0b9f5a1c2d3e'
  if (format === 'email') return 'person@shop.example'
  if (format === 'uri') return 'https://shop.example/'
  return 'текст'.repeat(Math.ceil(minLength / 5))
}
