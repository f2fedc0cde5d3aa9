/**
 * Results of a stock-take for a piece, in the order in which a closed stock-take lists them. `elsewhere`: the piece is recorded in another
 * storage place. `unexpected`: the piece is recorded in no storage place.
 */
export const takeStates = ['missing', 'elsewhere', 'unexpected', 'seen'] as const
export type TakeState = (typeof takeStates)[number]
