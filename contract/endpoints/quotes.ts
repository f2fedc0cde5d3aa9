import { CodeSent } from '#contract/auth.ts'
import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { Order } from '#contract/order.ts'
import { DeclineQuote, OpenedQuote, OrderQuote, OrderQuoteByCode, Quote, QuoteCodeRequest, QuoteParams } from '#contract/quote.ts'

export const quoteEndpoints = {
  'GET /api/quotes/:token/': { params: QuoteParams, response: { 200: Quote } },
  'POST /api/quotes/:token/open/': { params: QuoteParams, response: { 200: OpenedQuote } },
  'POST /api/quotes/:token/order/': { params: QuoteParams, body: OrderQuote, response: { 200: Order } },
  'POST /api/quotes/:token/code/': { params: QuoteParams, body: QuoteCodeRequest, response: { 200: CodeSent } },
  'POST /api/quotes/:token/order_by_code/': { params: QuoteParams, body: OrderQuoteByCode, response: { 200: Order } },
  'POST /api/quotes/:token/decline/': { params: QuoteParams, body: DeclineQuote, response: { 200: Quote } },
} as const satisfies Endpoints
