import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hourS } from '#contract/rules/durations.ts'
import { ipNetworks } from '#server/context/ip-networks.ts'
import type { RateLimit } from '#server/domain/limits/rate-limit.ts'

const wrongPerHour = 30
/** What somebody could guess: numbers of certificates, links of quotes, buybacks, visits and albums. */
const guessable = [
  { name: 'certificate', path: /^\/(api\/certificates|certificate)\// },
  { name: 'buyback', path: /^\/(api\/buyback-pages|buyback)\// },
  { name: 'quote', path: /^\/(api\/quotes|quote)\// },
  { name: 'visit', path: /^\/(api\/visits|visit)\// },
  { name: 'album', path: /^\/(api\/live|live)\// },
] as const
const headerName = 'x-vitrine-page'
const ownSecret = randomUUID()

/** The header of calls that pages of this process make: the visitor was counted with the page. */
export const pageCallHeaders = { [headerName]: ownSecret }

/** Counts what is not known by the network of who asks, on pages and in the API; after too many it waits. */
export function limitGuesses(app: FastifyInstance, rateLimit: RateLimit): void {
  app.addHook('onRequest', async (request) => {
    const key = keyOf(request)
    if (key) await rateLimit.consume(key, wrongPerHour, hourS)
  })
  app.addHook('onResponse', async (request, reply) => {
    const key = keyOf(request)
    // what is known was no guess, whatever else is wrong with the request
    if (key && ![400, 404, 429].includes(reply.raw.statusCode)) await rateLimit.refund(key)
  })
}

function keyOf({ url, ip, headers }: FastifyRequest): string | null {
  const guess = guessable.find(({ path }) => path.test(url))
  return guess && headers[headerName] !== ownSecret ? `${guess.name} ${ipNetworks(ip).line}` : null
}
