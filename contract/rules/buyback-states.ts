/** Where a buyback stands. `returning`: it came to nothing while the piece was with the shop, which has to give it back. */
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

/** Whether the shop buys the piece, sells it for its owner, or takes it against another one. */
export const buybackTerms = ['buy', 'consignment', 'trade-in'] as const
export type BuybackTerms = (typeof buybackTerms)[number]

/** How somebody got their money; `credit` is against a purchase. */
export const payoutMethods = ['cash', 'transfer', 'credit'] as const
export type PayoutMethod = (typeof payoutMethods)[number]

/** What the staff does with a buyback. */
export const buybackSteps = ['estimate', 'accept', 'receive', 'inspect', 'agree', 'pay', 'stock', 'decline', 'return'] as const
export type BuybackStep = (typeof buybackSteps)[number]

/** What a person answers on their page: `accept` also agrees to the sum after the inspection. */
export const buybackDecisions = ['accept', 'counter', 'decline'] as const
export type BuybackDecision = (typeof buybackDecisions)[number]

/** From where each step of the staff is possible. */
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
 * Whether the staff can take a step now. A consigned piece is stocked without being paid, another one once it is; a draft that was deleted
 * can be made again.
 */
export function canTakeStep(step: BuybackStep, { state, terms, hasDraft }: Standing): boolean {
  if (!origins[step].includes(state)) return false
  if (step === 'pay') return terms !== 'consignment'
  if (step !== 'stock') return true
  if (hasDraft) return false
  return state !== 'agreed' || terms === 'consignment'
}

/** The steps of the staff that are possible now, the usual next one first. */
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

/** What a person can answer now. */
export function possibleDecisions({ state }: Pick<Standing, 'state'>): BuybackDecision[] {
  if (state === 'estimated') return ['accept', 'counter', 'decline']
  if (state === 'inspected') return ['accept', 'decline']
  return state === 'countered' || state === 'accepted' ? ['decline'] : []
}

/** The states in which the shop has to do something. */
export const waitingStates = ['asked', 'countered', 'received', 'agreed', 'paid', 'returning'] as const satisfies readonly BuybackState[]

/** The states in which the piece is with the shop and not the shop's yet, or money is owed. */
export const openStates = ['received', 'inspected', 'agreed', 'returning'] as const satisfies readonly BuybackState[]

/** Where a decline leads: what is with the shop has to go back. */
export const afterDecline = (state: BuybackState): 'declined' | 'returning' =>
  (openStates as readonly BuybackState[]).includes(state) ? 'returning' : 'declined'

/** The six steps that a person sees: how many of them are done. Null where it came to nothing. */
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
