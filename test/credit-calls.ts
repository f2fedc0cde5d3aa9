import { expect } from 'vitest'
import { hourMs } from '#contract/rules/durations.ts'
import type { StaffQuote } from '#contract/staff/quotes.ts'
import { buybackCalls, usualSteps } from '#test/buyback-calls.ts'
import { addPiece } from '#test/factories.ts'
import { delivery, pickup } from '#test/orders.ts'
import { tokenOf } from '#test/quote-calls.ts'
import { signIn } from '#test/shop.ts'
import { visitor } from '#test/thread-calls.ts'

const { mode: _mode, ...toOffice } = pickup
const { mode: _other, ...toFrance } = delivery

/** Returns helpers for tests of trade-in credit. `tradeIn` creates an agreed trade-in of $8,500. */
export function creditCalls() {
  const desk = buybackCalls()
  const { calls, request, offer, step, get } = desk

  async function tradeIn(form: object = {}): Promise<number> {
    const id = await offer(form)
    const { version } = await get(id)
    expect((await request('PATCH', `/buybacks/${id}/`, { version, terms: 'trade-in' })).statusCode).toBe(200)
    for (const each of usualSteps.slice(0, 5)) await step(id, each)
    return id
  }
  const askPrice = () => calls.ask({}, '/api/contacts/')
  async function tryQuote(thread: number, more: object, headers?: Record<string, string>) {
    const { version } = await calls.read(thread)
    const expires = new Date(calls.shop.clock.now + 48 * hourMs).toISOString()
    const lines = [{ piece_id: await addPiece(calls.shop.db), price_usd: '9500' }]
    const body = { thread: { id: thread, version }, lines, expires_at: expires, is_held: true, channel: 'mail', ...more }
    return request('POST', '/quotes/', body, headers)
  }
  async function quote(buyback: number, more: object = {}): Promise<StaffQuote & { token: string }> {
    const response = await tryQuote(await askPrice(), { credit_buyback_id: buyback, ...more })
    expect([response.statusCode, response.body]).toEqual([201, expect.anything()])
    const made: StaffQuote = response.json().quote
    return { ...made, token: tokenOf(made) }
  }
  let session: { customerId: string; sessionId: string } | undefined
  const buyer = async () => {
    session ??= await signIn(calls.shop, { phone: visitor.phone.replace(/\D/g, '') })
    return { headers: { 'accept-language': 'en', authorization: `Bearer ${await calls.shop.ctx.tokens.issue(session)}` } }
  }
  return {
    ...desk,
    tradeIn,
    askPrice,
    tryQuote,
    quote,
    buyer,
    toOffice,
    toFrance,
    see: async (token: string) =>
      (await calls.shop.app.inject({ url: `/api/quotes/${token}/`, headers: { 'accept-language': 'en' } })).json(),
    order: (token: string, headers: Record<string, string>, to: object = toOffice) =>
      calls.shop.app.inject({ method: 'POST', url: `/api/quotes/${token}/order/`, headers, payload: to }),
    orderStep: async (id: string, name: 'confirm' | 'ship' | 'deliver' | 'cancel', body: object = {}) => {
      const reason = name === 'ship' || name === 'deliver' ? { reason: 'Pays on receipt' } : {}
      const response = await request('POST', `/orders/${id}/${name}/`, { ...reason, ...body })
      expect([response.statusCode, response.body]).toEqual([200, expect.anything()])
      return response.json()
    },
  }
}
