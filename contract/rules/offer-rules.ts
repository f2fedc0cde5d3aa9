/** `open`: the shop's turn. `countered`: the customer's turn. The other states are final. */
export const offerStates = ['open', 'countered', 'accepted', 'declined', 'expired', 'withdrawn'] as const
export type OfferState = (typeof offerStates)[number]

export const offerSteps = ['offer', 'counter', 'accept', 'decline', 'withdraw', 'expire'] as const
export type OfferStep = (typeof offerSteps)[number]

/** Decisions on one's turn. A customer may also withdraw an offer on the shop's turn. */
export const offerDecisions = ['accept', 'counter', 'decline', 'withdraw'] as const
export type OfferDecision = (typeof offerDecisions)[number]
export const offerReplies = ['accept', 'counter', 'decline'] as const
export type OfferReply = (typeof offerReplies)[number]

/** The number of prices each side may name. */
const offerPricesMax = 3

/** One step of an offer; `cents` is null if no price was named. */
export type PriceStep = { by: 'person' | 'staff' | 'shop'; step: OfferStep; cents: number | null }

/** Returns the lowest offer that is considered, in cents, rounded up to whole dollars. */
export const leastOfferCents = (askedCents: number, percent: number): number => Math.ceil((askedCents * percent) / 100 / 100) * 100

const lastOf = (steps: readonly PriceStep[], by: PriceStep['by']) =>
  steps.findLast(({ by: whose, cents }) => whose === by && cents !== null)?.cents ?? null

/** Returns the exclusive bounds of the next price, since each price must narrow the gap. `from` is 0 before the customer's first price. */
export function offerRange(askedCents: number, steps: readonly PriceStep[]): { from: number; to: number } {
  return { from: lastOf(steps, 'person') ?? 0, to: lastOf(steps, 'staff') ?? askedCents }
}

/** Whether a side may name another price, and there is room between the two prices named last. */
export function canCounter(askedCents: number, steps: readonly PriceStep[], by: 'person' | 'staff'): boolean {
  const { from, to } = offerRange(askedCents, steps)
  const named = steps.filter(({ by: whose, step }) => whose === by && (step === 'offer' || step === 'counter')).length
  return named < offerPricesMax && to - from > 1
}
