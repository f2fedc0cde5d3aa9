import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

export type DrainBounds = { bytesMax: number; timeoutMs: number }

const defaultBounds: DrainBounds = { bytesMax: 16_000_000, timeoutMs: 10_000 }

/**
 * Reads the rest of a body that was refused early, so that the next request on the connection can be read. This is needed because a failing
 * parser leaves the stream paused, and Node drains only bodies that were never read. A body beyond `bounds` closes the connection.
 */
export function drainUnreadBodies(app: FastifyInstance, bounds: DrainBounds = defaultBounds): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw, method } = request
    if (method !== 'GET' && method !== 'HEAD') reply.raw.once('finish', () => drain(raw, bounds))
    done()
  })
}

function drain(body: IncomingMessage, { bytesMax, timeoutMs }: DrainBounds): void {
  if (body.readableEnded || body.destroyed) return
  let bytes = 0
  const close = (): void => void body.destroy()
  const timeout = setTimeout(close, timeoutMs).unref()
  const stop = (): void => clearTimeout(timeout)
  body.once('end', stop).once('close', stop)
  body.unpipe()
  body.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > bytesMax) close()
  })
  body.resume()
}
