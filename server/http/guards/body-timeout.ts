import type { FastifyInstance } from 'fastify'
import { isForm } from '#server/http/guards/form-body-parser.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    bodyMs?: number
  }
}

const bodyMs = 20_000
/** Long enough for six photographs from a slow phone. */
const formMs = 120_000
/** The server's own limit, long enough for a staff upload of 40 MB on a slow connection. */
export const longestBodyMs = 600_000

export function limitBodyTime(app: FastifyInstance, ms: { body: number; form: number } = { body: bodyMs, form: formMs }): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, method } = request
    if (method !== 'GET' && method !== 'HEAD') {
      const allowedMs = request.routeOptions.config.bodyMs ?? (isForm(request) ? ms.form : ms.body)
      const cut = setTimeout(() => raw.destroy(), allowedMs).unref()
      raw.once('end', () => clearTimeout(cut)).once('close', () => clearTimeout(cut))
    }
    done()
  })
}
