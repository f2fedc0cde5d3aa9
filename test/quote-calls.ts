import { expect } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import type { StaffQuote } from '#contract/staff/quotes.ts'
import { addPiece } from '#test/factories.ts'
import { pickup } from '#test/orders.ts'
import { signIn } from '#test/shop.ts'
import { threadCalls, visitor } from '#test/thread-calls.ts'

type Written = { quote: StaffQuote; action_id: string }
type Headers = Record<string, string>

const { mode: _mode, ...order } = pickup

export function quoteCalls() {
  const calls = threadCalls()
  const inHours = (hours: number) => new Date(calls.shop.clock.now + hours * hourMs).toISOString()

  /**
   * Sends the visitor's contact form, and adds a piece with its price on request unless `piece` is given. Returns the ids of the thread and
   * the piece.
   */
  async function askPrice(piece?: { id: number }): Promise<{ pieceId: number; thread: number }> {
    const pieceId = piece?.id ?? (await addPiece(calls.shop.db, { price_on_request: true, price_cents: null }))
    return { pieceId, thread: await calls.ask({}, '/api/contacts/') }
  }

  async function quoteOf(thread: number, pieceIds: readonly number[], more: object = {}, headers?: Headers) {
    const { version } = await calls.read(thread)
    const lines = pieceIds.map((id) => ({ piece_id: id, price_usd: '9500' }))
    const body = { thread: { id: thread, version }, lines, expires_at: inHours(48), is_held: true, channel: 'mail', ...more }
    return calls.call('POST', '/quotes/', body, headers)
  }

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
    inHours,
    askPrice,
    quoteOf,
    quoted: async (more: object = {}): Promise<Written & { pieceId: number; thread: number; token: string }> => {
      const asked = await askPrice()
      const response = await quoteOf(asked.thread, [asked.pieceId], more)
      expect([response.statusCode, response.body]).toEqual([201, expect.anything()])
      const written: Written = response.json()
      return { ...asked, ...written, token: tokenOf(written.quote) }
    },
    see: (token: string, headers: Headers = { 'accept-language': 'en' }) =>
      calls.shop.app.inject({ url: `/api/quotes/${token}/`, headers }),
    post: (token: string, part: 'open' | 'order' | 'decline', payload?: object, headers: Headers = { 'accept-language': 'en' }) =>
      calls.shop.app.inject({ method: 'POST', url: `/api/quotes/${token}/${part}/`, headers, ...(payload ? { payload } : {}) }),
    buyer: () => signIn(calls.shop, { phone: visitor.phone.replace(/\D/g, '') }),
    order,
    statusOf: async (pieceId: number) => {
      await calls.shop.catalog.refresh()
      return (await calls.shop.get(`/api/watches/${pieceId}/`)).json()
    },
  }
}

export const tokenOf = ({ url }: Pick<StaffQuote, 'url'>): string => url.slice(url.lastIndexOf('/') + 1)
