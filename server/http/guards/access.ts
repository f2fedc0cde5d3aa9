import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { isPermission, type Permission } from '#contract/staff/permissions.ts'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'

/**
 * Who may call a route. `public`: anybody; a token is ignored. `optional`: anybody; a valid token identifies the customer. `customer`: a
 * customer with a valid session. `staff`: a staff member with the permission of the route. `staff-sign-in`: a person signing in to the back
 * office.
 */
export type Access = 'public' | 'optional' | 'customer' | 'staff' | 'staff-sign-in'

type DeclaredAccess = {
  method: string
  url: string
  access: Access
  permission?: Permission | null
  stepUp?: boolean
  isRefusedByRecord?: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
  interface FastifyRequest {
    customer: Customer | null
  }
  interface FastifyInstance {
    accesses: DeclaredAccess[]
  }
}

export type AccessDeps = {
  findCustomer: (token: string) => Promise<Customer | null>
  guardStaff: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

/** Throws at start if an API route does not declare its access. Refuses requests that lack the declared access. */
export function guardAccess(app: FastifyInstance, { findCustomer, guardStaff }: AccessDeps): void {
  app.decorateRequest('customer', null)
  app.decorateRequest('staff', null)
  app.decorateRequest('staffSession', null)
  app.decorate('accesses', [])
  app.addHook('onRoute', (route: RouteOptions) => {
    if (!route.url.startsWith('/api/') || route.url.startsWith('/api/docs')) return
    const declared = readDeclaredAccess(route.url, route.config ?? {})
    if (typeof declared === 'string') throw new Error(`${String(route.method)} ${route.url} ${declared}`)
    for (const method of [route.method].flat()) app.accesses.push({ method, url: route.url, ...declared })
  })
  app.addHook('onRequest', async (request, reply) => {
    const { access } = request.routeOptions.config
    if (!access || access === 'public') return
    if (access === 'staff' || access === 'staff-sign-in') return guardStaff(request, reply)
    // prevents caches from storing the response, which may contain a customer's private data
    reply.headers({ 'cache-control': 'no-store', vary: 'authorization, accept-language' })
    const [, token] = /^Bearer ([\w.-]{1,2000})$/i.exec(request.headers.authorization ?? '') ?? []
    request.customer = token ? await findCustomer(token) : null
    if (access === 'customer' && !request.customer) throw new CodedError('unauthenticated', token ? { reason: 'session-ended' } : {})
  })
}

/**
 * Returns the access that a route declares. For a wrong declaration, returns an error message without its beginning. The caller prepends
 * the method and the URL.
 */
function readDeclaredAccess(url: string, config: FastifyContextConfig): Omit<DeclaredAccess, 'method' | 'url'> | string {
  const { access, permission, stepUp = false, isRefusedByRecord = false } = config
  if (!access) return 'does not declare its access'
  const isStaff = access === 'staff' || access === 'staff-sign-in'
  if (isStaff !== url.startsWith('/api/staff/')) return 'is for the staff and for others'
  if (access !== 'staff') return { access }
  if (permission === undefined) return 'does not declare its permission'
  if (permission !== null && !isPermission(permission)) return 'declares a permission that is not in the table'
  return { access, permission, stepUp, isRefusedByRecord }
}

export function customerOf(request: FastifyRequest): Customer {
  if (!request.customer) throw new CodedError('unauthenticated')
  return request.customer
}
