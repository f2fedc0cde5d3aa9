import { expect } from 'vitest'
import type { OwnOffer } from '#contract/offer.ts'
import type { StaffOffer } from '#contract/staff/offers.ts'
import { addPiece } from '#test/factories.ts'
import { brokenInvariants, pickup } from '#test/orders.ts'
import { signIn } from '#test/shop.ts'
import { threadCalls } from '#test/thread-calls.ts'

type Headers = Record<string, string>
const { mode: _mode, ...order } = pickup
let count = 0

export function offerCalls() {
  const calls = threadCalls()
  const sessions = new Map<Headers, { customerId: string; sessionId: string }>()

  const openPiece = async (more: Parameters<typeof addPiece>[1] = {}): Promise<number> => {
    const id = await addPiece(calls.shop.db, { takes_offers: true, price_cents: 1_000_000, ...more })
    await calls.shop.catalog.refresh()
    return id
  }
  const buyer = async (customer: Parameters<typeof signIn>[1] = {}): Promise<Headers> => {
    const person = { first_name: 'Anna', last_name: 'Buyer', verified_email: `a${count++}@example.com`, ...customer }
    const { headers, customerId, sessionId } = await signIn(calls.shop, person)
    sessions.set(headers, { customerId, sessionId })
    return headers
  }
  const again = async (headers: Headers): Promise<Headers> => {
    const session = sessions.get(headers) ?? { customerId: '', sessionId: '' }
    return { ...headers, authorization: `Bearer ${await calls.shop.ctx.tokens.issue(session)}` }
  }
  const send = (method: 'GET' | 'POST', url: string, headers: Headers, payload?: object) =>
    calls.shop.app.inject({ method, url, headers, remoteAddress: `10.9.${count++ % 250}.7`, ...(payload ? { payload } : {}) })
  const name = (piece: number, price: string, headers: Headers, more: object = {}) =>
    send('POST', '/api/offers/', headers, { kind: 'watch', piece_id: piece, price_usd: price, ...more })

  return {
    ...calls,
    get shop() {
      return calls.shop
    },
    get owner() {
      return calls.owner
    },
    get manager() {
      return calls.manager
    },
    get expert() {
      return calls.expert
    },
    openPiece,
    buyer,
    again,
    send,
    name,
    terms: (piece: number, headers: Headers) => send('GET', `/api/offers/?kind=watch&piece_id=${piece}`, headers),
    named: async (piece: number, price: string, headers: Headers): Promise<OwnOffer> => {
      const response = await name(piece, price, headers)
      expect([response.statusCode, response.body]).toEqual([201, expect.anything()])
      return response.json()
    },
    decide: (offer: Pick<OwnOffer, 'number' | 'version'>, decision: string, headers: Headers, more: object = {}) =>
      send('POST', `/api/offers/${offer.number}/decisions/`, headers, { decision, version: offer.version, ...more }),
    staffReply: (offer: { number: number; version: number }, reply: string, more: object = {}, headers?: Headers) =>
      calls.call('POST', `/offers/${offer.number}/reply/`, { reply, version: offer.version, ...more }, headers),
    listed: async (query: string): Promise<StaffOffer[]> => (await calls.call('GET', `/offers/?${query}`)).json().results,
    conversation: async (number: number, headers: Headers) => (await send('GET', `/api/messages/${number}/`, headers)).json(),
    buy: (offer: Pick<OwnOffer, 'quote_path'>, headers: Headers, to: object = order) =>
      send('POST', `/api/quotes/${offer.quote_path?.split('/').at(-1)}/order/`, headers, to),
    /**
     * Returns the violated invariants. Ignores the invariant that one job ends each reservation, because each test deletes the jobs of
     * earlier orders.
     */
    broken: async () => (await brokenInvariants(calls.shop.db)).filter((line) => !line.includes('one job waits')),
    statusOf: async (piece: number): Promise<string> => {
      const row = await calls.shop.db.selectFrom('piece').select('status').where('id', '=', piece).executeTakeFirstOrThrow()
      return row.status
    },
  }
}

export const statuses = (responses: readonly { statusCode: number }[]): number[] =>
  responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)
