import bagUrl from './bag.svg'
import jewelryUrl from './jewelry.svg'
import watchUrl from './watch.svg'

/** The shop's drawings, by kind of piece, for pieces without a photograph. */
export const drawings = { watch: watchUrl, jewelry: jewelryUrl, bag: bagUrl } as const
