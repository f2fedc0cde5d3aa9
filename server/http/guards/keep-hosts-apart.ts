import type { FastifyInstance } from 'fastify'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { onNotFound } from '#server/http/guards/on-error.ts'
import { isBackOfficeHost } from '#server/http/guards/staff-origin.ts'

type Hosts = Pick<ShopContext, 'backOffice' | 'origins'>

/** What the host of the back office serves besides `/staff/`: what its pages load, and what a proxy asks for. */
const shared = /^\/(?:(?:staff|api\/staff|photos|\.well-known)(?:[/?]|$)|(?:favicon\.svg|healthz|readyz)(?:[/?]|$))/
const file = /^[^?]*\.\w+(?:\?|$)/

/** Whether the host of a request is the back office's alone: where it is the shop's as well, as in the demo, nothing is apart. */
export function isOnlyBackOffice({ backOffice, origins }: Hosts, host: string | undefined): boolean {
  const { origin } = backOffice
  return origin !== undefined && origin !== origins.ru && origin !== origins.en && isBackOfficeHost(backOffice, { headers: { host } })
}

/**
 * Serves nothing of the storefront at the host of the back office, so that no script of a page of the shop runs there: a page leads to the
 * shop's own host, the API and files of the shop are not found. To be called before routes are added.
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
