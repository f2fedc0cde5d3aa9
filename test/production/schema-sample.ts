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
  maxLength?: number
  minItems?: number
  pattern?: string
}

const known: Record<string, unknown> = {
  phone: '+79161234567',
  email: 'person@shop.example',
  code: '1234',
  name: 'Анна',
  first_name: 'Анна',
  last_name: 'Петрова',
  password: 'a long pass phrase 7',
  price_usd: '1250.50',
  amount_usd: '1250.50',
}

type TextOfPattern = (pattern: string) => string | undefined

/** Returns a value that a schema allows. Fields with well-known names get realistic values. */
export function sampleOf(
  schema: Schema,
  schemas: Record<string, Schema>,
  name = '',
  textOfPattern: TextOfPattern = () => undefined,
): unknown {
  const sample = (part: Schema) => sampleOf(part, schemas, name, textOfPattern)
  if (schema.$ref) return sample(schemas[schema.$ref.replace(/^.*\//, '')] ?? {})
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.default !== undefined) return schema.default
  const [first] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  if (first) return sample(first)
  if (name in known) return known[name]
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object' || schema.properties) return objectOf(schema, schemas, textOfPattern)
  if (type === 'array') return schema.minItems ? [sample(schema.items ?? {})] : []
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1)
  if (type === 'boolean') return true
  if (type === 'null') return null
  return (!schema.format && schema.pattern && textOfPattern(schema.pattern)) || textOf(schema)
}

function objectOf({ properties = {}, required = [] }: Schema, schemas: Record<string, Schema>, textOfPattern: TextOfPattern): object {
  return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {}, schemas, name, textOfPattern)]))
}

function textOf({ format, minLength = 1 }: Schema): string {
  if (format === 'date') return new Date(Date.now() + 3 * 24 * 3_600_000).toISOString().slice(0, 10)
  if (format === 'date-time') return new Date().toISOString()
  if (format === 'uuid') return '3f1f4b1e-6f0a-4a53-9a3a-0b9f5a1c2d3e'
  if (format === 'email') return 'person@shop.example'
  if (format === 'uri') return 'https://shop.example/'
  return 'текст'.repeat(Math.ceil(minLength / 5))
}
