import type { CallApi } from '#app/client/call-api.ts'
import type { OrderQuote } from '#contract/quote.ts'

/** A quote, by the secret in its link. */
export const getQuote = (call: CallApi, token: string) => call('GET /api/quotes/:token/', { params: { token } })

/** Records that the quote was opened; returns whether the signed-in customer may order. */
export const openQuote = (call: CallApi, token: string) => call('POST /api/quotes/:token/open/', { params: { token } })

/** Orders at the quote's prices. Idempotent. */
export const orderQuote = (call: CallApi, token: string, body: OrderQuote) =>
  call('POST /api/quotes/:token/order/', { params: { token }, body })

/** Declines a quote, with or without a reason. */
export const declineQuote = (call: CallApi, token: string, words: string) =>
  call('POST /api/quotes/:token/decline/', { params: { token }, body: { words } })
