import type { FastifyInstance } from 'fastify'

export type Health = {
  isReady: () => Promise<Record<string, boolean>>
  isDraining: () => boolean
}

/**
 * `/healthz` reports that the process is alive. `/readyz` reports that the process can serve requests: database and schema are available,
 * and no shutdown is in progress.
 */
export function healthRoutes(app: FastifyInstance, { isReady, isDraining }: Health): void {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isDraining()) return reply.code(503).send({ status: 'draining', checks: {} })
    const checks = await isReady()
    const ready = Object.values(checks).every(Boolean)
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready', checks })
  })
}
