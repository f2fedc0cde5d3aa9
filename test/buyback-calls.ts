import { beforeEach, expect } from 'vitest'
import type { StaffBuyback } from '#contract/staff/buybacks.ts'
import { threadCalls } from '#test/thread-calls.ts'

type Headers = Record<string, string>
type Written = { buyback: StaffBuyback; action_id: string }

export const offeredWatch = {
  brand: 'Rolex',
  model: 'Submariner',
  year: 2015,
  serial: 'V 123-456',
  kit: 'full_set',
  expected_price: '9000',
  city: 'moscow',
}

export const usualSteps = [
  { step: 'estimate', low_usd: '8000', high_usd: '9000', valid_until: '2026-12-10' },
  { step: 'accept' },
  { step: 'receive', serial: 'V123456', office: 'moscow', brought_by: 'Vera Visitor' },
  { step: 'inspect', zones: [{ zone: 'crystal', grade: 1, note_ru: 'тонкая царапина' }], offered_usd: '8500' },
  { step: 'agree' },
  { step: 'pay', method: 'cash', identity_seen: true },
] as const

/** Returns helpers for tests of buybacks. All tests of a file share one shop, and each test begins without buybacks. */
export function buybackCalls(settings: Record<string, string> = {}) {
  const calls = threadCalls(settings)
  beforeEach(async () => {
    await calls.shop.db.deleteFrom('buyback').execute()
  })
  const { call, ask } = calls
  const request = (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object, headers: Headers = calls.manager.headers) =>
    calls.shop.app.inject({ method, url: `/api/staff${path}`, headers, ...(payload ? { payload } : {}) })
  const get = async (id: number, headers?: Headers): Promise<StaffBuyback> => {
    const response = await call('GET', `/buybacks/${id}/`, undefined, headers)
    expect([response.statusCode, response.body]).toEqual([200, expect.anything()])
    return response.json()
  }
  const tryStep = async (id: number, step: object, headers?: Headers) =>
    request('POST', `/buybacks/${id}/steps/`, { version: (await get(id)).version, ...step }, headers)
  const step = async (id: number, body: object, headers?: Headers): Promise<Written> => {
    const response = await tryStep(id, body, headers)
    expect([response.statusCode, response.body]).toEqual([200, expect.stringContaining('action_id')])
    return response.json()
  }
  let networks = 0
  const tokenOf = async (id: number) => (await get(id)).page_url?.split('/').at(-1) ?? ''
  return {
    calls,
    request,
    get,
    tryStep,
    step,
    tokenOf,
    offer: (form: object = {}, headers?: Headers) => ask({ ...offeredWatch, ...form }, '/api/buyback-requests/', headers),
    stepUntil: async (id: number, last: (typeof usualSteps)[number]['step']) => {
      for (const each of usualSteps) {
        await step(id, each)
        if (each.step === last) return
      }
    },
    page: async (id: number) => calls.shop.app.inject({ url: `/api/buyback-pages/${await tokenOf(id)}/` }),
    decide: async (id: number, body: object, headers: Headers = {}) =>
      calls.shop.app.inject({
        method: 'POST',
        url: `/api/buyback-pages/${await tokenOf(id)}/decisions/`,
        payload: body,
        headers,
        remoteAddress: `10.88.0.${networks++ % 250}`,
      }),
  }
}
