/**
 * Results of a stock take for a piece, in the order of the signed list. `elsewhere`: recorded in another storage place; `unexpected`:
 * recorded in none.
 */
export const takeStates = ['missing', 'elsewhere', 'unexpected', 'seen'] as const
export type TakeState = (typeof takeStates)[number]
