import type { FastifyInstance, FastifyRequest } from 'fastify'
import { toPriceUsd } from '#contract/rules/money.ts'
import { withdrawQuote } from '#server/domain/quotes/end-quote.ts'
import { getStaffQuote, listQuotes, listThreadCredits } from '#server/domain/quotes/list-quotes.ts'
import { makeQuote } from '#server/domain/quotes/make-quote.ts'
import { quoteUrl } from '#server/domain/quotes/quote-links.ts'
import type { QuoteRow } from '#server/domain/quotes/read-quotes.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { presentStaffQuote } from '#server/http/present/staff/quotes.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

export function staffQuoteRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const make = staffRoute('quote.make')
  const present = (request: FastifyRequest, quote: QuoteRow) => {
    const maySeeContacts = staffOf(request).permissions.has('person.contact')
    return presentStaffQuote(quote, { url: quoteUrl(ctx.digest, ctx.origins, quote), maySeeContacts })
  }
  const respondWritten = async (request: FastifyRequest, { id, actionId }: { id: string; actionId: string }) => ({
    quote: present(request, await getStaffQuote(ctx, staffOf(request), id)),
    action_id: actionId,
  })

  addStaffRoute(app, 'GET /api/staff/quotes/', make, async (request) => ({
    results: (await listQuotes(ctx, staffOf(request), request.query)).map((quote) => present(request, quote)),
  }))
  addStaffRoute(app, 'GET /api/staff/quote-credits/', make, async (request) => ({
    results: (await listThreadCredits(ctx, staffOf(request), request.query.thread)).map(({ id, piece, cents }) => ({
      buyback_id: id,
      piece,
      price_usd: toPriceUsd(cents),
    })),
  }))
  addStaffRoute(app, 'POST /api/staff/quotes/', make, async (request) =>
    respondWritten(request, await makeQuote(ctx, staffOf(request), request.body)),
  )
  addStaffRoute(app, 'POST /api/staff/quotes/:id/withdraw/', make, async (request) => {
    const { id } = request.params
    return respondWritten(request, { id, actionId: await withdrawQuote(ctx, staffOf(request), id) })
  })
}
