import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import { longestBodyMs } from '#server/http/guards/body-timeout.ts'
import { cutStalledResponse } from '#server/http/guards/stalled-responses.ts'

/** The HTTP server of one process. A shutdown begins with `drain`, while requests still arrive, and ends with `closeRest`. */
export type HttpServer = {
  factory: FastifyServerFactory
  isDraining: () => boolean
  /** Makes `/readyz` report not ready, and makes each response close its connection. Requests are still served. */
  drain: () => void
  closeIdle: () => void
  closeRest: () => void
}

type Serve = (request: IncomingMessage, response: ServerResponse) => boolean

/** Opens the HTTP server. `serveCached` may respond before the router. Slow requests and stalled responses are cut off. */
export function openHttpServer(serveCached: Serve): HttpServer {
  const responses = new Set<ServerResponse>()
  let isDraining = false
  let server: Server | undefined

  function factory(handler: (request: IncomingMessage, response: ServerResponse) => void): Server {
    server = createServer(
      { maxHeaderSize: 16_384, connectionsCheckingInterval: 5000, headersTimeout: 10_000, requestTimeout: longestBodyMs },
      (request, response) => {
        responses.add(response)
        response.once('close', () => responses.delete(response))
        cutStalledResponse(request, response)
        if (isDraining) response.setHeader('connection', 'close')
        if (!serveCached(request, response)) handler(request, response)
      },
    )
    server.keepAliveTimeout = 65_000
    server.maxConnections = 10_000
    return server
  }

  return {
    factory,
    isDraining: () => isDraining,
    drain: () => {
      isDraining = true
      for (const response of responses) if (!response.headersSent) response.setHeader('connection', 'close')
    },
    closeIdle: () => server?.closeIdleConnections(),
    closeRest: () => server?.closeAllConnections(),
  }
}
