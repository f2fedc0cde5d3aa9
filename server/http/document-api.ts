import fastifySwagger, { type SwaggerTransformObject } from '@fastify/swagger'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

/** `/api/openapi.json` from the schemas that validate, and `/api/docs` to read it (API-10). */
export async function documentApi(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Vitrine',
        version: '1',
        description: 'The catalogue of the shop. Prices are US dollars. Texts follow Accept-Language.',
      },
    },
    transform: jsonSchemaTransform,
    transformObject: tidied,
  })
  app.get('/api/openapi.json', { schema: { hide: true }, config: { cache: 'reference', access: 'public' } }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(app.swagger())),
  )
  await app.register(scalar, {
    routePrefix: '/api/docs',
    configuration: { url: '/api/openapi.json', title: 'Vitrine API', withDefaultFonts: false, telemetry: false },
    hooks: {
      onRequest: (_request, reply, done) => {
        reply.header('content-security-policy', docsPolicy)
        done()
      },
    },
  })
}

/** The reader of the document styles itself inline; it shows nothing that strangers wrote. */
const docsPolicy =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; font-src 'self' data:; frame-ancestors 'none'; base-uri 'none'"

/** The document without what nobody needs: schemas that nothing refers to, and bounds that only say «a safe integer». */
const tidied: SwaggerTransformObject = (document) => {
  const whole = jsonSchemaTransformObject(document)
  const schemas = 'components' in whole ? whole.components?.schemas : undefined
  if (!schemas) return whole
  for (let isSmaller = true; isSmaller;) {
    const text = JSON.stringify(whole)
    const unused = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`))
    for (const name of unused) delete schemas[name]
    isSmaller = unused.length > 0
  }
  return JSON.parse(JSON.stringify(whole, (key, value: unknown) => (isSafeBound(key, value) ? undefined : value)))
}

function isSafeBound(key: string, value: unknown): boolean {
  return (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) || (key === 'maximum' && value === Number.MAX_SAFE_INTEGER)
}
