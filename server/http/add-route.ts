import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import type { z } from 'zod'
import { type CheckedRequest, type EndpointName, endpoints, type ResponseOf } from '#contract/endpoints.ts'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import { splitEndpoint } from '#contract/rules/endpoint-url.ts'

/** What the declaration of a call leaves to the server: who may call it, how it is refused, and its place in the API's document. */
export type RouteSettings = {
  config: FastifyContextConfig
  operationId: string
  tags: readonly string[]
  /** What it is refused with, by status. */
  errors: Record<number, z.ZodType>
  description?: string
  consumes?: string[]
  onRequest?: onRequestHookHandler
}

/** A request whose parts have passed the schemas of its call, and are what the schemas made of them. */
export type RequestOf<Name extends EndpointName> = FastifyRequest & CheckedRequest<Name>

type Done<Name extends EndpointName> = undefined extends ResponseOf<Name> ? void : never
type Result<Name extends EndpointName> = ResponseOf<Name> | Done<Name> | FastifyReply

type Handler<Name extends EndpointName> = (request: RequestOf<Name>, reply: FastifyReply) => Result<Name> | Promise<Result<Name>>

/**
 * Mounts a call as the contract declares it: its method, path, schemas, and the status of what `handle` returns.
 * A handler with another response, such as a redirect, returns the reply.
 */
export function addRoute<Name extends EndpointName>(app: FastifyInstance, name: Name, settings: RouteSettings, handle: Handler<Name>): void
// inside, a request is of any call: it is checked by the very schemas that the signature above takes its types from
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

/** Mounts an endpoint under its name; `addRoute` and `addStaffRoute` check the types. */
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
