import bagUrl from './bag.svg'
import jewelryUrl from './jewelry.svg'
import watchUrl from './watch.svg'

/** Drawings that replace missing photographs, by kind of piece. */
export const drawings = { watch: watchUrl, jewelry: jewelryUrl, bag: bagUrl } as const
