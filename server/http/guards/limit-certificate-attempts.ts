import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hourS } from '#contract/rules/durations.ts'
import { ipNetworks } from '#server/context/ip-networks.ts'
import type { RateLimit } from '#server/domain/limits/rate-limit.ts'

const wrongNumbersPerHour = 30
const certificatePath = /^\/(api\/certificates|certificate)\//
const headerName = 'x-vitrine-page'
const ownSecret = randomUUID()

/** The header of calls that pages of this process make: the visitor was counted with the page. */
export const pageCallHeaders = { [headerName]: ownSecret }

/** Counts wrong numbers of certificates by the network of who asks, on pages and in the API; after too many it waits. */
export function limitCertificateAttempts(app: FastifyInstance, rateLimit: RateLimit): void {
  app.addHook('onRequest', async (request) => {
    const key = keyOf(request)
    if (key) await rateLimit.consume(key, wrongNumbersPerHour, hourS)
  })
  app.addHook('onResponse', async (request, reply) => {
    const key = keyOf(request)
    // a number that is known was no guess
    if (key && reply.raw.statusCode < 400) await rateLimit.refund(key)
  })
}

function keyOf({ url, ip, headers }: FastifyRequest): string | null {
  return certificatePath.test(url) && headers[headerName] !== ownSecret ? `certificate ${ipNetworks(ip).line}` : null
}
