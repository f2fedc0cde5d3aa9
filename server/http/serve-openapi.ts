import fastifySwagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { createOpenApiSchemas, securitySchemes } from '#server/http/openapi-schemas.ts'
import { serveApiReference } from '#server/http/serve-api-reference.ts'

export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  const { components, transform } = createOpenApiSchemas()
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Vitrine',
        version: '1',
        description: 'The catalog of the shop. Prices are US dollars. Texts follow Accept-Language.',
      },
      components: { securitySchemes },
    },
    transform,
  })
  let text: string | undefined
  const document = () =>
    (text ??= JSON.stringify({ ...app.swagger(), components: { securitySchemes, schemas: Object.fromEntries(components) } }))
  // builds the document before the first request, because building takes 100 ms
  app.addHook('onListen', async () => void document())
  app.get('/api/openapi.json', { schema: { hide: true }, config: { cache: 'reference', access: 'public' } }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document()),
  )
  serveApiReference(app)
}
