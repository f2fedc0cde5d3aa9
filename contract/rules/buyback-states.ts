/** States of a buyback. `returning`: the buyback failed while the shop had the piece, so the piece must be returned. */
export const buybackStates = [
  'asked',
  'estimated',
  'countered',
  'accepted',
  'received',
  'inspected',
  'agreed',
  'paid',
  'stocked',
  'declined',
  'returning',
  'returned',
] as const
export type BuybackState = (typeof buybackStates)[number]

/** Terms of a buyback: the shop buys the piece, sells it on consignment, or takes it as credit toward a purchase. */
export const buybackTerms = ['buy', 'consignment', 'trade-in'] as const
export type BuybackTerms = (typeof buybackTerms)[number]

/** How the seller is paid. `credit`: the amount is credited toward a purchase. */
export const payoutMethods = ['cash', 'transfer', 'credit'] as const
export type PayoutMethod = (typeof payoutMethods)[number]

/** Staff actions on a buyback. */
export const buybackSteps = ['estimate', 'accept', 'receive', 'inspect', 'agree', 'pay', 'stock', 'decline', 'return'] as const
export type BuybackStep = (typeof buybackSteps)[number]

/** Decisions of the customer. `accept` accepts the estimate, or the price offered after the inspection. */
export const buybackDecisions = ['accept', 'counter', 'decline'] as const
export type BuybackDecision = (typeof buybackDecisions)[number]

const origins: Record<BuybackStep, readonly BuybackState[]> = {
  estimate: ['asked', 'estimated', 'countered', 'declined'],
  accept: ['estimated', 'countered'],
  receive: ['asked', 'estimated', 'countered', 'accepted'],
  inspect: ['received', 'inspected'],
  agree: ['inspected'],
  pay: ['agreed'],
  stock: ['agreed', 'paid', 'stocked'],
  decline: ['asked', 'estimated', 'countered', 'accepted', 'received', 'inspected', 'agreed'],
  return: ['received', 'inspected', 'agreed', 'returning'],
}

type Standing = { state: BuybackState; terms: BuybackTerms; hasDraft: boolean }

/**
 * Whether staff can take a step now. The step `stock` creates a draft of the piece. This step requires payment first, except for a
 * consigned piece, and cannot be repeated while the draft exists.
 */
export function canTakeStep(step: BuybackStep, { state, terms, hasDraft }: Standing): boolean {
  if (!origins[step].includes(state)) return false
  if (step === 'pay') return terms !== 'consignment'
  if (step !== 'stock') return true
  if (hasDraft) return false
  return state !== 'agreed' || terms === 'consignment'
}

/** Returns the steps that staff can take now, starting with the usual step. */
export const possibleSteps = (standing: Standing): BuybackStep[] => {
  const usual = usualSteps[standing.state]
  const possible = buybackSteps.filter((step) => canTakeStep(step, standing))
  return possible.toSorted((one, other) => Number(other === usual) - Number(one === usual))
}

const usualSteps: Partial<Record<BuybackState, BuybackStep>> = {
  asked: 'estimate',
  estimated: 'receive',
  countered: 'accept',
  accepted: 'receive',
  received: 'inspect',
  inspected: 'agree',
  agreed: 'pay',
  paid: 'stock',
  returning: 'return',
}

/** Returns the decisions that the customer can make now. May be empty. */
export function possibleDecisions({ state }: Pick<Standing, 'state'>): BuybackDecision[] {
  if (state === 'estimated') return ['accept', 'counter', 'decline']
  if (state === 'inspected') return ['accept', 'decline']
  return state === 'countered' || state === 'accepted' ? ['decline'] : []
}

/** States in which the shop has to act. */
export const waitingStates = ['asked', 'countered', 'received', 'agreed', 'paid', 'returning'] as const satisfies readonly BuybackState[]

/** States in which the shop has the customer's piece or owes the customer money. */
export const openStates = ['received', 'inspected', 'agreed', 'returning'] as const satisfies readonly BuybackState[]

/** Returns the state after a decline: `returning` if the shop has the piece, else `declined`. */
export const afterDecline = (state: BuybackState): 'declined' | 'returning' =>
  (openStates as readonly BuybackState[]).includes(state) ? 'returning' : 'declined'

/** Returns how many of the six steps on the customer's page are done, or null if the buyback failed. */
export function shownSteps(state: BuybackState): number | null {
  const done: Partial<Record<BuybackState, number>> = {
    asked: 1,
    estimated: 2,
    countered: 2,
    accepted: 3,
    received: 4,
    inspected: 4,
    agreed: 5,
    paid: 6,
    stocked: 6,
  }
  return done[state] ?? null
}
