import type { OfferTerms, OwnOffer } from '#contract/offer.ts'
import { toPriceUsd } from '#contract/rules/money.ts'
import { offerRange } from '#contract/rules/offer-rules.ts'
import type { StaffOffer } from '#contract/staff/offers.ts'
import type { StaffActor } from '#server/context/staff-actor.ts'
import type { Digest } from '#server/domain/accounts/keyed-digest.ts'
import { decisionsFor } from '#server/domain/offers/decide-on-offer.ts'
import type { OfferRow, StaffOfferRow } from '#server/domain/offers/offer-rows.ts'
import { repliesTo } from '#server/domain/offers/reply-to-offer.ts'
import { quotePath } from '#server/domain/quotes/quote-links.ts'
import { presentReach } from '#server/http/present/staff/reach.ts'
import { usdOrNull } from '#server/http/present/usd-or-null.ts'

function rangeOf({ askedCents, steps }: OfferRow) {
  const { from, to } = offerRange(askedCents, steps)
  return { above_usd: toPriceUsd(from), below_usd: toPriceUsd(to) }
}

export function presentOwnOffer(offer: OfferRow, digest: Digest): OwnOffer {
  return {
    number: offer.id,
    version: offer.version,
    state: offer.state,
    piece: { kind: offer.kind, id: offer.pieceId, name: offer.pieceName },
    asked_usd: toPriceUsd(offer.askedCents),
    expires_at: offer.expiresAt.toISOString(),
    steps: offer.steps.map(({ by, step, cents, at }) => ({
      is_own: by === 'person',
      step,
      price_usd: usdOrNull(cents),
      at: new Date(at).toISOString(),
    })),
    decisions: decisionsFor(offer),
    ...rangeOf(offer),
    quote_path: offer.quoteId === null ? null : quotePath(digest, offer.quoteId),
  }
}

type Terms = { price: number; least: number | null; hours: number; offer: OfferRow | null; reach: OfferTerms['reach'] }

export const presentOfferTerms = ({ price, least, hours, offer, reach }: Terms, digest: Digest): OfferTerms => ({
  price_usd: toPriceUsd(price),
  least_usd: usdOrNull(least),
  hours,
  offer: offer && presentOwnOffer(offer, digest),
  reach,
})

export function presentStaffOffer(offer: StaffOfferRow, { permissions }: StaffActor): StaffOffer {
  return {
    id: offer.id,
    version: offer.version,
    state: offer.state,
    name: permissions.has('person.contact') ? offer.name : null,
    piece: { id: offer.pieceId, label: offer.pieceName, is_available: offer.isAvailable, traits: offer.traits },
    asked_usd: toPriceUsd(offer.askedCents),
    expires_at: offer.expiresAt.toISOString(),
    steps: offer.steps.map(({ by, name, step, cents, at }) => ({
      by,
      name,
      step,
      price_usd: usdOrNull(cents),
      at: new Date(at).toISOString(),
    })),
    replies: repliesTo(offer),
    ...rangeOf(offer),
    has_quote: offer.quoteId !== null,
    language: offer.language,
    reach: presentReach(offer.reach, permissions),
  }
}
