import type { CallApi } from '#app/client/call-api.ts'
import type { OrderQuote } from '#contract/quote.ts'

export const getQuote = (call: CallApi, token: string) => call('GET /api/quotes/:token/', { params: { token } })

export const openQuote = (call: CallApi, token: string) => call('POST /api/quotes/:token/open/', { params: { token } })

export const orderQuote = (call: CallApi, token: string, body: OrderQuote) =>
  call('POST /api/quotes/:token/order/', { params: { token }, body })

export const declineQuote = (call: CallApi, token: string, words: string) =>
  call('POST /api/quotes/:token/decline/', { params: { token }, body: { words } })
