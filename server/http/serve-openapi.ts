import fastifySwagger from '@fastify/swagger'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { createOpenApiSchemas, securitySchemes } from '#server/http/openapi-schemas.ts'

/** `/api/openapi.json` from the schemas that validate, and `/api/docs` to read it. */
export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  const { components, transform } = createOpenApiSchemas()
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Vitrine',
        version: '1',
        description: 'The catalogue of the shop. Prices are US dollars. Texts follow Accept-Language.',
      },
      components: { securitySchemes },
    },
    transform,
  })
  let text: string | undefined
  const document = () =>
    (text ??= JSON.stringify({ ...app.swagger(), components: { securitySchemes, schemas: Object.fromEntries(components) } }))
  // a tenth of a second of work, done before anybody waits for it
  app.addHook('onListen', async () => void document())
  app.get('/api/openapi.json', { schema: { hide: true }, config: { cache: 'reference', access: 'public' } }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document()),
  )
  await app.register(scalar, {
    routePrefix: '/api/docs',
    configuration: {
      url: '/api/openapi.json',
      title: 'Vitrine API',
      withDefaultFonts: false,
      telemetry: false,
      favicon: '/favicon.svg',
      // what sends the document to its makers
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
    },
    hooks: {
      onRequest: (_request, reply, done) => {
        reply.header('content-security-policy', docsPolicy)
        done()
      },
    },
  })
}

/** The page of the reference has inline styles of its own; it shows nothing that visitors wrote. */
const docsPolicy =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; font-src 'self' data:; frame-ancestors 'none'; base-uri 'none'"
