import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hourS } from '#contract/rules/durations.ts'
import { ipNetworks } from '#server/context/ip-networks.ts'
import { readAlbumToken } from '#server/domain/albums/album-links.ts'
import { readBuybackToken } from '#server/domain/buybacks/buyback-links.ts'
import { readProformaPath } from '#server/domain/orders/proforma-links.ts'
import { isQuoteToken } from '#server/domain/quotes/open-quote.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { isVisitToken } from '#server/domain/visits/visit-links.ts'

const wrongPerHour = 30
const headerName = 'x-vitrine-page'
const ownSecret = randomUUID()

type IsRight = (ctx: ShopContext, secret: string) => boolean | Promise<boolean>
/** Paths of pages and of the API that contain a secret. The first group of `path` matches the secret, which `isRight` checks. */
const secretPaths: readonly { name: string; path: RegExp; isRight: IsRight }[] = [
  {
    name: 'buyback',
    path: /^\/(?:api\/buyback-pages|buyback)\/([^/?]*)/,
    isRight: ({ digest }, secret) => readBuybackToken(digest, secret) !== null,
  },
  { name: 'quote', path: /^\/(?:api\/quotes|quote)\/([^/?]*)/, isRight: isQuoteToken },
  { name: 'visit', path: /^\/(?:api\/visits|visit)\/([^/?]*)/, isRight: ({ digest }, secret) => isVisitToken(digest, secret) },
  {
    name: 'proforma',
    path: /^\/proformas\/([^/?]*)/,
    isRight: (ctx, secret) => readProformaPath(ctx, secret) !== null,
  },
  {
    name: 'album',
    path: /^\/(?:api\/live|live)\/([^/?]*)/,
    isRight: ({ digest }, secret) => readAlbumToken(digest, secret) !== null,
  },
]
/** Certificate numbers are short enough to guess. After too many wrong numbers, a client gets an error for all numbers. */
const certificatePath = /^\/(api\/certificates|certificate)\//

/** Headers of in-process calls by pages. These calls are not counted, because the request for the page was already counted. */
export const pageCallHeaders = { [headerName]: ownSecret }

/**
 * Counts a wrong secret of a link, by the network of the client. Throws `too-many` after too many wrong secrets in an hour. Right secrets
 * are not counted, because many customers share the IP address of a mobile network.
 */
export async function countWrongSecret({ rateLimit }: ShopContext, name: string, ip: string, isRight: boolean): Promise<void> {
  if (!isRight) await rateLimit.consume(`${name} ${ipNetworks(ip).line}`, wrongPerHour, hourS)
}

export function limitGuesses(app: FastifyInstance, ctx: ShopContext): void {
  app.addHook('onRequest', async (request) => {
    if (isCountedWithPage(request)) return
    const certificate = certificateKey(request)
    if (certificate) return ctx.rateLimit.consume(certificate, wrongPerHour, hourS)
    for (const { name, path, isRight } of secretPaths) {
      const secret = path.exec(request.url)?.[1]
      if (secret !== undefined) return countWrongSecret(ctx, name, request.ip, await isRight(ctx, secret))
    }
  })
  app.addHook('onResponse', async (request, reply) => {
    const key = isCountedWithPage(request) ? null : certificateKey(request)
    // any other status means that the number exists, so the request was no wrong guess
    if (key && ![400, 404, 429].includes(reply.raw.statusCode)) await ctx.rateLimit.refund(key)
  })
}

const isCountedWithPage = ({ headers }: FastifyRequest): boolean => headers[headerName] === ownSecret

const certificateKey = ({ url, ip }: FastifyRequest): string | null =>
  certificatePath.test(url) ? `certificate ${ipNetworks(ip).line}` : null
