import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import type { z } from 'zod'
import { type CheckedRequest, type EndpointName, endpoints, type ResponseOf } from '#contract/endpoints.ts'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import { splitEndpoint } from '#contract/rules/endpoint-url.ts'

export type RouteSettings = {
  config: FastifyContextConfig
  operationId: string
  tags: readonly string[]
  errors: Record<number, z.ZodType>
  description?: string
  consumes?: string[]
  onRequest?: onRequestHookHandler
}

export type RequestOf<Name extends EndpointName> = FastifyRequest & CheckedRequest<Name>

type Done<Name extends EndpointName> = undefined extends ResponseOf<Name> ? void : never
type Result<Name extends EndpointName> = ResponseOf<Name> | Done<Name> | FastifyReply

type Handler<Name extends EndpointName> = (request: RequestOf<Name>, reply: FastifyReply) => Result<Name> | Promise<Result<Name>>

/**
 * Mounts an endpoint with the method, path, schemas and status of its contract. A handler whose response differs, such as a redirect,
 * returns the reply.
 */
export function addRoute<Name extends EndpointName>(app: FastifyInstance, name: Name, settings: RouteSettings, handle: Handler<Name>): void
// the signature above types the handler; the schemas of the contract validate the request at run time
export function addRoute(
  app: FastifyInstance,
  name: EndpointName,
  { config, onRequest, errors, ...documentation }: RouteSettings,
  handle: (request: FastifyRequest, reply: FastifyReply) => unknown,
): void {
  mountEndpoint(app, { name, endpoint: endpoints[name], config, documentation, errors, ...(onRequest ? { onRequest } : {}) }, handle)
}

type Mounted = Pick<RouteSettings, 'config' | 'errors' | 'onRequest'> & {
  name: string
  endpoint: Endpoint
  documentation: object
  bodyLimit?: number
}

/** Mounts an endpoint without type checks, which `addRoute` and `addStaffRoute` add. */
export function mountEndpoint(
  app: FastifyInstance,
  { name, endpoint, documentation, errors, ...options }: Mounted,
  handle: (request: FastifyRequest, reply: FastifyReply) => unknown,
): void {
  const [method, url] = splitEndpoint(name)
  const { query, response, ...parts } = endpoint
  const schema = { ...documentation, ...parts, ...(query ? { querystring: query } : {}), response: { ...response, ...errors } }
  const status = Number(Object.keys(response)[0])
  app.route({
    method,
    url,
    ...options,
    schema,
    handler: async (request, reply) => {
      reply.code(status)
      return handle(request, reply)
    },
  })
}
