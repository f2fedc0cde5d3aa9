import type { OwnConversation } from '#contract/messages.ts'
import type { Quote } from '#contract/quote.ts'
import { toPriceUsd } from '#contract/rules/money.ts'
import { phoneDigits } from '#contract/rules/phone.ts'
import type { CatalogSnapshot } from '#server/domain/catalog/catalog.ts'
import { nameOf } from '#server/domain/catalog/reference-names.ts'
import type { QuoteRow } from '#server/domain/quotes/read-quotes.ts'
import { presentPhoto, type PresentContext } from '#server/http/present/photo.ts'

/** Presents a quote for its link. The only personal data are the last two digits of the phone. */
export function presentQuote(quote: QuoteRow, catalog: CatalogSnapshot, context: PresentContext): Quote {
  const { lines, credit } = quote
  return {
    state: quote.state,
    number: quote.threadId,
    expires_at: quote.expiresAt.toISOString(),
    is_held: lines.length > 0 && lines.every(({ isHeld }) => isHeld),
    pieces: lines.map((line) => presentPiece(line, catalog, context)),
    goods_price: toPriceUsd(lines.reduce((sum, { priceCents }) => sum + priceCents, 0)),
    credit: credit && { piece: credit.piece, price: toPriceUsd(credit.cents) },
    is_credit_free: credit?.isFree ?? true,
    delivery_price: quote.isDeliveryUsual ? null : toPriceUsd(quote.deliveryCents),
    phone_end: phoneDigits(quote.phone).slice(-2) || null,
  }
}

function presentPiece(
  line: QuoteRow['lines'][number],
  { columnsByKind, lists }: CatalogSnapshot,
  context: PresentContext,
): Quote['pieces'][number] {
  const { pieceId: id, kind, brand, model, reference, priceCents, isAvailable } = line
  const columns = columnsByKind[kind]
  const row = columns.rows[columns.rowIndexes.get(id) ?? -1]
  const photo = row?.photos?.[0]
  return {
    id,
    kind,
    brand,
    model_name: model,
    reference,
    price_usd: toPriceUsd(priceCents),
    photo: photo ? presentPhoto(photo, context, { isPrimary: true }) : null,
    city_name: nameOf(lists, 'cities', row?.cityId ?? null, context.language),
    moving_to_city_name: nameOf(lists, 'cities', row?.movingToCityId ?? null, context.language),
    is_available: isAvailable,
  }
}

export function presentOwnQuote({ state, lines, credit, expiresAt }: QuoteRow, path: string): OwnConversation['quotes'][number] {
  return {
    state,
    pieces: lines.map(({ brand, model }) => `${brand} ${model}`),
    total_price: toPriceUsd(lines.reduce((sum, { priceCents }) => sum + priceCents, 0) - (credit?.cents ?? 0)),
    expires_at: expiresAt.toISOString(),
    path,
  }
}
