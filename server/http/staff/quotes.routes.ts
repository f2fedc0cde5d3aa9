import type { FastifyInstance, FastifyRequest } from 'fastify'
import { toPriceUsd } from '#contract/rules/money.ts'
import { withdrawQuote } from '#server/domain/quotes/end-quote.ts'
import { getStaffQuote, listQuotes, listThreadCredits } from '#server/domain/quotes/list-quotes.ts'
import { makeQuote } from '#server/domain/quotes/make-quote.ts'
import { quoteUrl } from '#server/domain/quotes/quote-links.ts'
import type { QuoteRow } from '#server/domain/quotes/read-quotes.ts'
import type { ShopContext } from '#server/domain/shop-context.ts'
import { readVisibleLinks } from '#server/domain/threads/visible-threads.ts'
import { staffOf } from '#server/http/guards/staff-access.ts'
import { presentStaffQuote } from '#server/http/present/staff/quotes.ts'
import { addStaffRoute } from '#server/http/staff/add-staff-route.ts'
import { staffRoute } from '#server/http/staff/staff-route.ts'

export function staffQuoteRoutes(app: FastifyInstance, ctx: ShopContext): void {
  const make = staffRoute('quote.make')
  const createPresenter = async (request: FastifyRequest, quotes: readonly QuoteRow[]) => {
    const staff = staffOf(request)
    const buybackOf = ({ credit }: QuoteRow) => credit?.buybackId ?? null
    const linkTo = await readVisibleLinks(ctx.db, staff, quotes.map(buybackOf))
    const maySeeContacts = staff.permissions.has('person.contact')
    return (quote: QuoteRow) =>
      presentStaffQuote(quote, {
        url: quoteUrl(ctx.digest, ctx.origins, quote),
        maySeeContacts,
        creditBuybackId: linkTo(buybackOf(quote)),
      })
  }
  const respondWritten = async (request: FastifyRequest, { id, actionId }: { id: string; actionId: string }) => {
    const quote = await getStaffQuote(ctx, staffOf(request), id)
    const present = await createPresenter(request, [quote])
    return { quote: present(quote), action_id: actionId }
  }

  addStaffRoute(app, 'GET /api/staff/quotes/', make, async (request) => {
    const quotes = await listQuotes(ctx, staffOf(request), request.query)
    return { results: quotes.map(await createPresenter(request, quotes)) }
  })
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
