/** How a piece stands in a stock-take, in the order of the signed list: not seen, in the books elsewhere, in no place of the books, there. */
export const takeStates = ['missing', 'elsewhere', 'unexpected', 'seen'] as const
export type TakeState = (typeof takeStates)[number]
