import Fastify, { type FastifyInstance } from 'fastify'

const prefix = '/api/docs'

/** Allows inline scripts and styles, which the reference page needs. The page shows no input of visitors. */
const docsPolicy =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; font-src 'self' data:; frame-ancestors 'none'; base-uri 'none'"

/** Serves `/api/docs`, the readable form of `/api/openapi.json`. Loads its assets (4 MB) on the first request. */
export function serveApiReference(app: FastifyInstance): void {
  let opening: Promise<FastifyInstance> | undefined
  const open = () =>
    (opening ??= openReference().catch((error: unknown) => {
      opening = undefined
      throw error
    }))
  for (const url of [prefix, `${prefix}/*`])
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      const reference = await open()
      const { statusCode, headers, rawPayload } = await reference.inject({ method: 'GET', url: request.url })
      for (const name of ['content-type', 'location'] as const) if (headers[name]) reply.header(name, headers[name])
      return reply.code(statusCode).header('content-security-policy', docsPolicy).send(rawPayload)
    })
}

async function openReference(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const reference = Fastify()
  await reference.register(scalar, {
    routePrefix: prefix,
    configuration: {
      url: '/api/openapi.json',
      title: 'Vitrine API',
      withDefaultFonts: false,
      telemetry: false,
      favicon: '/favicon.svg',
      // disables features that would send the document to the vendor
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  })
  return reference
}
