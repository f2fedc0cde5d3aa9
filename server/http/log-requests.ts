import type { FastifyInstance, FastifyServerOptions } from 'fastify'

const slowMs = 1000

/** Structured logs; secrets and what identifies a person are cut out (SEC-D14). */
export function loggerOptions(level: string): NonNullable<Exclude<FastifyServerOptions['logger'], boolean>> {
  return {
    level,
    redact: {
      paths: ['req.headers.authorization', 'req.headers.cookie', '*.access', '*.refresh', '*.password', '*.code', '*.phone', '*.email'],
      censor: '[redacted]',
    },
    serializers: {
      req: (request: { method: string; url: string }) => ({ method: request.method, path: request.url.split('?', 1)[0] }),
    },
  }
}

/** A line for each answer, at the level that it deserves; every answer names its request (`x-request-id`). */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime)
    const isNotable = reply.statusCode >= 500 || ms > slowMs || request.method !== 'GET'
    const fields = { method: request.method, path: request.url.split('?', 1)[0], status: reply.statusCode, ms }
    if (isNotable) request.log.info(fields, 'answered')
    else request.log.debug(fields, 'answered')
    done()
  })
}
