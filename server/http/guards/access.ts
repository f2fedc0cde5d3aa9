import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { CodedError } from '#server/context/coded-error.ts'
import type { Customer } from '#server/context/customer.ts'

/**
 * Who may call a route. `public`: anybody, the token is not looked at. `optional`: anybody, and a customer is known;
 * a token that is no good counts as none. `customer`: only who is signed in.
 */
export type Access = 'public' | 'optional' | 'customer'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
  interface FastifyRequest {
    customer: Customer | null
  }
  interface FastifyInstance {
    /** Who may call which route, as they declared it. */
    accesses: { method: string; url: string; access: Access }[]
  }
}

/** Refuses at start a route of the API that does not say who may call it, and at each call who may not. */
export function guardAccess(app: FastifyInstance, find: (token: string) => Promise<Customer | null>): void {
  app.decorateRequest('customer', null)
  app.decorate('accesses', [])
  app.addHook('onRoute', (route: RouteOptions) => {
    // the reader of the API's document brings routes of its own
    if (!route.url.startsWith('/api/') || route.url.startsWith('/api/docs')) return
    const { access } = route.config ?? {}
    if (!access) throw new Error(`${String(route.method)} ${route.url} does not declare its access`)
    for (const method of [route.method].flat()) app.accesses.push({ method, url: route.url, access })
  })
  app.addHook('onRequest', async (request, reply) => {
    const { access } = request.routeOptions.config
    if (!access || access === 'public') return
    // what a person gets is theirs: no cache may keep it (SEC-B11)
    reply.headers({ 'cache-control': 'no-store', vary: 'authorization, accept-language' })
    const [, token] = /^Bearer ([\w.-]{1,2000})$/i.exec(request.headers.authorization ?? '') ?? []
    request.customer = token ? await find(token) : null
    if (access === 'customer' && !request.customer) throw new CodedError('unauthenticated', token ? { reason: 'session-ended' } : {})
  })
}

/** The customer of a route with access `customer`. */
export function customerOf(request: FastifyRequest): Customer {
  if (!request.customer) throw new CodedError('unauthenticated')
  return request.customer
}
