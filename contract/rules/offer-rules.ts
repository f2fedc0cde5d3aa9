/** `open`: it is the shop's turn. `countered`: it is the person's. The others are the end. */
export const offerStates = ['open', 'countered', 'accepted', 'declined', 'expired', 'withdrawn'] as const
export type OfferState = (typeof offerStates)[number]

export const offerSteps = ['offer', 'counter', 'accept', 'decline', 'withdraw', 'expire'] as const
export type OfferStep = (typeof offerSteps)[number]

/** What a person, and the shop, may answer on their turn; a person may also take an offer back on the shop's. */
export const offerDecisions = ['accept', 'counter', 'decline', 'withdraw'] as const
export type OfferDecision = (typeof offerDecisions)[number]
export const offerReplies = ['accept', 'counter', 'decline'] as const
export type OfferReply = (typeof offerReplies)[number]

/** How many prices each side may name. */
const offerPricesMax = 3

/** One step of an offer: who did what, and the price where one was named. */
export type PriceStep = { by: 'person' | 'staff' | 'shop'; step: OfferStep; cents: number | null }

/** The least price that is looked at, in whole dollars. */
export const leastOfferCents = (askedCents: number, percent: number): number => Math.ceil((askedCents * percent) / 100 / 100) * 100

const lastOf = (steps: readonly PriceStep[], by: PriceStep['by']) =>
  steps.findLast(({ by: whose, cents }) => whose === by && cents !== null)?.cents ?? null

/** Between which prices the next one lies, both excluded: the two sides come closer to each other. `from` is 0 where only one has spoken. */
export function offerRange(askedCents: number, steps: readonly PriceStep[]): { from: number; to: number } {
  return { from: lastOf(steps, 'person') ?? 0, to: lastOf(steps, 'staff') ?? askedCents }
}

/** Whether a side may name one more price, and has room for it. */
export function canCounter(askedCents: number, steps: readonly PriceStep[], by: 'person' | 'staff'): boolean {
  const { from, to } = offerRange(askedCents, steps)
  const named = steps.filter(({ by: whose, step }) => whose === by && (step === 'offer' || step === 'counter')).length
  return named < offerPricesMax && to - from > 1
}
