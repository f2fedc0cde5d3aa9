import { afterAll, beforeAll, beforeEach } from 'vitest'
import { minuteMs } from '#contract/rules/durations.ts'
import { addPiece } from '#test/factories.ts'
import { openTestShop, signIn, testNow, type TestShop } from '#test/shop.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Headers = Record<string, string>

let people = 0

/** Returns helpers for tests of alerts. All tests of a file share one shop, and each test begins with nobody waiting for a piece. */
export function alertCalls(settings: Record<string, string> = {}) {
  let shop: TestShop
  let sender = 0
  beforeAll(async () => {
    shop = await openTestShop({ STAFF_MAIL: '', ...settings })
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    shop.clock.now = testNow
    for (const table of [
      'enquiry',
      'thread',
      'attempt',
      'saved_search',
      'favorite',
      'favorite_alerts',
      'alert_message',
      'piece_telling',
    ] as const)
      await shop.db.deleteFrom(table).execute()
    await shop.db.deleteFrom('changed_piece').execute()
    await shop.db.deleteFrom('job').where('every_s', 'is', null).execute()
    await shop.db
      .updateTable('job')
      .set({ run_at: new Date(0) })
      .where('every_s', 'is not', null)
      .execute()
    await shop.db.updateTable('alert_setting').set({ tells_wanted: true }).execute()
  })

  const ask = (method: Method, url: string, headers: Headers = {}, payload?: object) =>
    shop.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })

  return {
    get shop() {
      return shop
    },
    ask,
    customer: async (language: 'ru' | 'en' = 'en') => {
      const email = `waits-${++people}@example.com`
      return { email, ...(await signIn(shop, { email, first_name: 'Vera', last_name: `Waits${people}`, language })) }
    },
    /** Returns headers with a new access token. The first token expires as the test's clock advances. */
    renewed: async ({ customerId, sessionId }: { customerId: string; sessionId: string }): Promise<Headers> => ({
      authorization: `Bearer ${await shop.ctx.tokens.issue({ customerId, sessionId })}`,
    }),
    save: (headers: Headers, query: string, more: object = {}) =>
      ask('POST', '/api/saved-searches/', headers, { name: `Search ${query}`, mode: 'watches', query, ...more }),
    want: async (form: object) => {
      const payload = { name: 'Wanda Waits', phone: `+7 916 5${String(1_000_000 + ++people).slice(1)}`, ...form }
      const remoteAddress = `10.3.${Math.floor(sender / 250)}.${sender++ % 250}`
      const response = await shop.app.inject({ method: 'POST', url: '/api/missing-model-requests/', payload, remoteAddress })
      return response.json().number as number
    },
    publish: (modelName: string, piece: Partial<Parameters<typeof addPiece>[1]> = {}) =>
      addPiece(shop.db, { model_name: modelName, price_cents: 1_000_000, ...piece }),
    setPrice: (id: number, cents: number | null) =>
      shop.db
        .updateTable('piece')
        .set(cents === null ? { price_on_request: true } : { price_cents: cents, price_on_request: false })
        .where('id', '=', id)
        .execute(),
    setStatus: (id: number, status: 'available' | 'reserved' | 'sold' | 'withdrawn' | 'incoming') =>
      shop.db.updateTable('piece').set({ status }).where('id', '=', id).execute(),
    pass: async (minutes: number) => {
      shop.clock.now += minuteMs
      await shop.runJobs()
      shop.clock.now += minutes * minuteMs
      await shop.runJobs()
    },
    messages: (to?: string) => shop.outbox('mail').filter((mail) => !to || mail.to === to),
  }
}

export const stopPathOf = (text: string): string => /\/stop\/[\w.-]+/.exec(text)?.[0] ?? ''
