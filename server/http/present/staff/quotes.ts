import { toPriceUsd } from '#contract/rules/money.ts'
import type { StaffQuote } from '#contract/staff/quotes.ts'
import type { QuoteRow } from '#server/domain/quotes/read-quotes.ts'

type Shown = { url: string; maySeeContacts: boolean; /** Null if the reader may not see the buyback. */ creditBuybackId: number | null }

export function presentStaffQuote(quote: QuoteRow, { url, maySeeContacts, creditBuybackId }: Shown): StaffQuote {
  const { id, state, lines, credit, orderId, orderNumber } = quote
  return {
    id,
    state,
    thread_id: quote.threadId,
    name: maySeeContacts ? quote.name : null,
    contact: maySeeContacts ? { phone: quote.writtenPhone, telegram: quote.telegram } : null,
    language: quote.language,
    lines: lines.map(({ pieceId, brand, model, priceCents, isAvailable, traits }) => ({
      piece_id: pieceId,
      label: `${brand} ${model}`,
      price_usd: toPriceUsd(priceCents),
      is_available: isAvailable,
      traits,
    })),
    delivery_usd: toPriceUsd(quote.deliveryCents),
    credit: credit && {
      buyback_id: creditBuybackId,
      piece: credit.piece,
      price_usd: toPriceUsd(credit.cents),
      is_free: credit.isFree,
    },
    total_usd: toPriceUsd(lines.reduce((sum, { priceCents }) => sum + priceCents, 0)),
    is_held: lines.length > 0 && lines.every(({ isHeld }) => isHeld),
    expires_at: quote.expiresAt.toISOString(),
    created_at: quote.createdAt.toISOString(),
    opened_at: quote.openedAt?.toISOString() ?? null,
    ended_at: quote.endedAt?.toISOString() ?? null,
    by: quote.by,
    order: orderId !== null && orderNumber !== null ? { id: orderId, number: orderNumber } : null,
    url,
  }
}
