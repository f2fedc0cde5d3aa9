export const holdReasons = ['word', 'visit', 'quote', 'offer', 'transfer'] as const
export type HoldReason = (typeof holdReasons)[number]

export type HoldEnd = 'ordered' | 'expired' | 'released' | 'sold'

export const moveStates = ['asked', 'sent', 'received', 'cancelled'] as const
export type MoveState = (typeof moveStates)[number]

export const moveReasons = ['stock', 'viewing', 'service', 'sale'] as const
export type MoveReason = (typeof moveReasons)[number]

export const depositStates = ['asked', 'taken', 'returned', 'retained'] as const
export type DepositState = (typeof depositStates)[number]

export const ownerships = ['own', 'consignment'] as const
export type Ownership = (typeof ownerships)[number]

export const placeKinds = ['safe', 'window', 'workshop', 'courier', 'client', 'other'] as const
export type PlaceKind = (typeof placeKinds)[number]

export const registerResults = ['clear', 'match', 'unsure'] as const
export type RegisterResult = (typeof registerResults)[number]

export const expenseKinds = ['service', 'parts', 'delivery', 'duty', 'photo', 'commission', 'other'] as const
export type ExpenseKind = (typeof expenseKinds)[number]

/** Missing data by which a list of pieces can be filtered. */
export const missingThings = [
  'photo',
  'alt',
  'english',
  'russian',
  'serial',
  'price',
  'year',
  'condition',
  'cost',
  'register',
  'report',
] as const
export type MissingThing = (typeof missingThings)[number]
