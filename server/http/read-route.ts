import { parse } from 'node:querystring'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import type { CryptoWallet } from '#contract/crypto.ts'
import { type CheckedRequest, type EndpointName, endpoints, type ResponseOf } from '#contract/endpoints.ts'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import type { Language } from '#contract/language.ts'
import type { Company } from '#contract/rules/company.ts'
import { splitEndpoint } from '#contract/rules/endpoint-url.ts'
import type { ExchangeRate } from '#contract/rules/exchange-rate.ts'
import type { OwnerSettings } from '#contract/rules/staff/owner-setting-definitions.ts'
import { addRoute } from '#server/http/add-route.ts'
import { errorResponses } from '#server/http/error-responses.ts'
import { requestLanguage } from '#server/http/guards/request-language.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The handlers of read routes, by path. Pages rendered in this process call them directly. */
    reads: Map<string, ReadHandler>
    /**
     * Returns the version of the piece at a URL, which changes with each edit of the piece. Returns undefined for a URL of anything else.
     */
    readVersion: (url: string) => string | undefined
    company: () => Company
    ownerSettings: () => OwnerSettings
    cryptoWallets: () => readonly CryptoWallet[]
    /** Returns the exchange rate for pages; null if pages show dollars only. Returns the same object until the rate changes. */
    pageRate: () => ExchangeRate | null
    now: () => number
    shuffleSeed: () => number
  }
}

type ReadHandler = (url: string, language: Language) => object | null

export type ReadName = Extract<EndpointName, `GET ${string}`>

export type CheckedQuery<Name extends ReadName> = CheckedRequest<Name>['query']
export type ReadRequest<Query> = { query: Query; url: string; language: Language }

export type Produce<Name extends ReadName> = (request: ReadRequest<CheckedQuery<Name>>) => ResponseOf<Name> & object

type ReadRoute<Name extends ReadName> = {
  name: Name
  cache: FastifyContextConfig['cache']
  operationId: string
  tag: string
  produce: Produce<Name>
}

/**
 * Adds a route whose response depends only on URL and language. Mounts the route for clients, and registers its handler in `app.reads`, so
 * that pages are rendered without an HTTP request.
 */
export function addReadRoute<Name extends ReadName>(app: FastifyInstance, route: ReadRoute<Name>): void {
  const { name, cache, operationId, tag, produce } = route
  const settings = { config: { cache, access: 'public' }, operationId, tags: [tag], errors: errorResponses } as const
  addRoute(app, name, settings, async ({ query, url, headers }) =>
    produce({ query, url, language: requestLanguage(headers['accept-language']) }),
  )
  const [, path] = splitEndpoint(name)
  app.reads.set(path, (url, language) => {
    const checked = checkQuery(name, { ...parse(url.slice(path.length + 1)) })
    return checked && produce({ query: checked.query, url, language })
  })
}

function checkQuery<Name extends ReadName>(name: Name, query: object): { query: CheckedQuery<Name> } | null
function checkQuery(name: ReadName, query: object): { query: unknown } | null {
  const { query: schema }: Endpoint = endpoints[name]
  const checked = schema?.safeParse(query)
  return checked?.success ? { query: checked.data } : null
}

/** Returns the response of a read route by its URL. Returns null if the URL is unknown, the query is invalid, or the handler throws. */
export function readInProcess(app: Pick<FastifyInstance, 'reads'>, url: string, language: Language): object | null {
  const queryStart = url.indexOf('?')
  try {
    return app.reads.get(queryStart < 0 ? url : url.slice(0, queryStart))?.(url, language) ?? null
  } catch {
    return null
  }
}
