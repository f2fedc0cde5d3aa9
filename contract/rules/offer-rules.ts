/** States of an offer. `open`: the shop has to reply. `countered`: the customer has to reply. All other states are final. */
export const offerStates = ['open', 'countered', 'accepted', 'declined', 'expired', 'withdrawn'] as const
export type OfferState = (typeof offerStates)[number]

export const offerSteps = ['offer', 'counter', 'accept', 'decline', 'withdraw', 'expire'] as const
export type OfferStep = (typeof offerSteps)[number]

/** Decisions of the customer. Replies of the staff are in `offerReplies`. */
export const offerDecisions = ['accept', 'counter', 'decline', 'withdraw'] as const
export type OfferDecision = (typeof offerDecisions)[number]
export const offerReplies = ['accept', 'counter', 'decline'] as const
export type OfferReply = (typeof offerReplies)[number]

/** The maximum number of prices that each side may name. */
const offerPricesMax = 3

/** A step of an offer. `cents`: the price named in this step, or null. */
export type PriceStep = { by: 'person' | 'staff' | 'shop'; step: OfferStep; cents: number | null }

/** Returns the lowest acceptable offer in cents: `percent` of the asking price, rounded up to whole dollars. */
export const leastOfferCents = (askedCents: number, percent: number): number => Math.ceil((askedCents * percent) / 100 / 100) * 100

const lastOf = (steps: readonly PriceStep[], by: PriceStep['by']) =>
  steps.findLast(({ by: whose, cents }) => whose === by && cents !== null)?.cents ?? null

/**
 * Returns the exclusive bounds of the next price in cents: the customer's last price or 0, and the shop's last price or the asking price.
 */
export function offerRange(askedCents: number, steps: readonly PriceStep[]): { from: number; to: number } {
  return { from: lastOf(steps, 'person') ?? 0, to: lastOf(steps, 'staff') ?? askedCents }
}

/**
 * Whether a side may name another price. It may if it has named fewer than three prices, and a price fits between the bounds of
 * `offerRange`.
 */
export function canCounter(askedCents: number, steps: readonly PriceStep[], by: 'person' | 'staff'): boolean {
  const { from, to } = offerRange(askedCents, steps)
  const named = steps.filter(({ by: whose, step }) => whose === by && (step === 'offer' || step === 'counter')).length
  return named < offerPricesMax && to - from > 1
}
