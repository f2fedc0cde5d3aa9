/** Results of a stock take in the order of the signed list. `elsewhere`: recorded in another place; `unexpected`: recorded in none. */
export const takeStates = ['missing', 'elsewhere', 'unexpected', 'seen'] as const
export type TakeState = (typeof takeStates)[number]
