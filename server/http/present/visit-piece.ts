import type { LinkedVisit } from '#contract/visit.ts'
import type { VisitPieceRow } from '#server/domain/visits/list-visits.ts'
import { usdOrNull } from '#server/http/present/usd-or-null.ts'

const thumbnailWidth = 400

type State = LinkedVisit['pieces'][number]['state']

/**
 * Returns the state of a piece of a visit: `held` for the visit, `planned` if it will be held later, `taken` if it is no longer available.
 */
export function visitPieceState({ hold, missed, status }: VisitPieceRow): State {
  if (hold === 'open') return 'held'
  return missed || hold === 'ended' || status === 'sold' || status === 'withdrawn' ? 'taken' : 'planned'
}

export function visitPhoto({ photo, widths, isDemo }: VisitPieceRow, photoBase: string): string | null {
  if (photo === null || !widths?.length) return null
  const width = widths.find((each) => each >= thumbnailWidth) ?? Math.max(...widths)
  return `${isDemo ? '/photos' : photoBase}/${photo}/${width}.webp`
}

export function presentDeposit({ deposit }: VisitPieceRow) {
  return deposit && { state: deposit.state, amount_usd: usdOrNull(deposit.cents) }
}
