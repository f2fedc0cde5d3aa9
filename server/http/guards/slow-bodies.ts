import type { FastifyInstance } from 'fastify'
import { isForm } from '#server/http/guards/form-bodies.ts'

const bodyMs = 20_000
/** What the server itself allows: six photographs from a slow telephone. */
export const formMs = 120_000

/** A body that does not come to its end is cut off: JSON after 20 seconds, a form with photographs after two minutes (SEC-D11). */
export function slowBodies(app: FastifyInstance, ms: { body: number; form: number } = { body: bodyMs, form: formMs }): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, method } = request
    if (method !== 'GET' && method !== 'HEAD') {
      const cut = setTimeout(() => raw.destroy(), isForm(request) ? ms.form : ms.body).unref()
      raw.once('end', () => clearTimeout(cut)).once('close', () => clearTimeout(cut))
    }
    done()
  })
}
