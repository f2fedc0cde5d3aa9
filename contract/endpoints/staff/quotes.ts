import type { Endpoints } from '#contract/endpoints/endpoint.ts'
import { CreditQuery, Credits, MakeQuote, QuoteQuery, StaffQuoteParams, StaffQuotes, WrittenQuote } from '#contract/staff/quotes.ts'

export const staffQuoteEndpoints = {
  'GET /api/staff/quotes/': { query: QuoteQuery, response: { 200: StaffQuotes } },
  'GET /api/staff/quote-credits/': { query: CreditQuery, response: { 200: Credits } },
  'POST /api/staff/quotes/': { body: MakeQuote, response: { 201: WrittenQuote } },
  'POST /api/staff/quotes/:id/withdraw/': { params: StaffQuoteParams, response: { 200: WrittenQuote } },
} as const satisfies Endpoints
