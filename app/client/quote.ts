import type { CallApi } from '#app/client/call-api.ts'
import type { OrderQuote } from '#contract/quote.ts'

/** A quote by the secret of its link. */
export const getQuote = (call: CallApi, token: string) => call('GET /api/quotes/:token/', { params: { token } })

/** Notes that somebody looks at it; says whether whoever is signed in may order. */
export const openQuote = (call: CallApi, token: string) => call('POST /api/quotes/:token/open/', { params: { token } })

/** Orders at its prices. Sent again, it is the same order. */
export const orderQuote = (call: CallApi, token: string, body: OrderQuote) =>
  call('POST /api/quotes/:token/order/', { params: { token }, body })

/** Says no, in words or without. */
export const declineQuote = (call: CallApi, token: string, words: string) =>
  call('POST /api/quotes/:token/decline/', { params: { token }, body: { words } })
