import type { FastifyInstance } from 'fastify'
import { maskPersonalData } from '#server/context/mask-personal-data.ts'

const slowMs = 1000

export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
}

/** Logs each response at level info if it has a 5xx status, was slow, or its method is not GET. Logs all others at level debug. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime)
    const isNotable = reply.statusCode >= 500 || ms > slowMs || request.method !== 'GET'
    const fields = { method: request.method, path: pathOf(request.url), status: reply.statusCode, ms }
    if (isNotable) request.log.info(fields, 'answered')
    else request.log.debug(fields, 'answered')
    done()
  })
}

/** Returns the path of a URL without query and without personal data such as tokens, email addresses and phones. */
export function pathOf(url: string): string {
  const [path = ''] = url.split('?', 1)
  return maskPersonalData(path.replace(/%40/gi, '@').replace(/%2B/gi, '+'))
}
