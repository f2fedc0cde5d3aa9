import type { FastifyInstance } from 'fastify'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { onNotFound } from '#server/http/guards/on-error.ts'
import { isBackOfficeHost } from '#server/http/guards/staff-origin.ts'

type Hosts = Pick<ShopContext, 'backOffice' | 'origins'>

/**
 * Paths served at the host of the back office: its pages, API and files, and paths that proxies and browsers request by themselves, such as
 * health checks.
 */
const shared = /^\/(?:(?:staff|api\/staff|photos|\.well-known)(?:[/?]|$)|(?:favicon\.svg|healthz|readyz)(?:[/?]|$))/
const file = /^[^?]*\.\w+(?:\?|$)/

/** Whether the host serves only the back office. False if the shop is on the same host, as in the demo. */
export function isOnlyBackOffice({ backOffice, origins }: Hosts, host: string | undefined): boolean {
  const { origin } = backOffice
  return origin !== undefined && origin !== origins.ru && origin !== origins.en && isBackOfficeHost(backOffice, { headers: { host } })
}

/**
 * Serves nothing of the storefront at the host of the back office, so that no script of the shop runs there. Pages redirect to the shop's
 * host; other requests (API, files) get 404. Must be called before routes are added.
 */
export function keepHostsApart(app: FastifyInstance, hosts: Hosts): void {
  app.addHook('onRequest', async (request, reply) => {
    const { url, method, headers } = request
    if (!isOnlyBackOffice(hosts, headers.host) || shared.test(url)) return
    if (url === '/') return reply.redirect('/staff/', 302)
    const isPage = (method === 'GET' || method === 'HEAD') && url.startsWith('/') && !/^\/(?:api|assets)(?:[/?]|$)/.test(url)
    return isPage && !file.test(url) ? reply.redirect(`${hosts.origins.ru}${url}`, 302) : onNotFound(request, reply)
  })
}
