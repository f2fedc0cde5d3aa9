import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import { type CheckedStaffRequest, type StaffEndpointName, staffEndpoints, type StaffResponseOf } from '#contract/staff-endpoints.ts'
import { mountEndpoint } from '#server/http/add-route.ts'

export type StaffRouteSettings = {
  config: FastifyContextConfig
  consumes?: string[]
  bodyLimit?: number
  onRequest?: onRequestHookHandler
}

type StaffRequestOf<Name extends StaffEndpointName> = FastifyRequest & CheckedStaffRequest<Name>

type Done<Name extends StaffEndpointName> = undefined extends StaffResponseOf<Name> ? void : never
type Result<Name extends StaffEndpointName> = StaffResponseOf<Name> | Done<Name> | FastifyReply
type Handler<Name extends StaffEndpointName> = (request: StaffRequestOf<Name>, reply: FastifyReply) => Result<Name> | Promise<Result<Name>>

/** Mounts a back-office endpoint as its contract declares it, and hides it from the public API document. */
export function addStaffRoute<Name extends StaffEndpointName>(
  app: FastifyInstance,
  name: Name,
  settings: StaffRouteSettings,
  handle: Handler<Name>,
): void
export function addStaffRoute(
  app: FastifyInstance,
  name: StaffEndpointName,
  { consumes, ...options }: StaffRouteSettings,
  handle: (request: FastifyRequest, reply: FastifyReply) => unknown,
): void {
  const documentation = { hide: true, ...(consumes ? { consumes } : {}) }
  mountEndpoint(app, { name, endpoint: staffEndpoints[name], documentation, errors: {}, ...options }, handle)
}
