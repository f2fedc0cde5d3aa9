import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import { type CheckedStaffRequest, type StaffEndpointName, staffEndpoints, type StaffResponseOf } from '#contract/staff-endpoints.ts'
import { mountEndpoint } from '#server/http/add-route.ts'

/** What the declaration of a call leaves to the server; errors are documented nowhere, since the document is the shop's. */
export type StaffRouteSettings = {
  config: FastifyContextConfig
  /** Types besides JSON that the body may have. */
  consumes?: string[]
  bodyLimit?: number
  onRequest?: onRequestHookHandler
}

/** A request whose parts have passed the schemas of its call. */
type StaffRequestOf<Name extends StaffEndpointName> = FastifyRequest & CheckedStaffRequest<Name>

type Done<Name extends StaffEndpointName> = undefined extends StaffResponseOf<Name> ? void : never
type Result<Name extends StaffEndpointName> = StaffResponseOf<Name> | Done<Name> | FastifyReply
type Handler<Name extends StaffEndpointName> = (request: StaffRequestOf<Name>, reply: FastifyReply) => Result<Name> | Promise<Result<Name>>

/** Mounts a call of the back office as the contract declares it; it is in no public document. */
export function addStaffRoute<Name extends StaffEndpointName>(
  app: FastifyInstance,
  name: Name,
  settings: StaffRouteSettings,
  handle: Handler<Name>,
): void
// inside, a request is of any call: it is checked by the very schemas that the signature above takes its types from
export function addStaffRoute(
  app: FastifyInstance,
  name: StaffEndpointName,
  { consumes, ...options }: StaffRouteSettings,
  handle: (request: FastifyRequest, reply: FastifyReply) => unknown,
): void {
  const documentation = { hide: true, ...(consumes ? { consumes } : {}) }
  mountEndpoint(app, { name, endpoint: staffEndpoints[name], documentation, errors: {}, ...options }, handle)
}
